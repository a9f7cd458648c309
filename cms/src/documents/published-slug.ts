import type { Core } from "@strapi/strapi";
import { refuseField } from "../lib/refuse-field";
import { table } from "../lib/strapi-edges";

type Row = { slug: string | null } & Record<string, unknown>;

/** Entries that visitors reach by their slug, which is the same in every language. */
export type SluggedType = {
  uid:
    | "api::page.page"
    | "api::product.product"
    | "api::service.service"
    | "api::kb-article.kb-article"
    | "api::resource.resource";
  /** What it is called in messages to staff, and the field with its name. */
  kind: string;
  nameField: string;
  /** The same in every language, the slug included. */
  sharedFields: readonly string[];
  /** To entries that exist once for all languages. */
  sharedRelations?: readonly string[];
  refuseSlug: (slug: string | null | undefined) => void;
};

/** Drafts from before a slug was taken off the site, and slugs that another entry has in any language. */
export async function refuseUnpublishableSlug(
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
 * One path leads to an entry in every language, so a new path must not hold in one language only. Strapi keeps
 * such fields equal among the drafts, but publishing one language leaves the others, as visitors see them,
 * with the old value. They get the new one here, and nothing else of their drafts. `updateMany` does not
 * touch `updatedAt`, by which the admin tells whether a language has changes that wait.
 */
export async function shareWithPublishedLanguages(
  strapi: Core.Strapi,
  { uid, sharedFields, sharedRelations = [] }: SluggedType,
  documentId: string,
): Promise<void> {
  const rows = table<Row>(strapi, uid);
  const where = { documentId, publishedAt: { $notNull: true } };
  const populate = [...sharedRelations];
  const [latest, ...others] = await rows.findMany({ where, orderBy: { publishedAt: "desc" }, populate });
  if (!latest) return;
  await rows.updateMany(where, Object.fromEntries(sharedFields.map((field) => [field, latest[field]])));
  // Relations are rows of their own, which `updateMany` does not reach.
  const relations = Object.fromEntries(sharedRelations.map((field) => [field, latest[field]]));
  if (sharedRelations.length > 0) for (const { id } of others) await rows.update(id, relations);
}
