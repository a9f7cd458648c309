import type { Locale, OrderPage, PaymentMethod, Seller } from "@wren/domain";
import { isWaiting, mayVanish, statusOfOrder } from "#app/features/checkout/order-status.ts";
import type { OrderView } from "#app/features/checkout/order-view.ts";
import { env } from "#app/env.server.ts";
import { nameCountry } from "#app/lib/country-names.server.ts";
import { formatDay, formatDateTime } from "#app/lib/dates.server.ts";
import { readableAddress } from "#app/lib/readable-address.server.ts";
import { withoutOwnOrigin } from "#app/visit/return-path.server.ts";
import { toMoneroView } from "./monero-view.server.ts";
import { toParcelView } from "./parcel-view.server.ts";

type OrderViewContext = {
  locale: Locale;
  secret: string;
  origin: string;
  isBack: boolean;
  methods: readonly PaymentMethod[];
  now: Date;
};

export function toOrderView(order: OrderPage, context: OrderViewContext): OrderView {
  const { locale, isBack, methods, now } = context;
  const { placedAt, expiresAt, articlesKeptUntil, keepUntil, erasedAt, timeline, payment, seller, ...rest } = order;
  const status = statusOfOrder({ ...order, isBack });
  return {
    ...rest,
    payment: payment && {
      method: payment.method,
      state: payment.state,
      url: payment.url && withoutOwnOrigin(payment.url, env.PUBLIC_URL),
      isTest: payment.isTest,
    },
    monero: toMoneroView(order, context),
    status,
    isWaiting: isWaiting({ status, payment, expiresAt }, now),
    mayVanish: mayVanish({ status, payment, expiresAt }, now),
    seller: toSellerView(seller, locale),
    placedOn: formatDay(placedAt, locale),
    expiresAt: formatDateTime(expiresAt, locale),
    articlesKeptUntil: articlesKeptUntil && formatDateTime(articlesKeptUntil, locale),
    keptUntil: keepUntil && formatDay(keepUntil, locale),
    erasedOn: erasedAt && formatDay(erasedAt, locale),
    email: order.email && readableAddress(order.email),
    countryName: order.country && nameCountry(order.country, locale),
    parcel: toParcelView({ ...order, status }, { locale, now }),
    timeline: timeline.map(({ kind, at }) => ({ kind, at, atText: formatDateTime(at, locale) })),
    methods,
  };
}

function toSellerView({ companyName, companyStreet, companyTown, companyCountry, vatNumber }: Seller, locale: Locale) {
  const country = companyCountry && nameCountry(companyCountry, locale);
  return { companyName, lines: [companyStreet, companyTown, country].filter((line) => line !== null), vatNumber };
}
