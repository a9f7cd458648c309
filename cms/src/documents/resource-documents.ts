import type { Core, Modules } from "@strapi/strapi";
import { isPathSegment } from "@wren/domain";
import { refuseField } from "../lib/refuse-field";
import { refuseUnpublishableSlug, shareWithPublishedLanguages, type SluggedType } from "./published-slug";

const RESOURCE: SluggedType = {
  uid: "api::resource.resource",
  kind: "resource",
  nameField: "title",
  sharedFields: ["slug", "position"],
  refuseSlug: refuseUnusableSlug,
};

/** What is asked of a resource beyond its schema, whoever saves it. */
export function resourceDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== RESOURCE.uid) return next();
    switch (context.action) {
      case "create":
      case "update":
      case "clone":
        refuseUnusableSlug(context.params.data?.slug);
        return next();
      case "publish": {
        const { documentId } = context.params;
        await refuseUnpublishableSlug(strapi, RESOURCE, documentId);
        return strapi.db.transaction(async () => {
          const published = await next();
          await shareWithPublishedLanguages(strapi, RESOURCE, documentId);
          return published;
        });
      }
      default:
        return next();
    }
  };
}

/** A draft may still be without a slug; Strapi asks for it when the resource is published. */
function refuseUnusableSlug(slug: string | null | undefined): void {
  if (!slug || isPathSegment(slug)) return;
  refuseField(["slug"], `"${slug}" cannot be an address. Use small letters, digits and hyphens, such as press-kit.`);
}
