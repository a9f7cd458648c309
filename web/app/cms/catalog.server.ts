import {
  DEFAULT_CURRENCY,
  MAX_QUANTITY,
  money,
  priceIn,
  productSchema,
  shopSettingsSchema,
  skuSchema,
  type Currency,
  type Locale,
  type ProductEntry,
  type Sku,
} from "@wren/domain";
import type { ArticleView, PriceTerms, ProductCardView, ProductStory, ProductView } from "#app/lib/catalog-view.ts";
import type { BlockView, Image, PictureView } from "#app/lib/content-view.ts";
import { groupSpecs } from "#app/lib/spec-groups.ts";
import type { View } from "./view.ts";
import { BLOCKS, IMAGE, PICTURE, readBlocks, toPictureView } from "./blocks.server.ts";
import { readContent, readEachAhead } from "./content.server.ts";
import { toImage } from "./media.server.ts";
import { findRunningCosts } from "./services.server.ts";
import { listZones } from "./shipping.server.ts";

/** The cms's maximum per request. */
const ALL = { pageSize: 100 };

/** A product with its buyable articles, and the picture for previews where its page is shared. */
export type FoundProduct = {
  product: ProductView;
  articles: ArticleView[];
  story: ProductStory;
  socialImage: string | null;
};

export async function findProduct(slug: string, view: View): Promise<FoundProduct | null> {
  const [found, articles] = await Promise.all([
    findEntry(slug, view.locale),
    listArticles({ productSlug: { $eq: slug } }),
  ]);
  return found && { ...found, articles: articles.map((article) => toArticleView(article, view)) };
}

/** The same object until the content changes. */
export async function findProductStory(slug: string, locale: Locale): Promise<ProductStory | null> {
  return (await findEntry(slug, locale))?.story ?? null;
}

async function findEntry(slug: string, locale: Locale) {
  const [found] = await readContent("products", questionFor(slug, locale), foundProductsSchema);
  return found ?? null;
}

export async function readProductsAhead(locale: Locale): Promise<void> {
  const how = { schema: foundProductsSchema, entryOf: ({ product }: { product: ProductView }) => product };
  const slugs = await readEachAhead("products", (slug) => questionFor(slug, locale), how);
  // Articles do not depend on the language.
  const view = { locale, currency: DEFAULT_CURRENCY };
  for (const slug of slugs) await findProduct(slug, view);
  await Promise.all([listProducts(view), listSpecs(locale), nameArticles([], locale), findPriceTerms(view)]);
}

function questionFor(slug: string, locale: Locale) {
  return {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "name", "tagline", "description", "category", "position", "box"],
    populate: { gallery: PICTURE, specs: true, specGroups: true, socialImage: IMAGE, blocks: BLOCKS },
    pagination: { pageSize: 1 },
  };
}

/** All products on sale, in the editors' order. */
export async function listProducts(view: View): Promise<ProductCardView[]> {
  const [cards, articles] = await Promise.all([listCards(view.locale), listArticles({})]);
  return cards.map((card) => ({ ...card, ...availability(articlesOf(card.slug, articles), view.currency) }));
}

async function listCards(locale: Locale) {
  const query = {
    locale,
    sort: ["position", "slug"],
    fields: ["slug", "name", "tagline", "category", "position"],
    populate: { gallery: PICTURE },
    pagination: ALL,
  };
  return readContent("products", query, listedProductsSchema);
}

/** The specifications of every product on sale, by its address. */
export async function listSpecs(locale: Locale): Promise<Map<string, ProductEntry["specs"]>> {
  const query = { locale, fields: ["slug"], populate: { specs: true }, pagination: ALL };
  const products = await readContent("products", query, productSchema.pick({ slug: true, specs: true }).array());
  return new Map(products.map(({ slug, specs }) => [slug, specs]));
}

/** Names of articles by code, including articles no longer sold. Unknown codes have no entry. */
export async function nameArticles(codes: readonly string[], locale: Locale): Promise<Record<string, string>> {
  // Reads all articles, because a cart may hold any code and the full list is cached.
  const [cards, articles] = await Promise.all([listCards(locale), readArticles({})]);
  const names: Record<string, string> = {};
  for (const { code, productSlug, variantName } of articles) {
    const card = cards.find(({ slug }) => slug === productSlug);
    if (card && codes.includes(code)) names[code] = [card.name, variantName?.[locale]].filter(Boolean).join(", ");
  }
  return names;
}

/** Pictures of articles by code, beside their names: an article's own, else its product's first. */
export async function pictureArticles(codes: readonly string[], locale: Locale): Promise<Record<string, PictureView>> {
  const [cards, articles] = await Promise.all([listCards(locale), readArticles({})]);
  const pictures: Record<string, PictureView> = {};
  for (const { code, productSlug, picture } of articles) {
    if (!codes.includes(code)) continue;
    const shown = picture
      ? { image: picture, imageDark: null }
      : cards.find(({ slug }) => slug === productSlug)?.picture;
    // The name beside it says the same.
    if (shown) pictures[code] = { ...shown, alt: "" };
  }
  return pictures;
}

/** Terms that stand beside prices; null where the cms has not been told. */
export async function findPriceTerms({ locale, currency }: View): Promise<PriceTerms> {
  const shopQuery = { fields: ["vatBasisPoints"], populate: { promises: true } };
  const [zones, shop, running] = await Promise.all([
    listZones({ locale, currency }),
    readContent("shop", shopQuery, shopSettingsSchema.nullable()),
    findRunningCosts(currency),
  ]);
  return {
    vatPercent: shop ? shop.vatBasisPoints / 100 : null,
    shipping: zones[0] ?? null,
    furtherYear: running?.furtherYear ?? null,
    promises: shop?.promises.map((promise) => promise[locale]) ?? [],
  };
}

type Article = Omit<Sku, "picture"> & { picture: Image | null };

async function listArticles(filters: object): Promise<Article[]> {
  return readArticles({ ...filters, active: { $eq: true } });
}

async function readArticles(filters: object): Promise<Article[]> {
  const query = {
    filters,
    sort: ["position", "code"],
    populate: { picture: IMAGE },
    pagination: ALL,
  };
  return readContent("skus", query, articlesSchema);
}

// Converted once when read, not at each drawing.
const articlesSchema = skuSchema.transform((sku) => ({ ...sku, picture: sku.picture && toImage(sku.picture) })).array();

const foundProductsSchema = productSchema.transform(toFoundProduct).array();

const listedProductsSchema = productSchema
  .pick({ slug: true, name: true, tagline: true, category: true, gallery: true })
  .transform(({ gallery, ...card }) => ({ ...card, picture: toGallery(gallery)[0] ?? null }))
  .array();

function toFoundProduct(entry: ProductEntry): Omit<FoundProduct, "articles"> {
  const { slug, name, tagline, category, specs } = entry;
  const product = {
    ...{ slug, name, tagline, category },
    description: entry.description ?? null,
    gallery: toGallery(entry.gallery),
  };
  const story = {
    ...divideBlocks(readBlocks(entry.blocks, `shop/${slug}`)),
    box: entry.box ?? [],
    specGroups: groupSpecs(specs, entry.specGroups ?? []),
  };
  return { product, story, socialImage: entry.socialImage && toImage(entry.socialImage).src };
}

/** True for the blocks that help somebody to choose, once they have seen the product. */
const HELPS_TO_CHOOSE: Record<BlockView["__component"], boolean> = {
  "blocks.hero": false,
  "blocks.fact-line": false,
  "blocks.text": false,
  "blocks.table": false,
  "blocks.feature-grid": false,
  "blocks.image-text": false,
  "blocks.steps": false,
  "blocks.quote": false,
  "blocks.switch": false,
  "blocks.wide-picture": false,
  "blocks.comparison": true,
  "blocks.costs": true,
  "blocks.shipping": true,
  "blocks.faq-list": true,
  "blocks.product-teaser": true,
  "blocks.call-to-action": true,
};

/** Divides a page's blocks where the first of them helps to choose. */
function divideBlocks(blocks: readonly BlockView[]): Pick<ProductStory, "showing" | "choosing"> {
  const first = blocks.findIndex(({ __component }) => HELPS_TO_CHOOSE[__component]);
  const end = first === -1 ? blocks.length : first;
  return { showing: blocks.slice(0, end), choosing: blocks.slice(end) };
}

/** Leaves out pictures whose file is gone from the media library. */
function toGallery(gallery: ProductEntry["gallery"]): PictureView[] {
  return gallery.flatMap(({ image, imageDark, alt }) =>
    image ? [toPictureView({ image, imageDark, alt: alt ?? "" })] : [],
  );
}

function toArticleView({ code, variant, variantName, picture, prices, stock }: Article, view: View): ArticleView {
  return {
    sku: code,
    variant: variant && variantName ? { key: variant, name: variantName[view.locale] } : null,
    picture,
    price: priceIn(prices, view.currency),
    orderable: Math.max(0, Math.min(stock, MAX_QUANTITY)),
  };
}

function articlesOf(productSlug: string, articles: readonly Article[]): Article[] {
  return articles.filter((article) => article.productSlug === productSlug);
}

function availability(articles: readonly Article[], currency: Currency): Pick<ProductCardView, "price" | "isSoldOut"> {
  const amounts = articles.map(({ prices }) => prices[currency]);
  const lowest = Math.min(...amounts);
  return {
    price: amounts.length > 0 ? { lowest: money(lowest, currency), isSame: Math.max(...amounts) === lowest } : null,
    isSoldOut: articles.every(({ stock }) => stock <= 0),
  };
}
