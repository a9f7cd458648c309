import { COUNTRY_CODES } from "@wren/domain";
import { expect, test } from "vitest";
import { codesIn, countriesIn, findCountries, turned } from "./countries";

const found = (language: string, search: string) =>
  findCountries(countriesIn(language), search).map(({ name }) => name);

test("every country has a name in both languages, in the order of that language", () => {
  for (const language of ["en", "de"]) {
    const countries = countriesIn(language);
    expect(countries.map(({ code }) => code).sort()).toEqual([...COUNTRY_CODES].sort());
    expect(countries.filter(({ code, name }) => code === name)).toEqual([]);
  }
  const german = countriesIn("de").map(({ name }) => name);
  // Umlauts stand with their vowels, not behind Z.
  expect(german.indexOf("Österreich")).toBeLessThan(german.indexOf("Pakistan"));
});

test("a country is found by a part of its name, without accents, and by its code", () => {
  expect(found("en", " SWITZ")).toEqual(["Switzerland"]);
  expect(found("de", "osterr")).toEqual(["Österreich"]);
  expect(found("en", "gb")).toEqual(["United Kingdom"]);
  expect(found("en", "in")[0]).toBe("India");
  expect(found("en", "")).toHaveLength(COUNTRY_CODES.length);
  expect(found("en", "Atlantis")).toEqual([]);
});

test("a country is added at the end and taken away", () => {
  expect(turned(["CH"], "LI")).toEqual(["CH", "LI"]);
  expect(turned(["CH", "LI"], "CH")).toEqual(["LI"]);
});

test("a value may be a list, the text of one, or nothing", () => {
  expect(codesIn(["CH", "LI"])).toEqual(["CH", "LI"]);
  expect(codesIn('["CH"]')).toEqual(["CH"]);
  expect(codesIn("CH")).toEqual([]);
  expect(codesIn(null)).toEqual([]);
});
