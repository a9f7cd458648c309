import type { Core } from "@strapi/strapi";
import { DEFAULT_LOCALE, pathOfEntry } from "@wren/domain";
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
  const request = strapi.requestContext.get() as Request | undefined;
  const mayRead = request?.state.userAbility?.can("plugin::content-manager.explorer.read", uid) ?? false;
  if (!isSlugged(uid) || !documentId || !mayRead) return undefined;
  const isPublished = status === "published";
  const rows = table<{ slug: string | null }>(strapi, uid);
  const where = { documentId, publishedAt: isPublished ? { $notNull: true } : null };
  const slug = (await rows.findOne({ where }))?.slug;
  if (!slug) return undefined;
  const language = !locale || locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  const path = `${language}${pathOfEntry(SLUGGED_KINDS[uid], slug)}`.replace(/(?<=.)\/$/, "");
  return `${env("PUBLIC_URL")}${path}?preview=${isPublished ? "published" : makePreviewPass()}`;
}

function isSlugged(uid: string): uid is SluggedUid {
  return Object.hasOwn(SLUGGED_KINDS, uid);
}
