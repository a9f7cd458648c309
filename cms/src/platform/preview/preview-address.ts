import type { Core } from "@strapi/strapi";
import { ALL_BLOCKS_PATH, DEFAULT_LOCALE, pathOfEntry, type Locale } from "@wren/domain";
import { SLUGGED_KINDS, type SluggedUid } from "../documents/slugged-kinds";
import { env } from "../env";
import { table } from "../rows/table";
import { makePreviewPass } from "./pass";

type Asked = { documentId?: string; locale?: string | null; status?: string };

/** The part of Strapi's request that knows the member of staff. */
type Request = { state: { userAbility?: { can: (action: string, subject: string) => boolean } } };

/**
 * Address at which the admin shows an entry in a frame: with the pass of a draft, or as it is published. Undefined, and
 * no button, for types without a page, for drafts without an address, and for staff who may not read the type; Strapi
 * does not check the last.
 */
export async function previewAddress(strapi: Core.Strapi, uid: string, asked: Asked): Promise<string | undefined> {
  const { documentId, locale, status } = asked;
  if (!isSlugged(uid) || !documentId || !mayRead(strapi, uid)) return undefined;
  const isPublished = status === "published";
  const rows = table<{ slug: string | null }>(strapi, uid);
  const where = { documentId, publishedAt: isPublished ? { $notNull: true } : null };
  const slug = (await rows.findOne({ where }))?.slug;
  if (!slug) return undefined;
  return addressOf(pathOfEntry(SLUGGED_KINDS[uid], slug), locale, isPublished ? "published" : makePreviewPass());
}

/** Address of the page of all blocks; null for staff who get no preview of anything. */
export function allBlocksAddress(strapi: Core.Strapi, locale: Locale): string | null {
  const maySeeDrafts = Object.keys(SLUGGED_KINDS).some((uid) => mayRead(strapi, uid));
  return maySeeDrafts ? addressOf(ALL_BLOCKS_PATH, locale, makePreviewPass()) : null;
}

function addressOf(path: string, locale: string | null | undefined, preview: string): string {
  const language = !locale || locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  return `${env("PUBLIC_URL")}${`${language}${path}`.replace(/(?<=.)\/$/, "")}?preview=${preview}`;
}

function mayRead(strapi: Core.Strapi, uid: string): boolean {
  const request = strapi.requestContext.get() as Request | undefined;
  return request?.state.userAbility?.can("plugin::content-manager.explorer.read", uid) ?? false;
}

function isSlugged(uid: string): uid is SluggedUid {
  return Object.hasOwn(SLUGGED_KINDS, uid);
}
