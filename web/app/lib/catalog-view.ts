import type { Money, ProductEntry, RichText } from "@wren/domain";
import type { Image, PictureView } from "./content-view.ts";

/** Something that can be bought: a product, or one of its variants. */
export type ArticleView = {
  sku: string;
  /** Null where the product comes in one form only. */
  variant: { key: string; name: string } | null;
  picture: Image | null;
  price: Money;
  /** How many can be ordered at once; what lies beyond is nobody's business. */
  orderable: number;
};

/** A product as the shop's list shows it. */
export type ProductCardView = Pick<ProductEntry, "slug" | "name" | "tagline" | "category"> & {
  picture: PictureView | null;
  /** Null while nothing of it can be bought. */
  price: { lowest: Money; isSame: boolean } | null;
  isSoldOut: boolean;
};

/** A product as its own page shows it. */
export type ProductView = Pick<ProductEntry, "slug" | "name" | "tagline" | "specs"> & {
  description: string | null;
  gallery: PictureView[];
  box: RichText;
};

/** What holds for every price. Null where the cms has not been told yet. */
export type PriceTerms = { vatPercent: number | null; shippingFrom: Money | null };
