import type { Locale } from "@wren/domain";
import { articleName, serviceName } from "../../orders/work/line-names";
import type { Order } from "../../orders/work/rows";
import type { Payment } from "./rows";
import type { PaymentRequest } from "./provider";

const SHIPPING_NAME: Record<Locale, string> = {
  en: "Shipping, registered and tracked",
  de: "Versand, eingeschrieben und mit Verfolgung",
};

/**
 * Builds the request to a provider. A new part of an order's price needs its lines here: `checkRequest` refuses lines
 * that do not add up to the amount.
 */
export function paymentRequestFor(order: Order, attempt: Payment, siteUrl: string): PaymentRequest {
  const { language } = order;
  const page = `${siteUrl}${language === "de" ? "/de" : ""}/shop/confirmation`;
  return {
    key: attempt.key,
    reference: order.number,
    method: attempt.method,
    amount: { minor: attempt.amountMinor, currency: attempt.currency },
    locale: language,
    email: order.email,
    lines: [...articleLines(order), ...serviceLines(order), ...shippingLines(order)],
    expiresAt: new Date(attempt.expiresAt),
    successUrl: `${page}?returned=1`,
    cancelUrl: `${page}?cancelled=1`,
  };
}

type Lines = PaymentRequest["lines"];

function articleLines({ lines, language }: Order): Lines {
  return lines.map((line) => ({
    name: articleName(line, language),
    quantity: line.quantity,
    amountMinor: line.basePriceMinor,
  }));
}

/** Prices after discount. The provider does not learn which subscription a service is for. */
function serviceLines({ services, language }: Order): Lines {
  return services.map((service) => ({
    name: serviceName(service, language),
    quantity: 1,
    amountMinor: service.price.totalMinor,
  }));
}

function shippingLines({ shippingMinor, language }: Order): Lines {
  return shippingMinor ? [{ name: SHIPPING_NAME[language], quantity: 1, amountMinor: shippingMinor }] : [];
}
