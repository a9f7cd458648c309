import { expect, test } from "vitest";
import { clientAddress } from "./client-address.server.ts";

const TRUSTED = ["127.0.0.1", "::1", "10.0.0.0/8"];
const PROXY = "127.0.0.1";

type Told = { headers: Record<string, string>; peer?: string; addressHeader?: string | null };

function addressOf({ headers, peer = PROXY, addressHeader = "x-forwarded-for" }: Told) {
  const sent = new Headers(headers);
  return clientAddress((name) => sent.get(name), peer, { trustedProxies: TRUSTED, addressHeader });
}

test.each([
  ["the proxy's word", "203.0.113.7", "203.0.113.7"],
  ["a forged claim left of the proxy's", "192.0.2.1, 203.0.113.7", "203.0.113.7"],
  ["nonsense left of the proxy's", "unknown, <script>, 203.0.113.7", "203.0.113.7"],
  ["two proxies of ours", "192.0.2.1, 203.0.113.7, 10.1.2.3", "203.0.113.7"],
  ["only proxies of ours", "10.1.2.3, 10.1.2.4", "10.1.2.3"],
  ["a port", "203.0.113.7:52100", "203.0.113.7"],
  ["IPv6", "2001:db8::7", "2001:db8::7"],
  ["IPv6 with a port", "[2001:db8::7]:4711", "2001:db8::7"],
  ["IPv4 on a dual socket", "::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["nothing", "", null],
  ["nonsense", "unknown", null],
  ["a claim left of what no address is", "203.0.113.7, unknown", null],
  ["a claim left of what a proxy of ours does not know", "203.0.113.7, unknown, 10.1.2.3", null],
])("%s: X-Forwarded-For: %s", (_case, claim, expected) => {
  expect(addressOf({ headers: { "x-forwarded-for": claim } })).toBe(expected);
  for (const peer of ["::1", "::ffff:127.0.0.1", "10.9.9.9"])
    expect(addressOf({ headers: { "x-forwarded-for": claim }, peer })).toBe(expected);
  expect(addressOf({ headers: { "x-forwarded-for": claim }, peer: "198.51.100.9" })).toBe("198.51.100.9");
});

test("only the header that the proxy sets counts", () => {
  const invented = { "x-forwarded-for": "192.0.2.1", forwarded: "for=192.0.2.2", "x-client-ip": "192.0.2.3" };
  const headers = { ...invented, "x-real-ip": "203.0.113.7" };
  expect(addressOf({ headers, addressHeader: "x-real-ip" })).toBe("203.0.113.7");
  expect(addressOf({ headers: invented, addressHeader: "x-real-ip" })).toBeNull();
});

test("the standard header tells addresses in its own form", () => {
  const headers = { forwarded: 'for=192.0.2.1;proto=https, proto=https;For="[2001:db8::7]:4711"' };
  expect(addressOf({ headers, addressHeader: "forwarded" })).toBe("2001:db8::7");
  expect(addressOf({ headers: { forwarded: "for=_hidden" }, addressHeader: "forwarded" })).toBeNull();
});

test("without a proxy nobody's word counts", () => {
  expect(addressOf({ headers: { "x-forwarded-for": "192.0.2.1" }, addressHeader: null })).toBe(PROXY);
});
