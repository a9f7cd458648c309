import { formatIsoDay, type Locale, type QuotedService, type ServiceLine } from "@wren/domain";
import type { useServiceTexts } from "./texts.ts";

type Texts = ReturnType<typeof useServiceTexts>;

/** `Subscription renewal, 12 months` */
export function serviceTitle(t: Texts, { line, name }: Pick<QuotedService, "line" | "name">, locale: Locale): string {
  return t(`line.${line.service}`, { name: name[locale], count: amountOf(line) });
}

/** What it makes of the subscription. */
export function serviceResult(t: Texts, { line, after }: QuotedService, locale: Locale): string {
  const day = formatIsoDay(after.endsOn, locale);
  return line.service === "renewal" ? t("line.renewed", { day }) : t("line.extended", { day, quota: after.quotaGb });
}

function amountOf(line: ServiceLine): number {
  return line.service === "renewal" ? line.months : line.quotaGb;
}
