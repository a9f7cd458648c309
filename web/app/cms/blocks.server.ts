import { blockSchema, type Block, type Page, type Picture } from "@wren/domain";
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

type Mode = Page["forcedColorMode"];

/** Reads the blocks of a page. An unreadable block (after a renamed field, say) is logged and left out. */
export function readBlocks(blocks: readonly unknown[], slug: string, mode: Mode = "none"): BlockView[] {
  return blocks.flatMap((block) => {
    const parsed = blockSchema.safeParse(block);
    if (parsed.success) return [toBlockView(parsed.data, mode)];
    log.warn("block-left-out", { page: slug, cause: parsed.error.message });
    return [];
  });
}

function toBlockView(block: Block, mode: Mode): BlockView {
  switch (block.__component) {
    case "blocks.hero":
    case "blocks.image-text":
    case "blocks.wide-picture":
      return { ...block, picture: block.picture && toPictureView(block.picture, mode) };
    case "blocks.product-teaser":
      return {
        ...block,
        products: block.products.map((product) => ({
          ...product,
          picture: product.picture && toPictureView(product.picture, mode),
        })),
      };
    case "blocks.switch":
      return { ...block, on: toStateView(block.on, mode), off: toStateView(block.off, mode) };
    default:
      return block;
  }
}

function toStateView<State extends { picture: Picture | null }>(state: State, mode: Mode) {
  return { ...state, picture: state.picture && toPictureView(state.picture, mode) };
}

/** @param mode one that the page forces on everybody, and on its pictures */
export function toPictureView({ image, imageDark, alt }: Picture, mode: Mode = "none"): PictureView {
  const [light, dark] = [toImage(image), imageDark && toImage(imageDark)];
  if (mode === "none") return { image: light, imageDark: dark, alt };
  return { image: mode === "dark" ? (dark ?? light) : light, imageDark: null, alt };
}
