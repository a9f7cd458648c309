import type { Core } from "@strapi/strapi";
import { addTimelineEntry } from "../../orders/work/timeline";
import { inTransaction } from "../../../platform/strapi-edges";
import { moneroPayments } from "./rows";

const MOST = 500;
/** Smaller surpluses come from rounding up in a wallet and need no decision: a thousandth of an XMR. */
const WORTH_A_DECISION = 10n ** 9n;
const OPEN_STATES = ["awaiting_payment", "verifying"];

/** Orders that received more than they cost. */
export async function findOverpaid(strapi: Core.Strapi): Promise<number[]> {
  const rows = await moneroPayments(strapi).findMany({
    where: { state: "validated", surplus: { $ne: "0" }, decidedAt: { $null: true } },
    orderBy: { id: "asc" },
    limit: MOST,
  });
  return rows.filter(({ surplus }) => BigInt(surplus) >= WORTH_A_DECISION).map(({ orderId }) => orderId);
}

/** Orders that received something, but ended without it or were paid another way. */
export async function findPartial(strapi: Core.Strapi): Promise<number[]> {
  const rows: { id: number }[] = await strapi.db
    .connection("monero_payments")
    .join("orders", "orders.id", "monero_payments.order_id")
    .where({ "monero_payments.state": "too-low" })
    .whereNull("monero_payments.decided_at")
    .whereNotIn("orders.state", OPEN_STATES)
    .orderBy("orders.id")
    .limit(MOST)
    .select("orders.id");
  return rows.map(({ id }) => id);
}

/** Orders whose payment has vanished from the chain. */
export async function findGone(strapi: Core.Strapi): Promise<number[]> {
  const rows: { id: number }[] = await strapi.db
    .connection("monero_payments")
    .join("payments", "payments.ref", "monero_payments.address")
    .where({ "payments.provider": "monero", "payments.state": "paid" })
    .whereNot({ "monero_payments.state": "validated" })
    .whereNull("monero_payments.decided_at")
    .orderBy("monero_payments.order_id")
    .limit(MOST)
    .select({ id: "monero_payments.order_id" });
  return rows.map(({ id }) => id);
}

/** Notes that staff have dealt with it. @returns false when nothing waits for a decision */
export async function decide(
  strapi: Core.Strapi,
  orderId: number,
  { by, at, note }: { by: string; at: Date; note: string },
): Promise<boolean> {
  return inTransaction(strapi, async () => {
    const open = { orderId, decidedAt: { $null: true } };
    const count = await moneroPayments(strapi).updateMany(open, { decidedAt: at });
    if (count > 0) await addTimelineEntry(strapi, orderId, { kind: "monero-decided", at, by, note });
    return count > 0;
  });
}
