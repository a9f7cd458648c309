import { isInIpRanges, isIp } from "@wren/domain";

/** Headers in the spec's order (section 7), trusted only when one of our proxies wrote them. */
const ADDRESS_HEADERS = [
  "x-forwarded-for",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "forwarded",
  "forwarded-for",
];

/** Our own proxies seen so far; visitors' addresses are never kept. */
const knownProxies = new Set<string>();

/** Returns a request's header by its lower-case name, or null. */
export type HeaderReader = (name: string) => string | null;

/**
 * The visitor's address. Anybody can send such a header, so it counts only when the connection comes from a trusted
 * proxy; and of its list only the last entry that no trusted proxy wrote, because the visitor sent everything to its
 * left.
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

/** Parses plain lists (`a, b`) and the standard's form (`for="[2001:db8::1]:4711";proto=https, for=…`). */
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
