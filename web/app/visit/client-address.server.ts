import { isInIpRanges, isIp } from "@wren/domain";

/** The specification's headers (section 7). One of them counts: the one that the operator's proxy sets. */
export const ADDRESS_HEADERS = [
  "x-forwarded-for",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "forwarded",
  "forwarded-for",
] as const;

/** The proxies before web, and the header in which they tell whom a request comes from. */
export type ProxySettings = { trustedProxies: readonly string[]; addressHeader: string | null };

/** Proxies of ours that were seen; visitors' addresses are never kept. */
const knownProxies = new Set<string>();

/** A request's header by its name in small letters, or null. */
export type HeaderReader = (name: string) => string | null;

/**
 * The visitor's address: that of the nearest hop which is not a proxy of ours. A header is a claim that anybody can make,
 * so it counts only if a proxy of ours connects, and of its hops only those to the right: everything left of the
 * nearest stranger was sent by that stranger (docs/decisions/034-visitors-addresses.md).
 * @returns null when a proxy of ours does not tell the address; nobody guesses it then
 */
export function clientAddress(header: HeaderReader, peer: string, settings: ProxySettings): string | null {
  const { trustedProxies, addressHeader } = settings;
  if (addressHeader === null || !isOurProxy(peer, trustedProxies)) return peer;
  const hops = parseHops(header(addressHeader) ?? "");
  const nearest = hops.findLast((hop) => !isInIpRanges(hop, trustedProxies)) ?? hops[0] ?? "";
  return isIp(nearest) ? nearest : null;
}

function isOurProxy(peer: string, trustedProxies: readonly string[]): boolean {
  if (knownProxies.has(peer)) return true;
  if (!isInIpRanges(peer, trustedProxies)) return false;
  knownProxies.add(peer);
  return true;
}

/** Plain lists (`a, b`) and the standard's form (`for="[2001:db8::1]:4711";proto=https, for=…`). */
function parseHops(header: string): string[] {
  return header
    .split(",")
    .map((item) => /(?:^|;)\s*for=([^;]+)/i.exec(item)?.[1] ?? item)
    .map(withoutPort);
}

function withoutPort(text: string): string {
  const address = text.trim().replace(/^"|"$/g, "");
  const bracketed = /^\[([^\]]+)\]/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
