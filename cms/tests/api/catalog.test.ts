import {
  LOCALES,
  blockSchema,
  productSchema,
  shippingZoneSchema,
  shopSettingsSchema,
  skuSchema,
  type ProductEntry,
} from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { openChangeStream } from "../support/change-stream";
import { SAVES, saveWhileSelling } from "../support/save-while-selling";
import { signInAsNewEditor, type Staff } from "../support/staff";

const PRODUCTS = "/content-manager/collection-types/api::product.product";
const SKUS = "/content-manager/collection-types/api::sku.sku";
const ZONES = "/content-manager/collection-types/api::shipping-zone.shipping-zone";
const SHOP = "/content-manager/single-types/api::shop.shop";

let cms: BootedCms;
let editor: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  editor = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

async function get(path: string) {
  const response = await fetch(`${cms.url}/api/${path}`);
  return { status: response.status, body: await response.json() };
}

async function products(locale: string, query = ""): Promise<ProductEntry[]> {
  const { body } = await get(
    `products?locale=${locale}&sort=position&populate[gallery][populate]=*&populate[specs]=true&populate[specGroups]=true` +
      `&populate[socialImage]=true&populate[blocks][populate]=*${query}`,
  );
  return productSchema.array().parse(body.data);
}

async function documentIdOf(type: string, field: string, value: string): Promise<string> {
  const { body } = await editor.call("GET", `${type}?locale=en&filters[${field}][$eq]=${value}`);
  return body.results[0].documentId;
}

function refusal({ status, body }: { status: number; body: { error?: { details: { errors: object[] } } } }) {
  return { status, errors: body.error?.details.errors };
}

/** A refusal that the admin shows at the field. */
function refusedAt(field: string, message: string) {
  return {
    status: 400,
    errors: [expect.objectContaining({ path: [field], message: expect.stringContaining(message) })],
  };
}

const SKU = { priceChf: 100, priceUsd: 100, priceEur: 100, stock: 1, active: true, position: 0 };
const ZONE = { rateChf: 1, rateUsd: 1, rateEur: 1, deliveryDaysMin: 1, deliveryDaysMax: 2, hasImportFees: false };

test.each(LOCALES)("the products can be read in %s and keep their contract", async (locale) => {
  const found = await products(locale);
  expect(found.map(({ slug }) => slug)).toEqual(["wren-mini", "wren-one", "wren-slate", "nest-key", "charger", "case"]);
  for (const { slug, category, gallery, specs, specGroups, box, blocks } of found) {
    expect(gallery[0]?.image, slug).not.toBeNull();
    expect(specs.length, slug).toBeGreaterThan(4);
    const rows = specs.map(({ title }) => title);
    for (const { firstSpec } of specGroups ?? []) expect(rows, slug).toContain(firstSpec);
    expect(specGroups, slug).toHaveLength(category === "device" ? 6 : 0);
    expect(box?.length, slug).toBeGreaterThan(0);
    expect(blocks.length, slug).toBeGreaterThan(0);
  }
  expect(blockSchema.safeParse(found[0]?.blocks[0]).error).toBeUndefined();
});

test("the articles can be read with price, stock and picture, and each belongs to a product", async () => {
  const { body } = await get("skus?populate[picture]=true&sort=position");
  const skus = skuSchema.array().parse(body.data);
  const slugs = (await products("en")).map(({ slug }) => slug);
  expect(skus.map(({ productSlug }) => productSlug).filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(skus.find(({ code }) => code === "WREN-ONE-RED")).toMatchObject({
    productSlug: "wren-one",
    variant: "red",
    variantName: { en: "Red", de: "Rot" },
    picture: { name: "wren-one-red" },
    prices: { chf: 89_900, usd: 99_900, eur: 92_900 },
    stock: 40,
    active: true,
  });
});

test("shipping zones and the VAT rate can be read", async () => {
  const zones = shippingZoneSchema.array().parse((await get("shipping-zones")).body.data);
  const swiss = zones.find(({ countries }) => countries.includes("CH"));
  expect(swiss).toMatchObject({ rates: { chf: 1200 }, hasImportFees: false });
  expect(shopSettingsSchema.parse((await get("shop")).body.data)).toMatchObject({ vatBasisPoints: 810 });
});

test("the tables have the columns that the order's transactions rely on", async () => {
  const { connection } = cms.strapi.db;
  const columns = await connection("skus").columnInfo();
  expect(Object.keys(columns)).toEqual(
    expect.arrayContaining([
      ...["code", "product_slug", "variant", "variant_name_en", "variant_name_de"],
      ...["price_chf", "price_usd", "price_eur", "stock", "active"],
    ]),
  );
  for (const table of ["shipping_zones", "shops", "products"])
    expect(await connection.schema.hasTable(table), table).toBe(true);
});

test.each([
  ["POST", "products"],
  ["POST", "skus"],
  ["PUT", "shop"],
  ["DELETE", "shop"],
  ["POST", "shipping-zones"],
])("visitors may not %s /api/%s", async (method, path) => {
  const response = await fetch(`${cms.url}/api/${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: {} }),
  });
  expect([403, 404, 405]).toContain(response.status);
});

test.each([
  ["checkout", 'The shop needs "checkout" for a page of its own.'],
  ["services", 'The shop needs "services" for a page of its own.'],
  ["confirmation", 'The shop needs "confirmation" for a page of its own.'],
  ["Wren One", '"Wren One" cannot be an address.'],
  ["phones/one", '"phones/one" cannot be an address.'],
])("a product at %s is refused", async (slug, message) => {
  const made = await editor.call("POST", `${PRODUCTS}?locale=en`, { name: "New", tagline: "New.", slug });
  expect(refusal(made)).toEqual(refusedAt("slug", message));
  const renamed = await editor.call("PUT", `${PRODUCTS}/${await documentIdOf(PRODUCTS, "slug", "case")}?locale=en`, {
    slug,
  });
  expect(refusal(renamed)).toEqual(refusedAt("slug", message));
});

test("an address that another product has, if only in another language, cannot be published", async () => {
  const fields = { name: "Second", tagline: "Again.", category: "accessory", position: 9, slug: "second" };
  const german = await editor.call("POST", `${PRODUCTS}?locale=de`, fields);
  await editor.call("POST", `${PRODUCTS}/${String(german.body.data.documentId)}/actions/publish?locale=de`, {});
  const english = await editor.call("POST", `${PRODUCTS}?locale=en`, fields);
  const refused = await editor.call(
    "POST",
    `${PRODUCTS}/${String(english.body.data.documentId)}/actions/publish?locale=en`,
    {},
  );
  expect(refusal(refused)).toEqual(refusedAt("slug", 'The product "Second" already has this path.'));
});

test("a product that moves takes its articles along, in both languages, when it is published and not before", async () => {
  const documentId = await documentIdOf(PRODUCTS, "slug", "charger");
  const articleAt = async (slug: string) => (await get(`skus?filters[productSlug][$eq]=${slug}`)).body.data.length;

  await editor.call("PUT", `${PRODUCTS}/${documentId}?locale=en`, { slug: "power" });
  expect(await articleAt("charger")).toBe(1);

  await editor.call("POST", `${PRODUCTS}/${documentId}/actions/publish?locale=en`, {});
  expect(await articleAt("power")).toBe(1);
  for (const locale of LOCALES) expect(await products(locale, "&filters[slug][$eq]=power")).toHaveLength(1);
});

test.each([
  ["code", { code: "wren-one-blue" }, '"wren-one-blue" is no code.'],
  ["code", { code: "WREN-ONE-RED" }, "unique"],
  ["productSlug", { productSlug: "wren-two" }, 'There is no product with the address "wren-two".'],
  ["variant", { variant: "Blue Sky" }, '"Blue Sky" cannot be in an address.'],
  ["variant", { variant: "red" }, 'The article WREN-ONE-RED is this product\'s variant "red" already.'],
  ["variant", { variant: null }, "also needs its word for the address"],
  ["variantNameDe", { variantNameDe: "" }, "The variant needs its German name."],
  ["priceChf", { priceChf: -1 }, "greater than or equal to 0"],
  ["priceEur", { priceEur: null }, "must be"],
  ["stock", { stock: -1 }, "greater than or equal to 0"],
])("an article with a wrong %s is refused: %j", async (field, wrong, message) => {
  const blue = { variant: "blue", variantNameEn: "Blue", variantNameDe: "Blau" };
  const made = await editor.call("POST", SKUS, {
    ...SKU,
    ...blue,
    code: "WREN-ONE-BLUE",
    productSlug: "wren-one",
    ...wrong,
  });
  expect(refusal(made)).toEqual(refusedAt(field, message));
});

test("a second article without a variant is refused, for nobody could choose between them", async () => {
  const made = await editor.call("POST", SKUS, { ...SKU, code: "CASE-OTHER", productSlug: "case" });
  expect(made.status).toBe(201);
  const second = await editor.call("POST", SKUS, { ...SKU, code: "CASE-THIRD", productSlug: "case" });
  expect(refusal(second)).toEqual(refusedAt("variant", "The product has the article CASE-OTHER already."));
  expect((await editor.call("DELETE", `${SKUS}/${String(made.body.data.documentId)}`)).status).toBe(200);
});

test("the database itself refuses a code twice", async () => {
  const twice = cms.strapi.db.query("api::sku.sku").create({ data: { ...SKU, code: "CASE-RED", productSlug: "case" } });
  await expect(twice).rejects.toThrow(/unique/i);
});

test("a price that an editor saves holds at once, and is announced", async () => {
  const changes = await openChangeStream(cms.url);
  const documentId = await documentIdOf(SKUS, "code", "CASE-GREY");
  const saved = await editor.call("PUT", `${SKUS}/${documentId}`, { priceChf: 3600 });
  expect(saved.status).toBe(200);
  expect(await changes.nextType()).toBe("sku");
  expect((await get("skus?filters[code][$eq]=CASE-GREY")).body.data[0].priceChf).toBe(3600);

  await editor.call("PUT", SHOP, { vatBasisPoints: 850 });
  expect(await changes.nextType()).toBe("shop");
  changes.close();
  expect((await editor.call("PUT", SHOP, { vatBasisPoints: 10_001 })).status).toBe(400);
});

test("a new article begins with the stock that it is made with, and a copy with nothing", async () => {
  const made = await editor.call("POST", SKUS, {
    ...SKU,
    ...{ code: "CASE-BLUE", productSlug: "case", stock: 7 },
    ...{ variant: "blue", variantNameEn: "Blue", variantNameDe: "Blau" },
  });
  expect([made.status, made.body.data.stock]).toEqual([201, 7]);
  const url = `${SKUS}/${String(made.body.data.documentId)}`;
  // Like the form of a copy, which shows the fields of the original.
  const copy = { ...made.body.data, code: "CASE-TEAL", variant: "teal", documentId: undefined, id: undefined };
  const copied = await editor.call("POST", `${SKUS}/clone/${String(made.body.data.documentId)}`, copy);
  expect([copied.status, copied.body.data.stock]).toEqual([200, 0]);
  for (const [article, stock] of [
    [made, 7],
    [copied, 0],
  ] as const) {
    const { body } = await editor.call("GET", `/desk/stock/${String(article.body.data.documentId)}`);
    expect(body.movements).toMatchObject([{ kind: "opening", before: 0, after: stock, who: "Edith Muster" }]);
  }
  for (const path of [url, `${SKUS}/${String(copied.body.data.documentId)}`])
    expect((await editor.call("DELETE", path)).status).toBe(200);
});

test(`${String(SAVES)} saves of articles against as many purchases at the same time: the stock is exact`, async () => {
  await saveWhileSelling(cms, editor, [createCaller(() => cms.url)]);
}, 240_000);

test.each([
  [["CH"], 'Already in the zone "Switzerland and Liechtenstein": CH.'],
  [["BR", "DE", "NO"], 'Already in the zone "European Union": DE.'],
  [["UK", "br"], 'Not a country\'s two-letter code in capitals: "UK", "br".'],
  [["BR", "BR"], "BR is in the list twice."],
  [[], "Choose at least one country."],
  ["BR, AR", "Choose at least one country."],
])("a zone for %j is refused", async (countries, message) => {
  const made = await editor.call("POST", ZONES, { ...ZONE, name: "New", countries });
  expect(refusal(made)).toEqual(refusedAt("countries", message));
});

test("a zone can be made, and saved again with its own countries", async () => {
  const made = await editor.call("POST", ZONES, { ...ZONE, name: "South America", countries: ["BR", "AR"] });
  expect(made.status).toBe(201);
  const zone = `${ZONES}/${String(made.body.data.documentId)}`;
  expect((await editor.call("PUT", zone, { countries: ["BR", "AR", "CL"] })).status).toBe(200);
  const slow = await editor.call("PUT", zone, { deliveryDaysMin: 9 });
  expect(refusal(slow)).toEqual(refusedAt("deliveryDaysMax", "cannot be shorter than the shortest"));
});
