const ANY_ORIGIN = "http://site.invalid";

/** Where a form wants to go back to, if that is a path of this site; anything else would be an open redirect. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== "string" || !URL.canParse(value, ANY_ORIGIN)) return "/";
  const { origin, pathname, search } = new URL(value, ANY_ORIGIN);
  // A path may itself begin with two slashes (`/.//evil.example`), which a browser reads as a host.
  const isOurs = origin === ANY_ORIGIN && value.startsWith("/") && !pathname.startsWith("//");
  return isOurs ? pathname + search : "/";
}
