import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { place } from "../support/shop";
import { signInAsNewEditor, type Staff } from "../support/staff";

const SKUS = "/content-manager/collection-types/api::sku.sku";
const TARIFFS = "/content-manager/collection-types/api::tariff.tariff";

let cms: BootedCms;
let editor: Staff;
const visitor = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  editor = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

async function urlOf(code: string): Promise<string> {
  const { documentId } = await cms.strapi.db.query("api::sku.sku").findOne({ where: { code } });
  return `${SKUS}/${String(documentId)}`;
}

/** Amounts are written with a space that does not break. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

async function priceOf(code: string): Promise<number> {
  return (await cms.strapi.db.query("api::sku.sku").findOne({ where: { code } })).priceChf;
}

test.each([
  ["nothing", 0, "CHF 0.00 instead of CHF 899.00"],
  ["ten times as much", 899_000, "CHF 8’990.00 instead of CHF 899.00"],
  ["a tenth", 8_990, "CHF 89.90 instead of CHF 899.00"],
])("a price of %s is asked about, and saved when it is confirmed", async (_name, priceChf, question) => {
  const url = await urlOf("WREN-ONE-WHITE");
  const asked = await editor.call("PUT", url, { priceChf });
  const [error] = asked.body.error.details.errors;
  expect([asked.status, error.path]).toEqual([400, ["pricesConfirmed"]]);
  expect(plain(error.message)).toContain(question);
  expect(await priceOf("WREN-ONE-WHITE")).toBe(89_900);

  const saved = await editor.call("PUT", url, { priceChf, pricesConfirmed: true });
  expect([saved.status, saved.body.data.priceChf, saved.body.data.pricesConfirmed]).toEqual([200, priceChf, false]);
  const back = await editor.call("PUT", url, { priceChf: 89_900, pricesConfirmed: true });
  expect(back.status).toBe(200);
});

test("usual changes, and an old price of nothing that stays, are not asked about", async () => {
  const url = await urlOf("WREN-ONE-WHITE");
  expect((await editor.call("PUT", url, { priceChf: 95_000 })).status).toBe(200);
  expect((await editor.call("PUT", url, { priceChf: 89_900 })).status).toBe(200);
  const included = await cms.strapi.db.query("api::tariff.tariff").findOne({ where: { priceChf: 0 } });
  const tariff = `${TARIFFS}/${String(included.documentId)}`;
  expect((await editor.call("PUT", tariff, { priceChf: 0, discountPercent: 1 })).status).toBe(200);
  expect((await editor.call("PUT", tariff, { discountPercent: 0 })).status).toBe(200);
});

test("the question is in the language of the editor", async () => {
  await editor.call("PUT", "/admin/users/me", { preferedLanguage: "de" });
  const asked = await editor.call("PUT", await urlOf("WREN-ONE-WHITE"), { priceChf: 0 });
  expect(plain(asked.body.error.message)).toContain("Stimmt das: CHF 0.00 statt CHF 899.00?");
  await editor.call("PUT", "/admin/users/me", { preferedLanguage: "en" });
});

test("an article's prices have their history, with who and when, and the orders at the old one", async () => {
  const url = await urlOf("WREN-SLATE-GRAPHITE");
  const before = await priceOf("WREN-SLATE-GRAPHITE");
  await place(visitor, { lines: [{ sku: "WREN-SLATE-GRAPHITE", quantity: 1 }] });
  expect((await editor.call("PUT", url, { priceChf: before + 1_000 })).status).toBe(200);
  const { body } = await editor.call("GET", url.replace(SKUS, "/desk/stock"));
  const change = { field: "priceChf", before, after: before + 1_000, who: "Edith Muster" };
  expect(body).toMatchObject({ priceChanges: [change], unpaidOrders: 1 });
});
