import type { Locale } from "@wren/domain";
import { expect, test } from "vitest";
import { createSpelling, distance } from "./spelling";

function spellingOf(words: string[], locale: Locale) {
  const known = new Set(words);
  return createSpelling({ has: (word) => known.has(word), words: () => known }, locale);
}

test("a wrong, missing, added or swapped letter is one mistake each", () => {
  for (const typed of ["warrenty", "waranty", "warrranty", "warratny"]) expect(distance(typed, "warranty", 2)).toBe(1);
  expect(distance("war", "warranty", 2)).toBe(Infinity);
});

test("a mistyped word means its nearest neighbour, with two mistakes only if it is long", () => {
  const correct = spellingOf(["battery", "monero"], "en");
  expect(correct("batery", false)).toEqual(new Map([["battery", 0.7]]));
  expect(correct("mnreo", false)).toEqual(new Map());
});

test("a mistyped filler is a filler", () => {
  expect(spellingOf(["nest"], "en")("everythng", false)).toBe("filler");
});

test("dialect is read as German", () => {
  const correct = spellingOf(["aufladen", "bestellung", "karte"], "de");
  for (const [typed, meant] of [
    ["ufelade", "aufladen"],
    ["bstellig", "bestellung"],
    ["charte", "karte"],
  ] as const)
    expect(correct(typed, false)).toEqual(new Map([[meant, 0.8]]));
});

test("the last word may be unfinished", () => {
  const correct = spellingOf(["monero"], "en");
  expect(correct("mo", true)).toEqual(new Map([["monero", 0.5]]));
  expect(correct("mo", false)).toEqual(new Map());
});
