import type { Core } from "@strapi/strapi";
import { formatXmr, type Piconero } from "@wren/domain";
import type { MoneroMailKind } from "../../orders/work/mails/facts";
import { sendOrderMail } from "../../orders/work/order-mails";
import type { Order } from "../../orders/work/rows";
import { newestQuote } from "./quotes";
import type { MoneroPaymentRow } from "./rows";

type About = { order: Order; row: MoneroPaymentRow; missing: Piconero; txid?: string };

/** Mails the buyer what to send or what has arrived, within the caller's transaction. */
export async function sendMoneroMail(
  strapi: Core.Strapi,
  kind: MoneroMailKind,
  { order, row, missing, txid }: About,
): Promise<void> {
  const { address, received, confirmationsRequired, isTest } = row;
  await sendOrderMail(strapi, kind, order, {
    isTest,
    monero: {
      address,
      missingXmr: formatXmr(missing),
      receivedXmr: formatXmr(BigInt(received)),
      quoteUntil: new Date(newestQuote(row).until),
      confirmationsRequired,
      txid: txid ?? null,
    },
  });
}
