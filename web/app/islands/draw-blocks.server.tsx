import type { View } from "#app/cms/view.ts";
import { DocumentBlocks, readAsDocument } from "#app/features/page/document-blocks.tsx";
import { PageBlock } from "#app/features/page/page-block.tsx";
import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { faqStructuredData } from "#app/lib/structured-data.ts";
import { drawToHtml } from "./draw-to-html.server.tsx";
import type { Fragment } from "./island.server.ts";
import { findShopFactsFor } from "./shop-facts.server.ts";

/** By the blocks, and what they say of the shop. */
const drawn = new WeakMap<readonly BlockView[], Map<string, Promise<Fragment>>>();

type BlockOptions = View & {
  /** True when the first block may hold the page's heading and its largest picture. */
  beginsPage: boolean;
};

/** Renders blocks once per state of the content, for pages and for requests of the blocks alone. */
export async function drawBlocks(blocks: readonly BlockView[], how: BlockOptions): Promise<Fragment> {
  const facts = await findShopFactsFor(blocks, how);
  const key = JSON.stringify(facts);
  const versions = drawn.get(blocks) ?? new Map<string, Promise<Fragment>>();
  drawn.set(blocks, versions);
  const known = versions.get(key);
  if (known) return known;
  const fragment = draw(blocks, facts, how);
  versions.set(key, fragment);
  return fragment;
}

type DrawOptions = Pick<BlockOptions, "locale" | "beginsPage">;

async function draw(
  blocks: readonly BlockView[],
  facts: ShopFacts | null,
  { locale, beginsPage }: DrawOptions,
): Promise<Fragment> {
  const longText = beginsPage ? readAsDocument(blocks) : null;
  const elements = longText ? (
    <DocumentBlocks blocks={longText} />
  ) : (
    blocks.map((block, index) => (
      <PageBlock key={index} block={block} facts={facts} isFirst={beginsPage && index === 0} />
    ))
  );
  return { html: await drawToHtml(elements, locale), head: { structuredData: faqStructuredData(blocks) } };
}
