import type { Locale, QuoteLine } from "@wren/domain";

export function articleName({ name, variantName }: Pick<QuoteLine, "name" | "variantName">, locale: Locale): string {
  return [name[locale], variantName?.[locale]].filter(Boolean).join(", ");
}
