import { isPayable, type Currency } from "@wren/domain";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { ClaimOutcome } from "#app/features/monero/claim-outcome.tsx";
import { CLAIM_FORM, ClaimPart } from "#app/features/monero/claim-part.tsx";
import { isGoodOutcome, type MoneroFormResult } from "#app/features/monero/monero-form-result.ts";
import { MoneroPart } from "#app/features/monero/monero-part.tsx";
import { MoneroTestNote } from "#app/features/monero/monero-test-note.tsx";
import type { MoneroView } from "#app/features/monero/monero-view.ts";
import { pageTitle } from "#app/lib/page-meta.ts";
import type { ReactNode } from "react";
import { ChatAboutOrder } from "./chat-about-order.tsx";
import { KeptGoods } from "./kept-goods.tsx";
import { OrderDetails } from "./order-details.tsx";
import { OrderNext } from "./order-next.tsx";
import { moneyStateOf } from "./order-status.ts";
import type { OrderFormResult, OrderView } from "./order-view.ts";
import { ParcelDates } from "./parcel-dates.tsx";
import { PrintHead } from "./print-head.tsx";
import { QuietRefresh, SelfRefresh } from "./self-refresh.tsx";
import { SubscriptionNumbers } from "./subscription-numbers.tsx";
import { TestMark } from "./test-mark.tsx";
import { useCheckoutTexts } from "./texts.ts";

type Props = {
  order: OrderView;
  /** The secret that opens the page; its streams and forms need it too. */
  secret: string;
  /** True while the form for a transaction id is shown. */
  isClaiming: boolean;
  /** Id of a transaction just played in the sandbox. */
  played: string | null;
  answer: OrderFormResult | null;
};

/** The order's page for its whole life; printed after payment, it is the receipt. */
export function OrderPage({ order, secret, isClaiming, played, answer }: Props) {
  const t = useCheckoutTexts();
  const { status, monero } = order;
  const refusal = answer && "refusal" in answer ? answer.refusal : null;
  const moneroAnswer = answer && "monero" in answer ? answer.monero : null;
  const title = t("confirmation.title", { number: order.number });
  const { articlesKeptUntil: kept } = order;
  // Nothing is kept for somebody who orders services alone.
  const goods = order.lines.length === 0 ? "none" : kept ? "kept" : "free";
  const moneyState = moneyStateOf(status);
  const isReceipt = moneyState === "paid";
  const isToBePaid = moneyState === "open" || moneyState === "verifying";
  // Amount, address and code belong on the first screen, so what is above them is small.
  const isCompact = Boolean(monero?.request);
  const refresh = order.isWaiting && <SelfRefresh secret={secret} isTyping={isClaiming} />;
  return (
    <article className={`page-width ${isCompact ? "py-6 md:py-8" : "py-10 md:py-14"}`}>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <PrintHead order={order} />
      <div className="max-w-3xl">
        <p className="font-semibold text-quiet print-hidden">{title}</p>
        <div aria-live="polite" className="print-hidden">
          <h1 className={isCompact ? "text-heading mt-1" : "text-product mt-2"}>
            {t(`confirmation.status.${status}.title`)}
          </h1>
          <p className={isCompact ? "mt-2 text-sm text-quiet" : "text-lead mt-4 max-w-text"}>
            {t(`confirmation.status.${status}.text`, { until: order.expiresAt, kept: kept ?? "", goods })}
          </p>
        </div>
        {order.timeline.some(({ kind }) => kind === "mail-withheld") && (
          <p className="notice-warn mt-6 print-hidden">{t("confirmation.noMail")}</p>
        )}
        {!monero && refresh}
        {order.mayVanish && <QuietRefresh secret={secret} />}
        {order.payment?.isTest && !monero && (
          <div className="mt-6">
            <TestMark />
          </div>
        )}
      </div>
      {monero && (
        <Monero view={monero} currency={order.currency} answer={moneroAnswer} isClaiming={isClaiming}>
          {order.payment?.isTest && <MoneroTestNote view={monero} played={played} />}
        </Monero>
      )}
      {/* Outside the section, whose change would begin the refresh anew and lose the answer of a form. */}
      {monero && refresh}
      <div className="max-w-3xl">
        <OrderNext order={order} refusal={refusal} />
      </div>
      {order.parcel && <ParcelDates parcel={order.parcel} />}
      {order.subscriptions.length > 0 && <SubscriptionNumbers subscriptions={order.subscriptions} />}
      {isPayable(order.state) && goods !== "none" && <KeptGoods isKept={goods === "kept"} until={order.expiresAt} />}
      <OrderDetails order={order} />
      <ChatAboutOrder secret={secret} />
      <p className="mt-10 text-sm text-quiet print-hidden">
        {t("confirmation.keepLink")} {isReceipt && t("confirmation.print")}
        {isToBePaid && t("confirmation.printLater")}
      </p>
    </article>
  );
}

type MoneroProps = {
  view: MoneroView;
  currency: Currency;
  answer: MoneroFormResult | null;
  isClaiming: boolean;
  /** A note for right below the address, or below the form. */
  children: ReactNode;
};

/** Shows either the payment request or the form for a transaction id. */
function Monero({ view, currency, answer, isClaiming, children }: MoneroProps) {
  const isDone = isGoodOutcome(answer?.outcome ?? null);
  const isRefused = answer?.form === "monero-claim" && !isDone;
  return (
    <>
      {answer && <ClaimOutcome answer={answer} view={view} />}
      {isRefused || (isClaiming && !isDone) ? (
        <>
          <ClaimPart view={view} answer={answer} />
          <div className="mt-6">{children}</div>
        </>
      ) : (
        <MoneroPart view={view} currency={currency} answer={answer}>
          {children}
        </MoneroPart>
      )}
      {/* The claim was accepted, but the choices of language and currency still belong to its form. */}
      {isClaiming && isDone && <PageForm form={CLAIM_FORM} hidden />}
    </>
  );
}
