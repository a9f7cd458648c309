import type { Locale } from "@wren/domain";
import { findProductStory } from "#app/cms/catalog.server.ts";
import type { View } from "#app/cms/view.ts";
import { ProductFacts } from "#app/features/shop/product-facts.tsx";
import type { ProductStory } from "#app/lib/catalog-view.ts";
import { faqStructuredData } from "#app/lib/structured-data.ts";
import { drawBlocks } from "./draw-blocks.server.tsx";
import { drawOnce } from "./draw-once.server.ts";
import { drawToHtml } from "./draw-to-html.server.tsx";
import { slugPropsSchema } from "./entry-blocks.server.ts";
import { defineIsland, type Fragment } from "./island.server.ts";

export const productStoryIsland = defineIsland(slugPropsSchema, async ({ slug }, view) => {
  const story = await findProductStory(slug, view.locale);
  return story && (await drawProductStory(story, view));
});

/** Box and specifications stand where the editors' blocks turn from the product to the choice. */
export async function drawProductStory(story: ProductStory, view: View): Promise<Fragment> {
  const how = { ...view, beginsPage: false };
  const parts = await Promise.all([
    drawBlocks(story.showing, how),
    drawFacts(story, view.locale),
    drawBlocks(story.choosing, how),
  ]);
  const structuredData = faqStructuredData([...story.showing, ...story.choosing]);
  return { html: parts.map(({ html }) => html).join(""), head: { structuredData } };
}

const drawFacts = drawOnce(async ({ box, specGroups }: ProductStory, locale: Locale): Promise<Fragment> => {
  const html = await drawToHtml(<ProductFacts box={box} specGroups={specGroups} />, locale);
  return { html, head: { structuredData: null } };
});
