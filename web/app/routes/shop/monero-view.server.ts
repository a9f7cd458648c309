import type { Locale, MoneroChain, MoneroPayment, OrderPage } from "@wren/domain";
import { phaseOf, type MoneroLinks, type MoneroRequest, type MoneroView } from "#app/features/monero/monero-view.ts";
import { localizePath } from "#app/i18n/path.ts";
import { formatDateTime, formatTime } from "#app/lib/dates.server.ts";
import { CLAIM_PARAM, ORDER_QR_PATH, SANDBOX_MONERO_PATH } from "#app/lib/order-addresses.ts";
import { orderPath } from "#app/visit/payment-redirect.server.ts";

type MoneroViewContext = {
  locale: Locale;
  secret: string;
  /** Origin that the visitor uses: the site may have an onion address too. */
  origin: string;
  now: Date;
};

/** The payment section of an order paid with Monero; null for any other. */
export function toMoneroView(order: OrderPage, context: MoneroViewContext): MoneroView | null {
  const payment = order.payment?.monero;
  if (!payment) return null;
  const { locale } = context;
  const phase = phaseOf(order.state, payment);
  const { receivedXmr, missingXmr, confirmations, confirmationsRequired, isWalletAway, rateMinor, chain } = payment;
  return {
    phase,
    isTooLow: payment.state === "too-low",
    request: phase === "pay" ? requestOf(payment, context) : null,
    quotedUntil: formatTime(payment.quoteUntil, locale),
    ...{ receivedXmr, missingXmr, confirmations, confirmationsRequired, isWalletAway, rateMinor, chain },
    surplusXmr: payment.surplusXmr === "0" ? null : payment.surplusXmr,
    transfers: payment.transfers.map(({ seenAt, ...transfer }) => ({
      ...transfer,
      seenAt: formatDateTime(seenAt, locale),
    })),
    pendingClaims: payment.pendingClaims.map(({ txid, claimedAt }) => ({
      txid,
      claimedAt: formatDateTime(claimedAt, locale),
    })),
    mayClaim: phase === "pay" || phase === "quote-over" || order.state === "expired",
    links: linksOf(context, chain),
  };
}

/** Link that a wallet opens: the address and the amount, without a name or a purpose. */
export function moneroUri(address: string, xmr: string): string {
  return `monero:${address}?tx_amount=${xmr}`;
}

function requestOf(payment: MoneroPayment, { locale, secret, now }: MoneroViewContext): MoneroRequest {
  const { address, missingXmr, quoteUntil } = payment;
  return {
    address,
    xmr: missingXmr,
    uri: moneroUri(address, missingXmr),
    qrCode: `${ORDER_QR_PATH}?order=${encodeURIComponent(secret)}&xmr=${missingXmr}`,
    untilTime: formatTime(quoteUntil, locale),
    untilMoment: formatDateTime(quoteUntil, locale),
    leftMs: Math.max(0, new Date(quoteUntil).getTime() - now.getTime()),
  };
}

function linksOf({ locale, secret, origin }: MoneroViewContext, chain: MoneroChain): MoneroLinks {
  const page = orderPath(secret, locale);
  const sandbox = localizePath(`${SANDBOX_MONERO_PATH}?order=${encodeURIComponent(secret)}`, locale);
  return {
    page,
    absolutePage: new URL(page, origin).href,
    claim: `${page}&${CLAIM_PARAM}=1`,
    sandbox: chain === "played" ? sandbox : null,
  };
}
