import type { Core } from "@strapi/strapi";
import {
  shippingZoneSchema,
  shopSettingsSchema,
  skuSchema,
  type Locale,
  type ShippingZone,
  type Sku,
} from "@wren/domain";
import { table } from "../strapi-edges";

type NamedProduct = { name: Record<Locale, string>; isDevice: boolean };

/** What pricing needs to know besides the articles themselves: it may be a moment old, prices may not. */
export type Shop = {
  products: ReadonlyMap<string, NamedProduct>;
  zones: ShippingZone[];
  vatBasisPoints: number;
};

type ProductRow = { slug: string; name: string; locale: Locale; category: string };

export async function readShop(strapi: Core.Strapi): Promise<Shop> {
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
