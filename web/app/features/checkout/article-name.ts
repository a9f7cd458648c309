import type { Locale, QuoteLine } from "@wren/domain";

/** An article's full name: `Wren One, red`. */
export function articleName({ name, variantName }: Pick<QuoteLine, "name" | "variantName">, locale: Locale): string {
  return variantName ? `${name[locale]}, ${variantName[locale]}` : name[locale];
}
