import type { Core } from "@strapi/strapi";
import type { BookFinding } from "@wren/domain";
import { GONE_AFTER_SCANS } from "../../../monero/work/transfers";

const NOTHING_MORE = { orderId: null, orderNumber: null, paymentKey: null };

/** Monero addresses whose payment is missing. */
export async function findPaymentMissing(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const rows: Pick<BookFinding, "rowId" | "orderId" | "orderNumber" | "paymentKey">[] = await strapi.db
    .connection("monero_payments")
    .leftJoin("payments", "payments.key", "monero_payments.key")
    .leftJoin("orders", "orders.id", "monero_payments.order_id")
    .whereNull("payments.id")
    .orderBy("monero_payments.id")
    .limit(limit)
    .select({
      rowId: "monero_payments.id",
      orderId: "monero_payments.order_id",
      orderNumber: "orders.number",
      paymentKey: "monero_payments.key",
    });
  return rows.map((row) => ({ kind: "payment-missing", table: "monero_payments", ...row }));
}

export async function findSubscriptionMissing(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const rows: Pick<BookFinding, "rowId" | "orderId" | "orderNumber">[] = await strapi.db
    .connection("subscription_events")
    .leftJoin("subscriptions", "subscriptions.id", "subscription_events.subscription_id")
    .leftJoin("orders", "orders.id", "subscription_events.order_id")
    .whereNull("subscriptions.id")
    .orderBy("subscription_events.id")
    .limit(limit)
    .select({
      rowId: "subscription_events.id",
      orderId: "subscription_events.order_id",
      orderNumber: "orders.number",
    });
  return rows.map((row) => ({ kind: "subscription-missing", table: "subscription_events", ...row, paymentKey: null }));
}

/** Transfers to an address without an order. The wallet's first address is the shop's own: no order ever gets it. */
export async function findUnknownTransfers(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const rows: { rowId: number }[] = await strapi.db
    .connection("monero_transfers")
    .leftJoin("monero_payments", "monero_payments.subaddress_index", "monero_transfers.subaddress_index")
    .whereNull("monero_payments.id")
    .where("monero_transfers.subaddress_index", ">", 0)
    // A vanished transfer brought nothing.
    .where("monero_transfers.missed_scans", "<", GONE_AFTER_SCANS)
    .where({ "monero_transfers.is_double_spent": false })
    .orderBy("monero_transfers.id")
    .limit(limit)
    .select({ rowId: "monero_transfers.id" });
  return rows.map(({ rowId }) => ({ kind: "unknown-transfer", table: "monero_transfers", rowId, ...NOTHING_MORE }));
}
