import { COUNTRY_CODES } from "@wren/domain";

export type Country = { code: string; name: string };

/** All countries by their names in one language. */
export function countriesIn(language: string): Country[] {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code }));
  return countries.sort((one, other) => one.name.localeCompare(other.name, language));
}

/** Finds by the code, which comes first, or by a part of the name, in any case and without accents. */
export function findCountries(countries: Country[], search: string): Country[] {
  const wanted = plain(search);
  const byCode = countries.filter(({ code }) => code.toLowerCase() === wanted);
  const byName = countries.filter(({ name }) => plain(name).includes(wanted));
  return [...new Set([...byCode, ...byName])];
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}

/** Codes in a field's value, which is a list, or the text of one in an entry that a program has saved. */
export function codesIn(value: unknown): string[] {
  const listed: unknown = typeof value === "string" ? parsed(value) : value;
  return Array.isArray(listed) ? listed.filter((code): code is string => typeof code === "string") : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Adds a country at its end, or takes it away. */
export function turned(codes: string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
}
