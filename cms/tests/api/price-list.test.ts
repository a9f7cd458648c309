import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { signInAsNewEditor, type Staff } from "../support/staff";

const SERVICES = "/content-manager/collection-types/api::service.service";
const TARIFFS = "/content-manager/collection-types/api::tariff.tariff";

let cms: BootedCms;
let editor: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  editor = await signInAsNewEditor(cms);
});

afterAll(async () => {
  await cms.stop();
});

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

const TARIFF = { priceChf: 1, priceUsd: 1, priceEur: 1, discountPercent: 0 };
const service = async (kind: string, slug: string) => {
  const socialImage = (await cms.strapi.db.query("plugin::upload.file").findOne({ where: {} }))?.id;
  return { name: "Another", tagline: "One more", description: "More", position: 9, kind, slug, socialImage };
};

test.each(["More Storage", "storage/more", "größer"])("a service at %s is refused", async (slug) => {
  const made = await editor.call("POST", `${SERVICES}?locale=en`, await service("extension", slug));
  expect(refusal(made)).toEqual(refusedAt("slug", "cannot be an address"));
});

test("one service of a kind is on the site; a second one waits as a draft until the first is gone", async () => {
  const made = await editor.call("POST", `${SERVICES}?locale=en`, await service("renewal", "another-renewal"));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { documentId } = made.body.data;
  const publish = async (id: string) =>
    editor.call("POST", `${SERVICES}/${id}/actions/publish?locale=en`, await service("renewal", "another-renewal"));
  expect(refusal(await publish(documentId))).toEqual(refusedAt("kind", "is on the site already"));

  const first = await cms.strapi.db.query("api::service.service").findOne({ where: { slug: "subscription-renewal" } });
  const unpublish = (locale: string) =>
    editor.call("POST", `${SERVICES}/${String(first?.documentId)}/actions/unpublish?locale=${locale}`, {});
  for (const locale of ["en", "de"]) expect((await unpublish(locale)).status).toBe(200);
  expect((await publish(documentId)).status).toBe(200);
});

test("a service's address that another one has is refused when it is published", async () => {
  const twin = await service("extension", "storage-extension");
  const made = await editor.call("POST", `${SERVICES}?locale=en`, twin);
  const path = `${SERVICES}/${String(made.body.data.documentId)}/actions/publish?locale=en`;
  expect(refusal(await editor.call("POST", path, twin))).toEqual(refusedAt("slug", "already has this path"));
});

test.each([
  ["storage", 200, "There is a tariff for 200 GB already"],
  ["renewal", 12, "There is a tariff for 12 months already"],
  ["storage", 1_000_000, "must be a mistake"],
  ["renewal", 1_200, "must be a mistake"],
])("a tariff of %s for %i is refused", async (kind, amount, message) => {
  const made = await editor.call("POST", TARIFFS, { ...TARIFF, kind, amount });
  expect(refusal(made)).toEqual(refusedAt("amount", message));
});

test("a tariff is changed, but not into another one that exists", async () => {
  const made = await editor.call("POST", TARIFFS, { ...TARIFF, kind: "renewal", amount: 9 });
  const path = `${TARIFFS}/${String(made.body.data.documentId)}`;
  expect((await editor.call("PUT", path, { ...TARIFF, kind: "renewal", amount: 9, discountPercent: 3 })).status).toBe(
    200,
  );
  const moved = await editor.call("PUT", path, { ...TARIFF, kind: "renewal", amount: 12 });
  expect(refusal(moved)).toEqual(refusedAt("amount", "Change that one instead"));
});

test("the same number of months and gigabytes are two tariffs", async () => {
  expect((await editor.call("POST", TARIFFS, { ...TARIFF, kind: "storage", amount: 12 })).status).toBe(201);
});

test("the database itself refuses the same tariff twice", async () => {
  const twice = cms.strapi.db.query("api::tariff.tariff").create({ data: { ...TARIFF, kind: "storage", amount: 500 } });
  await expect(twice).rejects.toThrow(/unique/i);
});
