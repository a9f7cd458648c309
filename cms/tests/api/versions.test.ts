import { randomUUID } from "node:crypto";
import {
  auditListSchema,
  versionComparisonSchema,
  versionListSchema,
  VERSIONS_KEPT,
  type Difference,
} from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin, signInAsNewAgent, signInAsNewEditor, type Staff } from "../support/staff";

const { draftedContents } = requireBuilt(
  "api/publishing/work/drafts",
) as typeof import("../../src/api/publishing/work/drafts");

const PAGE = "api::page.page";
const ARTICLE = "api::kb-article.kb-article";

let cms: BootedCms;
let admin: Staff;
let edith: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
  edith = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

type Place = { id: string; uid?: string; language?: string };

const form = ({ id, uid = PAGE, language = "en" }: Place, action = "") =>
  `/content-manager/collection-types/${uid}/${id}${action}?locale=${language}`;
const desk = ({ id, uid = PAGE, language = "en" }: Place) => `/desk/publishing/entry/${uid}/${id}/${language}/versions`;

async function save(place: Place, fields: object) {
  const { status, body } = await edith.call("PUT", form(place), fields);
  expect(status, JSON.stringify(body)).toBe(200);
}

async function publish(place: Place, fields: object = {}) {
  const { status, body } = await edith.call("POST", form(place, "/actions/publish"), fields);
  expect(status, JSON.stringify(body)).toBe(200);
}

async function versionsOf(place: Place, staff = edith) {
  const { status, body } = await staff.call("GET", desk(place));
  expect(status, JSON.stringify(body)).toBe(200);
  return versionListSchema.parse(body).versions;
}

async function compare(place: Place, version: number, staff = edith) {
  const { status, body } = await staff.call("GET", `${desk(place)}/${String(version)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return versionComparisonSchema.parse(body);
}

async function restore(place: Place, version: number, draftUpdatedAt?: string) {
  const asked = { draftUpdatedAt: draftUpdatedAt ?? (await compare(place, version)).draftUpdatedAt };
  return edith.call("POST", `${desk(place)}/${String(version)}`, asked);
}

/** The place of a version is counted from the newest, 0. */
async function versionAt(place: Place, at = 0): Promise<number> {
  const version = (await versionsOf(place))[at];
  if (!version) throw new Error(`There is no version ${String(at)}`);
  return version.id;
}

/** Each difference as its path and its two sides. */
const told = (differences: Difference[]) =>
  differences.map(({ place, version, draft }) => {
    const path = place.map(({ field, position, part }) =>
      [field, position, part].filter((one) => one !== null).join(" "),
    );
    return [path.join(" > "), version, draft];
  });

const text = (words: string) => [{ type: "paragraph", children: [{ type: "text", text: words }] }];

const BLOCKS = [
  { __component: "blocks.text", heading: "Opening hours", body: text("We open at nine.") },
  { __component: "blocks.quote", text: "A fine place.", attribution: "A guest" },
];

async function newPage(fields: object = {}): Promise<Place & { slug: string }> {
  const slug = `version-${randomUUID().slice(0, 8)}`;
  const create = `/content-manager/collection-types/${PAGE}?locale=en`;
  const page = { slug, title: "Open day", forcedColorMode: "none", listedIn: "nowhere", blocks: BLOCKS, ...fields };
  const { status, body } = await edith.call("POST", create, page);
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: String(body.data.documentId), slug };
}

test("each publication is kept, compared block by block with the draft, and restored into it without publishing", async () => {
  const page = await newPage();
  expect(await versionsOf(page)).toEqual([]);
  await publish(page);
  const blocks = [
    { __component: "blocks.text", heading: "Opening hours", body: text("We open at ten.") },
    { __component: "blocks.text", heading: "The way", body: text("Take the tram.") },
  ];
  await save(page, { title: "Open days", forcedColorMode: "dark", blocks });
  await publish(page);

  expect(await versionsOf(page)).toMatchObject([
    { who: "Edith Muster", isPlanned: false, isOnSite: true },
    { who: "Edith Muster", isPlanned: false, isOnSite: false },
  ]);
  expect((await compare(page, await versionAt(page))).differences).toEqual([]);
  const first = await versionAt(page, 1);
  const { differences, mayRestore, lost } = await compare(page, first);
  expect([mayRestore, lost]).toEqual([true, []]);
  expect(told(differences)).toEqual([
    ["title", "Open day", "Open days"],
    ["forcedColorMode", "none", "dark"],
    ["blocks 1 Text > body", "We open at nine.", "We open at ten."],
    ["blocks 2 Quote", "A fine place.\nA guest", null],
    ["blocks 2 Text", null, "The way\nTake the tram."],
  ]);

  expect((await restore(page, first)).status).toBe(200);
  expect((await compare(page, first)).differences).toEqual([]);
  const draft = (await edith.call("GET", form(page))).body.data;
  expect([draft.title, draft.status, draft.updatedBy.firstname]).toEqual(["Open day", "modified", "Edith"]);
  const seen = await fetch(`${cms.url}/api/pages?locale=en&filters[slug][$eq]=${page.slug}`);
  expect(((await seen.json()) as { data: { title: string }[] }).data[0]?.title).toBe("Open days");
  const trail = auditListSchema.parse((await admin.call("GET", "/desk/audit/list?kind=publication")).body);
  expect(trail.entries[0]).toMatchObject({ action: "restored", who: "Edith Muster", subject: "Open days (en)" });
});

test("a draft that was saved after the comparison is not replaced", async () => {
  const page = await newPage();
  await publish(page);
  await save(page, { title: "Second" });
  const version = await versionAt(page);
  const { draftUpdatedAt } = await compare(page, version);
  await save(page, { title: "Third" });
  const refused = await restore(page, version, draftUpdatedAt);
  expect([refused.status, refused.body.error.message]).toEqual([409, "draft-has-changed"]);
  expect((await edith.call("GET", form(page))).body.data.title).toBe("Third");
});

test("what was published before versions were kept is kept when it is replaced or taken away", async () => {
  const { documentId: id } = await cms.strapi.db.query(PAGE).findOne({ where: { slug: "about", locale: "de" } });
  const page = { id, language: "de" };
  expect(await versionsOf(page)).toEqual([]);
  const { title } = (await edith.call("GET", form(page))).body.data;
  await publish(page, { title: "Ganz neu" });
  const versions = await versionsOf(page);
  expect(versions.map(({ who }) => who)).toEqual(["Edith Muster", null]);
  expect(told((await compare(page, await versionAt(page, 1))).differences)).toEqual([["title", title, "Ganz neu"]]);
  // The other language was on the site all the time.
  expect((await versionsOf({ id, language: "en" })).map(({ who, isOnSite }) => [who, isOnSite])).toEqual([
    [null, true],
  ]);
});

test("files and entries that were deleted since are named and left out, and a path that is not allowed is refused", async () => {
  const make = async (title: string) => {
    const article = { title, slug: `a-${randomUUID().slice(0, 8)}`, summary: title, body: text(title) };
    const { body } = await edith.call("POST", `/content-manager/collection-types/${ARTICLE}?locale=en`, article);
    return String(body.data.documentId);
  };
  const [kept, gone] = [await make("Stays"), await make("Goes")];
  const picture = await cms.strapi.db.query("plugin::upload.file").findOne({ where: { mime: "image/webp" } });
  const place = { id: await make("Leads on"), uid: ARTICLE };
  const category = await cms.strapi.db.query("api::kb-category.kb-category").findOne({});
  await save(place, {
    related: { connect: [{ documentId: gone }, { documentId: kept }] },
    category: { connect: [{ documentId: category.documentId }] },
  });
  await publish({ id: kept, uid: ARTICLE }, { category: { connect: [{ documentId: category.documentId }] } });
  await publish({ id: gone, uid: ARTICLE }, { category: { connect: [{ documentId: category.documentId }] } });
  await publish(place);
  await save(place, { related: { disconnect: [{ documentId: kept }] } });
  expect((await edith.call("DELETE", form({ id: gone, uid: ARTICLE }).replace("=en", "=*"))).status).toBe(200);
  const version = await versionAt(place);
  const { differences, lost } = await compare(place, version);
  expect(told(differences)).toEqual([["related", "Goes\nStays", null]]);
  expect(lost).toEqual(["Goes"]);
  expect((await restore(place, version)).status).toBe(200);
  expect(told((await compare(place, version)).differences)).toEqual([["related", "Goes\nStays", "Stays"]]);

  const page = await newPage({ socialImage: picture?.id ?? null });
  await publish(page);
  const pageVersion = await versionAt(page);
  const versions = cms.strapi.db.query("api::publishing.published-version");
  const { content } = await versions.findOne({ where: { id: pageVersion } });
  const changed = { ...content, slug: "Not a path", socialImage: [{ $file: 999_999, name: "lost.webp" }] };
  await versions.update({ where: { id: pageVersion }, data: { content: changed } });
  expect((await compare(page, pageVersion)).lost).toEqual(["lost.webp"]);
  const refused = await restore(page, pageVersion);
  expect([refused.status, refused.body.error.message]).toEqual([409, "version-no-longer-fits"]);
  expect((await edith.call("GET", form(page))).body.data.slug).toBe(page.slug);
});

test("a version that is older than the forms is compared and restored without what they no longer know", async () => {
  const page = await newPage();
  await publish(page);
  const version = await versionAt(page);
  const versions = cms.strapi.db.query("api::publishing.published-version");
  const { content } = await versions.findOne({ where: { id: version } });
  const { listedIn, ...older } = content;
  const gone = { __component: "blocks.carousel", heading: "Round and round" };
  const changed = { ...older, forcedColorMode: "sepia", blocks: [...content.blocks, gone], subtitle: "Of old" };
  await versions.update({ where: { id: version }, data: { content: changed } });

  const { differences, lost } = await compare(page, version);
  expect(told(differences)).toContainEqual(["blocks 3 blocks.carousel", "", null]);
  expect(lost).toEqual(["sepia", "blocks.carousel"]);
  expect((await restore(page, version)).status).toBe(200);
  const draft = (await edith.call("GET", form(page))).body.data;
  expect([draft.forcedColorMode, draft.listedIn, draft.blocks.length]).toEqual(["none", listedIn, 2]);
});

test("every type with drafts gets back all that it had, in both languages", async () => {
  expect(draftedContents(cms.strapi).length).toBeGreaterThan(4);
  for (const uid of draftedContents(cms.strapi))
    for (const language of ["de", "en"]) {
      const { documentId: id } = await cms.strapi.db.query(uid).findOne({ where: { locale: language } });
      const place = { id, uid, language };
      await publish(place);
      const version = await versionAt(place);
      const { attributes } = cms.strapi.contentType(uid as "api::page.page");
      const nameField = "title" in attributes ? "title" : "name";
      const parts = Object.entries<{ type: string; repeatable?: boolean }>(attributes).filter(
        ([, { type, repeatable }]) => type === "dynamiczone" || repeatable,
      );
      const emptied = Object.fromEntries(parts.map(([name]) => [name, []]));
      await save(place, { ...emptied, [nameField]: "Something else" });
      expect((await compare(place, version)).differences.length, uid).toBeGreaterThan(parts.length > 0 ? 1 : 0);
      expect((await restore(place, version)).status, uid).toBe(200);
      expect((await compare(place, version)).differences, uid).toEqual([]);
    }
});

test("the newest versions are kept; a deleted language loses its own", async () => {
  const page = await newPage();
  const rows = cms.strapi.db.query("api::publishing.published-version");
  const old = { entryType: PAGE, entryId: page.id, publisherName: "Old", isPlanned: false, content: {} };
  const at = (days: number) => new Date(Date.UTC(2020, 0, days));
  const data = Array.from({ length: VERSIONS_KEPT }, (_, day) => ({ ...old, language: "en", at: at(day + 1) }));
  await rows.createMany({ data: [...data, { ...old, language: "de", at: at(1) }] });
  await publish(page);
  const kept = await versionsOf(page);
  expect([kept.length, kept[0]?.who, kept.at(-1)?.at]).toEqual([VERSIONS_KEPT, "Edith Muster", at(2).toISOString()]);
  expect(await rows.count({ where: { entryId: page.id, language: "en" } })).toBe(VERSIONS_KEPT);
  expect(await rows.count({ where: { entryId: page.id, language: "de" } })).toBe(1);
  expect((await edith.call("DELETE", form(page).replace("=en", "=*"))).status).toBe(200);
  expect(await rows.count({ where: { entryId: page.id } })).toBe(0);
});

test("nobody sees versions of what they may not read, nor one entry's through another", async () => {
  const agent = await signInAsNewAgent(cms);
  const [page, other] = [await newPage(), await newPage()];
  await publish(page);
  const version = await versionAt(page);
  const address = `${desk(page)}/${String(version)}`;
  expect((await agent.call("GET", desk(page))).status).toBe(404);
  expect((await agent.call("GET", address)).status).toBe(404);
  expect((await agent.call("POST", address, { draftUpdatedAt: new Date().toISOString() })).status).toBe(404);
  expect((await edith.call("GET", `${desk(other)}/${String(version)}`)).status).toBe(404);
  expect((await edith.call("GET", `${desk(page)}/99999999999`)).status).toBe(404);
  expect((await edith.call("POST", address, { draftUpdatedAt: "now" })).status).toBe(400);
  expect((await fetch(cms.url + desk(page))).status).toBe(401);
});
