import type { Core } from "@strapi/strapi";
import { perStrapi } from "../../../platform/per-strapi";
import type { CheckoutRequest, OrderPage, PaymentMethod, PlacedOrder, QuoteRequest } from "@wren/domain";
import { problemWithMethod } from "@wren/domain";
import { openPayment } from "../../payments/work/attempts";
import { settle } from "../../payments/work/settle";
import { isPastDeadline } from "../../orders/work/deadline";
import { toOrderPage } from "./order-page";
import { hashOf } from "../../../platform/hash";
import { orderSecret } from "../../orders/work/order-secret";
import { placeOrder, quote, Refused } from "./place-order";
import { reserveAgain } from "../../orders/work/reservations";
import { orders, type Order } from "../../orders/work/rows";
import { payments } from "../../payments/work/rows";
import { paymentProviders } from "../../payments/work/providers";
import { clock } from "../../../platform/process/clock";

type OrderService = {
  quote(request: QuoteRequest): ReturnType<typeof quote>;
  /** @param visitor as a keyed hash */
  checkout(request: CheckoutRequest, visitor: string): Promise<PlacedOrder>;
  lookUp(secret: string, how: { returned: boolean }): Promise<OrderPage | null>;
  pay(secret: string, how: { method: PaymentMethod; visitor: string }): Promise<PlacedOrder | null>;
};

export const orderService = perStrapi((strapi: Core.Strapi): OrderService => {
  const findBySecret = (secret: string) => orders(strapi).findOne({ where: { secretHash: hashOf(secret) } });

  async function startPayment(order: Order, method: PaymentMethod): Promise<PlacedOrder> {
    const paymentUrl = await openPayment(strapi, order, { method, now: clock.now() });
    return { number: order.number, secret: orderSecret(order), paymentUrl };
  }

  async function askProvider(order: Order): Promise<void> {
    const open = { orderId: order.id, state: { $in: ["open", "processing"] } } as const;
    for (const payment of await payments(strapi).findMany({ where: open })) await settle(strapi, payment, clock.now());
  }

  return {
    quote: (request) => quote(strapi, request, clock.now()),
    async checkout(request, visitor) {
      const order = await placeOrder(strapi, request, { visitor, now: clock.now() });
      return startPayment(order, order.paymentMethod);
    },
    async lookUp(secret, { returned }) {
      const order = await findBySecret(secret);
      if (!order) return null;
      if (returned) await askProvider(order);
      const current = returned ? ((await findBySecret(secret)) ?? order) : order;
      return toOrderPage(strapi, current, clock.now());
    },
    async pay(secret, { method, visitor }) {
      const order = await findBySecret(secret);
      if (!order) return null;
      if (hasEnded(order, clock.now())) throw new Refused("not-payable");
      const { totalMinor: minor, currency } = order;
      const offered = await paymentProviders(strapi).methodsFor(currency);
      if (!offered.includes(method) || problemWithMethod(method, { minor, currency }))
        throw new Refused("method-unavailable");
      await reserveAgain(strapi, order.id, { visitor, isMonero: method === "monero", now: clock.now() });
      return startPayment(order, method);
    },
  };
});

/** True for an order that ended unpaid. A buyer who tries to pay a paid order sees that on its page. */
function hasEnded(order: Order, now: Date): boolean {
  return order.state === "expired" || order.state === "cancelled" || isPastDeadline(order, now);
}
