import { expect, test } from "vitest";
import { excerptOf, mark } from "./excerpt";

const isHit = (written: string) => ["nest", "full"].includes(written.toLowerCase());
const shown = (pieces: { text: string; isHit: boolean }[] | null) =>
  pieces?.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");

test("what was searched for is marked as it is written", () => {
  expect(shown(mark("My Nest is full.", isHit))).toBe("My [Nest] is [full].");
});

test("markup in a text stays text", () => {
  expect(
    mark("<b>Nest</b>", isHit)
      .map(({ text }) => text)
      .join(""),
  ).toBe("<b>Nest</b>");
});

test("a long text is shown where it says most, in whole words", () => {
  const filler = "word ".repeat(100);
  const excerpt = shown(excerptOf(`Nest once. ${filler}Here the nest is full. ${filler}`, isHit));
  expect(excerpt).toContain("the [nest] is [full]");
  expect(excerpt).toMatch(/^…word /);
  expect(excerpt).toMatch(/word…$/);
  expect(excerpt?.length).toBeLessThan(260);
});

test("a text without a hit has no excerpt", () => {
  expect(excerptOf("Nothing here.", isHit)).toBeNull();
});
