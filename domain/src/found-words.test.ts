import { expect, test } from "vitest";
import { excerptAround, hasAllWords, wordsToFind } from "./found-words.js";

const marked = (text: string, search: string) =>
  excerptAround(text, wordsToFind(search))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join("");

test("a search is its words, without those that are too short or come twice", () => {
  expect(wordsToFind("  My SIM   Grüezi sim 5G ")).toEqual(["sim", "grüezi"]);
  expect(wordsToFind("a b")).toEqual([]);
});

test("a text must have every word, in any case and order, also within longer words", () => {
  expect(hasAllWords("Der AKKU meines Ladegeräts", ["ladegerät", "akku"])).toBe(true);
  expect(hasAllWords("Der Akku", ["ladegerät", "akku"])).toBe(false);
  expect(hasAllWords("GRU\u0308EZI", ["grüezi"])).toBe(true);
});

test("an excerpt marks all words and keeps the letters as they were written", () => {
  expect(marked("The battery of my phone.\nBATTERY!", "battery phone")).toBe("The [battery] of my [phone]. [BATTERY]!");
});

test("a long text is cut around the first word, at a space", () => {
  const text = `${"words before ".repeat(20)}the needle ${"words after ".repeat(40)}`;
  expect(marked(text, "needle")).toMatch(/^… \w+ .*the \[needle\] words after .* …$/);
  expect(marked(text, "needle").length).toBeLessThan(180);
});

test("a letter whose small form is longer moves no mark", () => {
  expect(marked("İİİ needle", "needle")).toBe("İİİ [needle]");
});

test("of two words that begin at the same place the longer one is marked", () => {
  expect(marked("subscription", "sub subscription")).toBe("[subscription]");
});
