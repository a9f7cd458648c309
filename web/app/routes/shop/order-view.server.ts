import type { Locale, OrderPage, PaymentMethod } from "@wren/domain";
import { statusOfOrder } from "#app/features/checkout/order-status.ts";
import type { OrderView } from "#app/features/checkout/order-view.ts";
import { env } from "#app/env.server.ts";
import { nameCountry } from "#app/lib/country-names.server.ts";
import { writeDay, writeMoment } from "#app/lib/dates.server.ts";
import { withoutOwnOrigin } from "#app/visit/return-path.server.ts";
import { toMoneroView } from "./monero-view.server.ts";

type Facts = {
  locale: Locale;
  secret: string;
  origin: string;
  isBack: boolean;
  methods: readonly PaymentMethod[];
  now: Date;
};

export function toOrderView(order: OrderPage, facts: Facts): OrderView {
  const { locale, isBack, methods } = facts;
  const { placedAt, expiresAt, keepUntil, erasedAt, timeline, payment, ...rest } = order;
  return {
    ...rest,
    payment: payment && {
      method: payment.method,
      state: payment.state,
      url: payment.url && withoutOwnOrigin(payment.url, env.PUBLIC_URL),
      isTest: payment.isTest,
    },
    monero: toMoneroView(order, facts),
    status: statusOfOrder({ ...order, isBack }),
    placedOn: writeDay(placedAt, locale),
    expiresAt: writeMoment(expiresAt, locale),
    keptUntil: keepUntil && writeDay(keepUntil, locale),
    erasedOn: erasedAt && writeDay(erasedAt, locale),
    countryName: order.country && nameCountry(order.country, locale),
    timeline: timeline.map(({ kind, at }) => ({ kind, at, atText: writeMoment(at, locale) })),
    methods,
  };
}
