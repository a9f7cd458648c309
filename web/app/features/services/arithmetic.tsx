import { formatMoney, money, type Currency, type ServicePrice, type ServiceStep } from "@wren/domain";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { useServiceTexts } from "./texts.ts";

type Props = { price: ServicePrice; currency: Currency };

/** The calculation of a price, line by line; the lines add up to the total. */
export function Arithmetic({ price, currency }: Props) {
  const t = useServiceTexts();
  const locale = useCurrentLocale();
  const format = (minor: number) => formatMoney(money(minor, currency), locale);
  return (
    <dl className="arithmetic">
      {price.steps.map((step) => (
        <div key={step.kind}>
          <dt>{labelOf(step, t)}</dt>
          <dd>
            {step.kind === "yearly-difference"
              ? t("steps.difference", { to: format(step.toYearlyMinor), from: format(step.fromYearlyMinor) })
              : format(step.amountMinor)}
          </dd>
        </div>
      ))}
      <div className="arithmetic-total">
        <dt>{t("steps.total")}</dt>
        <dd>{format(price.totalMinor)}</dd>
      </div>
    </dl>
  );
}

function labelOf(step: ServiceStep, t: ReturnType<typeof useServiceTexts>): string {
  switch (step.kind) {
    case "yearly-difference":
      return t("steps.yearly", { from: step.fromGb, to: step.toGb });
    case "share-of-year":
      return t("steps.days", { days: step.days, of: step.of });
    case "plan":
      return t("steps.plan", { months: step.months });
    case "storage":
      return t("steps.storage", { quota: step.quotaGb, months: step.months });
    case "discount":
      return t("steps.discount", { percent: step.percent });
  }
}
