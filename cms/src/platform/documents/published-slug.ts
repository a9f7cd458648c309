import type { Core, Modules } from "@strapi/strapi";
import { isPathSegment } from "@wren/domain";
import { refuseField } from "./refuse-field";
import { table, type Data } from "../rows/table";

type Row = { slug: string | null } & Record<string, unknown>;

/** Type of entries that visitors reach by their slug, which is the same in every language. */
export type SluggedType = {
  uid:
    | "api::page.page"
    | "api::product.product"
    | "api::service.service"
    | "api::kb-article.kb-article"
    | "api::resource.resource";
  /** Its name in messages to staff, and the field with the entry's name. */
  kind: string;
  nameField: string;
  /** Fields with the same value in every language, the slug included. */
  sharedFields: readonly string[];
  /** Relations to entries that exist once for all languages. */
  sharedRelations?: readonly string[];
  refuseSlug: (slug: string | null | undefined) => void;
  /** Further checks before an entry is published. */
  refusePublishing?: (strapi: Core.Strapi, documentId: string) => Promise<void>;
  /** Changes to make with the publication, in the same transaction. */
  aroundPublishing?: <Published>(
    strapi: Core.Strapi,
    documentId: string,
    publish: () => Promise<Published>,
  ) => Promise<Published>;
};

/** Checks such entries beyond their schema, whoever saves them: the admin, the seed or code. */
export function sluggedDocuments(strapi: Core.Strapi, type: SluggedType): Modules.Documents.Middleware.Middleware {
  const { uid, refuseSlug, refusePublishing, aroundPublishing } = type;
  return async (context, next) => {
    if (context.uid !== uid) return next();
    switch (context.action) {
      case "create":
      case "update":
      case "clone":
        refuseSlug(context.params.data?.slug);
        return next();
      case "publish": {
        const { documentId } = context.params;
        await refuseUnpublishableSlug(strapi, type, documentId);
        await refusePublishing?.(strapi, documentId);
        const publish = async () => {
          const published = await next();
          await shareWithPublishedLanguages(strapi, type, documentId);
          return published;
        };
        return strapi.db.transaction(() =>
          aroundPublishing ? aroundPublishing(strapi, documentId, publish) : publish(),
        );
      }
      default:
        return next();
    }
  };
}

/** A draft may have no slug yet; Strapi asks for it on publication. */
export function refuseUnlessPathSegment(example: string): SluggedType["refuseSlug"] {
  return (slug) => {
    if (!slug || isPathSegment(slug)) return;
    refuseField(["slug"], `"${slug}" cannot be an address. Use small letters, digits and hyphens, such as ${example}.`);
  };
}

/**
 * Throws for slugs that drafts kept after the slug was taken off the site, and for slugs that another entry has in any
 * language.
 */
async function refuseUnpublishableSlug(
  strapi: Core.Strapi,
  { uid, kind, nameField, refuseSlug }: SluggedType,
  documentId: string,
): Promise<void> {
  const rows = table<Row>(strapi, uid);
  for (const { slug } of await rows.findMany({ where: { documentId, publishedAt: null } })) {
    if (!slug) continue;
    refuseSlug(slug);
    const others = { slug, documentId: { $ne: documentId }, publishedAt: { $notNull: true } };
    const rival = await rows.findOne({ where: others });
    if (rival) refuseField(["slug"], `The ${kind} "${String(rival[nameField])}" already has this path.`);
  }
}

/**
 * One path leads to an entry in every language, so all published languages must get a new path together. Strapi keeps
 * such fields equal among the drafts, but publishing one language leaves the published versions of the others with the
 * old value. They get the new one here, and nothing else of their drafts. `updateMany` does not touch `updatedAt`,
 * which the admin uses to detect unpublished changes.
 */
async function shareWithPublishedLanguages(
  strapi: Core.Strapi,
  { uid, sharedFields, sharedRelations = [] }: SluggedType,
  documentId: string,
): Promise<void> {
  const rows = table<Row>(strapi, uid);
  const where = { documentId, publishedAt: { $notNull: true } };
  const populate = [...sharedRelations];
  const [latest, ...others] = await rows.findMany({ where, orderBy: { publishedAt: "desc" }, populate });
  if (!latest) return;
  const shared: Data<Row> = Object.fromEntries(sharedFields.map((field) => [field, latest[field]]));
  await rows.updateMany(where, shared);
  // Relations are separate rows, which `updateMany` does not reach.
  const relations: Data<Row> = Object.fromEntries(sharedRelations.map((field) => [field, latest[field]]));
  if (sharedRelations.length > 0) for (const { id } of others) await rows.update(id, relations);
}
