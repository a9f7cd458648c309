import { randomUUID } from "node:crypto";
import { auditListSchema, HOUR_MS, type EntryPlans, type PlanList, type PlanRequest } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { openChangeStream } from "../support/change-stream";
import { signInAsFirstAdmin, signInAsNewAgent, signInAsNewEditor, type Staff } from "../support/staff";

const { carryOutPlans } = requireBuilt(
  "api/publishing/work/carry-out",
) as typeof import("../../src/api/publishing/work/carry-out");
const { draftedContents } = requireBuilt(
  "api/publishing/work/drafts",
) as typeof import("../../src/api/publishing/work/drafts");

const PAGE = "api::page.page";

let cms: BootedCms;
let admin: Staff;
let edith: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
  edith = await signInAsNewEditor(cms);
});
afterAll(() => cms.stop());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const form = (documentId: string, language: string, uid = PAGE) =>
  `/content-manager/collection-types/${uid}/${documentId}?locale=${language}`;

/** A page with a draft in both languages, neither of them published. */
async function newPage(fields: object = {}): Promise<{ id: string; slug: string }> {
  const slug = `plan-${randomUUID().slice(0, 8)}`;
  const create = `/content-manager/collection-types/${PAGE}?locale=en`;
  const text = { slug, title: "Open day", forcedColorMode: "none", listedIn: "nowhere", blocks: [], ...fields };
  const { status, body } = await edith.call("POST", create, text);
  expect(status, JSON.stringify(body)).toBe(201);
  const id = String(body.data.documentId);
  const german = await edith.call("PUT", form(id, "de"), { ...text, title: "Tag der offenen Tür" });
  expect(german.status, JSON.stringify(german.body)).toBe(200);
  return { id, slug };
}

const planCall = (id: string, language: string, uid = PAGE) => `/desk/publishing/entry/${uid}/${id}/${language}`;

async function plan(id: string, request: Partial<PlanRequest>, { language = "en", staff = edith, uid = PAGE } = {}) {
  return staff.call("POST", planCall(id, language, uid), { publishAt: null, unpublishAt: null, ...request });
}

async function plansOf(id: string, language = "en"): Promise<EntryPlans["plans"]> {
  const { status, body } = await edith.call("GET", planCall(id, language));
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as EntryPlans).plans;
}

/** Titles by language, as visitors get them. */
async function seen(slug: string): Promise<Record<"en" | "de", string | null>> {
  const [en, de] = await Promise.all(
    ["en", "de"].map(async (language) => {
      const answer = await fetch(`${cms.url}/api/pages?locale=${language}&filters[slug][$eq]=${slug}`);
      const { data } = (await answer.json()) as { data: { title: string }[] };
      return data[0]?.title ?? null;
    }),
  );
  return { en: en ?? null, de: de ?? null };
}

async function newestInTrail() {
  const { body } = await admin.call("GET", "/desk/audit/list?kind=publication");
  return auditListSchema.parse(body).entries[0];
}

test("a draft is published at its time as it is then, in its language, announced and in the name of its planner", async () => {
  const { id, slug } = await newPage();
  expect((await plan(id, { publishAt: inHours(2) })).status).toBe(200);
  expect(await newestInTrail()).toMatchObject({ action: "planned", who: "Edith Muster", subject: "Open day (en)" });
  expect(await plansOf(id)).toMatchObject([{ action: "publish", who: "Edith Muster", failure: null }]);
  expect(await plansOf(id, "de")).toEqual([]);

  expect(await carryOutPlans(cms.strapi, later(1.9))).toBe(0);
  expect(await seen(slug)).toEqual({ en: null, de: null });
  expect((await edith.call("PUT", form(id, "en"), { title: "Open days" })).status).toBe(200);

  const changes = await openChangeStream(cms.url);
  expect(await carryOutPlans(cms.strapi, later(2.1))).toBe(1);
  expect(await changes.nextType()).toBe("page");
  changes.close();
  expect(await seen(slug)).toEqual({ en: "Open days", de: null });
  expect(await plansOf(id)).toEqual([]);
  expect(await newestInTrail()).toMatchObject({ action: "published-as-planned", who: "Edith Muster" });
  expect(await carryOutPlans(cms.strapi, later(3))).toBe(0);
});

test("an entry is taken off the site at its time, and its draft stays", async () => {
  const { id, slug } = await newPage();
  expect((await plan(id, { publishAt: inHours(1), unpublishAt: inHours(3) }, { language: "de" })).status).toBe(200);
  await carryOutPlans(cms.strapi, later(2));
  expect(await seen(slug)).toEqual({ en: null, de: "Tag der offenen Tür" });
  expect((await plansOf(id, "de")).map(({ action }) => action)).toEqual(["unpublish"]);
  await carryOutPlans(cms.strapi, later(4));
  expect(await seen(slug)).toEqual({ en: null, de: null });
  expect(await newestInTrail()).toMatchObject({
    action: "unpublished-as-planned",
    subject: "Tag der offenen Tür (de)",
  });
  expect((await edith.call("GET", form(id, "de"))).body.data.status).toBe("draft");
});

test("times that were missed are made up in their order", async () => {
  const { id, slug } = await newPage();
  await plan(id, { publishAt: inHours(1), unpublishAt: inHours(2) });
  const other = await newPage();
  await plan(other.id, { publishAt: inHours(1.5) });
  expect(await carryOutPlans(cms.strapi, later(48))).toBe(3);
  expect([await seen(slug), await seen(other.slug)]).toEqual([
    { en: null, de: null },
    { en: "Open day", de: null },
  ]);
});

test("a draft that is invalid at its time stays a draft, says why in both languages, and does not hold up others", async () => {
  const bad = await newPage({ title: null });
  const taken = await newPage();
  const good = await newPage();
  const rival = await newPage({ title: "Rival" });
  await plan(bad.id, { publishAt: inHours(1) });
  await plan(taken.id, { publishAt: inHours(1) });
  await plan(good.id, { publishAt: inHours(1.1) });
  await cms.strapi.db.query(PAGE).updateMany({ where: { documentId: rival.id }, data: { slug: taken.slug } });
  expect((await edith.call("POST", form(rival.id, "en").replace("?", "/actions/publish?"), {})).status).toBe(200);

  expect(await carryOutPlans(cms.strapi, later(2))).toBe(3);
  expect(await seen(good.slug)).toMatchObject({ en: "Open day" });
  expect(await seen(bad.slug)).toMatchObject({ en: null });
  const [failed] = await plansOf(bad.id);
  expect(failed?.failure?.problems).toEqual([
    { field: "title", position: null, text: { en: "This field is empty.", de: "Dieses Feld ist leer." } },
  ]);
  const [refused] = await plansOf(taken.id);
  expect(refused?.failure?.problems).toMatchObject([
    {
      field: "slug",
      text: { en: 'The page "Rival" already has this path.', de: "Die Seite «Rival» hat diesen Pfad schon." },
    },
  ]);
  const { plans } = (await edith.call("GET", "/desk/publishing/list")).body as PlanList;
  expect(
    plans
      .slice(0, 2)
      .map(({ entryId }) => entryId)
      .sort(),
  ).toEqual([bad.id, taken.id].sort());
  // It is not tried again by itself, and is over when somebody has made it good.
  expect(await carryOutPlans(cms.strapi, later(3))).toBe(0);
  const publish = form(bad.id, "en").replace("?", "/actions/publish?");
  expect((await edith.call("POST", publish, { title: "Open day" })).status).toBe(200);
  expect(await plansOf(bad.id)).toEqual([]);
  expect(await newestInTrail()).toMatchObject({ action: "published", who: "Edith Muster" });
});

test("a plan is carried out once, however many look at the same time", async () => {
  const { id, slug } = await newPage();
  await plan(id, { publishAt: inHours(1) });
  const done = await Promise.all([1, 2, 3].map(() => carryOutPlans(cms.strapi, later(2))));
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await seen(slug)).toMatchObject({ en: "Open day" });
});

test("a publication that fails half way leaves the plan for the next run", async () => {
  const { id, slug } = await newPage();
  await plan(id, { publishAt: inHours(1) });
  const unsubscribe = cms.strapi.db.lifecycles.subscribe({
    models: ["api::staff.audit-entry"],
    beforeCreate: () => Promise.reject(new Error("no room")),
  });
  await expect(carryOutPlans(cms.strapi, later(2))).rejects.toThrow(AggregateError);
  unsubscribe();
  expect(await seen(slug)).toMatchObject({ en: null });
  expect(await carryOutPlans(cms.strapi, later(2))).toBe(1);
  expect(await seen(slug)).toMatchObject({ en: "Open day" });
});

test("times in the past, an end before the beginning and what is no time are refused; null withdraws", async () => {
  const { id } = await newPage();
  const past = await plan(id, { publishAt: inHours(-1) });
  expect([past.status, past.body.error.message]).toEqual([409, "plan-in-the-past"]);
  const early = await plan(id, { publishAt: inHours(2), unpublishAt: inHours(1) });
  expect([early.status, early.body.error.message]).toEqual([409, "plan-ends-too-early"]);
  expect((await plan(id, { publishAt: "tomorrow" })).status).toBe(400);
  expect(await plansOf(id)).toEqual([]);

  await plan(id, { publishAt: inHours(1) });
  await plan(id, { publishAt: inHours(5) }, { staff: admin });
  expect(await plansOf(id)).toMatchObject([{ action: "publish", who: "First Admin" }]);
  expect((await plan(id, {})).status).toBe(200);
  expect(await plansOf(id)).toEqual([]);
  expect(await carryOutPlans(cms.strapi, later(9))).toBe(0);
});

test("a deleted entry loses its plans, a deleted language only its own", async () => {
  const { id } = await newPage();
  await plan(id, { publishAt: inHours(1) });
  await plan(id, { publishAt: inHours(1) }, { language: "de" });
  const languages = async () => {
    const rows = await cms.strapi.db.query("api::publishing.publication-plan").findMany({ where: { entryId: id } });
    return rows.map(({ language }: { language: string }) => language);
  };
  expect((await edith.call("DELETE", form(id, "de"))).status).toBe(200);
  expect(await languages()).toEqual(["en"]);
  expect((await edith.call("DELETE", form(id, "*"))).status).toBe(200);
  expect(await languages()).toEqual([]);
});

test("every type with drafts can be planned, by whoever may publish it and by nobody else", async () => {
  const agent = await signInAsNewAgent(cms);
  expect(draftedContents(cms.strapi).length).toBeGreaterThan(4);
  for (const uid of draftedContents(cms.strapi)) {
    const { documentId: id } = await cms.strapi.db.query(uid).findOne({ where: { locale: "de" } });
    const options = { uid, language: "de" };
    expect((await plan(id, { unpublishAt: inHours(1) }, { ...options, staff: agent })).status, uid).toBe(404);
    expect((await plan(id, { unpublishAt: inHours(1) }, options)).status, uid).toBe(200);
    expect((await plan(id, {}, options)).status, uid).toBe(200);
  }
  const { documentId: article } = await cms.strapi.db.query("api::sku.sku").findOne({});
  expect((await plan(article, { publishAt: inHours(1) }, { uid: "api::sku.sku" })).status).toBe(404);
  expect((await fetch(`${cms.url}/desk/publishing/list`)).status).toBe(401);
  expect((await agent.call("GET", "/desk/publishing/list")).body).toEqual({ plans: [] });
});
