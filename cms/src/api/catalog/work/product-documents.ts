import type { Core } from "@strapi/strapi";
import { RESERVED_PRODUCT_SLUGS } from "@wren/domain";
import { refuseField } from "../../../platform/documents/refuse-field";
import { table } from "../../../platform/rows/table";
import { publishedSlug, refuseUnlessPathSegment, type SluggedType } from "../../../platform/documents/published-slug";

const refuseWrongForm = refuseUnlessPathSegment("wren-one");

export const PRODUCT: SluggedType = {
  uid: "api::product.product",
  nameField: "name",
  refuseSlug: (slug) => {
    refuseWrongForm(slug);
    if (RESERVED_PRODUCT_SLUGS.some((reserved) => reserved === slug))
      refuseField(["slug"], {
        en: `The shop needs "${String(slug)}" for a page of its own. Choose another address.`,
        de: `Der Shop braucht «${String(slug)}» für eine eigene Seite. Wählen Sie eine andere Adresse.`,
      });
  },
  async aroundPublishing(strapi, documentId, publish) {
    const before = await publishedSlug(strapi, PRODUCT.uid, documentId);
    const published = await publish();
    await takeArticlesAlong(strapi, before, await publishedSlug(strapi, PRODUCT.uid, documentId));
    return published;
  },
};

/** Moves the articles to a product's new slug: left at the old one, nobody could buy them. */
async function takeArticlesAlong(strapi: Core.Strapi, before: string | null, after: string | null): Promise<void> {
  if (before === null || after === null || before === after) return;
  await table<{ productSlug: string }>(strapi, "api::sku.sku").updateMany(
    { productSlug: before },
    { productSlug: after },
  );
}
