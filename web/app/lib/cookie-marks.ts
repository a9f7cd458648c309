/**
 * The ends of paths that the way leads by after something that needs a cookie: whoever comes by without it has a browser
 * that did not take it. They are paths and not parameters, as w3m takes two redirects of one path for a loop.
 */
export const COOKIE_MARKS = { addedToCart: "/added", lookedUp: "/found", signedIn: "/entered" } as const;

/** The path that such a way leads to. */
export function withoutMark(pathname: string): string {
  const mark = Object.values(COOKIE_MARKS).find((end) => pathname.endsWith(end));
  return mark ? pathname.slice(0, -mark.length) : pathname;
}
