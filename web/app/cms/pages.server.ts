import { pageSchema, type Locale, type Page } from "@wren/domain";
import type { PageContent } from "#app/lib/content-view.ts";
import { BLOCKS, IMAGE, readBlocks } from "./blocks.server.ts";
import { readContent, readEachAhead } from "./content.server.ts";
import { toImage } from "./media.server.ts";

/** The same object for as long as the content is the same. */
export async function findPage(slug: string, locale: Locale): Promise<PageContent | null> {
  const [page] = await readContent("pages", questionFor(slug, locale), pagesSchema);
  return page ?? null;
}

export async function readPagesAhead(locale: Locale): Promise<void> {
  const how = { schema: pagesSchema, entryOf: (page: PageContent) => page };
  await readEachAhead("pages", (slug) => questionFor(slug, locale), how);
}

function questionFor(slug: string, locale: Locale) {
  return {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "title", "description", "forcedColorMode"],
    populate: { socialImage: IMAGE, blocks: BLOCKS },
    pagination: { pageSize: 1 },
  };
}

/** Converted once when read, not at each drawing. */
const pagesSchema = pageSchema.transform(toPageContent).array();

function toPageContent(page: Page): PageContent {
  return {
    ...page,
    socialImage: page.socialImage && toImage(page.socialImage).src,
    blocks: readBlocks(page.blocks, page.slug),
  };
}
