import type { Money, ProductEntry, RichText } from "@wren/domain";
import type { Image, PictureView } from "./content-view.ts";
import type { RunningCosts } from "./service-view.ts";

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

/** Prices that the editors' blocks show. */
export type ShopPrices = {
  products: Pick<ProductCardView, "slug" | "name" | "category" | "price" | "isSoldOut">[];
  running: RunningCosts | null;
};

export type ProductView = Pick<ProductEntry, "slug" | "name" | "tagline" | "specs"> & {
  description: string | null;
  gallery: PictureView[];
  box: RichText;
};

/** Facts that hold for every price; null where the cms has none yet. */
export type PriceTerms = { vatPercent: number | null; shippingFrom: Money | null };
