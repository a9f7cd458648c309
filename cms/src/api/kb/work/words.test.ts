import type { Locale } from "@wren/domain";
import { expect, test } from "vitest";
import { createTerms, taughtBy, taughtBySynonyms } from "./terms";
import { fold, wordsOf } from "./words";

test("umlauts are the same with dots, without and written out; ß is ss", () => {
  for (const written of ["verlängern", "verlaengern", "Verlangern"]) expect(fold(written, "de")).toBe("verlangern");
  expect(fold("Größe", "de")).toBe(fold("Groesse", "de"));
});

test("what only looks like an umlaut is none", () => {
  expect(fold("neue", "de")).toBe("neue");
  expect(fold("Steuer", "de")).toBe("steuer");
  expect(fold("queue", "en")).toBe("queue");
});

test("words keep their hyphens and apostrophes, and remember where they stood", () => {
  expect(wordsOf("Wi-Fi doesn't: why?")).toEqual([
    { written: "Wi-Fi", start: 0 },
    { written: "doesn't", start: 6 },
    { written: "why", start: 15 },
  ]);
});

function termsAfter(words: string[], locale: Locale) {
  return createTerms(
    new Set([...taughtBySynonyms(locale), ...words.flatMap((word) => taughtBy(word, locale))]),
    locale,
  );
}

test("a word is found by its stem, its parts and what others call it; words that say nothing by nothing", () => {
  const german = termsAfter(["Nest-ID", "Karte", "einrichten"], "de");
  expect(german("Handy")).toEqual(german("Telefon"));
  expect(german("Nest-ID")).toEqual(["nestid", "nest", "id"]);
  expect(german("nestid")).toEqual(["nestid"]);
  expect(german("Einrichtung")).toEqual(german("einrichten"));
  expect(german("Warum")).toEqual([]);
  const english = termsAfter(["orders", "ordering"], "en");
  expect(english("ordered")).toEqual(english("orders"));
});
