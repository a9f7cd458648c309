import { INTL_LOCALE, type Locale } from "@wren/domain";

/**
 * Names of countries, sorted in the language. On the server only: browsers know other names, and the page would change
 * at hydration.
 */
export function nameCountries(codes: readonly string[], locale: Locale): { code: string; name: string }[] {
  const collator = new Intl.Collator(INTL_LOCALE[locale]);
  return codes
    .map((code) => ({ code, name: nameCountry(code, locale) }))
    .sort((one, other) => collator.compare(one.name, other.name));
}

export function nameCountry(code: string, locale: Locale): string {
  return new Intl.DisplayNames(INTL_LOCALE[locale], { type: "region" }).of(code) ?? code;
}
