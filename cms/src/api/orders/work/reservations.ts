import type { Core } from "@strapi/strapi";
import {
  GIVES_WAY_MINUTES,
  MINUTE_MS,
  moneroKeptUntil,
  planReservation,
  seenMoneroKeptUntil,
  type OrderState,
  type Reservation,
  type Shelf,
  type WantedReservation,
} from "@wren/domain";
import { table } from "../../../platform/rows/table";
import { inTransaction } from "../../../platform/strapi-edges";
import { findInStock, returnStock, takeStock, type OrderedArticles } from "../../catalog/work/stock";
import { announceOrder } from "./order-news";
import { orders, type Order } from "./rows";
import { addTimelineEntry } from "./timeline";

/** Any number, the same in every process. */
const RESERVATIONS_LOCK = 7_203_416;

const UNPAID = ["awaiting_payment", "verifying"] as const satisfies OrderState[];
const ENDED = { holdsStock: false, reservedAt: null, reservedUntil: null, reservedBy: null } as const;

export type KeptArticles = Pick<Order, "holdsStock" | "reservedAt" | "reservedUntil" | "reservedBy">;

type Sku = { code: string; stock: number };

/** Articles on the shelf, and those that orders keep without a payment. */
export async function readShelf(strapi: Core.Strapi, codes: readonly string[]): Promise<Shelf> {
  const skus = await table<Sku>(strapi, "api::sku.sku").findMany({ where: { code: { $in: codes } } });
  const kept = await orders(strapi).findMany({
    where: { state: { $in: UNPAID }, holdsStock: true },
  });
  return { stock: new Map(skus.map(({ code, stock }) => [code, stock])), reservations: kept.map(toReservation) };
}

function toReservation({ id, lines, reservedBy, email, reservedAt, placedAt, state }: Order): Reservation {
  const since = new Date(reservedAt ?? placedAt);
  return { orderId: id, lines, visitor: reservedBy, email, since, isPaymentSeen: state === "verifying" };
}

/** `number` is the order's, or the one that it will have. */
type Reserving = { number: string; isMonero: boolean; now: Date };

/**
 * Takes the articles from the shelf if the rule lets the order keep them, within the caller's transaction. Who reserves
 * waits for whoever does so at the same moment, so that all of them together stay within the bounds.
 * @returns null when there are too few of an article
 */
export async function reserve(
  strapi: Core.Strapi,
  wanted: WantedReservation,
  { number, isMonero, now }: Reserving,
): Promise<KeptArticles | null> {
  // Services are on no shelf.
  if (wanted.lines.length === 0) return { ...ENDED, holdsStock: true };
  await lockReservations(strapi);
  const codes = wanted.lines.map(({ sku }) => sku);
  const { isKept, gaveWay } = planReservation(wanted, await readShelf(strapi, codes), now);
  // Rows of orders are locked before those of articles, here as everywhere.
  const returned = await endAll(strapi, gaveWay, { states: ["awaiting_payment"], now });
  const order = { number, lines: wanted.lines };
  if (!isKept) return (await findInStock(strapi, order, returned)) ? ENDED : null;
  if (!(await takeStock(strapi, order, returned))) return null;
  return {
    holdsStock: true,
    reservedAt: now.toISOString(),
    reservedUntil: isMonero ? moneroKeptUntil(now).toISOString() : null,
    reservedBy: wanted.visitor,
  };
}

/** Keeps the articles of an order once more whose buyer goes on to pay. Nothing happens where there are too few. */
export async function reserveAgain(
  strapi: Core.Strapi,
  orderId: number,
  { visitor, ...reserving }: Omit<Reserving, "number"> & { visitor: string },
): Promise<void> {
  await inTransaction(strapi, async () => {
    const lapsed = { id: orderId, state: "awaiting_payment", holdsStock: false } as const;
    // Locks the row.
    if ((await orders(strapi).updateMany(lapsed, { holdsStock: false })) === 0) return;
    const order = await orders(strapi).findOne({ where: { id: orderId } });
    if (!order) return;
    const kept = await reserve(strapi, { ...order, visitor }, { ...reserving, number: order.number });
    if (!kept?.holdsStock) return;
    await orders(strapi).updateMany({ id: orderId }, kept);
    await announceOrder(strapi, order);
  });
}

/** Something was seen in Monero's pool: the articles are kept until it can be confirmed, or the rest can follow. */
export async function keepForSeenPayment(strapi: Core.Strapi, orderId: number, seenAt: Date): Promise<void> {
  const waiting = {
    id: orderId,
    state: "awaiting_payment",
    holdsStock: true,
    reservedUntil: { $notNull: true },
  } as const;
  await orders(strapi).updateMany(waiting, { reservedUntil: seenMoneroKeptUntil(seenAt) });
}

/**
 * Ends the reservations whose time is over, and old ones of articles that are used up: shop pages then offer them again.
 * @returns how many
 */
export async function endReservations(strapi: Core.Strapi, now: Date): Promise<number> {
  const over = await orders(strapi).findMany({
    where: { state: { $in: UNPAID }, holdsStock: true, reservedUntil: { $lte: now } },
  });
  const old = await orders(strapi).findMany({
    where: {
      state: "awaiting_payment",
      holdsStock: true,
      reservedAt: { $lte: new Date(now.getTime() - GIVES_WAY_MINUTES * MINUTE_MS) },
    },
  });
  const usedUp = old.length === 0 ? [] : await table<Sku>(strapi, "api::sku.sku").findMany({ where: { stock: 0 } });
  const codes = new Set(usedUp.map(({ code }) => code));
  const due = [...over, ...old.filter(({ lines }) => lines.some(({ sku }) => codes.has(sku)))];
  for (const { id } of due)
    await inTransaction(strapi, async () => {
      await returnStock(strapi, await endAll(strapi, [id], { states: UNPAID, now }));
    });
  return due.length;
}

/** @returns the orders that no longer keep their articles; none of an order that was paid or ended meanwhile */
async function endAll(
  strapi: Core.Strapi,
  orderIds: readonly number[],
  { states, now }: { states: readonly OrderState[]; now: Date },
): Promise<OrderedArticles[]> {
  const ended: OrderedArticles[] = [];
  for (const id of orderIds) {
    const kept = { id, state: { $in: states }, holdsStock: true } as const;
    if ((await orders(strapi).updateMany(kept, ENDED)) === 0) continue;
    const order = await orders(strapi).findOne({ where: { id } });
    if (!order) continue;
    await addTimelineEntry(strapi, id, { kind: "reservation-ended", at: now });
    await announceOrder(strapi, order);
    ended.push(order);
  }
  return ended;
}

/** SQLite has one writer at a time anyway. */
async function lockReservations(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return;
  await inTransaction(strapi, async ({ trx }) => {
    await strapi.db.connection.raw(`select pg_advisory_xact_lock(${String(RESERVATIONS_LOCK)})`).transacting(trx);
  });
}
