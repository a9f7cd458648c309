import {
  GIVES_WAY_MINUTES,
  MONERO_KEPT_MINUTES,
  MONERO_SEEN_HOURS,
  MOST_KEPT_UNITS,
  PROVIDER_KEPT_MINUTES,
} from "@wren/domain";
import { useCheckoutTexts } from "./texts.ts";

type Props = { isKept: boolean; until: string };

/** Tells a buyer who has not paid yet whether the goods are kept, and by which rule. */
export function KeptGoods({ isKept, until }: Props) {
  const t = useCheckoutTexts();
  return (
    <section className="mt-8 max-w-text print-hidden">
      {!isKept && <p className="notice mb-6">{t("confirmation.kept.free", { until })}</p>}
      <details className="more-fields">
        <summary>{t("confirmation.kept.heading")}</summary>
        <p className="pt-4">
          {t("confirmation.kept.rule", {
            providerMinutes: PROVIDER_KEPT_MINUTES,
            moneroMinutes: MONERO_KEPT_MINUTES,
            seenHours: MONERO_SEEN_HOURS,
            oldMinutes: GIVES_WAY_MINUTES,
            units: MOST_KEPT_UNITS,
          })}
        </p>
      </details>
    </section>
  );
}
