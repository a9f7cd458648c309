import { pageSchema, type Locale, type Page } from "@wren/domain";
import { env } from "#app/env.server.ts";
import { contentSlug } from "#app/lib/content-pages.ts";
import type { PageView } from "#app/lib/content-view.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { BLOCKS, IMAGE, readBlocks } from "./blocks.server.ts";
import { readContent } from "./content.server.ts";
import { toImage } from "./media.server.ts";
import { findWebsite } from "./website.server.ts";

/** Everything that a content page is drawn from, in the route's loader as in its payload. */
export type ContentPageData = { page: PageView; publicUrl: string; socialImage: string };

export async function findContentPage(pathname: string, locale: Locale): Promise<ContentPageData | null> {
  const [found, website] = await Promise.all([findPage(contentSlug(pathname), locale), findWebsite()]);
  if (!found) return null;
  const { socialImage: own, ...page } = found;
  const socialImage = own ?? website?.socialImage ?? socialCardPath(page.slug, locale);
  return { page, publicUrl: env.PUBLIC_URL, socialImage };
}

/** What an editor wrote, and the picture that stands for the page where it is shared. */
type FoundPage = PageView & { socialImage: string | null };

async function findPage(slug: string, locale: Locale): Promise<FoundPage | null> {
  const query = {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "title", "description", "forcedColorMode"],
    populate: { socialImage: IMAGE, blocks: BLOCKS },
    pagination: { pageSize: 1 },
  };
  const [page] = await readContent("pages", query, foundPagesSchema);
  return page ?? null;
}

/** Turned into what is drawn when it is read, not each time it is drawn. */
const foundPagesSchema = pageSchema.transform(toFoundPage).array();

function toFoundPage(page: Page): FoundPage {
  return {
    ...page,
    socialImage: page.socialImage && toImage(page.socialImage).src,
    blocks: readBlocks(page.blocks, page.slug),
  };
}
