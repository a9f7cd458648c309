import type { Money, ProductEntry, RichText } from "@wren/domain";
import type { BlockView, Image, PictureView } from "./content-view.ts";
import type { RunningCosts } from "./service-view.ts";
import type { SpecGroup } from "./spec-groups.ts";

/** A product or one of its variants, as it can be bought. */
export type ArticleView = {
  sku: string;
  /** Null for a product without variants. */
  variant: { key: string; name: string } | null;
  picture: Image | null;
  price: Money;
  /** Maximum quantity of one order; the exact stock stays private. */
  orderable: number;
};

export type ProductCardView = Pick<ProductEntry, "slug" | "name" | "tagline" | "category"> & {
  picture: PictureView | null;
  /** Null while none is on sale. */
  price: { lowest: Money; isSame: boolean } | null;
  isSoldOut: boolean;
};

/** Facts of the shop that the editors' blocks show. */
export type ShopFacts = {
  products: (Pick<ProductCardView, "slug" | "name" | "category" | "price" | "isSoldOut"> &
    Pick<ProductEntry, "specs">)[];
  running: RunningCosts | null;
  zones: ZoneView[];
};

/** A zone of shipping, the cheapest first. */
export type ZoneView = {
  /** Names in the visitor's language. */
  countries: string[];
  price: Money;
  daysMin: number;
  daysMax: number;
  hasImportFees: boolean;
};

export type ProductView = Pick<ProductEntry, "slug" | "name" | "tagline" | "category"> & {
  description: string | null;
  gallery: PictureView[];
};

/** Content of a product page below the form to buy it, in this order; drawn on the server only. */
export type ProductStory = {
  /** The editors' blocks that show the product. */
  showing: BlockView[];
  box: RichText;
  specGroups: SpecGroup[];
  /** The editors' blocks that help to choose. */
  choosing: BlockView[];
};

/** Facts that hold for every price; null where the cms has none yet. */
export type PriceTerms = {
  vatPercent: number | null;
  /** The cheapest zone. */
  shipping: ZoneView | null;
  /** Price of each year after the one that comes with a phone. */
  furtherYear: Money | null;
  /** The shop's own lines, in the visitor's language. */
  promises: string[];
};
