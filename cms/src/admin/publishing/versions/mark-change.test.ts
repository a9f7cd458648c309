import { expect, test } from "vitest";
import { markChange } from "./mark-change";

const shown = (version: string, draft: string) => {
  const marked = markChange(version, draft);
  return [marked.version, marked.draft].map(({ head, changed, tail }) => `${head}[${changed}]${tail}`);
};

test("only the words that differ are marked", () => {
  expect(shown("We ship on Mondays.", "We ship on Fridays.")).toEqual([
    "We ship on [Mondays.]",
    "We ship on [Fridays.]",
  ]);
  expect(shown("one two three", "one three")).toEqual(["one [two ]three", "one []three"]);
  expect(shown("a a", "a a a")).toEqual(["a a[]", "a a[ a]"]);
  expect(shown("About us", "About us today")).toEqual(["About us[]", "About us[ today]"]);
});

test("long ends that are the same are shortened", () => {
  const many = "1 2 3 4 5 6 7 8 9 10 11 12";
  expect(shown(`${many} old ${many}`, `${many} new ${many}`)).toEqual([
    "… 5 6 7 8 9 10 11 12 [old] 1 2 3 4 5 6 7 8 …",
    "… 5 6 7 8 9 10 11 12 [new] 1 2 3 4 5 6 7 8 …",
  ]);
});

test("texts with nothing in common are shown whole", () => {
  expect(shown("here", "there")).toEqual(["[here]", "[there]"]);
});
