import type { Core } from "@strapi/strapi";
import type { PictureIds } from "./pictures";
import { seedLocalized } from "./seed-localized";
import type { SeedPage } from "./entries";

export async function seedPage(strapi: Core.Strapi, page: SeedPage, pictures: PictureIds): Promise<void> {
  const { slug, forcedColorMode = "none", en, de } = page;
  const texts = { en, de };
  const entry = { uid: "api::page.page", list: "seeded_pages", slug, shared: { forcedColorMode }, texts } as const;
  await seedLocalized(strapi, entry, pictures);
}
