import { localAddress } from "#app/lib/local-address.ts";

/**
 * An address of this site as a path, so that a visitor stays on the host they came by (the site may have an onion
 * address too). Any other address stays as it is.
 */
export function withoutOwnOrigin(address: string, publicUrl: string): string {
  if (!URL.canParse(address)) return localAddress(address);
  const { origin, pathname, search } = new URL(address);
  return origin === new URL(publicUrl).origin ? localAddress(pathname + search) : address;
}
