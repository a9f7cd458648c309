import type { Core, Modules } from "@strapi/strapi";
import { isPathSegment } from "@wren/domain";
import { SLUGGED_KINDS, type SluggedUid } from "./slugged-kinds";
import { rememberMove } from "./moved-entries";
import { refuseField, type Sentences } from "./refuse-field";
import { table, type Data } from "../rows/table";

type Row = { slug: string | null } & Record<string, unknown>;

export type SluggedType = {
  uid: SluggedUid;
  /** The field with the entry's name. */
  nameField: string;
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
          const before = await publishedSlug(strapi, uid, documentId);
          const published = await next();
          await shareWithPublishedLanguages(strapi, type, documentId);
          await rememberMove(strapi, uid, [before, await publishedSlug(strapi, uid, documentId)]);
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
    refuseField(["slug"], {
      en: `"${slug}" cannot be an address. Use small letters, digits and hyphens, such as ${example}.`,
      de: `«${slug}» kann keine Adresse sein. Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche, etwa ${example}.`,
    });
  };
}

/**
 * Throws for slugs that drafts kept after the slug was taken off the site, and for slugs that another entry has in any
 * language.
 */
async function refuseUnpublishableSlug(
  strapi: Core.Strapi,
  { uid, nameField, refuseSlug }: SluggedType,
  documentId: string,
): Promise<void> {
  const rows = table<Row>(strapi, uid);
  for (const { slug } of await rows.findMany({ where: { documentId, publishedAt: null } })) {
    if (!slug) continue;
    refuseSlug(slug);
    const others = { slug, documentId: { $ne: documentId }, publishedAt: { $notNull: true } };
    const rival = await rows.findOne({ where: others });
    if (rival) refuseField(["slug"], sayTaken(uid, String(rival[nameField])));
  }
}

const GERMAN_KINDS: Record<(typeof SLUGGED_KINDS)[SluggedUid], string> = {
  page: "Die Seite",
  product: "Das Produkt",
  service: "Der Dienst",
  article: "Der Artikel",
  resource: "Die Ressource",
};

function sayTaken(uid: SluggedUid, rival: string): Sentences {
  const kind = SLUGGED_KINDS[uid];
  return {
    en: `The ${kind} "${rival}" already has this path.`,
    de: `${GERMAN_KINDS[kind]} «${rival}» hat diesen Pfad schon.`,
  };
}

/**
 * One path leads to an entry in every language, so all published languages must get a new path together. Strapi keeps
 * such fields equal among the drafts, but publishing one language leaves the published versions of the others with the
 * old value. They get the new one here, and nothing else of their drafts. `updateMany` does not touch `updatedAt`,
 * which the admin uses to detect unpublished changes.
 */
async function shareWithPublishedLanguages(
  strapi: Core.Strapi,
  { uid }: SluggedType,
  documentId: string,
): Promise<void> {
  const { sharedFields, sharedRelations } = findShared(strapi, uid);
  const rows = table<Row>(strapi, uid);
  const where = { documentId, publishedAt: { $notNull: true } };
  const latestFirst = { where, orderBy: { publishedAt: "desc" }, populate: sharedRelations } as const;
  const [latest, ...others] = await rows.findMany(latestFirst);
  if (!latest) return;
  const shared: Data<Row> = Object.fromEntries(sharedFields.map((field) => [field, latest[field]]));
  await rows.updateMany(where, shared);
  // Relations are separate rows, which `updateMany` does not reach.
  const relations: Data<Row> = Object.fromEntries(sharedRelations.map((field) => [field, latest[field]]));
  if (sharedRelations.length > 0) for (const { id } of others) await rows.update(id, relations);
}

export async function publishedSlug(strapi: Core.Strapi, uid: SluggedUid, documentId: string): Promise<string | null> {
  const entry = await table<Row>(strapi, uid).findOne({ where: { documentId, publishedAt: { $notNull: true } } });
  return entry?.slug ?? null;
}

type Shared = { sharedFields: string[]; sharedRelations: string[] };

type Attribute = { type: string; pluginOptions?: { i18n?: { localized?: boolean } } };

/** Attributes that Strapi adds and maintains. */
const OF_STRAPI = [
  "createdAt",
  "createdBy",
  "documentId",
  "locale",
  "localizations",
  "publishedAt",
  "updatedAt",
  "updatedBy",
];

/** Fields that the schema does not call localized have one value in all languages. */
function findShared(strapi: Core.Strapi, uid: SluggedUid): Shared {
  const attributes = Object.entries<Attribute>(strapi.contentType(uid).attributes);
  const shared = attributes.filter(
    ([name, { pluginOptions }]) => !OF_STRAPI.includes(name) && !pluginOptions?.i18n?.localized,
  );
  const namesOf = (isRelation: boolean) =>
    shared.filter(([, { type }]) => (type === "relation") === isRelation).map(([name]) => name);
  return { sharedFields: namesOf(false), sharedRelations: namesOf(true) };
}
