import type { Core, Modules } from "@strapi/strapi";
import { isPathSegment } from "@wren/domain";
import { refuseField } from "../lib/refuse-field";
import { refuseUnpublishableSlug, shareWithPublishedLanguages, type SluggedType } from "./published-slug";

const ARTICLE: SluggedType = {
  uid: "api::kb-article.kb-article",
  kind: "article",
  nameField: "title",
  sharedFields: ["slug", "isFaq", "position"],
  sharedRelations: ["category"],
  refuseSlug: refuseUnusableSlug,
};

/** What is asked of an article beyond its schema, whoever saves it. */
export function kbArticleDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== ARTICLE.uid) return next();
    switch (context.action) {
      case "create":
      case "update":
      case "clone":
        refuseUnusableSlug(context.params.data?.slug);
        return next();
      case "publish": {
        const { documentId } = context.params;
        await refuseUnpublishableSlug(strapi, ARTICLE, documentId);
        return strapi.db.transaction(async () => {
          const published = await next();
          await shareWithPublishedLanguages(strapi, ARTICLE, documentId);
          return published;
        });
      }
      default:
        return next();
    }
  };
}

/** A draft may still be without a slug; Strapi asks for it when the article is published. */
function refuseUnusableSlug(slug: string | null | undefined): void {
  if (!slug || isPathSegment(slug)) return;
  refuseField(
    ["slug"],
    `"${slug}" cannot be an address. Use small letters, digits and hyphens, such as renew-my-plan.`,
  );
}
