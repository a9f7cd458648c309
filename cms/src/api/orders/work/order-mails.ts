import type { Core } from "@strapi/strapi";
import { mailService } from "../../../platform/mail/mail-service";
import { env } from "../../../platform/env";
import type { GivenService } from "../../subscriptions/work/give-services";
import { readShop } from "../../catalog/work/catalog";
import type { MoneroMailFacts, OrderMailKind } from "./mails/facts";
import { orderMail } from "./mails/order-mail";
import { orderSecret } from "./order-secret";
import type { Order } from "./rows";
import type { Subscription } from "../../subscriptions/work/rows";

type News = {
  isTest: boolean;
  refundedMinor?: number;
  subscriptions?: Subscription[];
  given?: GivenService[];
  deliveryDays?: Days | null;
  monero?: MoneroMailFacts;
};
type Days = { min: number; max: number };

/** The order's page in the buyer's language, with its secret. */
export function orderUrl(order: Pick<Order, "tokenHash" | "language">): string {
  const language = order.language === "de" ? "/de" : "";
  return `${env("PUBLIC_URL")}${language}/shop/confirmation?order=${orderSecret(order.tokenHash)}`;
}

/**
 * Puts a mail to the buyer into the outbox, within the caller's transaction: no news without a mail, and none twice.
 * Whoever bought something long ago is no longer known, and cannot be told.
 */
export async function sendOrderMail(strapi: Core.Strapi, kind: OrderMailKind, order: Order, news: News): Promise<void> {
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
    given: news.given ?? [],
    areServicesWithheld: order.servicesWithheld,
    currency: order.currency,
    subtotalMinor: order.subtotalMinor,
    shippingMinor: order.shippingMinor,
    vatMinor: order.vatMinor,
    vatBasisPoints: order.vatBasisPoints,
    totalMinor: order.totalMinor,
    address: order.address,
    expiresAt: new Date(order.expiresAt),
    paymentMethod: order.paymentMethod,
    isTest: news.isTest,
    trackingNumber: order.trackingNumber,
    refundedMinor: news.refundedMinor ?? null,
    subscriptions: news.subscriptions ?? [],
    deliveryDays: news.deliveryDays ?? null,
    monero: news.monero ?? null,
  });
  await mailService(strapi).send({ to: order.email, ...mail });
}
