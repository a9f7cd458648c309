import { LOCALES, isContentSlug } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin, type Staff } from "../support/staff";

const { pages } = requireBuilt("seed/content/pages") as typeof import("../../src/seed/content/pages");

const PAGES = "/content-manager/collection-types/api::page.page";

let cms: BootedCms;
let admin: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
});
afterAll(() => cms.stop());

const FIELDS = { title: "A page", forcedColorMode: "none", blocks: [] };

async function create(slug: string, locale = "en") {
  return admin.call("POST", `${PAGES}?locale=${locale}`, { ...FIELDS, slug });
}

async function createdId(slug: string): Promise<string> {
  return (await create(slug)).body.data.documentId;
}

async function publish(documentId: string, locale: string, fields: object = {}) {
  return admin.call("POST", `${PAGES}/${documentId}/actions/publish?locale=${locale}`, fields);
}

async function documentIdOf(slug: string): Promise<string> {
  const { body } = await admin.call("GET", `${PAGES}?locale=en&filters[slug][$eq]=${slug}`);
  return body.results[0].documentId;
}

async function published(slug: string, locale: string) {
  const response = await fetch(`${cms.url}/api/pages?locale=${locale}&filters[slug][$eq]=${slug}`);
  const { data } = await response.json();
  return data[0];
}

/** Frees a path: every path has its page already. */
async function giveUp(slug: string): Promise<void> {
  await cms.strapi.documents("api::page.page").delete({ documentId: await documentIdOf(slug), locale: "*" });
}

test("the site has a place for every demo page", () => {
  expect(pages.map(({ slug }) => slug).filter((slug) => !isContentSlug(slug))).toEqual([]);
});

test("an address that is the site's own is refused at its field", async () => {
  for (const slug of ["support/press", "cart", "a/b/c/d"]) {
    const refused = await create(slug);
    expect(refused.status).toBe(400);
    const [error] = refused.body.error.details.errors;
    expect(error.path).toEqual(["slug"]);
    expect(error.message).toBe(refused.body.error.message);
    expect(error.message).toContain(`The site cannot show a page at "${slug}"`);
  }
  const documentId = await documentIdOf("about");
  expect((await admin.call("PUT", `${PAGES}/${documentId}?locale=en`, { slug: "shop/us" })).status).toBe(400);
  expect((await publish(documentId, "en", { slug: "shop/us" })).status).toBe(400);
  expect(await published("about", "en")).toBeDefined();
});

test("a draft may be saved before it has a path", async () => {
  expect((await create("")).status).toBe(201);
});

test("a draft with a path that the site no longer serves cannot be published", async () => {
  const { body } = await create("");
  const { documentId } = body.data;
  await cms.strapi.db.query("api::page.page").updateMany({ where: { documentId }, data: { slug: "cart" } });
  const refused = await publish(documentId, "en");
  expect(refused.body.error?.message).toContain('The site cannot show a page at "cart"');
});

test("a page published with a new path has it in every language, and only the path is published there", async () => {
  await giveUp("support/chat");
  const documentId = await documentIdOf("coc");
  const germanTitle = (await published("coc", "de")).title;
  await admin.call("PUT", `${PAGES}/${documentId}?locale=de`, { title: "Noch nicht fertig" });

  await publish(documentId, "en", { slug: "support/chat", forcedColorMode: "dark" });

  for (const locale of LOCALES) {
    expect(await published("coc", locale)).toBeUndefined();
    expect(await published("support/chat", locale)).toMatchObject({
      documentId,
      forcedColorMode: "dark",
    });
  }
  expect((await published("support/chat", "de")).title).toBe(germanTitle);
  const draft = await admin.call("GET", `${PAGES}/${documentId}?locale=de`);
  expect(draft.body.data).toMatchObject({
    slug: "support/chat",
    title: "Noch nicht fertig",
    status: "modified",
  });
});

test("a new path that is only saved changes nothing for visitors", async () => {
  const documentId = await documentIdOf("support/files");
  await admin.call("PUT", `${PAGES}/${documentId}?locale=de`, { slug: "support/kb" });
  for (const locale of LOCALES) expect(await published("support/files", locale)).toBeDefined();
});

test("a path that another page has, if only in another language, cannot be published", async () => {
  await giveUp("support/my-contact");
  const german = await create("support/my-contact", "de");
  await publish(german.body.data.documentId, "de");
  const english = await create("support/my-contact");
  const refused = await publish(english.body.data.documentId, "en");
  expect(refused.body.error?.details.errors).toMatchObject([
    { path: ["slug"], message: 'The page "A page" already has this path.' },
  ]);
});

async function redirects(): Promise<Record<string, string>> {
  const response = await fetch(`${cms.url}/api/redirects`);
  const { data } = (await response.json()) as { data: { from: string; to: string }[] };
  return Object.fromEntries(data.map(({ from, to }) => [from, to]));
}

test("a published page that moves leaves a redirect, and older ones lead to the newest place at once", async () => {
  const documentId = await createdId("jobs");
  await admin.call("PUT", `${PAGES}/${documentId}?locale=en`, { slug: "work" });
  await publish(documentId, "en");
  expect(await redirects()).not.toHaveProperty("/jobs");

  await publish(documentId, "en", { slug: "careers" });
  expect(await redirects()).toMatchObject({ "/work": "/careers" });
  await publish(documentId, "en", { slug: "about/careers" });
  expect(await redirects()).toMatchObject({ "/work": "/about/careers", "/careers": "/about/careers" });

  await publish(documentId, "en", { slug: "work" });
  const found = await redirects();
  expect(found).toMatchObject({ "/careers": "/work", "/about/careers": "/work" });
  expect(found).not.toHaveProperty("/work");
});

test("other entries that visitors reach by an address leave one too", async () => {
  const articles = "/content-manager/collection-types/api::kb-article.kb-article";
  const found = await admin.call("GET", `${articles}?locale=en&pageSize=1`);
  const [{ documentId, slug }] = found.body.results as [{ documentId: string; slug: string }];
  const moved = await admin.call("POST", `${articles}/${documentId}/actions/publish?locale=en`, { slug: "moved-away" });
  expect(moved.status).toBe(200);
  expect(await redirects()).toMatchObject({ [`/support/kb/${slug}`]: "/support/kb/moved-away" });
});

async function previewOf(documentId: string, { locale = "en", status = "draft" } = {}) {
  const query = `documentId=${documentId}&locale=${locale}&status=${status}`;
  return admin.call("GET", `/content-manager/preview/url/api::page.page?${query}`);
}

test("the editor's link to a draft lets its holder read drafts, and nobody else", async () => {
  const documentId = await createdId("secret-press");
  const { pathname, searchParams } = new URL((await previewOf(documentId, { locale: "de" })).body.data.url);
  expect(pathname).toBe("/de/secret-press");

  const address = `${cms.url}/api/pages?locale=en&status=draft&filters[slug][$eq]=secret-press`;
  const ask = async (pass: string) => fetch(address, { headers: pass ? { "X-Preview-Pass": pass } : {} });
  const pass = searchParams.get("preview") ?? "";
  expect((await (await ask(pass)).json()).data[0].title).toBe("A page");
  expect((await ask("")).status).toBe(400);
  expect((await ask(`${pass}x`)).status).toBe(403);
  expect((await previewOf(documentId, { status: "published" })).status).toBe(204);
});

test("a draft without an address has no preview, and the home page is previewed at the root", async () => {
  const { body } = await create("");
  expect((await previewOf(body.data.documentId)).status).toBe(204);
  const home = await documentIdOf("home");
  const german = new URL((await previewOf(home, { locale: "de", status: "published" })).body.data.url);
  expect([german.pathname, german.search]).toEqual(["/de", "?preview=published"]);
  expect(new URL((await previewOf(home)).body.data.url).pathname).toBe("/");
});
