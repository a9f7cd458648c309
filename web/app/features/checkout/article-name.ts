import type { Locale, QuoteLine } from "@wren/domain";

/** `Wren One, red`: an article in the visitor's words. */
export function articleName({ name, variantName }: Pick<QuoteLine, "name" | "variantName">, locale: Locale): string {
  return variantName ? `${name[locale]}, ${variantName[locale]}` : name[locale];
}
