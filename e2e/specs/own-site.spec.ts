import { readFile, rm, stat } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { openAdminPage } from "../support/admin-page.ts";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { COLOUR_RULES, expectNoViolations } from "../support/axe.ts";
import { openContact, solveCaptcha } from "../support/contact.ts";
import { withDatabase } from "../support/database.ts";
import { decodeMail } from "../support/mails.ts";
import { makeOwnSite, startOwnSite, TEST_KEYS, type OwnSite } from "../support/own-site.ts";
import { expectWholeWords } from "../support/reflow.ts";
import { checkoutOf, LABELS, newBuyer } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

const STAFF = { "X-Forwarded-For": "192.0.2.7" };
const STRANGER = { "X-Forwarded-For": "198.51.100.1" };

const UNWRITTEN = ["concept", "about", "imprint", "privacy", "tos", "coc"];
const PATHS = [
  ...["", "/trust", ...UNWRITTEN.map((slug) => `/${slug}`), "/shop", "/shop/services", "/cart"],
  ...["/support", "/support/kb", "/support/chat", "/support/files", "/support/contact", "/support/my-contact"],
];

let own: Awaited<ReturnType<typeof makeOwnSite>>;
let site: OwnSite;
let firstRun: { status: number; output: string };

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await makeOwnSite();
  firstRun = await own.setupFrom({
    companyName: "Vogel AG",
    companyStreet: "Nestweg 1",
    companyTown: "3000 Bern",
    publicUrl: "https://shop.test",
    adminUrl: "https://admin.shop.test",
    searchEngines: "allow",
    smtpUrl: `smtp://127.0.0.1:${String(own.smtp.port)}`,
    mailFrom: "Vogel <no-reply@shop.test>",
    supportEmail: "help@shop.test",
    stripeSecretKey: TEST_KEYS.secretKey,
    stripeWebhookSecret: TEST_KEYS.webhookSecret,
    firstAdminEmail: "ada@shop.test",
    dataDir: own.inFolder("data"),
  });
  site = await startOwnSite(own.inFolder);
});
test.afterAll(async () => {
  await site.stop();
  await own.remove();
});

async function ask(request: APIRequestContext, address: string, headers: Record<string, string>) {
  const agent = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  const answer = await request.get(site.url + address, { headers: { ...agent, ...headers }, maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers().location, text: await answer.text() };
}

test("setup writes settings for its owner alone, tells what is missing and shows no secret @script-on", async () => {
  expect(firstRun.status).toBe(0);
  expect(firstRun.output).toContain("The site stays closed until nothing is missing.");
  expect(firstRun.output).toContain("(about, concept, imprint, privacy, tos, coc)");
  for (const secret of Object.values(TEST_KEYS)) expect(firstRun.output).not.toContain(secret);
  for (const file of ["settings", "data/setup.json", "data/secrets.json", "data/first-admin.json"])
    expect((await stat(own.inFolder(file))).mode & 0o777, file).toBe(0o600);
  expect(await readFile(own.inFolder("settings"), "utf8")).toContain("SEED_DEMO_CONTENT=false");
});

test("wrong answers have their sentences and change nothing @script-on", async () => {
  const before = await readFile(own.inFolder("settings"), "utf8");
  const { status, output } = await own.setupFrom({ language: "de", publicUrl: "shop", supportEmail: "nobody" });
  expect(status).toBe(1);
  expect(output).toContain("publicUrl muss eine Adresse ohne Pfad sein");
  expect(output).toContain("supportEmail muss eine E-Mail-Adresse sein.");
  expect(await readFile(own.inFolder("settings"), "utf8")).toBe(before);
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
  expect((await ask(request, "/readyz", STRANGER)).status).toBe(200);
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

test("with Stripe's test keys an article is bought before the opening, and its mails arrive @script-on", async ({
  page,
}) => {
  const refused = await own.setup("--open");
  expect(refused.status).toBe(1);
  expect(refused.output).toContain("[ ] missing   There is something to buy.");
  await fillShop(await signInAsFirstAdmin(site));

  await page.setExtraHTTPHeaders(STAFF);
  await page.goto(`${site.url}/de/shop/nest-box`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nistkasten");
  await page.goto(`${site.url}/shop/nest-box`);
  const picture = page.getByRole("main").getByRole("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: /^Cart .*item/ }).click();
  const [buyer, checkout] = [newBuyer(), checkoutOf(page)];
  await checkout.fill(buyer);
  await page.getByRole("radio", { name: /^Card/ }).check();
  await checkout.terms.check();
  await checkout.orderButton.click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.en.paid);
  const [number = ""] = /W-\w{4}-\w{4}/.exec(await page.getByRole("main").innerText()) ?? [];
  const mailsToBuyer = () => own.smtp.received.filter(({ to }) => to.includes(buyer)).map(({ raw }) => decodeMail(raw));
  await expect.poll(() => mailsToBuyer().filter((mail) => mail.includes(number)).length).toBeGreaterThan(0);
  expect(mailsToBuyer().join()).toContain("Vogel AG");
});

test("test keys keep the site closed; with live ones the command opens it @script-on", async ({ request }) => {
  test.slow();
  await rm(own.inFolder("data/first-admin.json"));
  const tried = await own.setup("--check");
  expect(tried.status).toBe(1);
  expect(tried.output.match(/\[ \] missing .*/g)).toEqual(["[ ] missing   No payment is simulated."]);
  expect((await ask(request, "/shop", STRANGER)).status).toBe(302);

  const live = { stripeSecretKey: "sk_live_of_no_account", stripeWebhookSecret: "whsec_of_no_account" };
  expect((await own.setupFrom(live)).output).toContain("Nothing is missing.");
  const opened = await own.setup("--open");
  expect(opened.output).toContain("The site is open.");
  expect(opened.status).toBe(0);
  await expect.poll(async () => (await ask(request, "/shop", STRANGER)).status).toBe(200);
  expect((await ask(request, "/robots.txt", STRANGER)).text).toMatch(/^User-agent: \*\nDisallow:\n\nSitemap: \S+\n$/);
});

test("the page in the admin says what is missing, and its button opens the site @script-on", async ({
  browser,
  request,
}) => {
  test.slow();
  const closed = JSON.stringify({ openedAt: null });
  withDatabase(site.dataDir, (database) =>
    database.prepare("update strapi_core_store_settings set value = ? where key like '%site_opening'").run(closed),
  );
  const staff = await openAdminPage(browser, "Before opening", site);
  await expect(staff.getByText("The site is closed: only addresses on the maintenance allow-list")).toBeVisible();
  await expect(staff.getByText("3 things are missing.")).toBeVisible();
  await expect(staff.getByRole("row", { name: /Missing No payment is simulated/ })).toBeVisible();
  await expect(staff.getByRole("button", { name: "Open the site" })).toHaveCount(0);
  await expectNoViolations(staff, "Before opening, with something missing", { within: "main" });

  await site.restartCms();
  await staff.evaluate(() => localStorage.setItem("strapi-admin-language", "de"));
  await staff.reload();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Vor der Eröffnung");
  await expect(staff.getByText("Fehlt")).toHaveCount(0);
  await staff.getByRole("button", { name: "Website eröffnen" }).click();
  await staff.getByRole("alertdialog").getByRole("button", { name: "Website eröffnen" }).click();
  await expect(staff.getByText("Die Website ist eröffnet.").first()).toBeVisible();
  await expect(staff.getByRole("button", { name: "Website eröffnen" })).toHaveCount(0);
  await expectNoViolations(staff, "Before opening, open", { within: "main" });
  await expect.poll(async () => (await ask(request, "/shop", STRANGER)).status).toBe(200);

  await staff.getByRole("link", { name: "Protokoll", exact: true }).click();
  const lines = staff.getByRole("row", { name: /Zugang zur Website: für alle eröffnet/ });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("First Admin");
  await expect(lines.last()).toContainText("npm run setup");
  await staff.context().close();
});

type Admin = Awaited<ReturnType<typeof signInAsFirstAdmin>>;

/** Everything that only the operator can add: the pages, an article with its product, and where it is sent. */
async function fillShop(admin: Admin): Promise<void> {
  await admin.setUpSecondFactor();
  const blocks = [{ __component: "blocks.quote", text: "Written." }];
  for (const slug of UNWRITTEN)
    for (const locale of ["en", "de"] as const) await admin.publishPage(slug, { blocks }, locale);
  const image = await admin.uploadPicture(inRoot("cms", "favicon.png"));
  const product = { slug: "nest-box", category: "accessory", position: 1 };
  await admin.publishNew("api::product.product", {
    en: { ...product, name: "Nest box", tagline: "For small birds.", gallery: [{ image, alt: "A nest box" }] },
    de: { ...product, name: "Nistkasten", tagline: "Für kleine Vögel.", gallery: [{ image, alt: "Ein Nistkasten" }] },
  });
  const prices = { priceChf: 4_900, priceUsd: 5_500, priceEur: 5_200 };
  await admin.createEntry("api::sku.sku", { code: "NEST-BOX", productSlug: "nest-box", ...prices, stock: 3 });
  const rates = { rateChf: 700, rateUsd: 800, rateEur: 750, deliveryDaysMin: 1, deliveryDaysMax: 2 };
  const zone = { name: "Switzerland", countries: ["CH"], hasImportFees: false };
  await admin.createEntry("api::shipping-zone.shipping-zone", { ...zone, ...rates });
}
