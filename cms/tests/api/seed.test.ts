import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";

const { registerApp } = requireBuilt("app") as typeof import("../../src/app");
const { applyPermissions } = requireBuilt(
  "platform/roles/permissions",
) as typeof import("../../src/platform/roles/permissions");
const { pages } = requireBuilt("seed/content/pages") as typeof import("../../src/seed/content/pages");
const { seedDemoContent } = requireBuilt("seed/seed") as typeof import("../../src/seed/seed");

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

const TABLES = [
  ...["pages", "websites", "products", "skus", "shipping_zones", "shops"],
  ...["files", "components_blocks_heroes", "components_shared_links", "admin_users"],
];

async function countRows() {
  const { connection } = cms.strapi.db;
  const counts = await Promise.all(TABLES.map((table) => connection(table).count({ rows: "*" }).first()));
  return Object.fromEntries(TABLES.map((table, index) => [table, Number(counts[index]?.rows)]));
}

test("seeding again changes nothing", async () => {
  const before = await countRows();
  await seedDemoContent(cms.strapi);
  expect(await countRows()).toEqual(before);
  // Every page in two languages, each as draft and as published.
  expect(before).toMatchObject({
    pages: pages.length * 4,
    products: 24,
    skus: 10,
    shops: 1,
    websites: 1,
    admin_users: 1,
  });
});

test("an editor's change survives the next start", async () => {
  const documents = cms.strapi.documents("api::page.page");
  const page = await documents.findFirst({ locale: "en", filters: { slug: "about" } });
  await documents.update({
    documentId: page?.documentId ?? "",
    locale: "en",
    status: "published",
    data: { title: "Changed by an editor" },
  });
  await seedDemoContent(cms.strapi);
  const after = await documents.findFirst({ locale: "en", status: "published", filters: { slug: "about" } });
  expect(after?.title).toBe("Changed by an editor");
});

test("a page that an editor deleted or renamed does not come back", async () => {
  const documents = cms.strapi.documents("api::page.page");
  const find = (slug: string) => documents.findFirst({ locale: "en", filters: { slug } });
  await documents.delete({ documentId: (await find("support/files"))?.documentId ?? "", locale: "*" });
  const resources = cms.strapi.documents("api::resource.resource");
  const findResource = (slug: string) => resources.findFirst({ locale: "en", filters: { slug } });
  await resources.update({
    documentId: (await findResource("verify-your-phone"))?.documentId ?? "",
    locale: "en",
    data: { slug: "check-your-phone" },
  });
  await seedDemoContent(cms.strapi);
  expect(await find("support/files")).toBeNull();
  expect(await findResource("verify-your-phone")).toBeNull();
});

test("an article that was deleted does not come back, and a price that was changed stays", async () => {
  const documents = cms.strapi.documents("api::sku.sku");
  const find = (code: string) => documents.findFirst({ filters: { code } });
  await documents.delete({ documentId: (await find("CASE-RED"))?.documentId ?? "" });
  await documents.update({ documentId: (await find("CHARGER"))?.documentId ?? "", data: { priceChf: 4500 } });
  await seedDemoContent(cms.strapi);
  expect(await find("CASE-RED")).toBeNull();
  expect(await find("CHARGER")).toMatchObject({ priceChf: 4500 });
});

test("a database from before there were products still starts, with its old pages", async () => {
  const rows = cms.strapi.db.query("api::page.page");
  await rows.create({ data: { slug: "shop/wren-one", title: "Old", forcedColorMode: "none", locale: "en" } });
  await seedDemoContent(cms.strapi);
  expect(await rows.findOne({ where: { slug: "shop/wren-one" } })).toMatchObject({ title: "Old" });
});

test("a language lost to a crash is filled in, in the same document", async () => {
  const documents = cms.strapi.documents("api::page.page");
  const store = cms.strapi.store({ type: "core", name: "wren", key: "seeded_pages" });
  const seeded = (await store.get({})) as string[];
  await store.set({ value: seeded.filter((slug) => slug !== "imprint") });
  const page = await documents.findFirst({ locale: "en", filters: { slug: "imprint" } });
  await documents.delete({ documentId: page?.documentId ?? "", locale: "de" });
  await seedDemoContent(cms.strapi);
  const german = await documents.findFirst({ locale: "de", status: "published", filters: { slug: "imprint" } });
  expect(german).toMatchObject({ documentId: page?.documentId, title: "Impressum" });
});

test("permissions given by hand are taken back at the next start, lost ones returned", async () => {
  const { db } = cms.strapi;
  const uid = "plugin::users-permissions.permission";
  const role = await db.query("plugin::users-permissions.role").findOne({ where: { type: "public" } });
  await db.query(uid).create({ data: { action: "api::page.page.delete", role: role.id } });
  await db.query(uid).deleteMany({ where: { action: "api::page.page.find", role: role.id } });

  await applyPermissions(cms.strapi);

  const actions = await db.query(uid).findMany({ where: { role: role.id } });
  expect(actions.map(({ action }: { action: string }) => action).sort()).toEqual([
    "api::kb-article.kb-article.find",
    "api::kb-article.kb-article.findOne",
    "api::kb-category.kb-category.find",
    "api::kb-category.kb-category.findOne",
    "api::page.page.find",
    "api::page.page.findOne",
    "api::product.product.find",
    "api::product.product.findOne",
    "api::redirect.redirect.find",
    "api::redirect.redirect.findOne",
    "api::resource.resource.find",
    "api::resource.resource.findOne",
    "api::service.service.find",
    "api::service.service.findOne",
    "api::shipping-zone.shipping-zone.find",
    "api::shipping-zone.shipping-zone.findOne",
    "api::shop.shop.find",
    "api::sku.sku.find",
    "api::sku.sku.findOne",
    "api::support-file.support-file.find",
    "api::support-file.support-file.findOne",
    "api::tariff.tariff.find",
    "api::tariff.tariff.findOne",
    "api::website.website.find",
    "plugin::users-permissions.auth.callback",
    "plugin::users-permissions.auth.connect",
    "plugin::users-permissions.auth.forgotPassword",
    "plugin::users-permissions.auth.refresh",
    "plugin::users-permissions.auth.register",
    "plugin::users-permissions.auth.resetPassword",
    "plugin::users-permissions.auth.sendEmailConfirmation",
  ]);
});

test("the first admin's password lies in a file only its owner can read", async () => {
  const file = path.join(cms.dataDir, "first-admin.json");
  const { email, password } = JSON.parse(await readFile(file, "utf8"));
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const response = await fetch(`${cms.url}/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
});

test("pictures are stored under the data folder, in every width as AVIF and WebP", async () => {
  const hero = await cms.strapi.db.query("plugin::upload.file").findOne({ where: { name: "hero-en" } });
  expect(Object.keys(hero.formats).sort()).toEqual([
    "full_avif",
    "full_webp",
    "large_avif",
    "large_webp",
    "medium_avif",
    "medium_webp",
    "small_avif",
    "small_webp",
    "thumbnail",
  ]);
  await expect(stat(path.join(cms.dataDir, "public", hero.url))).resolves.toBeDefined();
  const small = await fetch(cms.url + hero.formats.small_avif.url);
  expect(small.headers.get("content-type")).toBe("image/avif");
  expect(hero.formats.small_avif.width).toBe(400);
});

test("a start without a secret ends at once, and says which", async () => {
  vi.stubEnv("ORDER_SECRET", "");
  await expect(registerApp(cms.strapi)).rejects.toThrow("ORDER_SECRET is not set");
  vi.unstubAllEnvs();
});
