import { isContentSlug, isEditorsSlug, pageSchema, pathOfEntry, type Locale, type Page } from "@wren/domain";
import { z } from "zod";
import { NO_PAGE_LINKS, type PageContent, type PageLinks } from "#app/lib/content-view.ts";
import { BLOCKS, IMAGE, readBlocks } from "./blocks.server.ts";
import { readContent, readEachAhead } from "./content.server.ts";
import { listFooterResources } from "./files.server.ts";
import { toImage } from "./media.server.ts";
import { findLanguages } from "./published.server.ts";

/** More than a footer can hold. */
const MAX_LINKS = 20;

/**
 * Finds a page; the same object for as long as the content is the same. Editors' pages are looked up in the list of all
 * pages first, so that invented addresses fill no cache.
 */
export async function findPage(slug: string, locale: Locale): Promise<PageContent | null> {
  const isPage =
    isContentSlug(slug) || (isEditorsSlug(slug) && (await findLanguages(pathOfEntry("page", slug))).includes(locale));
  if (!isPage) return null;
  const [page] = await readContent("pages", questionFor(slug, locale), pagesSchema);
  return page ?? null;
}

export async function readPagesAhead(locale: Locale): Promise<void> {
  const how = { schema: pagesSchema, entryOf: (page: PageContent) => page };
  await readEachAhead("pages", (slug) => questionFor(slug, locale), how);
}

const linkedPagesSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    linkLabel: z.string().nullish(),
    listedIn: z.enum(["menu", "footer"]),
  })
  .array();

/** Links to pages and guides that editors have made, as they wish them in the menu and the footer. */
export async function findPageLinks(locale: Locale): Promise<PageLinks> {
  // A page without these links is better than no page.
  const [pages, guides] = await Promise.all([
    findLinkedPages(locale).catch(() => NO_PAGE_LINKS),
    listFooterResources(locale).catch(() => []),
  ]);
  return { menu: pages.menu, footer: [...pages.footer, ...guides] };
}

async function findLinkedPages(locale: Locale): Promise<PageLinks> {
  const query = {
    locale,
    filters: { listedIn: { $in: ["menu", "footer"] } },
    fields: ["slug", "title", "linkLabel", "listedIn"],
    sort: "id",
    pagination: { pageSize: MAX_LINKS },
  };
  const found = await readContent("pages", query, linkedPagesSchema);
  const pages = found.filter(({ slug }) => isEditorsSlug(slug));
  const toLink = ({ slug, title, linkLabel }: (typeof pages)[number]) => ({
    path: `/${slug}`,
    label: linkLabel?.trim() ? linkLabel : title,
  });
  return { menu: pages.filter(({ listedIn }) => listedIn === "menu").map(toLink), footer: pages.map(toLink) };
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
    blocks: readBlocks(page.blocks, page.slug, page.forcedColorMode),
  };
}
