import { expect, test } from "vitest";
import { isBot, judgeAddress, wrongAllowListEntries } from "./index.js";

const ALLOW_LIST =
  "# the office\n192.0.2.0/24, 2001:db8::/32\n\n203.0.113.7 # Anna, at home; was 198.51.100.9, 198.51.100.10\nnonsense";

const message = { en: "Back soon.", de: "Bald zurück." };
const on = (allowList: string) => ({ enabled: true, allowList, message, isClosed: false });
const closed = (allowList: string) => ({ enabled: false, allowList, message, isClosed: true });

test.each([
  [null, "192.0.2.1", { maintenance: false, isForEveryone: true, isClosed: false, message: null }],
  [
    { ...on(ALLOW_LIST), enabled: false },
    "198.51.100.1",
    { maintenance: false, isForEveryone: true, isClosed: false, message: null },
  ],
  [on(""), "192.0.2.1", { maintenance: true, isForEveryone: true, isClosed: false, message }],
  [on(ALLOW_LIST), "192.0.2.1", { maintenance: false, isForEveryone: false, isClosed: false, message: null }],
  [on(ALLOW_LIST), "2001:db8::5", { maintenance: false, isForEveryone: false, isClosed: false, message: null }],
  [on(ALLOW_LIST), "203.0.113.7", { maintenance: false, isForEveryone: false, isClosed: false, message: null }],
  [on(ALLOW_LIST), "203.0.113.8", { maintenance: true, isForEveryone: false, isClosed: false, message }],
  [on(ALLOW_LIST), "198.51.100.10", { maintenance: true, isForEveryone: false, isClosed: false, message }],
  [on(ALLOW_LIST), "not an address", { maintenance: true, isForEveryone: false, isClosed: false, message }],
  [closed(ALLOW_LIST), "203.0.113.8", { maintenance: true, isForEveryone: false, isClosed: true, message }],
  [closed(ALLOW_LIST), "192.0.2.1", { maintenance: false, isForEveryone: false, isClosed: true, message: null }],
  [closed(""), "192.0.2.1", { maintenance: true, isForEveryone: true, isClosed: true, message }],
])("%j and %s", (maintenance, ip, expected) => {
  expect(judgeAddress(maintenance, ip)).toEqual(expected);
});

test("entries that are no address are told with their line", () => {
  expect(wrongAllowListEntries("192.0.2.0/24 # not-an-address\r\n\r\n2001:db8::/32, ::1\n")).toEqual([]);
  expect(wrongAllowListEntries("192.0.2.0/33\n\n192.0.2.1, office # ours\n10.0.0.1 10.0.0.2")).toEqual([
    { line: 1, range: "192.0.2.0/33" },
    { line: 3, range: "office" },
    { line: 4, range: "10.0.0.1 10.0.0.2" },
  ]);
});

test("the spec's bots are bots, browsers are not", () => {
  expect(isBot("Mozilla/5.0 (compatible; Googlebot/2.1)")).toBe(true);
  expect(isBot("curl/8.5.0")).toBe(true);
  expect(isBot("Python-Requests/2.31")).toBe(true);
  expect(isBot("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(false);
  expect(isBot("")).toBe(false);
});
