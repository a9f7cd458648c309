import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { codeOf, matchingStep, otpauthUri, stepAt, toBase32 } from "./totp";

/** The secret of the examples in RFC 6238, appendix B. */
const SECRET = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("at %i seconds the code of RFC 6238 is %s", (seconds, code) => {
  expect(codeOf(SECRET, stepAt(at(seconds)))).toBe(code);
});

test("a clock may be wrong by one step, and not by two", () => {
  const step = stepAt(at(1_000_000));
  const takes = (offset: number) =>
    matchingStep(SECRET, { code: codeOf(SECRET, step + offset), now: at(1_000_000), lastStep: 0 }) !== null;
  expect([-2, -1, 0, 1, 2].map(takes)).toEqual([false, true, true, true, false]);
});

test("a code counts once, and none before it counts any more", () => {
  const now = at(1_000_000);
  const step = stepAt(now);
  const code = codeOf(SECRET, step);
  expect(matchingStep(SECRET, { code, now, lastStep: step - 1 })).toBe(step);
  expect(matchingStep(SECRET, { code, now, lastStep: step })).toBeNull();
  expect(matchingStep(SECRET, { code: codeOf(SECRET, step - 1), now, lastStep: step })).toBeNull();
});

test.each(["", "12345", "1234567", "äöüäöü"])("%j is no code", (code) => {
  expect(matchingStep(SECRET, { code, now: at(59), lastStep: 0 })).toBeNull();
});

test("the secret is written in base 32, as apps want it", () => {
  expect(toBase32(SECRET)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(toBase32(Buffer.from("f"))).toBe("MY");
  expect(otpauthUri(SECRET, "anna@wren.example")).toBe(
    "otpauth://totp/Wren%3Aanna%40wren.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Wren",
  );
});
