import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import {
  ORDER_NUMBER_BYTES,
  orderNumberOf,
  problemWithMethod,
  type CheckoutRefusal,
  type CheckoutRequest,
  type Quote,
} from "@wren/domain";
import { paymentService } from "../../api/payment/services/payment";
import { failPoint } from "../fail-point";
import { inTransaction } from "../strapi-edges";
import { isUniqueViolation } from "../unique-violation";
import { readShop, readSkus, type Shop } from "./catalog";
import { sendOrderMail } from "./order-mails";
import { hashOf, orderSecret } from "./order-secret";
import { makeQuote } from "./quote";
import { orders, type Order, type OrderLine } from "./rows";
import { takeStock } from "./stock";
import { writeDown } from "./timeline";

const MINUTE_MS = 60_000;
/** How long goods are kept for somebody who pays at a provider, and for somebody who pays in Monero. */
const KEPT_MS = { provider: 30 * MINUTE_MS, monero: 24 * 60 * MINUTE_MS };

/** An expected no, with the figures of now where they help. */
export class Refused extends Error {
  override readonly name = "Refused";
  constructor(
    readonly code: CheckoutRefusal,
    readonly details: { quote?: Quote; number?: string; secret?: string } = {},
  ) {
    super(code);
  }
}

export async function quote(strapi: Core.Strapi, request: Parameters<typeof makeQuote>[0]) {
  const shop = await readShop(strapi);
  const skus = await readSkus(
    strapi,
    request.lines.map(({ sku }) => sku),
  );
  return makeQuote(request, { shop, skus });
}

/**
 * Remembers an order, once for each token however often and however concurrently it is sent: the token's hash is
 * unique in the database.
 */
export async function placeOrder(strapi: Core.Strapi, request: CheckoutRequest, now: Date): Promise<Order> {
  const earlier = await findEarlier(strapi, request);
  if (earlier) return earlier;
  const shop = await readShop(strapi);
  await refuseImpossible(strapi, request, shop);
  try {
    const order = await inTransaction(strapi, () => writeOrder(strapi, request, { shop, now }));
    failPoint("after-order");
    return order;
  } catch (error) {
    if (error instanceof Refused) throw await withQuote(strapi, request, error);
    const winner = isUniqueViolation(error) ? await findEarlier(strapi, request) : null;
    if (winner) return winner;
    throw error;
  }
}

/** The order that this token has made already, if its input was the same. */
async function findEarlier(strapi: Core.Strapi, request: CheckoutRequest): Promise<Order | null> {
  const order = await orders(strapi).findOne({ where: { tokenHash: hashOf(request.token) } });
  if (!order) return null;
  if (order.requestHash === hashOfRequest(request)) return order;
  throw new Refused("already-ordered", { number: order.number, secret: orderSecret(order.tokenHash) });
}

/** What was seen and typed; the token only names it. */
function hashOfRequest({ token: _, ...request }: CheckoutRequest): string {
  return hashOf(JSON.stringify(request));
}

async function refuseImpossible(strapi: Core.Strapi, request: CheckoutRequest, shop: Shop): Promise<void> {
  const { address, paymentMethod, currency, expectedTotalMinor } = request;
  if (!address) throw await withQuote(strapi, request, new Refused("address-missing"));
  const isServed = shop.zones.some(({ countries }) => countries.includes(address.country));
  if (!isServed) throw await withQuote(strapi, request, new Refused("country-not-served"));
  const isOffered = paymentService(strapi).providers.methods.includes(paymentMethod);
  if (!isOffered || problemWithMethod(paymentMethod, { minor: expectedTotalMinor, currency }))
    throw await withQuote(strapi, request, new Refused("method-unavailable"));
}

async function withQuote(strapi: Core.Strapi, request: CheckoutRequest, { code, details }: Refused): Promise<Refused> {
  const { currency, lines, address } = request;
  return new Refused(code, {
    ...details,
    quote: await quote(strapi, { currency, lines, country: address?.country ?? null }),
  });
}

async function writeOrder(
  strapi: Core.Strapi,
  request: CheckoutRequest,
  { shop, now }: { shop: Shop; now: Date },
): Promise<Order> {
  const { address, currency, lines, paymentMethod } = request;
  // Stock first: it locks the articles, so that the prices read next are the ones that are sold.
  if (!(await takeStock(strapi, lines))) throw new Refused("lines-changed");
  const skus = await readSkus(
    strapi,
    lines.map(({ sku }) => sku),
  );
  const today = makeQuote({ currency, lines, country: address?.country ?? null }, { shop, skus });
  if (today.lines.length !== lines.length) throw new Refused("lines-changed");
  if (today.totalMinor !== request.expectedTotalMinor) throw new Refused("price-changed");

  const tokenHash = hashOf(request.token);
  const keptMs = paymentMethod === "monero" ? KEPT_MS.monero : KEPT_MS.provider;
  const order = await orders(strapi).create({
    number: orderNumberOf(randomBytes(ORDER_NUMBER_BYTES)),
    tokenHash,
    secretHash: hashOf(orderSecret(tokenHash)),
    requestHash: hashOfRequest(request),
    state: "awaiting_payment",
    language: request.locale,
    currency,
    lines: today.lines satisfies OrderLine[],
    needsShipping: today.needsShipping,
    subtotalMinor: today.subtotalMinor,
    shippingMinor: today.shipping?.minor ?? null,
    vatMinor: today.vatMinor,
    vatBasisPoints: today.vatBasisPoints,
    totalMinor: today.totalMinor,
    email: request.email,
    country: address?.country ?? null,
    address,
    paymentMethod,
    placedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + keptMs).toISOString(),
  });
  await writeDown(strapi, order.id, { kind: "placed", at: now });
  failPoint("in-order");
  await sendOrderMail(strapi, "received", order, { isTest: paymentService(strapi).providers.isTest });
  return order;
}
