import type { Filler } from "./filler.ts";
import type { BlockSamples } from "./sample-types.ts";
import type { Words } from "./words-en.ts";

type ShopBlocks = Pick<BlockSamples, "blocks.costs" | "blocks.comparison" | "blocks.shipping">;

/** Blocks that the shop itself fills in. */
export function shopSamples({ usual, filler }: Words, { heading, longHeading }: Filler): ShopBlocks {
  return {
    "blocks.costs": samplesOf("blocks.costs", usual.costs),
    "blocks.comparison": samplesOf("blocks.comparison", usual.comparison),
    "blocks.shipping": samplesOf("blocks.shipping", usual.shipping),
  };

  function samplesOf<Component extends keyof ShopBlocks>(
    component: Component,
    words: { heading: string; intro: string },
  ) {
    const __component = component;
    return {
      usual: { __component, ...words },
      least: { __component, heading: heading(component, "least"), intro: null },
      most: { __component, heading: heading(component, "most"), intro: filler.paragraph },
      longWords: { __component, heading: longHeading(component), intro: filler.longWords },
    };
  }
}
