import { formatIsoDay, type Locale, type QuotedService, type ServiceLine } from "@wren/domain";
import type { useServiceTexts } from "./texts.ts";

type Texts = ReturnType<typeof useServiceTexts>;

/** A service's full title: `Subscription renewal, 12 months`. */
export function serviceTitle(t: Texts, { line, name }: Pick<QuotedService, "line" | "name">, locale: Locale): string {
  return t(`line.${line.service}`, { name: name[locale], count: amountOf(line) });
}

/** The effect of a service on the subscription. */
export function serviceResult(t: Texts, { line, after }: QuotedService, locale: Locale): string {
  const day = formatIsoDay(after.endsOn, locale);
  return line.service === "renewal" ? t("line.renewed", { day }) : t("line.extended", { day, quota: after.quotaGb });
}

/**
 * Explains why an extension costs more than offered: a renewal in the same cart makes it last longer. Null without one.
 */
export function explainLongerPeriod(t: Texts, { price }: Pick<QuotedService, "price">): string | null {
  for (const step of price.steps) {
    if (step.kind !== "share-of-year" || step.daysWithoutRenewal === undefined) continue;
    return t("line.longer", { days: step.days, before: step.daysWithoutRenewal });
  }
  return null;
}

function amountOf(line: ServiceLine): number {
  return line.service === "renewal" ? line.months : line.quotaGb;
}
