import type { Core } from "@strapi/strapi";
import { mailService } from "../../../platform/mail/mail-service";
import { env } from "../../../platform/env";
import type { GivenService } from "../../subscriptions/work/give-services";
import { readShop } from "../../catalog/work/catalog";
import type { MoneroMailFacts, OrderMailKind } from "./mails/facts";
import { emailMovedMail, orderMail } from "./mails/order-mail";
import { orderSecret } from "./order-secret";
import type { Order } from "./rows";
import { addTimelineEntry } from "./timeline";
import type { Subscription } from "../../subscriptions/work/rows";
import { clock } from "../../../platform/process/clock";

type OrderMailData = {
  isTest: boolean;
  refundedMinor?: number;
  refundedBeforeMinor?: number;
  subscriptions?: Subscription[];
  given?: GivenService[];
  deliveryDays?: Days | null;
  monero?: MoneroMailFacts;
};
/** Told of an order that nobody has paid: whoever types an address can cause them. */
const CAUSED_BY_STRANGERS: readonly OrderMailKind[] = ["received", "expired", "monero-address", "monero-claim-failed"];

type Days = { min: number; max: number };

/** The order's page in the buyer's language, with its secret. */
export function orderUrl(order: Pick<Order, "tokenHash" | "secretHash" | "language">): string {
  const language = order.language === "de" ? "/de" : "";
  return `${env("PUBLIC_URL")}${language}/shop/confirmation?order=${orderSecret(order)}`;
}

/**
 * Puts a mail to the buyer into the outbox, within the caller's transaction, so that every change is told once. Buyers
 * erased by retention get none.
 */
export async function sendOrderMail(
  strapi: Core.Strapi,
  kind: OrderMailKind,
  order: Order,
  data: OrderMailData,
): Promise<void> {
  if (order.email === "") return;
  const { seller } = await readShop(strapi);
  const mail = orderMail(kind, {
    locale: order.language,
    number: order.number,
    orderUrl: orderUrl(order),
    siteUrl: env("PUBLIC_URL"),
    companyName: seller.companyName ?? "",
    lines: order.lines,
    services: order.services,
    given: data.given ?? [],
    areServicesWithheld: order.servicesWithheld,
    currency: order.currency,
    subtotalMinor: order.subtotalMinor,
    shippingMinor: order.shippingMinor,
    vatMinor: order.vatMinor,
    vatBasisPoints: order.vatBasisPoints,
    totalMinor: order.totalMinor,
    address: order.address,
    expiresAt: new Date(order.expiresAt),
    goodsKeptUntil: order.holdsStock ? new Date(order.reservedUntil ?? order.expiresAt) : null,
    paymentMethod: order.paymentMethod,
    isTest: data.isTest,
    trackingNumber: order.trackingNumber,
    refundedMinor: data.refundedMinor ?? null,
    refundedBeforeMinor: data.refundedBeforeMinor,
    subscriptions: data.subscriptions ?? [],
    deliveryDays: data.deliveryDays ?? null,
    monero: data.monero ?? null,
  });
  const request = { to: order.email, ...mail };
  if (!CAUSED_BY_STRANGERS.includes(kind)) return mailService(strapi).send(request);
  const isWritten = await mailService(strapi).sendBounded(request, "order");
  // The order stands, and its page says that there is no mail.
  if (!isWritten && kind === "received")
    await addTimelineEntry(strapi, order.id, { kind: "mail-withheld", at: clock.now() });
}

/** Tells the address that staff have replaced that no more mails come. */
export async function tellFormerAddress(strapi: Core.Strapi, former: Order): Promise<void> {
  const { seller } = await readShop(strapi);
  const mail = emailMovedMail({
    locale: former.language,
    number: former.number,
    siteUrl: env("PUBLIC_URL"),
    companyName: seller.companyName ?? "",
  });
  await mailService(strapi).send({ to: former.email, ...mail });
}
