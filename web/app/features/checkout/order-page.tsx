import { pageTitle } from "#app/lib/page-meta.ts";
import { OrderDetails } from "./order-details.tsx";
import { OrderNext } from "./order-next.tsx";
import { isWaiting } from "./order-status.ts";
import type { OrderView, PayRefusal } from "./order-view.ts";
import { SelfRefresh } from "./self-refresh.tsx";
import { TestMark } from "./test-mark.tsx";
import { useCheckoutTexts } from "./texts.ts";

type Props = {
  order: OrderView;
  /** Who sells: the head of the printed receipt. */
  company: string | null;
  refusal: PayRefusal | null;
};

/** The order's own page for its whole life, and its receipt on paper. */
export function OrderPage({ order, company, refusal }: Props) {
  const t = useCheckoutTexts();
  const { status } = order;
  const title = t("confirmation.title", { number: order.number });
  return (
    <article className="page-width py-10 md:py-16">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <header className="print-only receipt-head">
        <p className="text-title">{company}</p>
        <p>{t("confirmation.receipt")}</p>
      </header>
      <div className="max-w-3xl">
        <p className="font-semibold text-quiet print-hidden">{title}</p>
        <div aria-live="polite" className="print-hidden">
          <h1 className="text-display mt-2">{t(`confirmation.status.${status}.title`)}</h1>
          <p className="text-lead mt-6 max-w-text">
            {t(`confirmation.status.${status}.text`, { until: order.expiresAt })}
          </p>
        </div>
        {isWaiting(status) && <SelfRefresh />}
        {order.payment?.isTest && (
          <div className="mt-6">
            <TestMark />
          </div>
        )}
        <OrderNext order={order} refusal={refusal} />
      </div>
      <OrderDetails order={order} />
      <p className="mt-10 text-sm text-quiet print-hidden">
        {t("confirmation.keepLink")} {t("confirmation.print")}
      </p>
    </article>
  );
}
