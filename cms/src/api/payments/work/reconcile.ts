import type { Core } from "@strapi/strapi";
import { MINUTE_MS } from "@wren/domain";
import { applyOrderEvent } from "../../orders/work/move-order";
import { orders } from "../../orders/work/rows";
import { payments, type Payment } from "./rows";
import { closeAttempt } from "./attempts";
import { settle } from "./settle";

const BATCH = 100;
const UNFINISHED = ["creating", "open", "processing"] as const;
/** Extra reservation time while an unreachable provider cannot tell whether the order was paid. */
const GRACE_MS = 15 * MINUTE_MS;

/** Asks about every payment that has been open or disputed for a while, so that a lost message loses nothing. */
export async function checkOpenPayments(strapi: Core.Strapi, now: Date): Promise<number> {
  const due = await findDue(strapi, now);
  for (const payment of due) {
    await settle(strapi, payment, now);
    await payments(strapi).updateMany(
      { id: payment.id, checks: payment.checks },
      { checks: payment.checks + 1, nextCheckAt: new Date(now.getTime() + nextCheckMs(payment)) },
    );
  }
  return due.length;
}

/**
 * Two questions, because one with "or" would read all payments there ever were; so would "is not null", which SQLite
 * takes for most of them.
 */
async function findDue(strapi: Core.Strapi, now: Date): Promise<Payment[]> {
  const isDue = { nextCheckAt: { $lte: now } };
  const isDisputed = { disputedAt: { $gt: new Date(0) } };
  const most = { orderBy: { nextCheckAt: "asc" }, limit: BATCH } as const;
  const open = await payments(strapi).findMany({ where: { state: { $in: UNFINISHED }, ...isDue }, ...most });
  const disputed = await payments(strapi).findMany({ where: { ...isDisputed, ...isDue }, ...most });
  const found = new Map([...open, ...disputed].map((payment) => [payment.id, payment]));
  return [...found.values()].sort((one, other) => one.nextCheckAt.localeCompare(other.nextCheckAt)).slice(0, BATCH);
}

/** Every two minutes at first, then less and less often, at most once an hour. */
function nextCheckMs({ checks }: Payment): number {
  return Math.min(2 * MINUTE_MS * 2 ** Math.floor(checks / 5), 60 * MINUTE_MS);
}

/** Expires orders past their deadline, after making sure that they can no longer be paid. */
export async function expireOrders(strapi: Core.Strapi, now: Date): Promise<number> {
  const due = await orders(strapi).findMany({
    where: { state: "awaiting_payment", expiresAt: { $lte: now } },
    orderBy: { expiresAt: "asc" },
    limit: BATCH,
  });
  for (const { id, expiresAt } of due) {
    const isClosed = await closeAll(strapi, id, now);
    const isGraceOver = new Date(expiresAt).getTime() + GRACE_MS <= now.getTime();
    if (isClosed || isGraceOver) await applyOrderEvent(strapi, id, { event: "deadline-passed", at: now });
  }
  return due.length;
}

async function closeAll(strapi: Core.Strapi, orderId: number, now: Date): Promise<boolean> {
  const open = await payments(strapi).findMany({ where: { orderId, state: { $in: UNFINISHED } } });
  const closed = [];
  for (const payment of open) closed.push(await closeAttempt(strapi, payment, now));
  return closed.every(Boolean);
}
