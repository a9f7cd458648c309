import type { Money } from "@wren/domain";
import type { ArticleView, ProductView } from "./catalog-view.ts";

type Options = {
  product: Pick<ProductView, "name" | "tagline" | "description" | "gallery">;
  articles: readonly ArticleView[];
  pathname: string;
  publicUrl: string;
};

/** Structured data of a product and its offers; null while none is on sale. */
export function productStructuredData({ product, articles, pathname, publicUrl }: Options): object | null {
  if (articles.length === 0) return null;
  const whole = (path: string) => new URL(path, publicUrl).href;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description ?? product.tagline,
    brand: { "@type": "Brand", name: "Wren" },
    image: product.gallery.map(({ image }) => whole(image.src)),
    offers: articles.map(({ sku, variant, price, orderable }) => ({
      "@type": "Offer",
      sku,
      ...(variant ? { name: `${product.name}, ${variant.name}` } : {}),
      url: whole(variant ? `${pathname}?variant=${variant.key}` : pathname),
      price: decimal(price),
      priceCurrency: price.currency.toUpperCase(),
      availability: `https://schema.org/${orderable > 0 ? "InStock" : "OutOfStock"}`,
    })),
  };
}

/** Whole units with two decimals and a point in every language. */
function decimal({ minor }: Money): string {
  return `${String(Math.floor(minor / 100))}.${String(minor % 100).padStart(2, "0")}`;
}
