import type { Core } from "@strapi/strapi";
import { publicContents } from "../content/content";
import { onWrite, singularName } from "../strapi-edges";

const FILE = "plugin::upload.file";

/**
 * Watches the database layer and not the documents: it also sees what the media library and bulk actions
 * write, and every way leads through it. A draft's rows are nobody's business yet.
 */
export function subscribeToWrites(strapi: Core.Strapi, announce: (type: string) => Promise<void>): void {
  onWrite(strapi, [...publicContents(), FILE], async ({ uid, row }) => {
    if (row?.publishedAt === null) return;
    await announce(singularName(strapi, uid));
  });
}
