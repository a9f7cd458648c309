import type { OrderPage } from "@wren/domain";
import { useCheckoutTexts } from "./texts.ts";

type Props = { subscriptions: OrderPage["subscriptions"] };

/** The numbers of the ordered phones, folded and not printed: receipts are shown to others. */
export function SubscriptionNumbers({ subscriptions }: Props) {
  const t = useCheckoutTexts();
  return (
    <section aria-labelledby="numbers-heading" className="order-section print-hidden">
      <h2 id="numbers-heading" className="text-title">
        {t("confirmation.numbers.heading", { count: subscriptions.length })}
      </h2>
      <p className="max-w-text text-sm text-quiet">{t("confirmation.numbers.text")}</p>
      <details className="more-fields">
        <summary>{t("confirmation.numbers.show")}</summary>
        {subscriptions.map(({ mobileId, nestId, supportId }, index) => (
          <div key={mobileId} className="py-2">
            {subscriptions.length > 1 && (
              <h3 className="font-semibold">{t("confirmation.numbers.phone", { number: index + 1 })}</h3>
            )}
            <dl className="subscription-numbers">
              <Numbered label={t("confirmation.numbers.mobileId")} value={mobileId} />
              <Numbered label={t("confirmation.numbers.nestId")} value={nestId} />
              <Numbered label={t("confirmation.numbers.supportId")} value={supportId} />
            </dl>
          </div>
        ))}
      </details>
    </section>
  );
}

function Numbered({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="copy-text-value">{value}</dd>
    </div>
  );
}
