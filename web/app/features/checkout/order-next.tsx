import { formatMoney, isPayable, money } from "@wren/domain";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { useServiceTexts } from "#app/features/services/texts.ts";
import type { OrderView, PayRefusal } from "./order-view.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { useCheckoutTexts } from "./texts.ts";

type Props = { order: OrderView; refusal: PayRefusal | null };

/** The buyer's next step, if there is one. */
export function OrderNext({ order, refusal }: Props) {
  const t = useCheckoutTexts();
  const tService = useServiceTexts();
  const { state, status, trackingNumber, payment, monero, areServicesWithheld } = order;
  // Money that has already come counts for Monero only.
  const hasBegun = monero !== null && monero.receivedXmr !== "0";
  const canPay = isPayable(state) && status !== "processing" && !hasBegun;
  const canOrderAgain = state === "expired" || state === "cancelled";
  if (!refusal && !trackingNumber && !canPay && !canOrderAgain && !areServicesWithheld) return null;
  return (
    <div className="mt-8 grid justify-items-start gap-6 print-hidden">
      {refusal && (
        <ErrorSummary
          heading={t("problem")}
          errors={[{ field: null, message: t(`errors.${refusal.code}`, { minutes: refusal.waitMinutes }) }]}
          refusal={refusal}
        />
      )}
      {areServicesWithheld && <p className="notice-warn max-w-text">{tService("line.withheld")}</p>}
      {trackingNumber && (
        <p>
          {t("confirmation.tracking")}: <strong>{trackingNumber}</strong>
        </p>
      )}
      {canPay && (
        <>
          {status === "awaiting" && !payment?.url && !monero && (
            <p className="notice-warn">
              {t(payment?.method === "monero" ? "confirmation.walletAway" : "confirmation.providerAway")}
            </p>
          )}
          {payment?.url && status !== "failed" && (
            <a href={payment.url} rel="noreferrer" className="button-primary">
              {t("confirmation.payNow")}
            </a>
          )}
          <PayForm order={order} />
        </>
      )}
      {canOrderAgain && (
        <Form method="post">
          <SubmitButton name="intent" form="again">
            {t("confirmation.orderAgain")}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

/** Another payment attempt, collapsed while the current one can continue. */
function PayForm({ order }: { order: OrderView }) {
  const t = useCheckoutTexts();
  const locale = useCurrentLocale();
  const { methods, payment, monero, status } = order;
  if (methods.length === 0) return null;
  const total = money(order.totalMinor, order.currency);
  const canGoOn = Boolean(payment?.url ?? monero) && status !== "failed";
  const form = (
    <Form method="post" className="grid justify-items-start gap-6">
      <PaymentChoice
        form="pay"
        methods={methods}
        // The page has already said so for the whole order.
        isTest={false}
        chosen={payment?.method}
        total={total}
      />
      <SubmitButton name="intent" form="pay" kind={canGoOn ? "quiet" : "primary"}>
        {t("confirmation.payAgain", { total: formatMoney(total, locale) })}
      </SubmitButton>
    </Form>
  );
  return canGoOn ? <Folded label={t("confirmation.otherWay")}>{form}</Folded> : form;
}

function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="more-fields w-full">
      <summary>{label}</summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
