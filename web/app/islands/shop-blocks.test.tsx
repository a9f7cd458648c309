import { money, type Currency } from "@wren/domain";
import { expect, test } from "vitest";
import { drawToHtml } from "./draw-to-html.server.tsx";
import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { PageBlock } from "#app/features/page/page-block.tsx";

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

function factsIn(currency: Currency): ShopFacts {
  const sold = (slug: string, category: "device" | "accessory", minor: number) => ({
    ...{ slug, name: slug, category, isSoldOut: false },
    specs: [
      { title: "Display", text: `${slug} inches` },
      { title: "SIM", text: "One" },
    ],
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
    zones: [
      { ...{ countries: ["Schweiz"], daysMin: 1, daysMax: 3, hasImportFees: false }, price: money(12_00, currency) },
      {
        ...{ countries: ["Japan", "USA"], daysMin: 6, daysMax: 15, hasImportFees: true },
        price: money(45_00, currency),
      },
    ],
  };
}

async function draw(block: BlockView, facts: ShopFacts | null, locale: "en" | "de" = "en"): Promise<string> {
  const html = await drawToHtml(<PageBlock block={block} facts={facts} isFirst />, locale);
  return html.replaceAll("\u{a0}", " ");
}

test("costs are those of each phone, and their sum in five years is exact", async () => {
  const html = await draw(costs, factsIn("chf"));
  const amounts = [...html.matchAll(/<td>([^<]*)<\/td>/g)].map(([, amount]) => amount);
  expect(amounts).toEqual([
    ...["CHF 749.00", "CHF 699.00"],
    ...["CHF 97.20", "CHF 97.20"],
    ...["CHF 1’137.80", "CHF 1’087.80"],
  ]);
  expect(html).not.toContain('href="/shop/case"');
  expect(html).toContain("With 200 GB it costs CHF 24.00 more a year.");
});

test("costs without a price list are left out", async () => {
  expect(await draw(costs, { ...factsIn("chf"), running: null })).toBe("");
  expect(await draw(costs, { ...factsIn("chf"), products: [] })).toBe("");
});

test("the hero names the cheapest phone, in the visitor's currency and language", async () => {
  expect(await draw(hero, factsIn("eur"), "de")).toContain("Ab EUR 699.00");
  expect(await draw({ ...hero, priceNote: null }, factsIn("eur"))).not.toContain("EUR");
  expect(await draw(hero, { ...factsIn("eur"), products: [] })).not.toContain("VAT included");
});

test("a card that leads to a product has its price, and another one has none", async () => {
  const html = await draw(teaser, factsIn("usd"));
  expect(html.match(/USD [\d.]+/g)).toEqual(["USD 749.00"]);
});

test("phones are compared by price and by what differs, and by nothing else", async () => {
  const block: BlockView = { __component: "blocks.comparison", heading: "Compare", intro: null };
  const html = await draw(block, factsIn("chf"));
  expect(html).toContain("<td>wren-one inches</td><td>wren-mini inches</td>");
  expect(html).toContain("<td>CHF 749.00</td><td>CHF 699.00</td>");
  expect(html).not.toContain("SIM");
  expect(html).not.toContain("case");
});

test("shipping has every country, with its price, its days and a word about customs", async () => {
  const block: BlockView = { __component: "blocks.shipping", heading: "Versand", intro: null };
  const html = await draw(block, factsIn("chf"), "de");
  const zones = html
    .split("<li")
    .slice(1)
    .map((zone) =>
      zone
        .replace(/^[^>]*>/, "")
        .replaceAll(/<[^>]*>/g, "")
        .trim(),
    );
  expect(zones).toEqual([
    "CHF 12.00 1 bis 3 ArbeitstageSchweiz",
    "CHF 45.00 6 bis 15 ArbeitstageJapan, USA Der Zoll kann vom Empfänger Einfuhrabgaben verlangen.",
  ]);
  expect(await draw(block, { ...factsIn("chf"), zones: [] })).toBe("");
});
