import { blockSchema, pageSchema, type Block, type Locale, type Page, type Picture } from "@wren/domain";
import type { BlockView, PageContent, PictureView } from "#app/lib/content-view.ts";
import { log } from "#app/log.server.ts";
import { readContent } from "./content.server.ts";
import { toImage } from "./media.server.ts";

const IMAGE = { fields: ["url", "name", "width", "height", "formats"] };
const PICTURE = { populate: { image: IMAGE, imageDark: IMAGE } };

/** Exactly what the blocks draw: `populate=*` would send every internal field of every picture. */
const BLOCKS = {
  on: {
    "blocks.hero": { populate: { picture: PICTURE, actions: true } },
    "blocks.text": true,
    "blocks.feature-grid": { populate: { features: true } },
    "blocks.image-text": { populate: { picture: PICTURE, action: true } },
    "blocks.steps": { populate: { steps: true } },
    "blocks.quote": true,
    "blocks.faq-list": { populate: { questions: true } },
    "blocks.call-to-action": { populate: { actions: true } },
    "blocks.product-teaser": { populate: { products: { populate: { picture: PICTURE } } } },
  } satisfies Record<Block["__component"], unknown>,
};

/** The same object for as long as the content is the same. */
export async function findPage(slug: string, locale: Locale): Promise<PageContent | null> {
  const query = {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "title", "description", "forcedColorMode"],
    populate: { socialImage: IMAGE, blocks: BLOCKS },
    pagination: { pageSize: 1 },
  };
  const [page] = await readContent("pages", query, pagesSchema);
  return page ?? null;
}

/** Turned into what is drawn when it is read, not each time it is drawn. */
const pagesSchema = pageSchema.transform(toPageContent).array();

function toPageContent(page: Page): PageContent {
  return {
    ...page,
    socialImage: page.socialImage && toImage(page.socialImage).src,
    blocks: page.blocks.flatMap((block) => readBlock(block, page.slug)),
  };
}

/** One block that cannot be read (a field was renamed, say) is left out and told in the log. */
function readBlock(block: unknown, slug: string): BlockView[] {
  const parsed = blockSchema.safeParse(block);
  if (parsed.success) return [toBlockView(parsed.data)];
  log.warn("block-left-out", { page: slug, cause: parsed.error.message });
  return [];
}

function toBlockView(block: Block): BlockView {
  switch (block.__component) {
    case "blocks.hero":
    case "blocks.image-text":
      return { ...block, picture: block.picture && toPictureView(block.picture) };
    case "blocks.product-teaser":
      return {
        ...block,
        products: block.products.map((product) => ({
          ...product,
          picture: product.picture && toPictureView(product.picture),
        })),
      };
    default:
      return block;
  }
}

function toPictureView({ image, imageDark, alt }: Picture): PictureView {
  return { image: toImage(image), imageDark: imageDark && toImage(imageDark), alt };
}
