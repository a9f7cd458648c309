import type { Core, Modules } from "@strapi/strapi";
import { CONTENT_PATHS, HOME_SLUG, isContentSlug } from "@wren/domain";
import { refuseField } from "../lib/refuse-field";

const PAGE_UID = "api::page.page";

const SLUG_FORMS = [HOME_SLUG, ...CONTENT_PATHS].map((path) => path.replace(":slug", "…")).join(", ");

/** What is asked of a page beyond its schema, whoever saves it: the admin, the seed or code. */
export function pageDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== PAGE_UID) return next();
    switch (context.action) {
      case "create":
      case "update":
      case "clone":
        refuseUnservedSlug(context.params.data?.slug);
        return next();
      case "publish": {
        const { documentId } = context.params;
        await refuseUnpublishableSlug(strapi, documentId);
        return strapi.db.transaction(async () => {
          const published = await next();
          await shareWithPublishedLanguages(strapi, documentId);
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
  refuseField(
    ["slug"],
    `The site has no place for "${slug}". Possible are: ${SLUG_FORMS}, where … is small letters, digits and hyphens.`,
  );
}

/** Drafts from before a path was taken off the site, and paths that another page has in any language. */
async function refuseUnpublishableSlug(strapi: Core.Strapi, documentId: string): Promise<void> {
  const pages = strapi.documents(PAGE_UID);
  const drafts = await pages.findMany({ locale: "*", filters: { documentId }, fields: ["slug"] });
  for (const { slug } of drafts) {
    if (!slug) continue;
    refuseUnservedSlug(slug);
    const others = { slug, documentId: { $ne: documentId } };
    const [rival] = await pages.findMany({ locale: "*", status: "published", filters: others, fields: ["title"] });
    if (rival) refuseField(["slug"], `The page "${rival.title ?? ""}" already has this path.`);
  }
}

/**
 * One path leads to a page in every language, so a new path must not hold in one language only. Strapi keeps
 * such fields equal among the drafts, but publishing one language leaves the others, as visitors see them,
 * with the old value. They get the new one here, and nothing else of their drafts. `updateMany` does not
 * touch `updatedAt`, by which the admin tells whether a language has changes that wait.
 */
async function shareWithPublishedLanguages(strapi: Core.Strapi, documentId: string): Promise<void> {
  const [latest] = await strapi.documents(PAGE_UID).findMany({
    locale: "*",
    status: "published",
    filters: { documentId },
    sort: "publishedAt:desc",
    fields: ["slug", "forcedColorMode"],
  });
  if (!latest) return;
  const { slug, forcedColorMode } = latest;
  await strapi.db.query(PAGE_UID).updateMany({
    where: { documentId, publishedAt: { $notNull: true } },
    data: { slug, forcedColorMode },
  });
}
