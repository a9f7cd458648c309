import type { Locale } from "@wren/domain";
import { PageBlock } from "#app/features/page/page-block.tsx";
import type { BlockView } from "#app/lib/content-view.ts";
import { faqStructuredData } from "#app/lib/structured-data.ts";
import { drawToHtml } from "./draw-to-html.server.tsx";
import type { Fragment } from "./island.server.ts";

const drawn = new WeakMap<readonly BlockView[], Promise<Fragment>>();

type BlockOptions = {
  locale: Locale;
  /** True when the first block may hold the page's heading and its largest picture. */
  beginsPage: boolean;
};

/** Renders blocks once per state of the content, for pages and for requests of the blocks alone. */
export function drawBlocks(blocks: readonly BlockView[], how: BlockOptions): Promise<Fragment> {
  const known = drawn.get(blocks);
  if (known) return known;
  const fragment = draw(blocks, how);
  drawn.set(blocks, fragment);
  return fragment;
}

async function draw(blocks: readonly BlockView[], { locale, beginsPage }: BlockOptions): Promise<Fragment> {
  const elements = blocks.map((block, index) => (
    <PageBlock key={index} block={block} isFirst={beginsPage && index === 0} />
  ));
  return { html: await drawToHtml(elements, locale), head: { structuredData: faqStructuredData(blocks) } };
}
