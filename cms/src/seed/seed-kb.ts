import type { Core } from "@strapi/strapi";
import { LOCALES } from "@wren/domain";
import { kbArticles, kbCategories } from "./content/kb";
import { kbKeywords } from "./content/kb/keywords";
import type { KbCategory, KbEntry } from "./content/kb/kb-entry";
import type { PictureIds } from "./pictures";
import { seedLocalized } from "./seed-localized";
import { seedOnce } from "./seeded";

const ARTICLE = "api::kb-article.kb-article";
const CATEGORY = "api::kb-category.kb-category";

/** The knowledge base: its categories, its articles, and the links between them. */
export async function seedKb(strapi: Core.Strapi, pictures: PictureIds): Promise<void> {
  for (const [position, category] of kbCategories.entries()) await seedCategory(strapi, category, position);
  for (const [position, { slug, category, isFaq, en, de }] of kbArticles.entries()) {
    const found = await strapi.documents(CATEGORY).findFirst({ filters: { slug: category } });
    const shared = { isFaq, position, category: found?.documentId };
    const keywords = kbKeywords[slug];
    const texts = { en: { ...en, keywords: keywords?.en }, de: { ...de, keywords: keywords?.de } };
    const entry = { uid: ARTICLE, list: "seeded_kb_articles", slug, shared, texts } as const;
    await seedLocalized(strapi, entry, pictures);
  }
  for (const article of kbArticles) await seedRelated(strapi, article);
}

async function seedCategory(strapi: Core.Strapi, { slug, en, de }: KbCategory, position: number): Promise<void> {
  await seedOnce(strapi, { list: "seeded_kb_categories", name: slug }, async () => {
    const documents = strapi.documents(CATEGORY);
    if (await documents.findFirst({ filters: { slug } })) return;
    const title = { en: en.title, de: de.title };
    const description = { en: en.description, de: de.description };
    await documents.create({ data: { slug, title, description, position } });
  });
}

/** Runs once all articles exist, because they refer to each other. */
async function seedRelated(strapi: Core.Strapi, { slug, related }: KbEntry): Promise<void> {
  await seedOnce(strapi, { list: "seeded_kb_related", name: slug }, async () => {
    const documents = strapi.documents(ARTICLE);
    const others = await documents.findMany({ filters: { slug: { $in: related } }, fields: ["slug"] });
    const article = await documents.findFirst({ filters: { slug }, fields: ["slug"] });
    if (!article) return;
    const inOrder = related.flatMap((name) => others.filter((other) => other.slug === name));
    const { documentId } = article;
    for (const locale of LOCALES) {
      const data = { related: inOrder.map((other) => other.documentId) };
      await documents.update({ documentId, locale, status: "published", data });
    }
  });
}
