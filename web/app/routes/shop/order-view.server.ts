import type { Locale, OrderPage, PaymentMethod } from "@wren/domain";
import { statusOfOrder } from "#app/features/checkout/order-status.ts";
import type { OrderView } from "#app/features/checkout/order-view.ts";
import { env } from "#app/env.server.ts";
import { nameCountry } from "#app/lib/country-names.server.ts";
import { writeDay, writeMoment } from "#app/lib/dates.server.ts";
import { withoutOwnOrigin } from "#app/visit/return-path.server.ts";

type Facts = { locale: Locale; isBack: boolean; methods: readonly PaymentMethod[] };

export function toOrderView(order: OrderPage, { locale, isBack, methods }: Facts): OrderView {
  const { placedAt, expiresAt, keepUntil, erasedAt, timeline, payment, ...rest } = order;
  return {
    ...rest,
    payment: payment && { ...payment, url: payment.url && withoutOwnOrigin(payment.url, env.PUBLIC_URL) },
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
