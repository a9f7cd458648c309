import type { Core } from "@strapi/strapi";
import {
  sellerSchema,
  shippingZoneSchema,
  shopSettingsSchema,
  skuSchema,
  tariffSchema,
  tariffsOf,
  type Locale,
  type Seller,
  type ShippingZone,
  type ServiceKind,
  type Sku,
  type Tariffs,
} from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";
import { table } from "../../../platform/rows/table";
import { clock } from "../../../platform/process/clock";

type Name = Record<Locale, string>;
type NamedProduct = { name: Name; isDevice: boolean };

export type NamedService = { slug: string; name: Name };

/** Everything that pricing needs except the articles: it may be a few seconds old, prices may not. */
export type Shop = {
  products: ReadonlyMap<string, NamedProduct>;
  /** The service on offer for each kind. */
  services: ReadonlyMap<ServiceKind, NamedService>;
  tariffs: Tariffs;
  zones: ShippingZone[];
  vatBasisPoints: number;
  /** Name and address of the seller, for mails and receipts. */
  seller: Seller;
};

type ProductRow = { slug: string; name: string; locale: Locale; category: string };
type ServiceRow = { slug: string; name: string; locale: Locale; kind: ServiceKind };

const PUBLISHED = { publishedAt: { $notNull: true } };

/** Lifetime in this process's memory. A change clears it at once; a missed one counts after this time. */
const KEPT_MS = 10_000;

type Memory = { shop: Shop | null; until: number; changes: number };

const memories = new WeakMap<Core.Strapi, Memory>();

/**
 * Reads the shop, from memory if possible. Concurrent callers do not wait for each other's query: with one database
 * connection, a caller inside a transaction holds it, and the query waited for could never run.
 */
export async function readShop(strapi: Core.Strapi): Promise<Shop> {
  const memory = memories.get(strapi) ?? beginToRemember(strapi);
  if (memory.shop && memory.until > clock.now().getTime()) return memory.shop;
  const { changes } = memory;
  const shop = await askShop(strapi);
  // The answer may miss a change that happened meanwhile.
  if (memory.changes === changes) Object.assign(memory, { shop, until: clock.now().getTime() + KEPT_MS });
  return shop;
}

function beginToRemember(strapi: Core.Strapi): Memory {
  const memory: Memory = { shop: null, until: 0, changes: 0 };
  memories.set(strapi, memory);
  changeService(strapi).onChange(() => {
    memory.shop = null;
    memory.changes += 1;
  });
  return memory;
}

async function askShop(strapi: Core.Strapi): Promise<Shop> {
  const rows = await table<ProductRow>(strapi, "api::product.product").findMany({
    where: PUBLISHED,
    select: ["slug", "name", "locale", "category"],
  });
  const services = await table<ServiceRow>(strapi, "api::service.service").findMany({
    where: PUBLISHED,
    select: ["slug", "name", "locale", "kind"],
  });
  const tariffs = await table(strapi, "api::tariff.tariff").findMany({ where: {} });
  const zones = await table(strapi, "api::shipping-zone.shipping-zone").findMany({ where: {} });
  const settings = await table(strapi, "api::shop.shop").findOne({ where: {} });
  const website = await table(strapi, "api::website.website").findOne({ where: {} });
  return {
    products: bySlug(rows),
    services: byKind(services),
    tariffs: tariffsOf(tariffs.map((tariff) => tariffSchema.parse(tariff))),
    zones: zones.map((zone) => shippingZoneSchema.parse(zone)),
    vatBasisPoints: shopSettingsSchema.parse(settings).vatBasisPoints,
    seller: sellerSchema.parse(website ?? {}),
  };
}

/** Usual delivery time to this country, read within the caller's transaction. */
export async function findDeliveryDays(strapi: Core.Strapi, country: string | null) {
  const rows = await table(strapi, "api::shipping-zone.shipping-zone").findMany({ where: {} });
  return deliveryDaysTo(
    country,
    rows.map((row) => shippingZoneSchema.parse(row)),
  );
}

export function deliveryDaysTo(country: string | null, zones: readonly ShippingZone[]) {
  const zone = zones.find(({ countries }) => country && countries.includes(country));
  return zone ? { min: zone.deliveryDaysMin, max: zone.deliveryDaysMax } : null;
}

/** Reads within the caller's transaction, if there is one. */
export async function readSkus(strapi: Core.Strapi, codes: readonly string[]): Promise<ReadonlyMap<string, Sku>> {
  const rows = await table<Pick<Sku, "code">>(strapi, "api::sku.sku").findMany({ where: { code: { $in: codes } } });
  const skus = rows.map((row) => skuSchema.parse(row));
  return new Map(skus.map((sku) => [sku.code, sku]));
}

function bySlug(rows: ProductRow[]): Map<string, NamedProduct> {
  const products = new Map<string, NamedProduct>();
  for (const row of rows) {
    const { slug, category } = row;
    products.set(slug, { name: withName(products.get(slug)?.name, row), isDevice: category === "device" });
  }
  return products;
}

function byKind(rows: ServiceRow[]): Map<ServiceKind, NamedService> {
  const services = new Map<ServiceKind, NamedService>();
  for (const row of rows) services.set(row.kind, { slug: row.slug, name: withName(services.get(row.kind)?.name, row) });
  return services;
}

/** An article published in one language only is still sold; its one name serves both. */
function withName(known: Name | undefined, { name, locale }: { name: string; locale: Locale }): Name {
  return known ? { ...known, [locale]: name } : { en: name, de: name };
}
