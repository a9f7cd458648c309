import { randomUUID } from "node:crypto";
import { LOCALES, VISITOR_KEY_HEADER, type Locale, type SiteHit } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

async function search(question: string, locale: Locale = "en"): Promise<string[]> {
  const { body } = await call("search", { body: { locale, question } });
  return (body.hits as SiteHit[]).map(({ kind, slug }) => `${kind} ${slug}`);
}

const titlesOf = async (question: string, locale: Locale = "en") => {
  const { body } = await call("search", { body: { locale, question } });
  return (body.hits as SiteHit[]).map(({ title }) => title.map(({ text }) => text).join(""));
};

test("every kind of content is found, in both languages", async () => {
  expect(await search("wren slate")).toContain("product wren-slate");
  expect(await search("imprint")).toContain("page imprint");
  expect(await search("Impressum", "de")).toContain("page imprint");
  expect((await search("wie zahl ich mit monero", "de"))[0]).toBe("article pay-with-monero");
  const kinds = new Set<string>();
  for (const locale of LOCALES)
    for (const question of [
      "imprint",
      "storage extension",
      "Speichererweiterung",
      "signing key",
      "verify phone",
      "Garantie",
    ])
      for (const hit of await search(question, locale)) kinds.add(hit.split(" ")[0] ?? "");
  expect([...kinds].sort()).toEqual(["article", "file", "page", "product", "resource", "service"].sort());
});

test("what the site does not know finds nothing", async () => {
  expect(await search("best pizza in zurich")).toEqual([]);
});

test("what is published is found soon, and what is withdrawn no longer", async () => {
  const pages = cms.strapi.documents("api::resource.resource");
  const data = { slug: "quoll-care", title: "Caring for a quoll", description: "Softly.", position: 9, blocks: [] };
  const { documentId } = await pages.create({ locale: "en", data, status: "published" });
  await expect.poll(() => titlesOf("quoll"), { interval: 20 }).toEqual(["Caring for a quoll"]);
  await pages.unpublish({ documentId, locale: "en" });
  await expect.poll(() => search("quoll"), { interval: 20 }).toEqual([]);
});

test("questions without end are refused with the time to wait, and wrong ones with 400", async () => {
  const headers = { [VISITOR_KEY_HEADER]: randomUUID() };
  const body = { locale: "en", question: "nest" };
  for (let i = 0; i < 100; i += 1) expect((await call("search", { body, headers })).status).toBe(200);
  const refused = await call("search", { body, headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await call("search", { body: { locale: "en", question: "x" } })).status).toBe(400);
});
