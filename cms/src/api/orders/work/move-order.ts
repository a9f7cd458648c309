import type { Core } from "@strapi/strapi";
import {
  buyerKeptUntil,
  moveOrder,
  type OrderEffect,
  type OrderEvent,
  type OrderMove,
  type OrderState,
} from "@wren/domain";
import { giveServices } from "../../subscriptions/work/give-services";
import { inTransaction } from "../../../platform/strapi-edges";
import { isTestShop } from "../../../platform/test-mode";
import { findDeliveryDays } from "../../catalog/work/catalog";
import { fulfil, revoke, type Fulfilled } from "./fulfil";
import type { OrderMailKind } from "./mails/facts";
import { sendOrderMail } from "./order-mails";
import { announceOrder } from "./order-news";
import { orders, type Order } from "./rows";
import { returnStock, takeStock } from "../../catalog/work/stock";
import { addTimelineEntry } from "./timeline";

/** States in which services can wait for a decision; afterwards there is nothing left to give. */
export const DECIDABLE = ["paid", "shipped"] as const satisfies OrderState[];

/** Tells staff why a payment is late that came in time. */
const SOLD_OUT = "sold out";

export type AppliedEvent = {
  event: OrderEvent;
  at: Date;
  /** The member of staff who did it, if one did. */
  by?: string;
  note?: string;
  changes?: Partial<Pick<Order, "trackingNumber" | "reservedUntil">>;
  refundedMinor?: number;
  /** Part of it that had gone back before. */
  refundedBeforeMinor?: number;
};

/** Thrown when staff want to deliver something that is out of stock. */
export class StockMissing extends Error {
  override readonly name = "StockMissing";
}

/**
 * Applies an event to an order: its new state, everything that follows from it, its timeline and the mails to the
 * buyer, all in one transaction.
 * @returns the updated order, or null when the event changes nothing in its state
 */
export async function applyOrderEvent(
  strapi: Core.Strapi,
  orderId: number,
  applied: AppliedEvent,
): Promise<Order | null> {
  return inTransaction(strapi, async () => {
    // Another process may move the order between our read and our write; then we read again.
    for (;;) {
      const found = await orders(strapi).findOne({ where: { id: orderId } });
      if (!found || !moveOrder(found.state, applied.event)) return null;
      const order = await withStockFor(strapi, found, applied.event);
      const move = order && moveOrder(order.state, applied.event, { isSoldOut: !order.holdsStock });
      if (!move) continue;
      const { state } = move;
      const deliveryDays = state === "shipped" ? await findDeliveryDays(strapi, order.country) : null;
      const keepUntil = keptUntil(order, { state, at: applied.at, deliveryDaysMax: deliveryDays?.max ?? null });
      const kept = keptArticles(order, move);
      const changes = { ...applied.changes, ...consequencesOf(applied), ...kept, state, keepUntil };
      const { holdsStock } = order;
      const count = await orders(strapi).updateMany({ id: orderId, state: order.state, holdsStock }, changes);
      if (count === 0) continue;
      const moved = { ...order, ...changes };
      const effects = move.effects.filter((effect) => effect !== "release-stock" || holdsStock);
      const fulfilled = await takeEffect(strapi, moved, effects, applied.at);
      const note = isSoldOut(order, state) ? SOLD_OUT : applied.note;
      await addTimelineEntry(strapi, orderId, { ...applied, kind: applied.event, note });
      await announceOrder(strapi, order);
      const servicesWithheld = fulfilled ? !fulfilled.areServicesGiven : moved.servicesWithheld;
      if (servicesWithheld && !order.servicesWithheld) await withhold(strapi, orderId, applied.at);
      const current = { ...moved, servicesWithheld };
      await tellBuyer(strapi, current, applied, { ...fulfilled, deliveryDays });
      return await finishWithoutParcel(strapi, current, applied.at);
    }
  });
}

/**
 * Gives withheld services after a decision of the staff, with everything that follows, in one transaction.
 * @returns the updated order, or null when nothing is withheld
 */
export async function giveWithheld(
  strapi: Core.Strapi,
  orderId: number,
  { by, at }: { by: string; at: Date },
): Promise<Order | null> {
  return inTransaction(strapi, async () => {
    // Clears the mark first: of two colleagues at once, or of one who gives and one who refunds, only one finds it.
    const withheld = { id: orderId, servicesWithheld: true, state: { $in: [...DECIDABLE] } };
    if ((await orders(strapi).updateMany(withheld, { servicesWithheld: false })) === 0) return null;
    const order = await orders(strapi).findOne({ where: { id: orderId } });
    if (!order) return null;
    const { given, isAllGiven } = await giveServices(strapi, order, { now: at, by, isDecided: true });
    if (!isAllGiven) throw new Error("A subscription of the order is gone");
    await addTimelineEntry(strapi, orderId, { kind: "service-given", at, by });
    const isTest = isTestShop(strapi);
    await sendOrderMail(strapi, "services-given", order, { isTest, given });
    return await finishWithoutParcel(strapi, order, at);
  });
}

/**
 * The order with its articles taken from the shelf, if they are still there, when money arrives or is seen for one that
 * no longer keeps them. Null when another process has moved it meanwhile.
 */
async function withStockFor(strapi: Core.Strapi, order: Order, event: OrderEvent): Promise<Order | null> {
  const { id, state, holdsStock } = order;
  const isMoney = event === "payment-seen" || event === "payment-received";
  if (holdsStock || !isMoney || (state !== "awaiting_payment" && state !== "verifying")) return order;
  // Locks the order before its articles, as everybody does.
  if ((await orders(strapi).updateMany({ id, state, holdsStock }, { holdsStock: true })) === 0) return null;
  const isTaken = await takeStock(strapi, order);
  if (!isTaken) await orders(strapi).updateMany({ id }, { holdsStock: false });
  return { ...order, holdsStock: isTaken };
}

/** True when the order had not ended, and its articles were gone when the money came. */
function isSoldOut({ state }: Order, next: OrderState): boolean {
  return next === "paid_late" && (state === "awaiting_payment" || state === "verifying");
}

/** Ends the reservation of a visitor once the order is paid or over: the articles are the order's, or nobody's. */
function keptArticles({ holdsStock }: Order, { state, effects }: OrderMove): Partial<Order> {
  if (state === "awaiting_payment" || state === "verifying") return {};
  const isTaken = (holdsStock || effects.includes("reserve-stock")) && !effects.includes("release-stock");
  return { holdsStock: isTaken, reservedAt: null, reservedUntil: null, reservedBy: null };
}

function consequencesOf({ event, at }: AppliedEvent): Partial<Order> {
  if (event === "payment-received") return { paidAt: at.toISOString() };
  // Refunded services are no longer given.
  if (event === "refunded") return { servicesWithheld: false };
  return event === "shipped" ? { shippedAt: at.toISOString() } : {};
}

function keptUntil(
  { keepUntil }: Order,
  ending: { state: OrderState; at: Date; deliveryDaysMax: number | null },
): string | null {
  const before = keepUntil === null ? null : new Date(keepUntil);
  return buyerKeptUntil({ ...ending, before })?.toISOString() ?? null;
}

async function takeEffect(strapi: Core.Strapi, order: Order, effects: readonly OrderEffect[], now: Date) {
  let fulfilled: Fulfilled | null = null;
  for (const effect of effects) {
    if (effect === "release-stock") await returnStock(strapi, [order]);
    if (effect === "reserve-stock" && !(await takeStock(strapi, order))) throw new StockMissing();
    if (effect === "fulfil") fulfilled = await fulfil(strapi, order, now);
    if (effect === "revoke") await revoke(strapi, order, now);
  }
  return fulfilled;
}

/** Marks the services as withheld: the order stays paid and does not end until staff have decided. */
async function withhold(strapi: Core.Strapi, orderId: number, at: Date): Promise<void> {
  await orders(strapi).updateMany({ id: orderId }, { servicesWithheld: true });
  await addTimelineEntry(strapi, orderId, { kind: "service-withheld", at });
}

const MAILS: Partial<Record<OrderEvent, OrderMailKind>> = {
  "deadline-passed": "expired",
  cancelled: "cancelled",
  "late-payment-accepted": "paid",
  shipped: "shipped",
  refunded: "refunded",
};

type BuyerMailData = Partial<Fulfilled> & { deliveryDays: { min: number; max: number } | null };

async function tellBuyer(strapi: Core.Strapi, order: Order, applied: AppliedEvent, data: BuyerMailData) {
  const isTest = isTestShop(strapi);
  const { event, refundedMinor, refundedBeforeMinor } = applied;
  const received: OrderMailKind = order.state === "paid_late" ? "paid-late" : "paid";
  const kind = event === "payment-received" ? received : MAILS[event];
  const { made = [], given = [], deliveryDays } = data;
  const facts = { isTest, refundedMinor, refundedBeforeMinor, subscriptions: made, given, deliveryDays };
  if (kind) await sendOrderMail(strapi, kind, order, facts);
  if (made.length > 0) await sendOrderMail(strapi, "identifiers", order, { isTest, subscriptions: made });
}

/** An order without a shipment is fulfilled by its payment. */
async function finishWithoutParcel(strapi: Core.Strapi, order: Order, at: Date): Promise<Order> {
  if (order.state !== "paid" || order.needsShipping || order.servicesWithheld) return order;
  return (await applyOrderEvent(strapi, order.id, { event: "fulfilled", at })) ?? order;
}
