import { beforeAll, expect, inject, test, vi } from "vitest";

let catalog: typeof import("#app/cms/catalog.server.ts");

beforeAll(async () => {
  vi.stubEnv("CMS_URL", inject("cmsUrl"));
  catalog = await import("#app/cms/catalog.server.ts");
});

test("the shop's list has every product with the lowest price in the visitor's money", async () => {
  const products = await catalog.listProducts({ locale: "de", currency: "eur" });
  expect(products.map(({ slug, category }) => [slug, category])).toEqual([
    ["wren-mini", "device"],
    ["wren-one", "device"],
    ["wren-slate", "device"],
    ["nest-key", "accessory"],
    ["charger", "accessory"],
    ["case", "accessory"],
  ]);
  expect(products[1]).toMatchObject({
    name: "Wren One",
    price: { lowest: { minor: 92_900, currency: "eur" }, isSame: true },
    isSoldOut: false,
  });
  expect(products[1]?.picture?.image.src).toContain("/media/uploads/");
});

test("a product is found with its variants in order, named in the visitor's language", async () => {
  const found = await catalog.findProduct("wren-one", { locale: "de", currency: "usd" });
  expect(found?.articles.map(({ sku, variant, price }) => [sku, variant?.key, variant?.name, price.minor])).toEqual([
    ["WREN-ONE-GRAPHITE", "graphite", "Graphit", 99_900],
    ["WREN-ONE-WHITE", "white", "Weiss", 99_900],
    ["WREN-ONE-RED", "red", "Rot", 99_900],
  ]);
  expect(found?.story.specGroups.map(({ title }) => title)).toContain("Kamera");
  expect(found?.story.specGroups.flatMap(({ specs }) => specs).length).toBeGreaterThan(4);
  expect(found?.story.showing.map(({ __component }) => __component)).toContain("blocks.switch");
  expect(found?.story.choosing[0]?.__component).toBe("blocks.comparison");
  expect(found?.story.box.length).toBeGreaterThan(0);
});

test("no more is told of the stock than can be ordered at once", async () => {
  const found = await catalog.findProduct("case", { locale: "en", currency: "chf" });
  expect(found?.articles.map(({ orderable }) => orderable)).toEqual([10, 4]);
});

test("a product that does not exist is not found", async () => {
  expect(await catalog.findProduct("wren-two", { locale: "en", currency: "chf" })).toBeNull();
});

test("what stands beside a price is told: VAT, the cheapest way to send, the next year, the shop's promises", async () => {
  expect(await catalog.findPriceTerms({ locale: "de", currency: "chf" })).toEqual({
    vatPercent: 8.1,
    shipping: {
      ...{ countries: ["Liechtenstein", "Schweiz"], daysMin: 1, daysMax: 3, hasImportFees: false },
      price: { minor: 1_200, currency: "chf" },
    },
    furtherYear: { minor: 9_720, currency: "chf" },
    promises: ["30 Tage Rückgaberecht, zwei Jahre Garantie."],
  });
});
