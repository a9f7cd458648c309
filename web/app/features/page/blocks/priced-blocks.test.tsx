import { money, type Currency } from "@wren/domain";
import { expect, test } from "vitest";
import { drawToHtml } from "#app/islands/draw-to-html.server.tsx";
import type { ShopPrices } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { PageBlock } from "../page-block.tsx";

const costs: BlockView = { __component: "blocks.costs", heading: "What it costs", intro: null };
const hero: BlockView = {
  ...({ __component: "blocks.hero", title: "Wren", text: "A phone.", picture: null, pictureStyle: "framed" } as const),
  ...{ actions: [], priceNote: "VAT included" },
};
const teaser: BlockView = {
  ...({ __component: "blocks.product-teaser", heading: "Phones", intro: null } as const),
  products: [
    { name: "Wren One", tagline: "", picture: null, target: "/shop/wren-one" },
    { name: "Press", tagline: "", picture: null, target: "/resources/press" },
  ],
};

function pricesIn(currency: Currency): ShopPrices {
  const sold = (slug: string, category: "device" | "accessory", minor: number) => ({
    ...{ slug, name: slug, category, isSoldOut: false },
    price: { lowest: money(minor, currency), isSame: true },
  });
  return {
    products: [
      sold("wren-one", "device", 749_00),
      sold("wren-mini", "device", 699_00),
      sold("case", "accessory", 29_00),
    ],
    running: {
      furtherYear: money(97_20, currency),
      includedGb: 50,
      moreStorage: { quotaGb: 200, yearly: money(24_00, currency) },
    },
  };
}

async function draw(block: BlockView, prices: ShopPrices | null, locale: "en" | "de" = "en"): Promise<string> {
  const html = await drawToHtml(<PageBlock block={block} prices={prices} isFirst />, locale);
  return html.replaceAll("\u{a0}", " ");
}

test("costs are those of each phone, and their sum in five years is exact", async () => {
  const html = await draw(costs, pricesIn("chf"));
  const amounts = [...html.matchAll(/<td>([^<]*)<\/td>/g)].map(([, amount]) => amount);
  expect(amounts).toEqual([
    ...["CHF 749.00", "CHF 699.00"],
    ...["CHF 97.20", "CHF 97.20"],
    ...["CHF 1’137.80", "CHF 1’087.80"],
  ]);
  expect(html).not.toContain('href="/shop/case"');
  expect(html).toContain("200 GB instead cost CHF 24.00 more a year.");
});

test("costs without a price list are left out", async () => {
  expect(await draw(costs, { ...pricesIn("chf"), running: null })).toBe("");
  expect(await draw(costs, { ...pricesIn("chf"), products: [] })).toBe("");
});

test("the hero names the cheapest phone, in the visitor's currency and language", async () => {
  expect(await draw(hero, pricesIn("eur"), "de")).toContain("Ab EUR 699.00");
  expect(await draw({ ...hero, priceNote: null }, pricesIn("eur"))).not.toContain("EUR");
  expect(await draw(hero, { ...pricesIn("eur"), products: [] })).not.toContain("VAT included");
});

test("a card that leads to a product has its price, and another one has none", async () => {
  const html = await draw(teaser, pricesIn("usd"));
  expect(html.match(/USD [\d.]+/g)).toEqual(["USD 749.00"]);
});
