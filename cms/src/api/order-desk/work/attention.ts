import type { Core } from "@strapi/strapi";
import { ORDER_NEEDS, type DeskNeeds, type OrderNeed } from "@wren/domain";
import { lastBookReport } from "./books/check-books";
import { countLowStock } from "../../catalog/work/low-stock";
import { findGone, findOverpaid, findPartial } from "../../monero/work/decisions";
import { DECIDABLE } from "../../orders/work/move-order";
import type { Where } from "../../../platform/rows/table";
import { payments, type Payment } from "../../payments/work/rows";
import { clock } from "../../../platform/process/clock";

/** A payment that stays unclear for longer needs attention. */
const STUCK_AFTER_MS = 2 * 60 * 60_000;
const MOST = 500;

const HAS_MONEY = ["paid", "paid_late", "shipped", "fulfilled"];

/** Ids of the orders with this need, oldest first. */
export async function findOrdersInNeed(strapi: Core.Strapi, need: OrderNeed): Promise<number[]> {
  const orders = strapi.db.connection("orders");
  switch (need) {
    case "to-ship":
      return ids(await orders.where({ state: "paid", needs_shipping: true }).orderBy("id").limit(MOST).select("id"));
    case "paid-late":
      return ids(await orders.where({ state: "paid_late" }).orderBy("id").limit(MOST).select("id"));
    case "disputed":
      return findPaymentsSince(strapi, "disputedAt");
    case "refund-failed":
      return findPaymentsSince(strapi, "refundFailedAt");
    case "services-withheld":
      return ids(
        await orders
          .where({ services_withheld: true })
          .whereIn("state", DECIDABLE)
          .orderBy("id")
          .limit(MOST)
          .select("id"),
      );
    case "monero-overpaid":
      return findOverpaid(strapi);
    case "monero-partial":
      return findPartial(strapi);
    case "monero-gone":
      return findGone(strapi);
    case "unbalanced":
      return findUnbalanced(strapi);
    case "stuck":
      return findStuck(strapi);
  }
}

/** Sum of the parts that staff agreed to send back of an order. */
const AGREED_MINOR = `coalesce((select sum(amount_minor) from partial_refunds
  where partial_refunds.order_id = orders.id and partial_refunds.state <> 'refused'), 0)`;

/** Orders whose balance of payments and refunds contradicts their state. */
async function findUnbalanced(strapi: Core.Strapi): Promise<number[]> {
  const db = strapi.db.connection;
  const marks = HAS_MONEY.map(() => "?").join(", ");
  const rows: { id: number }[] = await db("payments")
    .join("orders", "orders.id", "payments.order_id")
    .groupBy("orders.id", "orders.state", "orders.total_minor")
    .havingRaw(
      `sum(payments.received_minor - payments.refunded_minor) <> case when orders.state in (${marks}) then orders.total_minor - ${AGREED_MINOR} else 0 end`,
      HAS_MONEY,
    )
    .orderBy("orders.id")
    .limit(MOST)
    .select("orders.id");
  return ids(rows);
}

/** Sorted by waiting time, longest first. */
async function findPaymentsSince(strapi: Core.Strapi, since: "disputedAt" | "refundFailedAt"): Promise<number[]> {
  const where: Where<Payment> = { [since]: { $notNull: true } };
  const rows = await payments(strapi).findMany({
    where,
    select: ["orderId"],
    orderBy: { [since]: "asc" },
    limit: MOST,
  });
  return ordersOf(rows);
}

/** Payments that should have ended long ago and are still unclear. */
async function findStuck(strapi: Core.Strapi): Promise<number[]> {
  const rows = await payments(strapi).findMany({
    where: {
      state: { $in: ["open", "processing"] },
      expiresAt: { $lt: new Date(clock.now().getTime() - STUCK_AFTER_MS) },
    },
    select: ["orderId"],
    limit: MOST,
  });
  return ordersOf(rows);
}

export async function countNeeds(strapi: Core.Strapi): Promise<DeskNeeds> {
  const counts = await Promise.all(
    ORDER_NEEDS.map(async (need) => [need, (await findOrdersInNeed(strapi, need)).length]),
  );
  const failedMails = await strapi.db.query("api::mail.mail").count({ where: { state: "failed" } });
  const { findings } = await lastBookReport(strapi);
  return {
    ...(Object.fromEntries(counts) as Record<OrderNeed, number>),
    "failed-mails": failedMails,
    books: findings.length,
    "low-stock": await countLowStock(strapi),
  };
}

/** An order may have several such payments. */
function ordersOf(rows: { orderId: number }[]): number[] {
  return [...new Set(rows.map(({ orderId }) => orderId))];
}

function ids(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
