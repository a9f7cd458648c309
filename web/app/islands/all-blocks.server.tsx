import type { View } from "#app/cms/view.ts";
import { AllBlocks } from "#app/features/page/samples/all-blocks.tsx";
import { samplesIn } from "#app/features/page/samples/samples.ts";
import { keepMarkup } from "#app/lib/island-markup.ts";
import type { IslandRef } from "#app/lib/islands.ts";
import { drawToHtml } from "./draw-to-html.server.tsx";
import { findShopFactsFor } from "./shop-facts.server.ts";

/** Draws every block with all its options, and with the shop's own phones, prices and zones. */
export async function findAllBlocks(view: View): Promise<{ title: string; blocks: IslandRef }> {
  const all = samplesIn(view.locale);
  const shown = all.blocks.flatMap(({ samples }) => samples.map(({ block }) => block));
  const facts = await findShopFactsFor(shown, view);
  const blocks: IslandRef = { key: "all-blocks", props: {}, context: { locale: view.locale } };
  keepMarkup(blocks, { __html: await drawToHtml(<AllBlocks {...all} facts={facts} />, view.locale) });
  return { title: all.words.title, blocks };
}
