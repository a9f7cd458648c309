import type { Locale, QuotedService, QuoteLine } from "@wren/domain";
import { choiceText } from "../../subscriptions/work/service-words";

/** `Wren One, graphite`. */
export function articleName({ name, variantName }: Pick<QuoteLine, "name" | "variantName">, locale: Locale): string {
  return [name[locale], variantName?.[locale]].filter(Boolean).join(", ");
}

/** `Storage extension, 200 GB`. Names no subscription, so that anybody may see it. */
export function serviceName({ name, line }: Pick<QuotedService, "name" | "line">, locale: Locale): string {
  return `${name[locale]}, ${choiceText(line, locale)}`;
}
