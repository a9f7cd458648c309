import { expect, test } from "vitest";
import { createSplitter } from "./compounds";

const words = new Set(["speicher", "erweiterung", "zahlung", "karte", "nest", "key", "abo"]);
const isKnown = (word: string) => words.has(word);
const split = createSplitter({ isKnown, isKnownEnd: (word) => isKnown(word) || isKnown(word.replace(/en$/, "")) });

test("a compound is taken apart where both parts are known", () => {
  expect(split("speichererweiterung")).toEqual(["speicher", "erweiterung"]);
  expect(split("nestkey")).toEqual(["nest", "key"]);
});

test("what stands between the parts is left out, and so is the last one's ending", () => {
  expect(split("kartenzahlung")).toEqual(["karte", "zahlung"]);
  expect(split("speichererweiterungen")).toEqual(["speicher", "erweiterungen"]);
});

test("of a half-known compound the known part is something", () => {
  expect(split("zahlungsmethode")).toEqual(["zahlung"]);
});

test("a word by itself has no parts", () => {
  expect(split("speicher")).toEqual([]);
  expect(split("xyz")).toEqual([]);
});

test("a word made to be taken apart in countless ways is left whole, and nobody waits for it", () => {
  const splitAs = createSplitter({ isKnown: (word) => /^a{3,4}$/.test(word), isKnownEnd: () => false });
  expect(splitAs(`${"a".repeat(200)}b`)).toEqual([]);
});
