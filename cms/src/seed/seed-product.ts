import type { Block, Locale, Picture, ProductEntry, RichText } from "@wren/domain";
import type { Core } from "@strapi/strapi";
import type { PictureIds } from "./pictures";
import { seedLocalized } from "./seed-localized";
import type { Written } from "./written";

export type SeedProduct = Pick<ProductEntry, "slug" | "category" | "position"> &
  Record<
    Locale,
    {
      name: string;
      tagline: string;
      description: string;
      gallery: Written<Picture>[];
      box: RichText;
      specs: ProductEntry["specs"];
      blocks: Written<Block>[];
    }
  >;

export async function seedProduct(strapi: Core.Strapi, product: SeedProduct, pictures: PictureIds): Promise<void> {
  const { slug, category, position, en, de } = product;
  const shared = { category, position };
  const entry = { uid: "api::product.product", list: "seeded_products", slug, shared, texts: { en, de } } as const;
  await seedLocalized(strapi, entry, pictures);
}
