import type { Core } from "@strapi/strapi";
import {
  isPayable,
  quotedServiceSchema,
  quoteLineSchema,
  type MoneroPayment,
  type OrderPage,
  type OrderState,
  type TimelineKind,
} from "@wren/domain";
import { moneroPart } from "../../monero/work/order-part";
import { deliveryDaysTo, readShop } from "../../catalog/work/catalog";
import { isPastDeadline } from "../../orders/work/deadline";
import { orderEvents, type Order, type OrderEventRow } from "../../orders/work/rows";
import { sumRefunds } from "../../payments/work/refunds";
import { payments, type Payment } from "../../payments/work/rows";
import { subscriptions } from "../../subscriptions/work/rows";

/** Timeline entries that only staff see. */
const FOR_STAFF: readonly TimelineKind[] = [
  "note",
  "payment-surplus",
  "payment-mismatch",
  "payment-refunded",
  "dispute-opened",
  "dispute-closed",
  "monero-decided",
  "address-corrected",
  "email-corrected",
  "tracking-corrected",
];

/** The word that web of every release knows. */
const toldAs = (kind: TimelineKind): TimelineKind => (kind === "part-refunded" ? "payment-refunded" : kind);

/** The order as its buyer sees it. */
export async function toOrderPage(strapi: Core.Strapi, order: Order, now: Date): Promise<OrderPage> {
  const { payment, monero } = await shownPayment(strapi, order, now);
  const events = await orderEvents(strapi).findMany({ where: { orderId: order.id }, orderBy: { id: "asc" } });
  const { seller, zones } = await readShop(strapi);
  const isOver = isPastDeadline(order, now);
  const canPay = isPayable(order.state) && !isOver;
  const isOpen = canPay && payment?.state === "open" && new Date(payment.expiresAt) > now;
  return {
    number: order.number,
    // The job that expires it runs within seconds; the buyer need not wait for it.
    state: isOver ? "expired" : order.state,
    locale: order.language,
    currency: order.currency,
    placedAt: instant(order.placedAt),
    expiresAt: instant(order.expiresAt),
    articlesKeptUntil: canPay && order.holdsStock ? instant(order.reservedUntil ?? order.expiresAt) : null,
    lines: order.lines.map((line) => quoteLineSchema.parse(line)),
    services: order.services.map((service) => quotedServiceSchema.parse(service)),
    areServicesWithheld: order.servicesWithheld,
    subtotalMinor: order.subtotalMinor,
    shippingMinor: order.shippingMinor,
    vatMinor: order.vatMinor,
    vatBasisPoints: order.vatBasisPoints,
    totalMinor: order.totalMinor,
    refundedMinor: (await sumRefunds(strapi, [order])).get(order.id) ?? 0,
    email: order.email || null,
    country: order.country,
    address: order.address,
    trackingNumber: order.trackingNumber,
    deliveryDays: order.needsShipping ? deliveryDaysTo(order.country, zones) : null,
    subscriptions: await shownSubscriptions(strapi, order, events),
    keepUntil: order.keepUntil && instant(order.keepUntil),
    erasedAt: order.erasedAt && instant(order.erasedAt),
    payment: payment
      ? {
          method: payment.method,
          state: payment.state,
          url: isOpen ? payment.url : null,
          isTest: payment.isTest,
          monero,
        }
      : null,
    seller,
    timeline: events
      .filter(({ kind }) => !FOR_STAFF.includes(kind))
      .map(({ kind, at }) => ({ kind: toldAs(kind), at: instant(at) })),
  };
}

/** States in which the phones of an order have their subscriptions. */
const WITH_SUBSCRIPTIONS: readonly OrderState[] = ["paid", "shipped", "fulfilled"];

/**
 * The numbers that the buyer has by mail, too. They leave the page with the buyer's name, and are never on one whose
 * link was mailed to a mistyped address: whoever knows them can ask for another contact address.
 */
async function shownSubscriptions(strapi: Core.Strapi, order: Order, events: readonly OrderEventRow[]) {
  const wasMisaddressed = events.some(({ kind }) => kind === "email-corrected");
  if (!WITH_SUBSCRIPTIONS.includes(order.state) || order.erasedAt || wasMisaddressed) return [];
  const made = await subscriptions(strapi).findMany({ where: { orderId: order.id }, orderBy: { id: "asc" } });
  return made.map(({ mobileId, nestId, supportId }) => ({ mobileId, nestId, supportId }));
}

type Shown = { payment: Payment | null; monero: MoneroPayment | null };

/**
 * Chooses the payment that the page shows: the one that paid the order, if it still counts, else the newest. Money may
 * arrive by an earlier attempt, and Monero that paid may vanish from the chain.
 */
async function shownPayment(strapi: Core.Strapi, order: Order, now: Date): Promise<Shown> {
  const attempts = await payments(strapi).findMany({ where: { orderId: order.id }, orderBy: { attempt: "desc" } });
  const shown: Shown[] = [];
  for (const payment of attempts.filter(({ state }) => state === "paid")) shown.push(await withMonero(payment));
  const standing = shown.find(({ monero }) => !monero || monero.state === "validated");
  const [newest] = attempts;
  return standing ?? shown[0] ?? (newest ? withMonero(newest) : { payment: null, monero: null });

  async function withMonero(payment: Payment): Promise<Shown> {
    const isMonero = payment.provider === "monero";
    return { payment, monero: isMonero ? await moneroPart(strapi, payment.ref ?? "", now) : null };
  }
}

function instant(date: string | Date): string {
  return new Date(date).toISOString();
}
