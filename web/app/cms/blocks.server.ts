import { blockSchema, type Block, type Picture } from "@wren/domain";
import type { BlockView, PictureView } from "#app/lib/content-view.ts";
import { log } from "#app/log.server.ts";
import { toImage } from "./media.server.ts";

export const IMAGE = { fields: ["url", "name", "width", "height", "formats"] };
export const PICTURE = { populate: { image: IMAGE, imageDark: IMAGE } };

/** Populates only the fields that the blocks draw: `populate=*` would send every internal field of every picture. */
export const BLOCKS = {
  on: {
    "blocks.hero": { populate: { picture: PICTURE, actions: true } },
    "blocks.fact-line": { populate: { facts: true } },
    "blocks.text": true,
    "blocks.table": { populate: { rows: true } },
    "blocks.feature-grid": { populate: { features: true } },
    "blocks.image-text": { populate: { picture: PICTURE, action: true } },
    "blocks.steps": { populate: { steps: true } },
    "blocks.quote": true,
    "blocks.faq-list": { populate: { questions: true } },
    "blocks.call-to-action": { populate: { actions: true } },
    "blocks.product-teaser": { populate: { products: { populate: { picture: PICTURE } } } },
    "blocks.costs": true,
    "blocks.comparison": true,
    "blocks.shipping": true,
    "blocks.switch": { populate: { on: { populate: { picture: PICTURE } }, off: { populate: { picture: PICTURE } } } },
    "blocks.wide-picture": { populate: { picture: PICTURE, captions: true } },
  } satisfies Record<Block["__component"], unknown>,
};

/** Reads the blocks of a page. An unreadable block (after a renamed field, say) is logged and left out. */
export function readBlocks(blocks: readonly unknown[], slug: string): BlockView[] {
  return blocks.flatMap((block) => {
    const parsed = blockSchema.safeParse(block);
    if (parsed.success) return [toBlockView(parsed.data)];
    log.warn("block-left-out", { page: slug, cause: parsed.error.message });
    return [];
  });
}

function toBlockView(block: Block): BlockView {
  switch (block.__component) {
    case "blocks.hero":
    case "blocks.image-text":
    case "blocks.wide-picture":
      return { ...block, picture: block.picture && toPictureView(block.picture) };
    case "blocks.product-teaser":
      return {
        ...block,
        products: block.products.map((product) => ({
          ...product,
          picture: product.picture && toPictureView(product.picture),
        })),
      };
    case "blocks.switch":
      return { ...block, on: toStateView(block.on), off: toStateView(block.off) };
    default:
      return block;
  }
}

function toStateView<State extends { picture: Picture | null }>(state: State) {
  return { ...state, picture: state.picture && toPictureView(state.picture) };
}

export function toPictureView({ image, imageDark, alt }: Picture): PictureView {
  return { image: toImage(image), imageDark: imageDark && toImage(imageDark), alt };
}
