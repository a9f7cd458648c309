import type { Core } from "@strapi/strapi";
import {
  shippingZoneSchema,
  shopSettingsSchema,
  skuSchema,
  type Locale,
  type ShippingZone,
  type Sku,
} from "@wren/domain";
import { changeService } from "../../api/change/services/change";
import { table } from "../strapi-edges";

type NamedProduct = { name: Record<Locale, string>; isDevice: boolean };

/** What pricing needs to know besides the articles themselves: it may be a moment old, prices may not. */
export type Shop = {
  products: ReadonlyMap<string, NamedProduct>;
  zones: ShippingZone[];
  vatBasisPoints: number;
};

type ProductRow = { slug: string; name: string; locale: Locale; category: string };

/** In this process's memory until something changes; a change that nobody heard of counts a little later. */
const KEPT_MS = 10_000;

type HeldShop = { shop: Promise<Shop>; until: number };

const held = new WeakMap<Core.Strapi, HeldShop | null>();

export async function readShop(strapi: Core.Strapi): Promise<Shop> {
  if (!held.has(strapi)) changeService(strapi).onChange(() => held.set(strapi, null));
  const known = held.get(strapi);
  if (known && known.until > Date.now()) return known.shop;
  const shop = askShop(strapi);
  // Before the answer is there: a change meanwhile must find it and drop it.
  held.set(strapi, { shop, until: Date.now() + KEPT_MS });
  shop.catch(() => held.set(strapi, null));
  return shop;
}

async function askShop(strapi: Core.Strapi): Promise<Shop> {
  const rows = await table<ProductRow>(strapi, "api::product.product").findMany({
    where: { publishedAt: { $notNull: true } },
    select: ["slug", "name", "locale", "category"],
  });
  const zones = await table(strapi, "api::shipping-zone.shipping-zone").findMany({ where: {} });
  const settings = await table(strapi, "api::shop.shop").findOne({ where: {} });
  return {
    products: bySlug(rows),
    zones: zones.map((zone) => shippingZoneSchema.parse(zone)),
    vatBasisPoints: shopSettingsSchema.parse(settings).vatBasisPoints,
  };
}

/** How long a parcel usually takes to this country. */
export async function findDeliveryDays(strapi: Core.Strapi, country: string | null) {
  const rows = await table(strapi, "api::shipping-zone.shipping-zone").findMany({ where: {} });
  const zones = rows.map((row) => shippingZoneSchema.parse(row));
  const zone = zones.find(({ countries }) => country && countries.includes(country));
  return zone ? { min: zone.deliveryDaysMin, max: zone.deliveryDaysMax } : null;
}

/** Within the caller's transaction, if there is one. */
export async function readSkus(strapi: Core.Strapi, codes: readonly string[]): Promise<ReadonlyMap<string, Sku>> {
  const rows = await table(strapi, "api::sku.sku").findMany({ where: { code: { $in: codes } } });
  const skus = rows.map((row) => skuSchema.parse(row));
  return new Map(skus.map((sku) => [sku.code, sku]));
}

/** A product that is published in one language only is still sold; its one name serves both. */
function bySlug(rows: ProductRow[]): Map<string, NamedProduct> {
  const products = new Map<string, NamedProduct>();
  for (const { slug, name, locale, category } of rows) {
    const known = products.get(slug);
    products.set(slug, {
      name: known ? { ...known.name, [locale]: name } : { en: name, de: name },
      isDevice: category === "device",
    });
  }
  return products;
}
