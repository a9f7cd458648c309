import { blockSchema, pageSchema, type Block, type Locale, type Page, type Picture } from "@wren/domain";
import { env } from "#app/env.server.ts";
import { contentSlug } from "#app/lib/content-pages.ts";
import type { BlockView, PageView, PictureView } from "#app/lib/content-view.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { log } from "#app/log.server.ts";
import { readContent } from "./content.server.ts";
import { toImage } from "./media.server.ts";
import { findWebsite } from "./website.server.ts";

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

/** Everything that a content page is drawn from, in the route's loader as in its payload. */
export type ContentPageData = { page: PageView; publicUrl: string; socialImage: string };

export async function findContentPage(pathname: string, locale: Locale): Promise<ContentPageData | null> {
  const [found, website] = await Promise.all([findPage(contentSlug(pathname), locale), findWebsite()]);
  if (!found) return null;
  const { socialImage: own, ...page } = found;
  const socialImage = own ?? website?.socialImage ?? socialCardPath(page.slug, locale);
  return { page, publicUrl: env.PUBLIC_URL, socialImage };
}

/** What an editor wrote, and the picture that stands for the page where it is shared. */
type FoundPage = PageView & { socialImage: string | null };

async function findPage(slug: string, locale: Locale): Promise<FoundPage | null> {
  const query = {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "title", "description", "forcedColorMode"],
    populate: { socialImage: IMAGE, blocks: BLOCKS },
    pagination: { pageSize: 1 },
  };
  const [page] = await readContent("pages", query, foundPagesSchema);
  return page ?? null;
}

/** Turned into what is drawn when it is read, not each time it is drawn. */
const foundPagesSchema = pageSchema.transform(toFoundPage).array();

function toFoundPage(page: Page): FoundPage {
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
