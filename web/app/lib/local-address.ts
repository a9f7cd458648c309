/** Most addresses: nothing in them can mean anything else to a browser. */
const PLAIN = /^\/$|^(?:\/[\w-]+)+$/;
/** Browsers drop some of these from addresses, and none belongs into a header. */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;
const LEADING_SLASHES = /^[ /\\]*[/\\][ /\\]*/;
const SLASHES = /\/{2,}/g;
const ANY_ORIGIN = "http://site.invalid";

/**
 * Makes an address of this site (path, query, hash) of anything, as a browser reads it: backslashes are slashes, tabs
 * and line breaks are nothing, dots lead up. Each run of slashes becomes one, so that what follows is never taken for a
 * host. Whatever does not begin with a slash gives the home page. Every address that a visitor could have written passes
 * here before somebody is sent there: an open redirect lends our name to strangers.
 */
export function localAddress(text: unknown): string {
  if (typeof text !== "string") return "/";
  if (PLAIN.test(text)) return text;
  const clean = text.replace(CONTROLS, "");
  if (!LEADING_SLASHES.test(clean)) return "/";
  const { pathname, search, hash } = new URL(ANY_ORIGIN + clean.replace(LEADING_SLASHES, "/"));
  return pathname.replace(SLASHES, "/") + search + hash;
}
