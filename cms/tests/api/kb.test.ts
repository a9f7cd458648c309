import { randomUUID } from "node:crypto";
import { LOCALES, MAX_QUESTION_LENGTH, VISITOR_KEY_HEADER, type KbHit, type Locale } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInAsAdmin } from "../support/admin";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";

const ARTICLES = "/content-manager/collection-types/api::kb-article.kb-article";

let cms: BootedCms;
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsAdmin(cms);
});
afterAll(() => cms.stop());

async function search(question: string, locale: Locale = "en"): Promise<string[]> {
  const { body } = await call("kb/search", { body: { locale, question } });
  return (body.hits as KbHit[]).map(({ slug }) => slug);
}

/** Waits until a change is found; `npm run bench:kb` measures how soon. */
const expectSoon = (question: string, locale?: Locale) => expect.poll(() => search(question, locale), { interval: 20 });

const textOf = (text: string) => [{ type: "paragraph" as const, children: [{ type: "text" as const, text }] }];

/** Creates a draft as an editor does, not yet visible to visitors. */
async function draft(slug: string, fields: object): Promise<string> {
  const content = { slug, title: slug, summary: "A summary.", body: textOf("A text."), isFaq: false, position: 99 };
  const { data } = await admin.call("POST", `${ARTICLES}?locale=en`, { ...content, ...fields });
  return data.documentId;
}

const publish = (documentId: string, fields: object, locale = "en") =>
  admin.call("POST", `${ARTICLES}/${documentId}/actions/publish?locale=${locale}`, fields);

test("each language finds its own articles, with mistakes and other words for the same", async () => {
  expect((await search("my nest is ful"))[0]).toBe("nest-full");
  expect((await search("Speichererweiterung", "de"))[0]).toBe("extend-storage");
  expect((await search("abo verlaengern", "de"))[0]).toBe("renew-subscription");
  expect(await search("zzzzqqqq")).toEqual([]);
});

test("a published article is found soon, a draft and an unpublished one are not", async () => {
  const fields = { title: "Polishing a wombat", body: textOf("Wombats like it soft.") };
  const documentId = await draft("polish-a-wombat", fields);
  expect(await search("wombat")).toEqual([]);
  await publish(documentId, { slug: "polish-a-wombat", summary: "Softly.", isFaq: false, position: 99, ...fields });
  await expectSoon("wombats").toEqual(["polish-a-wombat"]);
  expect(await search("wombats", "de")).toEqual([]);
  await admin.call("POST", `${ARTICLES}/${documentId}/actions/unpublish?locale=en`, {});
  await expectSoon("wombat").toEqual([]);
});

test("an article that moves is found at its new address in both languages, a deleted one in none", async () => {
  const documents = cms.strapi.documents("api::kb-article.kb-article");
  const texts = { title: "Quokka", summary: "Quokka.", body: textOf("Quokka.") };
  const fields = { slug: "feed-a-quokka", isFaq: false, position: 99, ...texts };
  const { documentId } = await documents.create({ locale: "en", data: fields, status: "published" });
  await documents.update({ documentId, locale: "de", data: fields, status: "published" });
  await expectSoon("quokka", "de").toEqual(["feed-a-quokka"]);
  await documents.update({ documentId, locale: "en", data: { slug: "greet-a-quokka" }, status: "published" });
  for (const locale of LOCALES) await expectSoon("quokka", locale).toEqual(["greet-a-quokka"]);
  await documents.delete({ documentId, locale: "*" });
  for (const locale of LOCALES) await expectSoon("quokka", locale).toEqual([]);
});

test("a new category holds in every language as soon as one is published", async () => {
  const read = async (locale: Locale) =>
    (await call(`kb-articles?locale=${locale}&filters[slug][$eq]=nest-full&populate[category][fields][0]=slug`)).body
      .data[0];
  const before = await read("de");
  expect(before.category.slug).toBe("nest");
  const other = await cms.strapi.documents("api::kb-category.kb-category").findFirst({ filters: { slug: "support" } });
  const documents = cms.strapi.documents("api::kb-article.kb-article");
  const { documentId } = before;
  await documents.update({ documentId, locale: "en", data: { category: other?.documentId } });
  await documents.publish({ documentId, locale: "en" });
  expect((await read("en")).category.slug).toBe("support");
  expect((await read("de")).category.slug).toBe("support");
});

test("an article knows its related ones in its own language", async () => {
  const query = "filters[slug][$eq]=nest-full&populate[related][fields][0]=slug&populate[related][fields][1]=title";
  const { body } = await call(`kb-articles?locale=de&${query}`);
  const related: { slug: string; title: string }[] = body.data[0].related;
  const extension = related.find(({ slug }) => slug === "extend-storage");
  expect(extension?.title).toMatch(/^Den Speicher erweitern/);
});

test.each([
  ["too short", { locale: "en", question: " a " }],
  ["too long", { locale: "en", question: "x".repeat(MAX_QUESTION_LENGTH + 1) }],
  ["in no language of ours", { locale: "fr", question: "bonjour" }],
  ["no text", { locale: "en", question: { $ne: null } }],
])("a question that is %s is refused", async (_how, body) => {
  expect((await call("kb/search", { body })).status).toBe(400);
});

test("strange questions find nothing and break nothing", async () => {
  for (const question of [
    "((((",
    "\u0000\u0001\u0002abc",
    "<script>alert(1)</script>",
    "%%%",
    "💥💥💥",
    "-".repeat(150),
  ]) {
    expect((await call("kb/search", { body: { locale: "de", question } })).status).toBe(200);
  }
});

test("a visitor who asks without end is asked to wait", async () => {
  const headers = { [VISITOR_KEY_HEADER]: randomUUID() };
  const body = { locale: "en", question: "nest" };
  for (let i = 0; i < 100; i += 1) expect((await call("kb/search", { body, headers })).status).toBe(200);
  const refused = await call("kb/search", { body, headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("votes are counted once for each visitor, per article and language, without a trace of the visitor", async () => {
  const headers = { [VISITOR_KEY_HEADER]: randomUUID() };
  const vote = (isHelpful: boolean, options = {}) =>
    call("kb/votes", { body: { slug: "nest-full", locale: "en", isHelpful }, ...options });
  for (let i = 0; i < 3; i += 1) expect((await vote(true, { headers })).status).toBe(204);
  expect((await vote(false)).status).toBe(204);
  const rows = await cms.strapi.db.query("api::kb.kb-vote").findMany({ where: { slug: "nest-full" } });
  expect(rows).toMatchObject([{ slug: "nest-full", language: "en", yes: 1, no: 1 }]);
  expect((await call("kb/votes", { body: { slug: "no-such", locale: "en", isHelpful: true } })).status).toBe(404);
});

test("votes and drafts are nobody's business", async () => {
  expect((await call("kb-votes")).status).toBe(404);
  expect((await call("kb-articles?status=draft")).status).toBe(400);
  expect((await call("kb-articles", { body: { data: { title: "x" } } })).status).toBe(403);
});
