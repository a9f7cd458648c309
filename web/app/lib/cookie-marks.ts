/**
 * Suffixes of paths to which a form that sets a cookie redirects. A request for such a path without the cookie comes
 * from a browser that refused it. They are paths and not parameters, because w3m takes two redirects of one path for a
 * loop; no slug has an underscore.
 */
export const COOKIE_MARKS = {
  addedToCart: "/_added",
  lookedUp: "/_found",
  signedIn: "/_entered",
  begun: "/_begun",
  begunWithoutAddress: "/_numbered",
} as const;

export function withoutMark(pathname: string): string {
  const mark = Object.values(COOKIE_MARKS).find((end) => pathname.endsWith(end));
  return mark ? pathname.slice(0, -mark.length) : pathname;
}
