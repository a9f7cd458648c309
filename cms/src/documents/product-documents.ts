import type { Core, Modules } from "@strapi/strapi";
import { RESERVED_PRODUCT_SLUGS, isPathSegment } from "@wren/domain";
import { refuseField } from "../lib/refuse-field";
import { table } from "../lib/strapi-edges";
import { refuseUnpublishableSlug, shareWithPublishedLanguages, type SluggedType } from "./published-slug";

const PRODUCT: SluggedType = {
  uid: "api::product.product",
  kind: "product",
  nameField: "name",
  sharedFields: ["slug", "category", "position"],
  refuseSlug: refuseUnusableSlug,
};

/** What is asked of a product beyond its schema, whoever saves it. */
export function productDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== PRODUCT.uid) return next();
    switch (context.action) {
      case "create":
      case "update":
      case "clone":
        refuseUnusableSlug(context.params.data?.slug);
        return next();
      case "publish": {
        const { documentId } = context.params;
        await refuseUnpublishableSlug(strapi, PRODUCT, documentId);
        return strapi.db.transaction(async () => {
          const before = await publishedSlug(strapi, documentId);
          const published = await next();
          await shareWithPublishedLanguages(strapi, PRODUCT, documentId);
          await takeArticlesAlong(strapi, before, await publishedSlug(strapi, documentId));
          return published;
        });
      }
      default:
        return next();
    }
  };
}

/** A draft may still be without a slug; Strapi asks for it when the product is published. */
function refuseUnusableSlug(slug: string | null | undefined): void {
  if (!slug) return;
  if (!isPathSegment(slug))
    refuseField(["slug"], `"${slug}" cannot be an address. Use small letters, digits and hyphens, such as wren-one.`);
  if (RESERVED_PRODUCT_SLUGS.some((reserved) => reserved === slug))
    refuseField(["slug"], `The shop needs "${slug}" for a page of its own. Choose another address.`);
}

async function publishedSlug(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const product = await table<{ slug: string }>(strapi, PRODUCT.uid).findOne({ where });
  return product?.slug ?? null;
}

/** Articles name their product by its slug: left behind at the old one, nobody could buy them. */
async function takeArticlesAlong(strapi: Core.Strapi, before: string | null, after: string | null): Promise<void> {
  if (before === null || after === null || before === after) return;
  await table(strapi, "api::sku.sku").updateMany({ productSlug: before }, { productSlug: after });
}
