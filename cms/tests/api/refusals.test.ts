import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { signInAsNewEditor, type Staff } from "../support/staff";

const TYPES = "/content-manager/collection-types";
const ARTICLE = { productSlug: "wren-one", priceChf: 1_000, priceUsd: 1_000, priceEur: 1_000, pricesConfirmed: true };

let cms: BootedCms;
let editor: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  editor = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

const choose = (preferedLanguage: "en" | "de") => editor.call("PUT", "/admin/users/me", { preferedLanguage });

const wrongs = {
  "api::sku.sku": [
    { ...ARTICLE, code: "wren one" },
    { ...ARTICLE, code: "NEW", variantNameEn: "Blue" },
    { ...ARTICLE, code: "NEW", variant: "Light Blue" },
    { ...ARTICLE, code: "NEW", variant: "blue" },
    { ...ARTICLE, code: "NEW", variant: "blue", variantNameEn: "Blue" },
    { ...ARTICLE, code: "NEW", productSlug: "no-such-product" },
    { ...ARTICLE, code: "NEW", pricesConfirmed: false, priceChf: 0 },
  ],
  "api::tariff.tariff": [
    { kind: "renewal", amount: 12, priceChf: 1, priceUsd: 1, priceEur: 1 },
    { kind: "renewal", amount: 1_200, priceChf: 1, priceUsd: 1, priceEur: 1 },
  ],
  "api::shipping-zone.shipping-zone": [
    { name: "New", countries: "CH", rateChf: 1, rateUsd: 1, rateEur: 1, deliveryDaysMin: 1, deliveryDaysMax: 2 },
    { name: "New", countries: ["ch"], rateChf: 1, rateUsd: 1, rateEur: 1, deliveryDaysMin: 1, deliveryDaysMax: 2 },
    { name: "New", countries: ["CH"], rateChf: 1, rateUsd: 1, rateEur: 1, deliveryDaysMin: 1, deliveryDaysMax: 2 },
    { name: "New", countries: ["CU"], rateChf: 1, rateUsd: 1, rateEur: 1, deliveryDaysMin: 3, deliveryDaysMax: 2 },
  ],
  "api::page.page": [{ title: "New", slug: "support/kb/a/b" }],
  "api::product.product": [{ name: "New", slug: "New Phone" }],
};

const forms = Object.entries(wrongs).flatMap(([uid, entries]) => entries.map((entry) => ({ uid, entry })));

async function messagesOf(uid: string, entry: object): Promise<string[]> {
  const { status, body } = await editor.call("POST", `${TYPES}/${uid}?locale=en`, entry);
  expect(status, JSON.stringify(body)).toBe(400);
  const { message, details } = body.error as { message: string; details: { errors: { message: string }[] } };
  return [message, ...details.errors.map((error) => error.message)];
}

test.each(forms)("$uid refuses $entry in the language of whoever saves", async ({ uid, entry }) => {
  await choose("en");
  const english = await messagesOf(uid, entry);
  await choose("de");
  const german = await messagesOf(uid, entry);
  expect(new Set(english).size).toBe(1);
  expect(new Set(german).size).toBe(1);
  expect(english[0]).not.toBe(german[0]);
  expect(german[0]).toMatch(
    /\b(der|die|das|den|ein|eine|kein|nicht|nur|ist|kann|hat|gibt|sind|schon|stimmt|braucht)\b/i,
  );
});

test("a path that is taken is refused in German, with the name of what has it", async () => {
  await choose("de");
  const page = { title: "Another", slug: "home" };
  const made = await editor.call("POST", `${TYPES}/api::page.page?locale=en`, page);
  const path = `${TYPES}/api::page.page/${String(made.body.data.documentId)}/actions/publish?locale=en`;
  const told = await editor.call("POST", path, page);
  expect(told.body.error.message).toMatch(/^Die Seite «.+» hat diesen Pfad schon\.$/);
});
