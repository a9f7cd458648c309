import { localAddress } from "#app/lib/local-address.ts";

/** Letters that mean the same with and without a code (RFC 3986, 2.3). */
const NEEDS_NO_CODE = /[\w.~-]/;
const CODES = /%[0-9a-f]{2}/gi;

/**
 * The one spelling of a path: no double slashes, none at its end, no dots that lead elsewhere, no codes for plain
 * letters, and what is fixed in a route as the route spells it. The router takes all others too; each would be a page
 * of its own for search engines and in memory.
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

/** Takes the fixed parts from the pattern and the others, which may be anybody's names, as they are. */
function spellLike(pattern: string, path: string): string {
  const parts = path.split("/");
  const fixed = pattern.split("/");
  if (fixed.length !== parts.length) return path;
  return parts.map((part, index) => (fixed[index]?.startsWith(":") ? part : fixed[index])).join("/");
}
