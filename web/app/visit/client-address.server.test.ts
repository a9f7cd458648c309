import { expect, test } from "vitest";
import { clientAddress } from "./client-address.server.ts";

const TRUSTED = ["127.0.0.1", "::1", "10.0.0.0/8"];
const PROXY = "127.0.0.1";

test.each([
  ["no header", {}, PROXY, PROXY],
  ["the proxy's word", { "x-forwarded-for": "203.0.113.7" }, PROXY, "203.0.113.7"],
  ["a forged claim left of the proxy's", { "x-forwarded-for": "192.0.2.1, 203.0.113.7" }, PROXY, "203.0.113.7"],
  ["two proxies of ours", { "x-forwarded-for": "192.0.2.1, 203.0.113.7, 10.1.2.3" }, PROXY, "203.0.113.7"],
  ["only proxies of ours", { "x-forwarded-for": "10.1.2.3, 10.1.2.4" }, PROXY, "10.1.2.3"],
  ["the spec's order", { "x-real-ip": "203.0.113.1", "x-forwarded-for": "203.0.113.2" }, PROXY, "203.0.113.2"],
  ["the next header", { "x-real-ip": "203.0.113.1", "x-client-ip": "203.0.113.2" }, PROXY, "203.0.113.1"],
  ["the standard header", { forwarded: 'for=192.0.2.1;proto=https, for="[2001:db8::7]:4711"' }, PROXY, "2001:db8::7"],
  ["a port", { "x-forwarded-for": "203.0.113.7:52100" }, PROXY, "203.0.113.7"],
  ["nonsense", { "x-forwarded-for": "unknown, <script>" }, PROXY, PROXY],
  ["an IPv6 peer", { "x-forwarded-for": "203.0.113.7" }, "::1", "203.0.113.7"],
  ["an IPv4 peer on a dual socket", { "x-forwarded-for": "203.0.113.7" }, "::ffff:127.0.0.1", "203.0.113.7"],
  ["an untrusted peer", { "x-forwarded-for": "192.0.2.1" }, "198.51.100.9", "198.51.100.9"],
])("%s", (_case, headers, peer, expected) => {
  const sent = new Headers(headers);
  expect(clientAddress((name) => sent.get(name), peer, TRUSTED)).toBe(expected);
});
