import { money } from "@wren/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { ArticleView, PriceTerms } from "#app/lib/catalog-view.ts";
import { ProductDetail } from "./product-detail.tsx";

const product = {
  slug: "wren-one",
  name: "Wren One",
  tagline: "Small enough.",
  category: "device" as const,
  description: null,
  gallery: [],
};
const article = (key: string, orderable: number): ArticleView => ({
  sku: `WREN-ONE-${key.toUpperCase()}`,
  variant: { key, name: key },
  picture: null,
  price: money(89_900, "chf"),
  orderable,
});
const terms: PriceTerms = {
  vatPercent: 8.1,
  shipping: { ...{ countries: ["CH"], daysMin: 1, daysMax: 3, hasImportFees: false }, price: money(1_200, "chf") },
  furtherYear: money(9_720, "chf"),
  promises: ["30 days to return it."],
};

function draw(articles: ArticleView[], { at = "/shop/wren-one", chosen = articles[0] ?? null } = {}) {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <ProductDetail product={product} articles={articles} chosen={chosen} terms={terms} trail={[]}>
          <p>More</p>
        </ProductDetail>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={[at]} />);
}

test("the price comes with its VAT and the cheapest shipping, in each language", () => {
  const html = draw([article("red", 10)]);
  expect(html).toContain("CHF\u00a0899.00");
  expect(html).toContain("Includes 8.1 % VAT. Shipping from CHF\u00a012.00.");
  expect(draw([article("red", 10)], { at: "/de/shop/wren-one" })).toContain("Inklusive 8,1 % MwSt.");
});

test("the form to the cart is a plain one, in the visitor's language, for as many as there are", () => {
  const html = draw([article("red", 3)], { at: "/de/shop/wren-one" });
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toMatch(/<form [^>]*action="\/de\/cart"/);
  expect(html).toContain('<input type="hidden" name="intent" value="add"/>');
  expect(html).toContain('<input type="hidden" name="sku" value="WREN-ONE-RED"/>');
  expect(html.match(/<option/g)).toHaveLength(3);
});

test.each([
  [6, "In stock"],
  [5, "Only 5 left"],
  [1, "Only 1 left"],
])("with %d to be had it says '%s'", (orderable, words) => {
  expect(draw([article("red", orderable)])).toContain(words);
});

test("what is sold out cannot be put into the cart, and says so at the variant too", () => {
  const html = draw([article("red", 0), article("white", 2)]);
  expect(html).toContain("Sold out");
  expect(html).toContain("red <small>Sold out</small>");
  expect(html).not.toContain("<form");
});

test("variants are links; the first one is the product's own address, and the chosen one is marked", () => {
  const [red, white] = [article("red", 9), article("white", 9)];
  const html = draw([red, white], { chosen: white });
  expect(html).toMatch(/<a href="\/shop\/wren-one" data-keep-place="true"><i[^>]*><\/i>red *<\/a>/);
  expect(html).toMatch(
    /<a href="\/shop\/wren-one\?variant=white" aria-current="true"[^>]*><i[^>]*><\/i>white<span[^>]*> \(chosen\)<\/span><\/a>/,
  );
});

test("a product without articles is shown without a price and a button", () => {
  const html = draw([]);
  expect(html).toContain("Not available at the moment");
  expect(html).not.toContain("CHF");
  expect(html).toContain("<p>More</p>");
});
