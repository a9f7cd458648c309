import { expect, test } from "vitest";
import { byteRangeOf } from "./index.js";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=40-", { start: 40, end: 99 }],
  ["bytes=40-1000", { start: 40, end: 99 }],
  ["bytes=-1", { start: 99, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
])("%s of 100 bytes", (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("%s of 100 bytes cannot be had", (header) => {
  expect(byteRangeOf(header, 100)).toBe("unsatisfiable");
});

test.each([undefined, "", "bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "bytes=a-b", "lines=0-1", "bytes=0x1-2"])(
  "%s asks for all of it",
  (header) => {
    expect(byteRangeOf(header, 100)).toBeNull();
  },
);

test("of nothing, no part can be had", () => {
  expect(byteRangeOf("bytes=0-", 0)).toBe("unsatisfiable");
  expect(byteRangeOf("bytes=-5", 0)).toBe("unsatisfiable");
});
