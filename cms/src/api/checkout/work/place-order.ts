import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import {
  MINUTE_MS,
  availableUnits,
  isoDayOf,
  ORDER_NUMBER_BYTES,
  orderNumberOf,
  problemWithMethod,
  PROVIDER_KEPT_MINUTES,
  type CartLine,
  type CheckoutRefusal,
  type CheckoutRequest,
  type Quote,
  type QuoteRequest,
  type Sku,
} from "@wren/domain";
import { paymentProviders } from "../../payments/work/providers";
import { failPoint } from "../../../platform/fail-point";
import { findSubscriptions } from "../../subscriptions/work/find-subscriptions";
import { inTransaction } from "../../../platform/strapi-edges";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { readShop, readSkus, type Shop } from "../../catalog/work/catalog";
import { sendOrderMail } from "../../orders/work/order-mails";
import { hashOf } from "../../../platform/hash";
import { newOrderSecret, orderSecret } from "../../orders/work/order-secret";
import { makeQuote } from "./quote";
import { orders, type Order, type OrderLine } from "../../orders/work/rows";
import type { OrderService } from "../../subscriptions/work/rows";
import { readShelf, reserve } from "../../orders/work/reservations";
import { addTimelineEntry } from "../../orders/work/timeline";

/** Time for the payment, at a provider and in Monero. */
const WAITS_MS = { provider: PROVIDER_KEPT_MINUTES * MINUTE_MS, monero: 24 * 60 * MINUTE_MS };

/** Expected refusal, with the current figures where they help. */
export class Refused extends Error {
  override readonly name = "Refused";
  constructor(
    readonly code: CheckoutRefusal,
    readonly details: { quote?: Quote; number?: string; secret?: string } = {},
  ) {
    super(code);
  }
}

export async function quote(strapi: Core.Strapi, request: QuoteRequest, now: Date) {
  const shop = await readShop(strapi);
  const skus = await readAvailable(strapi, request.lines, now);
  const subscriptions = await findSubscriptions(
    strapi,
    request.services.map(({ identifier }) => identifier),
  );
  return makeQuote(request, { shop, skus, subscriptions, today: isoDayOf(now) });
}

/** The articles with as many units as the next buyer can have. */
async function readAvailable(strapi: Core.Strapi, lines: CartLine[], now: Date): Promise<ReadonlyMap<string, Sku>> {
  const codes = lines.map(({ sku }) => sku);
  const skus = await readSkus(strapi, codes);
  if (lines.every(({ sku, quantity }) => quantity <= (skus.get(sku)?.stock ?? 0))) return skus;
  const shelf = await readShelf(strapi, codes);
  return new Map([...skus].map(([code, sku]) => [code, { ...sku, stock: availableUnits(code, shelf, now) }]));
}

/** The visitor as a keyed hash. */
type Placing = { visitor: string; now: Date };

/**
 * Stores an order, once for each token however often and concurrently it is sent: the token's hash is unique in the
 * database.
 */
export async function placeOrder(strapi: Core.Strapi, request: CheckoutRequest, placing: Placing): Promise<Order> {
  const { now } = placing;
  const earlier = await findEarlier(strapi, request);
  if (earlier) return earlier;
  const shop = await readShop(strapi);
  await refuseImpossible(strapi, request, { shop, now });
  try {
    const order = await inTransaction(strapi, () => writeOrder(strapi, request, placing));
    failPoint("after-order");
    return order;
  } catch (error) {
    // The same token may have come twice at once. The request that waited for the other's locks may find the stock gone
    // that the other has taken for this very order.
    const winner = error instanceof Refused || isUniqueViolation(error) ? await findEarlier(strapi, request) : null;
    if (winner) return winner;
    if (error instanceof Refused) throw await withQuote(strapi, request, { refused: error, now });
    throw error;
  }
}

/** The order that this token has made already, provided its input was the same. */
async function findEarlier(strapi: Core.Strapi, request: CheckoutRequest): Promise<Order | null> {
  const order = await orders(strapi).findOne({ where: { tokenHash: hashOf(request.token) } });
  if (!order) return null;
  if (order.requestHash === hashOfRequest(request)) return order;
  throw new Refused("already-ordered", { number: order.number, secret: orderSecret(order) });
}

/** Hash of everything the buyer saw and typed; the token only names it. */
function hashOfRequest({ token: _, ...request }: CheckoutRequest): string {
  return hashOf(JSON.stringify(request));
}

async function refuseImpossible(
  strapi: Core.Strapi,
  request: CheckoutRequest,
  { shop, now }: { shop: Shop; now: Date },
): Promise<void> {
  const { address, paymentMethod, currency, lines } = request;
  const refuse = async (code: CheckoutRefusal) =>
    Promise.reject(await withQuote(strapi, request, { refused: new Refused(code), now }));
  // Only articles are shipped.
  if (lines.length > 0 && !address) await refuse("address-missing");
  const isServed = shop.zones.some(({ countries }) => address && countries.includes(address.country));
  if (address && !isServed) await refuse("country-not-served");
  const offered = await paymentProviders(strapi).methodsFor(currency);
  if (!offered.includes(paymentMethod)) await refuse("method-unavailable");
}

async function withQuote(
  strapi: Core.Strapi,
  request: CheckoutRequest,
  { refused: { code, details }, now }: { refused: Refused; now: Date },
): Promise<Refused> {
  return new Refused(code, { ...details, quote: await quote(strapi, questionOf(request), now) });
}

function questionOf({ currency, lines, services, address }: CheckoutRequest): QuoteRequest {
  return { currency, lines, services, country: address?.country ?? null };
}

async function writeOrder(strapi: Core.Strapi, request: CheckoutRequest, { visitor, now }: Placing): Promise<Order> {
  const { address, currency, lines, services, paymentMethod } = request;
  const isMonero = paymentMethod === "monero";
  const number = orderNumberOf(randomBytes(ORDER_NUMBER_BYTES));
  // Stock first: it locks the articles, so that the prices read next are the ones that are sold.
  const kept = await reserve(strapi, { lines, visitor, email: request.email }, { number, isMonero, now });
  if (!kept) throw new Refused("lines-changed");
  const today = await quote(strapi, questionOf(request), now);
  const isWhole = today.lines.length === lines.length && today.services.length === services.length;
  if (!isWhole) throw new Refused("lines-changed");
  if (today.totalMinor !== request.expectedTotalMinor) throw new Refused("price-changed");
  if (problemWithMethod(paymentMethod, { minor: today.totalMinor, currency })) throw new Refused("method-unavailable");

  const tokenHash = hashOf(request.token);
  const waitsMs = isMonero ? WAITS_MS.monero : WAITS_MS.provider;
  const order = await orders(strapi).create({
    number,
    tokenHash,
    secretHash: hashOf(newOrderSecret(tokenHash)),
    requestHash: hashOfRequest(request),
    state: "awaiting_payment",
    language: request.locale,
    currency,
    lines: today.lines satisfies OrderLine[],
    services: today.services satisfies OrderService[],
    servicesWithheld: false,
    needsShipping: today.needsShipping,
    subtotalMinor: today.subtotalMinor,
    shippingMinor: today.shipping?.minor ?? null,
    vatMinor: today.vatMinor,
    vatBasisPoints: today.vatBasisPoints,
    totalMinor: today.totalMinor,
    email: request.email,
    // Orders without a shipment store no country.
    country: (today.needsShipping ? address?.country : null) ?? null,
    address: today.needsShipping ? address : null,
    paymentMethod,
    placedAt: now.toISOString(),
    ...kept,
    expiresAt: new Date(now.getTime() + waitsMs).toISOString(),
  });
  await addTimelineEntry(strapi, order.id, { kind: "placed", at: now });
  failPoint("in-order");
  await sendOrderMail(strapi, "received", order, { isTest: paymentProviders(strapi).isTest });
  return order;
}
