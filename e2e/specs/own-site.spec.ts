import { execFile } from "node:child_process";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import type { APIRequestContext, Page } from "@playwright/test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { COLOUR_RULES, expectNoViolations } from "../support/axe.ts";
import { openContact, solveCaptcha } from "../support/contact.ts";
import { expectWholeWords } from "../support/reflow.ts";
import { expect, test } from "../support/test.ts";

const STAFF = { "X-Forwarded-For": "192.0.2.7" };
const STRANGER = { "X-Forwarded-For": "198.51.100.1" };

const SMTP_PASSWORD = "correct-horse";
const UNWRITTEN = ["concept", "about", "imprint", "privacy", "tos", "coc"];
const PATHS = [
  ...["", "/trust", ...UNWRITTEN.map((slug) => `/${slug}`), "/shop", "/shop/services", "/cart"],
  ...["/support", "/support/kb", "/support/chat", "/support/files", "/support/contact", "/support/my-contact"],
];

let folder: string;
let site: { url: string; cmsUrl: string; dataDir: string; stop: () => Promise<void> };
let firstRun: { status: number; output: string };

const inFolder = (name: string) => path.join(folder, name);

/** Runs `npm run setup` with a settings file of its own. */
function setup(...args: string[]): Promise<{ status: number; output: string }> {
  const command = [inRoot("scripts", "setup.mjs"), "--settings", inFolder("settings"), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

async function setupFrom(answers: object) {
  await writeFile(inFolder("answers.json"), JSON.stringify(answers));
  return setup("--from", inFolder("answers.json"));
}

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await makeTemporaryFolder("own-site");
  firstRun = await setupFrom({
    companyName: "Vogel AG",
    companyStreet: "Nestweg 1",
    companyTown: "3000 Bern",
    publicUrl: "https://shop.test",
    adminUrl: "https://admin.shop.test",
    searchEngines: "allow",
    smtpUrl: `smtps://shop:${SMTP_PASSWORD}@127.0.0.1:9`,
    mailFrom: "Vogel <no-reply@shop.test>",
    supportEmail: "help@shop.test",
    stripeSecretKey: "sk_live_of_no_account",
    stripeWebhookSecret: "whsec_of_no_account",
    firstAdminEmail: "ada@shop.test",
    dataDir: inFolder("data"),
  });
  site = await startOwnSite();
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Starts it as `npm start` would, but on plain HTTP, and with staff who have no second factor. */
async function startOwnSite() {
  const settings = parseEnv(await readFile(inFolder("settings"), "utf8")) as Record<string, string>;
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${String(port)}`;
  const options = { dataDir: inFolder("data"), port, cmsPort, env: { ...settings, DATABASE_URL: "" } };
  const cms = await startCms({ ...options, env: { ...options.env, STAFF_SECOND_FACTOR: "optional" } });
  const web = await startWeb({ ...options, env: { ...options.env, PUBLIC_URL: url } });
  const stop = async () => {
    await web.stop();
    await cms.stop();
  };
  return { url, cmsUrl: cms.url, dataDir: options.dataDir, stop };
}

async function ask(request: APIRequestContext, address: string, headers: Record<string, string>) {
  const agent = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  const answer = await request.get(site.url + address, { headers: { ...agent, ...headers }, maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers().location, text: await answer.text() };
}

test("setup writes settings for its owner alone, tells what is missing and shows no secret @script-on", async () => {
  expect(firstRun.status).toBe(0);
  expect(firstRun.output).toContain("The site stays closed until nothing is missing.");
  expect(firstRun.output).toContain("(about, concept, imprint, privacy, tos, coc)");
  expect(firstRun.output).not.toContain(SMTP_PASSWORD);
  expect(firstRun.output).not.toContain("sk_live");
  for (const file of ["settings", "data/setup.json", "data/secrets.json", "data/first-admin.json"])
    expect((await stat(inFolder(file))).mode & 0o777, file).toBe(0o600);
  expect(await readFile(inFolder("settings"), "utf8")).toContain("SEED_DEMO_CONTENT=false");
});

test("wrong answers have their sentences and change nothing @script-on", async () => {
  const before = await readFile(inFolder("settings"), "utf8");
  const { status, output } = await setupFrom({ language: "de", publicUrl: "shop", supportEmail: "nobody" });
  expect(status).toBe(1);
  expect(output).toContain("publicUrl muss eine Adresse ohne Pfad sein");
  expect(output).toContain("supportEmail muss eine E-Mail-Adresse sein.");
  expect(await readFile(inFolder("settings"), "utf8")).toBe(before);
});

test("before the opening strangers and robots are kept out, and staff look around @script-on", async ({ request }) => {
  const admin = await signInAsFirstAdmin(site);
  await admin.switchMaintenance({ enabled: false, allowList: "192.0.2.0/24" });
  await expect.poll(async () => (await ask(request, "/shop", STAFF)).status).toBe(200);
  expect(await ask(request, "/de/shop", STRANGER)).toMatchObject({ status: 302, location: "/de/maintenance" });
  for (const [address, title] of [
    ["/maintenance", "Not open yet"],
    ["/de/maintenance", "Noch nicht eröffnet"],
  ] as const) {
    const notice = await ask(request, address, STRANGER);
    expect(notice.status).toBe(503);
    expect(notice.text).toContain(title);
  }
  expect((await ask(request, "/robots.txt", STRANGER)).text).toContain("Disallow: /\n");
});

for (const prefix of ["", "/de"]) {
  test(`without any content every page under ${prefix || "/"} is there and leads somewhere @script-on`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setExtraHTTPHeaders(STAFF);
    const targets = new Set<string>();
    for (const address of PATHS) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1280, height: 720 });
      const response = await page.goto(site.url + prefix + address);
      expect(response?.status(), address).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const target of await linksOf(page)) targets.add(target);
      await expectNoViolations(page, address);
      if (prefix === "") {
        // Colours do not depend on the language, so one is enough.
        await page.emulateMedia({ colorScheme: "dark" });
        await expectNoViolations(page, `${address}, dark`, { rules: COLOUR_RULES });
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectWholeWords(page, address);
    }
    expect(targets.size).toBeGreaterThan(PATHS.length - 2);
    for (const target of targets) expect((await ask(request, target, STAFF)).status, target).toBe(200);
  });
}

async function linksOf(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return addresses.map((address) => address.split("#")[0] ?? "");
}

test("empty shelves say so @script-on", async ({ page }) => {
  await page.setExtraHTTPHeaders(STAFF);
  for (const [address, sentence] of [
    ["/shop", "There is nothing to buy at the moment."],
    ["/de/shop", "Zurzeit gibt es nichts zu kaufen."],
    ["/shop/services", "There are no services at the moment."],
    ["/support/kb", "There are no articles yet. Please ask us instead."],
    ["/support/files", "There is nothing to download at the moment."],
  ] as const) {
    await page.goto(site.url + address);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

for (const locale of ["en", "de"] as const) {
  test(`somebody can write to the new shop (${locale}) @script-on`, async ({ page }) => {
    await page.setExtraHTTPHeaders(STAFF);
    const contact = await openContact(page, { locale, url: site.url });
    await contact.fill("Is anybody there yet?", "visitor@example.org");
    await contact.captcha.fill(await solveCaptcha(await contact.captchaId(), site.dataDir));
    await contact.send();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contact.labels.thanks);
  });
}

test("opening is refused with a list, and allowed when nothing is missing @script-on", async ({ request }) => {
  test.slow();
  const refused = await setup("--open");
  expect(refused.status).toBe(1);
  expect(refused.output).toContain("[ ] missing   There is something to buy.");
  expect((await ask(request, "/shop", STRANGER)).status).toBe(302);

  const admin = await signInAsFirstAdmin(site);
  const blocks = [{ __component: "blocks.quote", text: "Written." }];
  for (const slug of UNWRITTEN)
    for (const locale of ["en", "de"] as const) await admin.publishPage(slug, { blocks }, locale);
  const prices = { priceChf: 100, priceUsd: 100, priceEur: 100 };
  await admin.createEntry("api::tariff.tariff", { kind: "renewal", amount: 12, discountPercent: 0, ...prices });
  const rates = { rateChf: 100, rateUsd: 100, rateEur: 100, deliveryDaysMin: 1, deliveryDaysMax: 2 };
  await admin.createEntry("api::shipping-zone.shipping-zone", {
    name: "Here",
    countries: ["CH"],
    hasImportFees: false,
    ...rates,
  });
  await rm(inFolder("data/first-admin.json"));

  const opened = await setup("--open");
  expect(opened.output).toContain("The site is open.");
  expect(opened.status).toBe(0);
  await expect.poll(async () => (await ask(request, "/shop", STRANGER)).status).toBe(200);
  expect((await ask(request, "/robots.txt", STRANGER)).text).toBe("User-agent: *\nDisallow:\n");
});
