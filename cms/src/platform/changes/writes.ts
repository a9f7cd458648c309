import type { Core } from "@strapi/strapi";
import { publicContents } from "../content/content";
import { onWrite, singularName } from "../strapi-edges";

const FILE = "plugin::upload.file";

/**
 * Listens at the database layer and not at the documents: it also sees the writes of the media library and of bulk
 * actions. Changes of drafts are not announced.
 */
export function subscribeToWrites(strapi: Core.Strapi, announce: (type: string) => Promise<void>): void {
  onWrite(strapi, [...publicContents(), FILE], async ({ uid, row }) => {
    if (row?.publishedAt === null) return;
    await announce(singularName(strapi, uid));
  });
}
