import type { Core, Modules } from "@strapi/strapi";
import { CONTENT_PATHS, HOME_SLUG, isContentSlug } from "@wren/domain";
import { refuseField } from "../lib/refuse-field";
import { refuseUnpublishableSlug, shareWithPublishedLanguages, type SluggedType } from "./published-slug";

const PAGE: SluggedType = {
  uid: "api::page.page",
  kind: "page",
  nameField: "title",
  sharedFields: ["slug", "forcedColorMode"],
  refuseSlug: refuseUnservedSlug,
};

const SERVED_SLUGS = [HOME_SLUG, ...CONTENT_PATHS].join(", ");

/** What is asked of a page beyond its schema, whoever saves it: the admin, the seed or code. */
export function pageDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== PAGE.uid) return next();
    switch (context.action) {
      case "create":
      case "update":
      case "clone":
        refuseUnservedSlug(context.params.data?.slug);
        return next();
      case "publish": {
        const { documentId } = context.params;
        await refuseUnpublishableSlug(strapi, PAGE, documentId);
        return strapi.db.transaction(async () => {
          const published = await next();
          await shareWithPublishedLanguages(strapi, PAGE, documentId);
          return published;
        });
      }
      default:
        return next();
    }
  };
}

/** A draft may still be without a slug; Strapi asks for it when the page is published. */
function refuseUnservedSlug(slug: string | null | undefined): void {
  if (!slug || isContentSlug(slug)) return;
  refuseField(["slug"], `The site has no place for "${slug}". Possible are: ${SERVED_SLUGS}.`);
}
