import type { Locale } from "@wren/domain";
import { expect, test } from "vitest";
import { createReader, taughtBy, taughtBySynonyms, termsOf } from "./terms";
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

function readerAfter(words: string[], locale: Locale) {
  const read = createReader(
    new Set([...taughtBySynonyms(locale), ...words.flatMap((word) => taughtBy(word, locale))]),
    locale,
  );
  return (word: string) => termsOf(read(word));
}

test("a word is found by its stem, its parts and its synonyms; fillers by nothing", () => {
  const german = readerAfter(["Nest-ID", "Karte", "einrichten", "liefern"], "de");
  expect(german("Handy")).toEqual(["handy", "~telefon"]);
  expect(german("Nest-ID")).toEqual(["nestid", "nest", "id", "~nest"]);
  expect(german("nestid")).toEqual(["nestid"]);
  expect(german("Einrichtung")).toContain("~einricht");
  expect(german("liefert")).toEqual(german("liefern"));
  expect(german("Warum")).toEqual([]);
  const english = readerAfter(["orders", "ordering"], "en");
  expect(english("ordered")).toEqual(english("orders"));
});
