/** The site's languages. English is the default and has no path prefix (spec, section 9). */
export const LOCALES = ["en", "de"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en";

/** Locales for `Intl`: the seller is Swiss, so number and date formats are too. */
export const INTL_LOCALE = { en: "en-CH", de: "de-CH" } as const satisfies Record<Locale, string>;

/** Name of each language in that language, for the switch. */
export const LOCALE_NAME = { en: "English", de: "Deutsch" } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
