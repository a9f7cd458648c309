import { isContentSlug, type Locale } from "@wren/domain";
import { z } from "zod";
import { findPage } from "#app/cms/pages.server.ts";
import { PageBlock } from "#app/features/page/page-block.tsx";
import type { PageContent } from "#app/lib/content-view.ts";
import { faqStructuredData } from "#app/lib/structured-data.ts";
import { drawToHtml } from "./draw-to-html.server.tsx";
import { defineIsland, type Fragment } from "./island.server.ts";

const propsSchema = z.strictObject({ slug: z.string().refine(isContentSlug) });

export const pageBlocksIsland = defineIsland(propsSchema, async ({ slug }, { locale }) => {
  const page = await findPage(slug, locale);
  return page && (await drawPageBlocks(page, locale));
});

const drawn = new WeakMap<PageContent, Promise<Fragment>>();

/** Drawn once for as long as the content is the same, for pages and for those who ask for the blocks alone. */
export function drawPageBlocks(page: PageContent, locale: Locale): Promise<Fragment> {
  const known = drawn.get(page);
  if (known) return known;
  const fragment = draw(page, locale);
  drawn.set(page, fragment);
  return fragment;
}

async function draw({ blocks }: PageContent, locale: Locale): Promise<Fragment> {
  const elements = blocks.map((block, index) => <PageBlock key={index} block={block} isFirst={index === 0} />);
  return { html: await drawToHtml(elements, locale), head: { structuredData: faqStructuredData(blocks) } };
}
