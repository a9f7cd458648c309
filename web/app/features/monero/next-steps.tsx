import type { MoneroView } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

const MINUTES_PER_BLOCK = 2;

/** The steps after sending, detailed enough to print and pay later. */
export function NextSteps({ view: { confirmationsRequired, links } }: { view: MoneroView }) {
  const t = useMoneroTexts();
  return (
    <section aria-labelledby="monero-next">
      <h3 id="monero-next" className="text-title">
        {t("pay.next")}
      </h3>
      <ol className="monero-steps">
        <li>{t("pay.steps.send")}</li>
        <li>{t("pay.steps.seen")}</li>
        <li>
          {t("pay.steps.confirmed", {
            confirmations: confirmationsRequired,
            minutes: confirmationsRequired * MINUTES_PER_BLOCK,
          })}
        </li>
      </ol>
      <p className="mt-4 max-w-text text-sm text-quiet">
        {t("pay.later")} <span className="print-only">{t("pay.page", { address: links.absolutePage })}</span>
      </p>
    </section>
  );
}
