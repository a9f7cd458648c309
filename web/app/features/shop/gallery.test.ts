import { money } from "@wren/domain";
import { expect, test } from "vitest";
import type { ArticleView } from "#app/lib/catalog-view.ts";
import { picturesInOrder } from "./gallery.tsx";

const image = (src: string) => ({ src, avifSrcSet: null, webpSrcSet: null, width: 4, height: 3 });
const picture = (src: string, alt: string) => ({ image: image(src), imageDark: null, alt });
const article = (src: string | null): ArticleView => ({
  sku: "WREN-ONE-RED",
  variant: { key: "red", name: "Red" },
  picture: src ? image(src) : null,
  price: money(1, "chf"),
  orderable: 1,
});
const gallery = [picture("/graphite", "In graphite"), picture("/red", "In red, from behind")];
const describe = (variant: string) => `Wren One, ${variant}`;
const inOrder = (chosen: ArticleView | null, articles = chosen ? [chosen] : []) =>
  picturesInOrder({ gallery, articles, chosen, describe });

test("the variant's picture comes first and only once, in the editor's words", () => {
  expect(inOrder(article("/red")).map(({ alt }) => alt)).toEqual(["In red, from behind", "In graphite"]);
});

test("a picture that only the variant has is described by its name", () => {
  expect(inOrder(article("/new")).map(({ alt }) => alt)).toEqual([
    "Wren One, Red",
    "In graphite",
    "In red, from behind",
  ]);
});

test("without a picture of its own a variant shows the product's", () => {
  expect(inOrder(article(null))).toEqual(gallery);
  expect(inOrder(null)).toEqual(gallery);
});

test("pictures of other variants are left to them", () => {
  const red = article("/red");
  expect(inOrder(red, [red, article("/graphite")]).map(({ alt }) => alt)).toEqual(["In red, from behind"]);
});
