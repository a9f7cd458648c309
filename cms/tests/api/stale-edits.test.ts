import type { Schema, UID } from "@strapi/strapi";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { signInAsFirstAdmin, signInAsNewEditor, type Staff } from "../support/staff";

const { editedContents } = requireBuilt(
  "platform/content/content",
) as typeof import("../../src/platform/content/content");

let cms: BootedCms;
let edith: Staff;
let admin: Staff;

beforeAll(async () => {
  cms = await bootFromTemplate();
  edith = await signInAsNewEditor(cms);
  admin = await signInAsFirstAdmin(cms);
  // The only type of which the demo has no entry.
  await cms.strapi.documents("api::redirect.redirect").create({ data: { from: "/press-2025", to: "/about" } });
});
afterAll(() => cms.stop());

/** A hundred forms are sent; a machine that is busy with other things needs its time for them. */
const ALL_TYPES_MS = 300_000;

/** The address of the form of the first entry of a type. */
async function formOf(uid: string): Promise<string> {
  const { kind, pluginOptions = {} }: Schema.ContentType = cms.strapi.contentType(uid as UID.ContentType);
  const query = "i18n" in pluginOptions ? "?locale=en" : "";
  if (kind === "singleType") return `/content-manager/single-types/${uid}${query}`;
  const { body } = await admin.call("GET", `/content-manager/collection-types/${uid}${query}`);
  const [entry] = body.results;
  return `/content-manager/collection-types/${uid}/${String(entry.documentId)}${query}`;
}

/** The fields that the form sends: all that it loaded, but for the status. */
async function open(form: string) {
  const { status: _, ...fields } = (await admin.call("GET", form)).body.data;
  return fields;
}

test(
  "the second of two editors is told, on every type that staff edit, and nothing of the first is lost",
  async () => {
    const uids = editedContents();
    expect(uids.length).toBeGreaterThan(10);
    const untold: string[] = [];
    for (const uid of uids) {
      const form = await formOf(uid);
      const seen = await open(form);
      const first = await admin.call("PUT", form, seen);
      expect(first.status, `${uid}: ${JSON.stringify(first.body)}`).toBe(200);
      const second = await admin.call("PUT", form, seen);
      if (second.status !== 409) untold.push(uid);
      expect((await open(form)).updatedAt, uid).toBe(first.body.data.updatedAt);
      const reloaded = await admin.call("PUT", form, await open(form));
      expect(reloaded.status, `${uid}: ${JSON.stringify(reloaded.body)}`).toBe(200);
    }
    expect(untold).toEqual([]);
  },
  ALL_TYPES_MS,
);

test("the sentence names who saved, in the reader's language", async () => {
  const form = await formOf("api::page.page");
  const seen = await open(form);
  expect((await edith.call("PUT", form, { ...seen, title: "Of Edith" })).status).toBe(200);
  const told = await admin.call("PUT", form, { ...seen, title: "Mine" });
  expect(told.status).toBe(409);
  expect(told.body.error.message).toContain("Edith Muster has saved this entry since you opened it.");
  await admin.call("PUT", "/admin/users/me", { preferedLanguage: "de" });
  const german = await admin.call("PUT", form, { ...seen, title: "Mine" });
  expect(german.body.error.message).toContain(
    "Edith Muster hat diesen Eintrag gespeichert, seit Sie ihn geöffnet haben.",
  );
  await admin.call("PUT", "/admin/users/me", { preferedLanguage: "en" });
  expect((await open(form)).title).toBe("Of Edith");
});

test("publishing an outdated form is refused like saving it, and afterwards the entry can be saved as usual", async () => {
  const form = await formOf("api::page.page");
  const [path, query] = form.split("?");
  const publish = `${String(path)}/actions/publish?${String(query)}`;
  const seen = await open(form);
  expect((await edith.call("PUT", form, { ...seen, title: "Second" })).status).toBe(200);
  expect((await admin.call("POST", publish, { ...seen, title: "Outdated" })).status).toBe(409);
  const published = await admin.call("POST", publish, { ...(await open(form)), title: "Third" });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
  const saved = await admin.call("PUT", form, { ...(await open(form)), title: "Fourth" });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
});

test("what all languages share is protected too: an outdated form of the other language is refused", async () => {
  const english = await formOf("api::product.product");
  const german = english.replace("locale=en", "locale=de");
  const seen = await open(german);
  const changed = await edith.call("PUT", english, { ...(await open(english)), position: 77 });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  const told = await admin.call("PUT", german, { ...seen, tagline: "Neu." });
  expect(told.status).toBe(409);
});

test("of ten forms that are sent at the same moment one is saved", async () => {
  const form = await formOf("api::shop.shop");
  const seen = await open(form);
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, index) => admin.call("PUT", form, { ...seen, vatBasisPoints: 800 + index })),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});
