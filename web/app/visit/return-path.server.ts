import { localAddress } from "#app/lib/local-address.ts";

/**
 * Turns an address of this site into a path, so that visitors stay on the host they use (the site may have an onion
 * address too). Other addresses stay unchanged.
 */
export function withoutOwnOrigin(address: string, publicUrl: string): string {
  if (!URL.canParse(address)) return localAddress(address);
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(publicUrl).origin ? localAddress(pathname + search) : address;
}
