import type { Core } from "@strapi/strapi";
import { products } from "./content/products";
import { shippingZones } from "./content/shipping-zones";
import { skus } from "./content/skus";
import type { PictureIds } from "./pictures";
import { seedProduct } from "./seed-product";
import { seedOnce } from "./seeded";
import type { SeedSku, SeedZone } from "./entries";

const VAT_BASIS_POINTS = 810;

/** The shop's articles, prices and shipping zones. */
export async function seedCatalog(strapi: Core.Strapi, pictures: PictureIds): Promise<void> {
  for (const product of products) await seedProduct(strapi, product, pictures);
  for (const [position, sku] of skus.entries()) await seedSku(strapi, { ...sku, position }, pictures);
  for (const zone of shippingZones) await seedZone(strapi, zone);
  await seedShop(strapi);
}

async function seedSku(strapi: Core.Strapi, sku: SeedSku & { position: number }, pictures: PictureIds): Promise<void> {
  await seedOnce(strapi, { list: "seeded_skus", name: sku.code }, async () => {
    const documents = strapi.documents("api::sku.sku");
    if (await documents.findFirst({ filters: { code: sku.code } })) return;
    await documents.create({ data: { ...sku, active: true, picture: pictures.get(sku.picture) } });
  });
}

async function seedZone(strapi: Core.Strapi, zone: SeedZone): Promise<void> {
  await seedOnce(strapi, { list: "seeded_shipping_zones", name: zone.name }, async () => {
    const documents = strapi.documents("api::shipping-zone.shipping-zone");
    if (await documents.findFirst({ filters: { name: zone.name } })) return;
    await documents.create({ data: zone });
  });
}

/** As in the demo's terms. */
const PROMISES = [
  { en: "30 days to return it, two years’ warranty.", de: "30 Tage Rückgaberecht, zwei Jahre Garantie." },
];

/** Rates of the demo. A real shop sets its own, or names a source. */
const MONERO_RATES = { moneroChf: 26_000, moneroUsd: 32_500, moneroEur: 27_900 };

async function seedShop(strapi: Core.Strapi): Promise<void> {
  const documents = strapi.documents("api::shop.shop");
  if (await documents.findFirst()) return;
  const settings = { vatBasisPoints: VAT_BASIS_POINTS, promises: PROMISES, moneroConfirmations: 10 };
  await documents.create({ data: { ...settings, ...MONERO_RATES } });
}
