import { DEFAULT_LOCALE, isLocale, type Locale } from "@wren/domain";

/** The browser's preferred language (`Accept-Language`) among ours. */
export function preferredLocale(acceptLanguage: string): Locale {
  const wishes = acceptLanguage.split(",").map((wish) => {
    const [tag = "", ...parameters] = wish.trim().split(";");
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split("-")[0]?.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes.filter(({ language, quality }) => isLocale(language) && quality > 0);
  // Sorting is stable: of two equal preferences the first one wins.
  const [best] = known.sort((a, b) => b.quality - a.quality);
  return isLocale(best?.language) ? best.language : DEFAULT_LOCALE;
}
