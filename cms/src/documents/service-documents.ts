import type { Core, Modules } from "@strapi/strapi";
import { isPathSegment } from "@wren/domain";
import { refuseField } from "../lib/refuse-field";
import { table } from "../lib/strapi-edges";
import { refuseUnpublishableSlug, shareWithPublishedLanguages, type SluggedType } from "./published-slug";

const SERVICE: SluggedType = {
  uid: "api::service.service",
  kind: "service",
  nameField: "name",
  sharedFields: ["slug", "kind", "position"],
  refuseSlug: refuseUnusableSlug,
};

type ServiceRow = { name: string | null; kind: string | null };

/** What is asked of a service beyond its schema, whoever saves it. */
export function serviceDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== SERVICE.uid) return next();
    switch (context.action) {
      case "create":
      case "update":
      case "clone":
        refuseUnusableSlug(context.params.data?.slug);
        return next();
      case "publish": {
        const { documentId } = context.params;
        await refuseUnpublishableSlug(strapi, SERVICE, documentId);
        await refuseSecondOfItsKind(strapi, documentId);
        return strapi.db.transaction(async () => {
          const published = await next();
          await shareWithPublishedLanguages(strapi, SERVICE, documentId);
          return published;
        });
      }
      default:
        return next();
    }
  };
}

/** A draft may still be without a slug; Strapi asks for it when the service is published. */
function refuseUnusableSlug(slug: string | null | undefined): void {
  if (!slug || isPathSegment(slug)) return;
  refuseField(["slug"], `"${slug}" cannot be an address. Use small letters, digits and hyphens, such as more-storage.`);
}

/** A cart knows a service by its kind: with two of them, nobody could tell which one was meant. */
async function refuseSecondOfItsKind(strapi: Core.Strapi, documentId: string): Promise<void> {
  const services = table<ServiceRow>(strapi, SERVICE.uid);
  for (const { kind } of await services.findMany({ where: { documentId, publishedAt: null } })) {
    const others = { kind, documentId: { $ne: documentId }, publishedAt: { $notNull: true } };
    const rival = kind && (await services.findOne({ where: others }));
    if (rival)
      refuseField(
        ["kind"],
        `The service "${rival.name ?? ""}" of this kind is on the site already. Unpublish it first, or change it instead.`,
      );
  }
}
