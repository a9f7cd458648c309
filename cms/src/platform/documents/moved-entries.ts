import type { Core } from "@strapi/strapi";
import { pathOfEntry } from "@wren/domain";
import { SLUGGED_KINDS, type SluggedUid } from "./slugged-kinds";

/** Lets an entry's old address lead to its new one. Older addresses then lead there at once, not by way of the last. */
export async function rememberMove(
  strapi: Core.Strapi,
  uid: SluggedUid,
  [before, after]: [before: string | null, after: string | null],
): Promise<void> {
  if (before === null || after === null || before === after) return;
  const [from, to] = [before, after].map((slug) => pathOfEntry(SLUGGED_KINDS[uid], slug)) as [string, string];
  const redirects = strapi.documents("api::redirect.redirect");
  // By the documents' own door: web is told of changes that come through it.
  const [leadingHere, fromNew, fromOld] = await Promise.all([
    redirects.findMany({ filters: { to: from } }),
    redirects.findMany({ filters: { from: to } }),
    redirects.findMany({ filters: { from } }),
  ]);
  for (const { documentId } of [...fromNew, ...fromOld]) await redirects.delete({ documentId });
  for (const { documentId, from: older } of leadingHere)
    if (older !== to) await redirects.update({ documentId, data: { to } });
  await redirects.create({ data: { from, to } });
}
