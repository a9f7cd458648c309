import { TextBrowserNote } from "#app/components/ui/text-browser-note.tsx";
import { PAYMENT_STEPS, stepOf, type MoneroView, type PaymentStep } from "./monero-view.ts";
import { useMoneroTexts } from "./texts.ts";

/** The payment's way in four steps. It moves with the page, which refreshes with and without scripts. */
export function PaymentSteps({ view }: { view: MoneroView }) {
  const t = useMoneroTexts();
  const { confirmations, confirmationsRequired: required } = view;
  const current = PAYMENT_STEPS.indexOf(stepOf(view));
  const labels: Record<PaymentStep, string> = {
    sent: t(current === 0 ? "steps.send" : "steps.sent"),
    seen: t("steps.seen"),
    confirmed:
      stepOf(view) === "confirmed"
        ? t("verifying.progress", { confirmations: Math.min(confirmations, required), required })
        : t("steps.confirmed", { required }),
    paid: t("steps.paid"),
  };
  return (
    <ol aria-label={t("steps.label")} className="payment-steps print-hidden">
      {PAYMENT_STEPS.map((step, index) => (
        <li key={step} data-reached={index <= current} aria-current={index === current ? "step" : undefined}>
          {labels[step]}
          {index === current && <TextBrowserNote>{t("steps.current")}</TextBrowserNote>}
        </li>
      ))}
    </ol>
  );
}
