import { env } from "#app/env.server.ts";
import { localAddress } from "#app/lib/local-address.ts";

const { protocol, host: publicHost } = new URL(env.PUBLIC_URL);
const onion = env.ONION_URL === undefined ? null : new URL(env.ONION_URL);

/** True when a request with this `Host` header came by the onion address. */
export function isOnionHost(host: string | undefined): boolean {
  return onion !== null && host === onion.host;
}

/**
 * The origin under which the visitor sees the site. TLS ends at the proxy, so the scheme comes from ONION_URL for the
 * onion address and from PUBLIC_URL for every other host.
 */
export function ownOrigin(host: string | undefined): string {
  return onion !== null && isOnionHost(host) ? onion.origin : `${protocol}//${host ?? publicHost}`;
}

/** Every origin under which visitors see the site: the one of this request, and those that it has by its settings. */
export function ownOrigins(host: string | undefined): string[] {
  const known = [ownOrigin(host), new URL(env.PUBLIC_URL).origin, ...(onion ? [onion.origin] : [])];
  return [...new Set(known)];
}

/** The same page at the onion address; null where the site has none. */
export function toOnionAddress(path: string): string | null {
  return onion && onion.origin + localAddress(path);
}
