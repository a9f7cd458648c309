const ANY_ORIGIN = "http://site.invalid";

/** Path that a form returns to, if it belongs to this site; anything else would be an open redirect. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== "string" || !URL.canParse(value, ANY_ORIGIN)) return "/";
  const { origin, pathname, search } = new URL(value, ANY_ORIGIN);
  // A path may itself begin with two slashes (`/.//evil.example`), which a browser reads as a host.
  const isOurs = origin === ANY_ORIGIN && value.startsWith("/") && !pathname.startsWith("//");
  return isOurs ? pathname + search : "/";
}

/**
 * Turns an address of this site into a path, so that visitors stay on the host they use (the site may have an onion
 * address too). Other addresses stay unchanged.
 */
export function withoutOwnOrigin(address: string, publicUrl: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(publicUrl).origin ? pathname + search : address;
}
