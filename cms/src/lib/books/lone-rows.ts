import type { Core } from "@strapi/strapi";
import type { BookFinding } from "@wren/domain";
import { GONE_AFTER_SCANS } from "../monero/transfers";

const NOTHING_MORE = { orderId: null, orderNumber: null, paymentKey: null };

/** Monero addresses that were made for a payment, and the payment is not there. */
export async function findPaymentMissing(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const rows = await selectRowsOfOrders(strapi, "monero_payments")
    .leftJoin("payments", "payments.key", "monero_payments.key")
    .whereNull("payments.id")
    .limit(limit)
    .select({ paymentKey: "monero_payments.key" });
  return rows.map((row) => ({ kind: "payment-missing", table: "monero_payments", ...NOTHING_MORE, ...row }));
}

export async function findSubscriptionMissing(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const rows = await selectRowsOfOrders(strapi, "subscription_events")
    .leftJoin("subscriptions", "subscriptions.id", "subscription_events.subscription_id")
    .whereNull("subscriptions.id")
    .limit(limit);
  return rows.map((row) => ({ kind: "subscription-missing", table: "subscription_events", ...NOTHING_MORE, ...row }));
}

/** Begins a query over rows that name an order, the oldest first. */
function selectRowsOfOrders(strapi: Core.Strapi, table: string) {
  return strapi.db
    .connection<object, Omit<BookFinding, "kind" | "table">[]>(table)
    .leftJoin("orders", "orders.id", `${table}.order_id`)
    .orderBy(`${table}.id`)
    .select({
      rowId: `${table}.id`,
      orderId: `${table}.order_id`,
      orderNumber: "orders.number",
    });
}

/** Money at an address that no order has. The wallet's first address is the shop's own: no order ever gets it. */
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
