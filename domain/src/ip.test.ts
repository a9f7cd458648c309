import fc from "fast-check";
import { expect, test } from "vitest";
import { isInIpRanges, isIp, isIpRange, networkOf } from "./ip.js";

test.each([
  ["192.0.2.7", "192.0.2.7", true],
  ["192.0.2.7", "192.0.2.0/24", true],
  ["192.0.3.7", "192.0.2.0/24", false],
  ["10.255.255.255", "10.0.0.0/8", true],
  ["11.0.0.0", "10.0.0.0/8", false],
  ["203.0.113.9", "0.0.0.0/0", true],
  ["::ffff:192.0.2.7", "192.0.2.0/24", true],
  ["192.0.2.7", "::ffff:192.0.2.0", false],
  ["2001:db8::1", "2001:db8::/32", true],
  ["2001:db9::1", "2001:db8::/32", false],
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1", true],
  ["::1", "::1", true],
  ["fe80::1%eth0", "fe80::/10", true],
  ["2001:db8::1", "0.0.0.0/0", false],
  ["192.0.2.7", "::/0", false],
  ["not an address", "0.0.0.0/0", false],
  ["", "0.0.0.0/0", false],
])("%s in %s: %s", (address, range, expected) => {
  expect(isInIpRanges(address, [range])).toBe(expected);
});

test.each([
  "1.2.3",
  "1.2.3.256",
  "01.2.3.4.5",
  "::1::",
  "1:2:3:4:5:6:7",
  "1:2:3:4:5:6:7:8:9",
  "g::1",
  "1.2.3.4/33",
  "::/129",
  "1.2.3.4/8/8",
  "1.2.3.4/",
  "::1/x",
])("%s is no range", (text) => {
  expect(isIpRange(text)).toBe(false);
});

test("an address is in its own range, however long the prefix", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(32), (address, prefix) => {
      expect(isIp(address)).toBe(true);
      expect(isInIpRanges(address, [`${address}/${String(prefix)}`])).toBe(true);
    }),
  );
});

test("an empty list holds nobody", () => {
  expect(isInIpRanges("192.0.2.7", [])).toBe(false);
});

test("two addresses of one household are one network, those of two are not", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:2:ffff::9"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
  expect(networkOf("192.0.2.1")).toBe(networkOf("::ffff:192.0.2.1"));
  expect(networkOf("fc00:dead:beef:4dad::1:2")).not.toBe(networkOf("fc00:dead:beef:4dad::1:3"));
  expect(networkOf("192.0.2.1")).not.toBe(networkOf("192.0.2.2"));
});
