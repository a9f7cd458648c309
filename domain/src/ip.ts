/** An address as a number, with the width of its family: 32 bits for IPv4, 128 for IPv6. */
type IpNumber = { bits: 32 | 128; value: bigint };

const IPV4_MAPPED_PREFIX = 0xffffn;

/** True when an address lies in one of the ranges: single addresses or CIDR (`192.0.2.0/24`, `2001:db8::/32`). */
export function isInIpRanges(address: string, ranges: readonly string[]): boolean {
  const ip = parseIp(address);
  return ip !== null && ranges.some((range) => contains(range, ip));
}

export function isIpRange(text: string): boolean {
  return parseRange(text) !== null;
}

export function isIp(text: string): boolean {
  return parseIp(text) !== null;
}

/**
 * Network from which Tor gives every circuit to an onion service its own address (`HiddenServiceExportCircuitID
 * haproxy`).
 */
const TOR_CIRCUITS = "fc00:dead:beef:4dad::/64";

/**
 * Network of one household or machine: an IPv4 address, or the first half of an IPv6 address, of which people have
 * many. For Tor circuits each whole address is another visitor.
 */
export function networkOf(address: string): string {
  const ip = parseIp(address);
  if (!ip) return address;
  if (ip.bits === 32) return `4:${ip.value.toString(16)}`;
  return `6:${(contains(TOR_CIRCUITS, ip) ? ip.value : ip.value >> 64n).toString(16)}`;
}

function contains(range: string, ip: IpNumber): boolean {
  const parsed = parseRange(range);
  if (parsed?.network.bits !== ip.bits) return false;
  const hostBits = BigInt(ip.bits - parsed.prefixLength);
  return parsed.network.value >> hostBits === ip.value >> hostBits;
}

function parseRange(text: string): { network: IpNumber; prefixLength: number } | null {
  const [address = "", prefix, ...rest] = text.trim().split("/");
  const network = parseIp(address);
  if (!network || rest.length > 0) return null;
  if (prefix === undefined) return { network, prefixLength: network.bits };
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > network.bits) return null;
  return { network, prefixLength: Number(prefix) };
}

/** IPv4 inside IPv6 (`::ffff:192.0.2.1`, Node's form of an IPv4 peer on a dual-stack socket) counts as IPv4. */
function parseIp(text: string): IpNumber | null {
  const ipv4 = parseIpv4(text);
  if (ipv4 !== null) return { bits: 32, value: ipv4 };
  const ipv6 = parseIpv6(text);
  if (ipv6 === null) return null;
  if (ipv6 >> 32n === IPV4_MAPPED_PREFIX) return { bits: 32, value: ipv6 & 0xffff_ffffn };
  return { bits: 128, value: ipv6 };
}

function parseIpv4(text: string): bigint | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return null;
  const octets = text.split(".").map(Number);
  if (octets.some((octet) => octet > 255)) return null;
  return octets.reduce((value, octet) => (value << 8n) | BigInt(octet), 0n);
}

function parseIpv6(text: string): bigint | null {
  const withoutZone = text.replace(/%.*$/, "");
  const hexOnly = withoutZone.replace(/(?<=:)[\d.]+$/, (tail) => ipv4AsHex(tail) ?? tail);
  const halves = hexOnly.split("::");
  if (halves.length > 2) return null;

  const [head = [], tail = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<string>(Math.max(0, missing)).fill("0"), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}

/** Converts `192.0.2.1` at the end of an IPv6 address to its two groups. */
function ipv4AsHex(text: string): string | null {
  const value = parseIpv4(text);
  return value === null ? null : `${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
}
