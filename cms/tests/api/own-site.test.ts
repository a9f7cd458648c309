import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { auditListSchema, CONTENT_PATHS, HOME_SLUG, LOCALES, openingSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeTemporaryFolder } from "../../../scripts/lib/temporary-folders.mjs";
import { bootAt, requireBuilt, type BootedCms } from "../support/boot";
import { catchMails } from "../support/mails";
import { signInAsFirstAdmin, signInAsNewEditor, type Staff } from "../support/staff";

const { seedContent } = requireBuilt("seed/seed") as typeof import("../../src/seed/seed");

/** Settings of a shop that could open. */
const SETTINGS = {
  SEED_DEMO_CONTENT: "false",
  ALLOW_SANDBOX: "",
  PUBLIC_URL: "https://shop.test",
  ADMIN_URL: "https://admin.shop.test",
  FIRST_ADMIN_EMAIL: "ada@shop.test",
  MAIL_FROM: "Shop <no-reply@shop.test>",
  SUPPORT_EMAIL: "help@shop.test",
  STRIPE_SECRET_KEY: "sk_live_of_no_account",
  STRIPE_WEBHOOK_SECRET: "whsec_of_no_account",
};

let cms: BootedCms;
let admin: Staff;

beforeAll(async () => {
  const dataDir = await makeTemporaryFolder("own-site");
  await tellSetup(dataDir, { companyName: "Vogel AG", companyTown: "8000 Zürich" });
  cms = await bootAt(dataDir, SETTINGS);
  admin = await signInAsFirstAdmin(cms);
});
afterAll(async () => {
  await cms.stop();
  await rm(cms.dataDir, { recursive: true });
});

const tellSetup = (dataDir: string, told: object) => writeFile(path.join(dataDir, "setup.json"), JSON.stringify(told));

const websites = () => cms.strapi.documents("api::website.website");

async function readChecks() {
  const { body } = await admin.call("GET", "/desk/opening/checks");
  return openingSchema.parse(body);
}

async function missing(): Promise<string[]> {
  const { checks } = await readChecks();
  return checks.filter(({ isMet }) => !isMet).map(({ code }) => code);
}

/** The cms's answer to web about a visitor at this address. */
async function askFrom(ip: string): Promise<unknown> {
  const answer = await fetch(`${cms.url}/api/website/validateIp`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ip }),
  });
  return answer.json();
}

test("every page that the site links to is published in both languages", async () => {
  for (const locale of LOCALES) {
    const pages = await cms.strapi.documents("api::page.page").findMany({ locale, status: "published" });
    expect(pages.map(({ slug }) => slug).sort()).toEqual([HOME_SLUG, ...CONTENT_PATHS].sort());
  }
});

test("there is nothing of the demo", async () => {
  for (const uid of ["api::product.product", "api::sku.sku", "api::subscriptions.subscription", "plugin::upload.file"])
    expect(await cms.strapi.db.query(uid).count(), uid).toBe(0);
  expect(await websites().findFirst()).toMatchObject({ companyName: "Vogel AG", companyTown: "8000 Zürich" });
});

test("the company's country is one that exists", async () => {
  const save = (companyCountry: string) =>
    admin.call("PUT", "/content-manager/single-types/api::website.website", { companyCountry });
  const refused = await save("UK");
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatchObject({ details: { errors: [{ path: ["companyCountry"] }] } });
  expect((await save("GB")).status).toBe(200);
});

test("strangers are kept out until the site opens, and this machine is not", async () => {
  expect(await askFrom("192.0.2.1")).toMatchObject({ maintenance: true, isClosed: true });
  expect(await askFrom("127.0.0.1")).toMatchObject({ maintenance: false, isClosed: true });
});

test("setup told again changes what is new and nothing that an editor wrote", async () => {
  const { documentId = "" } = (await websites().findFirst()) ?? {};
  await websites().update({ documentId, data: { companyTown: "3000 Bern" } });
  const told = { companyName: "Vogel & Co. AG", companyTown: "8000 Zürich", vatBasisPoints: 770 };
  await tellSetup(cms.dataDir, told);
  await seedContent(cms.strapi);
  expect(await websites().findFirst()).toMatchObject({ companyName: "Vogel & Co. AG", companyTown: "3000 Bern" });
  expect(await cms.strapi.documents("api::shop.shop").findFirst()).toMatchObject({ vatBasisPoints: 770 });
});

test("the demo is never added to a real shop", async () => {
  vi.stubEnv("SEED_DEMO_CONTENT", "true");
  await expect(seedContent(cms.strapi)).rejects.toThrow("belongs to a real shop");
  vi.stubEnv("SEED_DEMO_CONTENT", "false");
});

test("the first checklist names all that is missing, and opening is refused", async () => {
  expect((await readChecks()).state).toBe("closed");
  expect(await missing()).toEqual([
    ...["mail-server", "second-factor", "first-password", "company", "pages", "goods", "shipping"],
  ]);
  const pages = (await readChecks()).checks.find(({ code }) => code === "pages");
  expect(pages?.names.sort()).toEqual(["about", "coc", "concept", "imprint", "privacy", "tos"]);
  expect(await admin.call("POST", "/desk/opening/open", {})).toMatchObject({ status: 409 });
  expect((await readChecks()).state).toBe("closed");
});

test("editors neither see the list nor open the site", async () => {
  const editor = await signInAsNewEditor(cms);
  expect(await editor.call("GET", "/desk/opening/checks")).toMatchObject({ status: 403 });
  expect(await editor.call("POST", "/desk/opening/open", {})).toMatchObject({ status: 403 });
});

test("a forgotten password's mail leads to the admin's public address", async () => {
  const mails = catchMails(cms.strapi);
  await fetch(`${cms.url}/admin/forgot-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: SETTINGS.FIRST_ADMIN_EMAIL }),
  });
  const { text } = await mails.last(SETTINGS.FIRST_ADMIN_EMAIL);
  expect(text).toContain("https://admin.shop.test/admin/auth/reset-password?code=");
});

test("the admin's session is a secure cookie, over the proxy's plain connection too", async () => {
  const answer = await fetch(`${cms.url}/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: await readFile(path.join(cms.dataDir, "first-admin.json"), "utf8"),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/strapi_admin_refresh=[^;]+;.*secure/i);
});

test("once nothing is missing it opens, and stays open", async () => {
  vi.stubEnv("SMTP_URL", "smtps://shop:secret@mail.shop.test");
  vi.stubEnv("STAFF_SECOND_FACTOR", "required");
  await rm(path.join(cms.dataDir, "first-admin.json"));
  await tellSetup(cms.dataDir, { companyStreet: "Nestweg 1", companyCountry: "CH" });
  await seedContent(cms.strapi);
  await writeAllPages();
  const prices = { priceChf: 100, priceUsd: 100, priceEur: 100 };
  const tariff = { kind: "renewal" as const, amount: 12, discountPercent: 0, ...prices };
  await cms.strapi.documents("api::tariff.tariff").create({ data: tariff });
  const rates = { rateChf: 100, rateUsd: 100, rateEur: 100, deliveryDaysMin: 1, deliveryDaysMax: 2 };
  const zone = { name: "Here", countries: ["CH"], hasImportFees: false, ...rates };
  await cms.strapi.documents("api::shipping-zone.shipping-zone").create({ data: zone });

  expect(await missing()).toEqual([]);
  expect(await admin.call("POST", "/desk/opening/open", {})).toMatchObject({ status: 200, body: { state: "open" } });
  expect(await askFrom("192.0.2.1")).toMatchObject({ maintenance: false, isClosed: false });
  expect(await trailOfSite()).toEqual([{ action: "opened", who: "First Admin" }]);

  vi.stubEnv("SMTP_URL", "");
  expect(await readChecks()).toMatchObject({ state: "open" });
  await seedContent(cms.strapi);
  expect(await askFrom("192.0.2.1")).toMatchObject({ maintenance: false });
  vi.unstubAllEnvs();
});

async function trailOfSite() {
  const { body } = await admin.call("GET", "/desk/audit/list?kind=site");
  return auditListSchema.parse(body).entries.map(({ action, who }) => ({ action, who }));
}

async function writeAllPages(): Promise<void> {
  const documents = cms.strapi.documents("api::page.page");
  for (const locale of LOCALES)
    for (const { documentId } of await documents.findMany({ locale })) {
      const data = { blocks: [{ __component: "blocks.quote" as const, text: "Written." }] };
      await documents.update({ documentId, locale, status: "published", data });
    }
}
