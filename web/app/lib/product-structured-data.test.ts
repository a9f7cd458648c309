import { money } from "@wren/domain";
import { expect, test } from "vitest";
import type { ArticleView } from "./catalog-view.ts";
import { productStructuredData } from "./product-structured-data.ts";

const image = { src: "/media/uploads/one.png", avifSrcSet: null, webpSrcSet: null, width: 4, height: 3 };
const product = {
  name: "Wren One",
  tagline: "Small enough.",
  description: null,
  gallery: [{ image, imageDark: null, alt: "" }],
};
const red: ArticleView = {
  sku: "WREN-ONE-RED",
  variant: { key: "red", name: "Rot" },
  picture: null,
  price: money(89_905, "chf"),
  orderable: 3,
};
const page = { pathname: "/de/shop/wren-one", publicUrl: "https://wren.example" };

test("each variant is an offer with its price, its address and whether it can be had", () => {
  const articles = [red, { ...red, sku: "WREN-ONE", variant: null, orderable: 0 }];
  expect(productStructuredData({ product, articles, ...page })).toMatchObject({
    "@type": "Product",
    name: "Wren One",
    description: "Small enough.",
    image: ["https://wren.example/media/uploads/one.png"],
    offers: [
      {
        sku: "WREN-ONE-RED",
        name: "Wren One, Rot",
        url: "https://wren.example/de/shop/wren-one?variant=red",
        price: "899.05",
        priceCurrency: "CHF",
        availability: "https://schema.org/InStock",
      },
      { url: "https://wren.example/de/shop/wren-one", availability: "https://schema.org/OutOfStock" },
    ],
  });
});

test("what cannot be bought is not offered", () => {
  expect(productStructuredData({ product, articles: [], ...page })).toBeNull();
});
