import type { Core } from "@strapi/strapi";
import type { PictureIds } from "./pictures";
import { seedLocalized } from "./seed-localized";
import type { SeedProduct } from "./entries";

export async function seedProduct(strapi: Core.Strapi, product: SeedProduct, pictures: PictureIds): Promise<void> {
  const { slug, category, position, en, de } = product;
  const shared = { category, position };
  const entry = { uid: "api::product.product", list: "seeded_products", slug, shared, texts: { en, de } } as const;
  await seedLocalized(strapi, entry, pictures);
}
