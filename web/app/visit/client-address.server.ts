import { isInIpRanges, isIp } from "@wren/domain";

/** The spec's order (section 7). They are believed only when a proxy of ours wrote them. */
const ADDRESS_HEADERS = [
  "x-forwarded-for",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "forwarded",
  "forwarded-for",
];

/** Proxies of ours that were seen; visitors' addresses are never kept. */
const knownProxies = new Set<string>();

/** A request's header by its name in small letters, or null. */
export type HeaderReader = (name: string) => string | null;

/**
 * The visitor's address. A header is a claim that anybody can make, so it counts only when the connection
 * comes from a trusted proxy; and of a list of claims only the last one that was not written by such a
 * proxy, because everything to its left was sent by the visitor.
 */
export function clientAddress(header: HeaderReader, peer: string, trustedProxies: readonly string[]): string {
  const isTrusted = (address: string) => isInIpRanges(address, trustedProxies);
  if (!knownProxies.has(peer)) {
    if (!isTrusted(peer)) return peer;
    knownProxies.add(peer);
  }

  const name = ADDRESS_HEADERS.find((candidate) => header(candidate) !== null);
  if (name === undefined) return peer;
  const claim = header(name) ?? "";
  const claims = parseAddresses(claim);
  return claims.findLast((address) => !isTrusted(address)) ?? claims[0] ?? peer;
}

/** Plain lists (`a, b`) and the standard's form (`for="[2001:db8::1]:4711";proto=https, for=…`). */
function parseAddresses(header: string): string[] {
  return header
    .split(",")
    .map((item) => /(?:^|;)\s*for=([^;]+)/i.exec(item)?.[1] ?? item)
    .map(withoutPort)
    .filter(isIp);
}

function withoutPort(text: string): string {
  const address = text.trim().replace(/^"|"$/g, "");
  const bracketed = /^\[([^\]]+)\]/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
