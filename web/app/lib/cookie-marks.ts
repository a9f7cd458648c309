/**
 * A form that sets a cookie redirects to its page by a path with one of these ends. A request for it without the cookie
 * comes from a browser that did not take it. They are paths and not parameters, because w3m takes two redirects of one
 * path for a loop; and no slug has an underscore.
 */
export const COOKIE_MARKS = { addedToCart: "/_added", lookedUp: "/_found", signedIn: "/_entered" } as const;

/** The path of the page itself. */
export function withoutMark(pathname: string): string {
  const mark = Object.values(COOKIE_MARKS).find((end) => pathname.endsWith(end));
  return mark ? pathname.slice(0, -mark.length) : pathname;
}
