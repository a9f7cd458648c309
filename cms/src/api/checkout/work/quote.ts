import {
  lineTotal,
  priceIn,
  sumUp,
  type CartLine,
  type Currency,
  type IsoDay,
  type Quote,
  type QuoteRequest,
  type Sku,
} from "@wren/domain";
import { quoteServices } from "../../subscriptions/work/quote-services";
import type { Shop } from "../../catalog/work/catalog";
import type { OrderLine } from "../../orders/work/rows";
import type { OrderService, Subscription } from "../../subscriptions/work/rows";

type Shelf = {
  shop: Shop;
  skus: ReadonlyMap<string, Sku>;
  /** Subscriptions by the identifier that a service is ordered for. */
  subscriptions: ReadonlyMap<string, Subscription>;
  today: IsoDay;
};

type FullQuote = Quote & { lines: OrderLine[]; services: OrderService[] };

/** Prices an order as of now. Pure, so that quote and order cannot differ. */
export function makeQuote({ currency, country, lines, services }: QuoteRequest, shelf: Shelf): FullQuote {
  const sold = lines.flatMap((line) => soldLine(line, currency, shelf) ?? []);
  const { tariffs, services: names } = shelf.shop;
  const { subscriptions, today } = shelf;
  const quoted = quoteServices(services, { tariffs, names, subscriptions, currency, today });
  const zone = country ? shelf.shop.zones.find(({ countries }) => countries.includes(country)) : undefined;
  const needsShipping = sold.length > 0;
  const shipping = needsShipping && zone ? priceIn(zone.rates, currency) : null;
  const { vatBasisPoints } = shelf.shop;
  const sum = sumUp(
    [...sold, ...quoted.services.map(({ price }) => price)].map(({ totalMinor }) => ({ minor: totalMinor, currency })),
    { currency, shipping, vatBasisPoints },
  );
  return {
    currency,
    lines: sold,
    problems: lines.flatMap((line) => problemOf(line, shelf) ?? []),
    services: quoted.services,
    serviceProblems: quoted.problems,
    needsShipping,
    shipping:
      zone && shipping
        ? {
            zone: zone.name,
            minor: shipping.minor,
            deliveryDaysMin: zone.deliveryDaysMin,
            deliveryDaysMax: zone.deliveryDaysMax,
            hasImportFees: zone.hasImportFees,
          }
        : null,
    isCountryServed: country === null || zone !== undefined,
    subtotalMinor: sum.subtotal.minor,
    vatMinor: sum.vat.minor,
    vatBasisPoints,
    totalMinor: sum.total.minor,
  };
}

/** Null when the article is not on sale (any more). */
function soldLine({ sku: code, quantity }: CartLine, currency: Currency, { shop, skus }: Shelf): OrderLine | null {
  const sku = skus.get(code);
  const product = sku?.active ? shop.products.get(sku.productSlug) : undefined;
  if (!sku || !product) return null;
  const basePrice = priceIn(sku.prices, currency);
  return {
    sku: code,
    quantity,
    productSlug: sku.productSlug,
    name: product.name,
    variantName: sku.variantName,
    basePriceMinor: basePrice.minor,
    totalMinor: lineTotal(basePrice, quantity).minor,
    isDevice: product.isDevice,
  };
}

function problemOf({ sku: code, quantity }: CartLine, { shop, skus }: Shelf): Quote["problems"][number] | null {
  const sku = skus.get(code);
  if (!sku?.active || !shop.products.has(sku.productSlug)) return { sku: code, problem: "unavailable", left: 0 };
  if (sku.stock <= 0) return { sku: code, problem: "sold-out", left: 0 };
  return sku.stock < quantity ? { sku: code, problem: "fewer-left", left: sku.stock } : null;
}
