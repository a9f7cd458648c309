import { pageSchema, type Locale, type Page } from "@wren/domain";
import type { PageContent } from "#app/lib/content-view.ts";
import { BLOCKS, IMAGE, readBlocks } from "./blocks.server.ts";
import { readContent } from "./content.server.ts";
import { toImage } from "./media.server.ts";

/** The same object for as long as the content is the same. */
export async function findPage(slug: string, locale: Locale): Promise<PageContent | null> {
  const query = {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "title", "description", "forcedColorMode"],
    populate: { socialImage: IMAGE, blocks: BLOCKS },
    pagination: { pageSize: 1 },
  };
  const [page] = await readContent("pages", query, pagesSchema);
  return page ?? null;
}

/** Turned into what is drawn when it is read, not each time it is drawn. */
const pagesSchema = pageSchema.transform(toPageContent).array();

function toPageContent(page: Page): PageContent {
  return {
    ...page,
    socialImage: page.socialImage && toImage(page.socialImage).src,
    blocks: readBlocks(page.blocks, page.slug),
  };
}
