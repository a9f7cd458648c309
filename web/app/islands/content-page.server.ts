import { HOME_SLUG } from "@wren/domain";
import type { View } from "#app/cms/view.ts";
import { findPage } from "#app/cms/pages.server.ts";
import { findLanguages } from "#app/cms/published.server.ts";
import { findTrail } from "#app/cms/trail.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { env } from "#app/env.server.ts";
import { delocalizePath } from "#app/i18n/path.ts";
import { contentSlug } from "#app/lib/content-pages.ts";
import type { PageView } from "#app/lib/content-view.ts";
import { keepMarkup } from "#app/lib/island-markup.ts";
import { pageBlocksAt } from "#app/lib/islands.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { drawBlocks } from "./draw-blocks.server.tsx";

/** Pages that tell search engines who we are. */
const ABOUT_US: readonly string[] = [HOME_SLUG, "about"];

/** Data of a content page except its blocks, for the route's loader and for its payload. */
export type ContentPageData = { page: PageView; publicUrl: string; socialImage: string };

export async function findContentPage(pathname: string, view: View): Promise<ContentPageData | null> {
  const [found, website, trail, languages] = await Promise.all([
    findPage(contentSlug(pathname), view.locale),
    findWebsite(view.locale),
    findTrail(pathname, view.locale),
    findLanguages(delocalizePath(pathname)),
  ]);
  if (!found) return null;
  const { html, head } = await drawBlocks(found.blocks, { ...view, beginsPage: true });
  const island = pageBlocksAt(pathname);
  keepMarkup(island, { __html: html });
  const { socialImage: own, blocks, ...page } = found;
  const hasHero = blocks[0]?.__component === "blocks.hero";
  const socialImage = own ?? website?.socialImage ?? socialCardPath(page.slug, view.locale);
  const organization = ABOUT_US.includes(page.slug) ? (website?.companyName ?? null) : null;
  return {
    page: { ...page, ...head, hasHero, trail, organization, languages, blocks: island },
    publicUrl: env.PUBLIC_URL,
    socialImage,
  };
}
