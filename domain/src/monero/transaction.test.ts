import { expect, test } from "vitest";
import { parseTxid, parseTxKey } from "./transaction.js";

const ORDER_HEX = "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010";

test("a transaction id is understood however it was pasted", () => {
  expect(parseTxid(`  ${"AB".repeat(32)}\n`)).toBe("ab".repeat(32));
});

test.each(["", "hello", "ab".repeat(31), "ab".repeat(33), "zz".repeat(32), `${"ab".repeat(32)}'`])(
  "%j is no transaction id",
  (text) => {
    expect(parseTxid(text)).toBeNull();
  },
);

test("a key of one or several outputs", () => {
  const key = "c9ca07092b6a2555e043bc72ac3643b666051d1a080fa40008d808d3c05e3a03";
  expect(parseTxKey(key.toUpperCase())).toBe(key);
  expect(parseTxKey(key.repeat(5))).toBe(key.repeat(5));
});

test.each([
  ["all ones", "ff".repeat(32)],
  ["the group's order", ORDER_HEX],
  ["zero", "00".repeat(32)],
  ["one bad key among good ones", `${"01".padEnd(64, "0")}${"ff".repeat(32)}`],
  ["too many keys", "01".padEnd(64, "0").repeat(18)],
  ["half a key", "01".repeat(16)],
  ["nothing", ""],
  ["no hex", "g".repeat(64)],
])("a key that would end the wallet never reaches it: %s", (_, key) => {
  expect(parseTxKey(key)).toBeNull();
});

test("the largest key of the group is a key", () => {
  expect(parseTxKey(`ec${ORDER_HEX.slice(2)}`)).toBe(`ec${ORDER_HEX.slice(2)}`);
});
