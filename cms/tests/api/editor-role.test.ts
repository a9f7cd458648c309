import { LOCALES } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { signInAsNewEditor, type Staff } from "../support/staff";

const { applyEditorRole } = requireBuilt(
  "platform/roles/editor-role",
) as typeof import("../../src/platform/roles/editor-role");

const PAGES = "/content-manager/collection-types/api::page.page";
const RESOURCES = "/content-manager/collection-types/api::resource.resource";
const WEBSITE = "/content-manager/single-types/api::website.website";

let cms: BootedCms;
let editor: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  editor = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

async function publishedTitle(slug: string, locale: string): Promise<string> {
  const response = await fetch(`${cms.url}/api/pages?locale=${locale}&filters[slug][$eq]=${slug}`);
  const { data } = await response.json();
  return data[0]?.title;
}

test.each(LOCALES)("an editor lists, edits and publishes pages in %s", async (locale) => {
  const list = await editor.call("GET", `${PAGES}?locale=${locale}&filters[slug][$eq]=about`);
  expect(list.body.results).toMatchObject([{ slug: "about", locale }]);
  const page = `${PAGES}/${String(list.body.results[0].documentId)}`;

  const title = `About us, edited in ${locale}`;
  const saved = await editor.call("PUT", `${page}?locale=${locale}`, { title });
  expect(saved.body.data).toMatchObject({ title, slug: "about", status: "modified" });
  expect(await publishedTitle("about", locale)).not.toBe(title);

  const published = await editor.call("POST", `${page}/actions/publish?locale=${locale}`, {});
  expect(published.status).toBe(200);
  expect(await publishedTitle("about", locale)).toBe(title);
});

test("an editor makes a resource in both languages, with blocks, and deletes it", async () => {
  const text = { __component: "blocks.quote", text: "Small and clear." };
  const fields = { slug: "new", title: "New", blocks: [text] };
  const made = await editor.call("POST", `${RESOURCES}?locale=en`, fields);
  expect(made.status).toBe(201);
  expect(made.body.data.blocks).toMatchObject([text]);
  const documentId: string = made.body.data.documentId;

  const german = await editor.call("PUT", `${RESOURCES}/${documentId}?locale=de`, { ...fields, title: "Neu" });
  expect(german.body.data).toMatchObject({ documentId, locale: "de", title: "Neu" });

  expect((await editor.call("DELETE", `${RESOURCES}/${documentId}?locale=*`)).status).toBe(200);
  expect((await editor.call("GET", `${RESOURCES}/${documentId}?locale=en`)).status).toBe(404);
});

test("an editor changes the website's settings, maintenance included", async () => {
  const read = await editor.call("GET", WEBSITE);
  expect(read.body.data.maintenance).toMatchObject({ enabled: false });

  const message = { en: "Back soon.", de: "Bald zurück." };
  const saved = await editor.call("PUT", WEBSITE, {
    companyName: "Wren Mobile Ltd",
    maintenance: { enabled: false, allowList: "192.0.2.7", message },
  });
  expect(saved.body.data).toMatchObject({
    companyName: "Wren Mobile Ltd",
    maintenance: { allowList: "192.0.2.7", message },
  });
});

test("an editor reads content, and no kind of record about anybody", async () => {
  const readable: string[] = [];
  for (const [uid, { kind }] of Object.entries(cms.strapi.contentTypes)) {
    if (!uid.startsWith("api::")) continue;
    const folder = kind === "singleType" ? "single-types" : "collection-types";
    const { status } = await editor.call("GET", `/content-manager/${folder}/${uid}`);
    expect([200, 403, 404], uid).toContain(status);
    if (status === 200) readable.push(uid.replace(/^.*\./, ""));
  }
  expect(readable.sort()).toEqual([
    ...[
      "canned-reply",
      "chat-label",
      "kb-article",
      "kb-category",
      "kb-vote",
      "page",
      "product",
      "redirect",
      "resource",
      "service",
      "shipping-zone",
      "shop",
    ],
    ...["sku", "support-file", "tariff", "website"],
  ]);
});

test("an editor sees the media library", async () => {
  expect((await editor.call("GET", "/upload/files")).body.results.length).toBeGreaterThan(0);
});

test.each([
  "/admin/users",
  "/admin/roles",
  "/admin/api-tokens",
  "/admin/webhooks",
  "/users-permissions/roles",
  "/content-manager/collection-types/plugin::users-permissions.user",
])("an editor may not read %s", async (path) => {
  expect((await editor.call("GET", path)).status).toBe(403);
});

test("a start gives back what was taken, keeps what was added, and changes nothing the second time", async () => {
  const permissions = cms.strapi.db.query("admin::permission");
  const ofEditors = { role: { code: "strapi-editor" } };
  const update = { ...ofEditors, action: "plugin::content-manager.explorer.update", subject: "api::page.page" };
  const all = () => permissions.findMany({ where: ofEditors, orderBy: "id" });

  const role = await cms.strapi.db.query("admin::role").findOne({ where: { code: "strapi-editor" } });
  const added = "plugin::content-manager.collection-types.configure-view";
  await permissions.create({ data: { action: added, properties: {}, conditions: [], role: role.id } });
  const { id } = await permissions.findOne({ where: update });
  await permissions.update({ where: { id }, data: { properties: { fields: ["title"], locales: ["fr", "en"] } } });
  const remove = { ...ofEditors, action: "plugin::content-manager.explorer.publish", subject: "api::page.page" };
  await permissions.delete({ where: { id: (await permissions.findOne({ where: remove })).id } });

  await applyEditorRole(cms.strapi);

  expect((await permissions.findOne({ where: update })).properties).toEqual({
    fields: ["title", "slug", "description", "socialImage", "listedIn", "linkLabel", "forcedColorMode", "blocks"],
    locales: ["fr", "en", "de"],
  });
  expect((await permissions.findOne({ where: remove })).properties.locales).toEqual(["en", "de"]);
  expect(await permissions.findOne({ where: { ...ofEditors, action: added } })).not.toBeNull();

  const before = await all();
  await applyEditorRole(cms.strapi);
  expect(await all()).toEqual(before);
});
