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

test("a page for which the site has no place is refused at its field, which names the possible forms", async () => {
  const refused = await create("news/today");
  expect(refused.status).toBe(400);
  const [error] = refused.body.error.details.errors;
  expect(error.path).toEqual(["slug"]);
  expect(error.message).toBe(refused.body.error.message);
  expect(error.message).toContain('The site has no place for "news/today". Possible are: home, about,');
  expect(error.message).toContain("shop, shop/services, support,");

  const documentId = await documentIdOf("about");
  expect((await admin.call("PUT", `${PAGES}/${documentId}?locale=en`, { slug: "about/us" })).status).toBe(400);
  expect((await publish(documentId, "en", { slug: "about/us" })).status).toBe(400);
  expect(await published("about", "en")).toBeDefined();
});

test("a draft may be saved before it has a path", async () => {
  expect((await create("")).status).toBe(201);
});

test("a draft with a path that the site no longer serves cannot be published", async () => {
  const { body } = await create("");
  const { documentId } = body.data;
  await cms.strapi.db.query("api::page.page").updateMany({ where: { documentId }, data: { slug: "old" } });
  const refused = await publish(documentId, "en");
  expect(refused.body.error?.message).toContain('The site has no place for "old"');
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
