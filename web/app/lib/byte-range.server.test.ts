import { expect, test } from "vitest";
import { byteRange } from "./byte-range.server.ts";

test.each([
  ["bytes=0-1", { start: 0, end: 1 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=90-1000", { start: 90, end: 99 }],
  ["bytes=100-", null],
  ["bytes=5-2", null],
  ["bytes=-5", null],
  ["bytes=0-1,4-5", null],
  ["lines=0-1", null],
  [null, null],
])("of 100 bytes, %s asks for %j", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
