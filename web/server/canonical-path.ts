import { localAddress } from "#app/lib/local-address.ts";

/** Characters that mean the same with and without percent-encoding (RFC 3986, 2.3). */
const NEEDS_NO_CODE = /[\w.~-]/;
const CODES = /%[0-9a-f]{2}/gi;

/**
 * The canonical spelling of a path: no double or trailing slashes, no dot segments, no percent-encoding of plain
 * letters, and the fixed parts of a route in its own case. The router accepts all other spellings too; each would be a
 * separate page for search engines and in the cache.
 * @param nameRoute finds the pattern of a path (`/shop/:slug`)
 */
export function canonicalPath(path: string, nameRoute: (path: string) => string): string {
  const short = localAddress(path.replace(CODES, decodePlain)).replace(/(?<=.)\/$/, "");
  return /[A-Z]/.test(short.replace(CODES, "")) ? spellLike(nameRoute(short), short) : short;
}

function decodePlain(code: string): string {
  const letter = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return NEEDS_NO_CODE.test(letter) ? letter : code.toUpperCase();
}

/** Takes the fixed parts from the pattern and the parameters, which may have any case, from the path. */
function spellLike(pattern: string, path: string): string {
  const parts = path.split("/");
  const fixed = pattern.split("/");
  if (fixed.length !== parts.length) return path;
  return parts.map((part, index) => (fixed[index]?.startsWith(":") ? part : fixed[index])).join("/");
}
