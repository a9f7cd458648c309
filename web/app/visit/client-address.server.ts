import { isInIpRanges, isIp } from "@wren/domain";

/** The spec's headers (section 7). Only the one that the operator's proxy sets counts. */
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

/** Our own proxies seen so far; visitors' addresses are never kept. */
const knownProxies = new Set<string>();

/** Returns a request's header by its lower-case name, or null. */
export type HeaderReader = (name: string) => string | null;

/**
 * The visitor's address: the nearest hop that is not our proxy. Anybody can send such a header, so it counts only when
 * our proxy connects; and everything left of the nearest stranger was sent by that stranger (docs/decisions/035-visitors-addresses.md).
 * @returns null when our proxy does not name an address; it is never guessed
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

/** Parses plain lists (`a, b`) and the standard's form (`for="[2001:db8::1]:4711";proto=https, for=…`). */
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
