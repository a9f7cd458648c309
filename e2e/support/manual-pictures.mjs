import { mkdir } from "node:fs/promises";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { callDesk, inviteStaff, readFirstAdmin, signIn } from "./admin-calls.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {{ cmsUrl: string, dataDir: string }} Site */
/** @typedef {"en" | "de"} Language */
/** @typedef {{ cmsUrl: string, token: string, language: Language }} Reader */
/** @typedef {(page: Page, reader: Reader) => Promise<Locator | void>} Take returns the part to be shown, if not all */

const EDITOR = { email: "anna@wren.example", firstname: "Anna", lastname: "Egger", password: "Sparrow-in-May-7" };

const PAGES = "/content-manager/collection-types/api::page.page";
const WEBSITE = "/content-manager/single-types/api::website.website";

/** The blocks of a page in its form. */
const BLOCKS = "ol[aria-describedby]";

/** A saved title of a draft, and one that is typed and not yet saved. */
const TITLES = {
  en: { saved: "About", typed: "About us" },
  de: { saved: "Über uns", typed: "Wer wir sind" },
};

const WINDOW = { viewport: { width: 1280, height: 900 } };
/** High enough that nothing scrolls, and enlarged, because a part of the window is shown alone. */
const PART = { viewport: { width: 1280, height: 4400 }, deviceScaleFactor: 1.5 };

const EXCEPTIONS = {
  en: "203.0.113.7 # Anna at home\n192.0.2.0/24 # office\n2001:db8:12::/48 # office",
  de: "203.0.113.7 # Anna zu Hause\n192.0.2.0/24 # Büro\n2001:db8:12::/48 # Büro",
};

/** @type {Record<string, { view: typeof WINDOW, take: Take }>} by the names of their files */
const PICTURES = {
  pages: {
    view: WINDOW,
    async take(page, { cmsUrl, language }) {
      await page.goto(`${cmsUrl}/admin${PAGES}?plugins[i18n][locale]=${language}`);
      await page.getByRole("gridcell", { name: "concept", exact: true }).waitFor();
    },
  },
  page: {
    view: { viewport: { width: 1280, height: 1060 } },
    async take(page, reader) {
      const { saved, typed } = TITLES[reader.language];
      const address = await addressOf(reader, "about");
      await callDesk(reader.cmsUrl, "PUT", `${address}?locale=${reader.language}`, {
        token: reader.token,
        body: { title: saved },
      });
      await openForm(page, reader, "about");
      await page.getByText(/^(Modified|Geändert)$/).waitFor();
      await page.getByRole("textbox", { name: /^(Title|Titel)/ }).fill(typed);
      await page.locator("button:enabled", { hasText: /^(Save|Speichern)$/ }).waitFor();
    },
  },
  blocks: {
    view: PART,
    async take(page, reader) {
      await openForm(page, reader, "support/my-contact");
      await page.getByRole("button", { name: /^(Add a component to Blocks|Baustein hinzufügen)$/ }).click();
      const quote = page.getByRole("button", { name: /Quote|Zitat/ });
      await quote.waitFor();
      return page
        .locator("div")
        .filter({ has: page.locator(BLOCKS) })
        .filter({ has: quote })
        .last();
    },
  },
  hero: {
    view: PART,
    async take(page, reader) {
      await openForm(page, reader, "concept");
      const block = page.locator(`${BLOCKS} > li`).first();
      await block.getByRole("button").first().click();
      await block.getByRole("textbox", { name: /^(Description of the picture|Beschreibung des Bilds)/ }).waitFor();
      return block;
    },
  },
  languages: {
    view: { ...PART, viewport: { width: 1280, height: 460 } },
    async take(page, reader) {
      await openForm(page, reader, "concept");
      await page.getByRole("combobox", { name: /^(Locales|Sprachen)$/ }).click();
      await page.getByRole("option").first().waitFor();
    },
  },
  maintenance: {
    view: PART,
    async take(page, { cmsUrl, language }) {
      await page.goto(`${cmsUrl}/admin${WEBSITE}`);
      const field = (/** @type {string} */ name) => page.locator(`[name="maintenance.${name}"]`);
      await field("allowList").fill(EXCEPTIONS[language]);
      await field("message.en").fill("New shelves are going up. We are back at noon.");
      await field("message.de").fill("Neue Regale werden montiert. Ab Mittag sind wir zurück.");
      await field("enabled").check();
      const title = page.getByText(/^(Maintenance|Wartung)$/);
      return page
        .locator("div")
        .filter({ has: title })
        .filter({ has: field("message.de") })
        .last();
    },
  },
};

/** @type {Record<Language, string[]>} */
const FOLDERS = { en: ["docs", "editing"], de: ["docs", "de", "editing"] };

/**
 * Pictures of the admin for the manuals of staff, as an editor sees it, in each of its languages.
 * @param {Browser} browser
 * @param {Site} site
 */
export async function takeManualPictures(browser, { cmsUrl, dataDir }) {
  const admin = await signIn(cmsUrl, await readFirstAdmin(dataDir));
  await inviteStaff(cmsUrl, admin, { ...EDITOR, role: "strapi-editor" });
  const token = await signIn(cmsUrl, EDITOR);
  for (const language of /** @type {Language[]} */ (["en", "de"])) {
    const folder = inRoot(...FOLDERS[language]);
    await mkdir(folder, { recursive: true });
    for (const [name, { view, take }] of Object.entries(PICTURES)) {
      const page = await openAdmin(browser, { cmsUrl, token, language }, view);
      const part = await take(page, { cmsUrl, token, language });
      await page.waitForLoadState("networkidle");
      const clip = part ? await clipAround(page, part) : undefined;
      await page.screenshot({ path: `${folder}/${name}.jpg`, clip, type: "jpeg", quality: 80, animations: "disabled" });
      await page.context().close();
    }
  }
}

/**
 * @param {Browser} browser
 * @param {Reader} reader
 * @param {typeof WINDOW} view
 * @returns a page that is signed in, and reads the admin in the reader's language
 */
async function openAdmin(browser, { cmsUrl, token, language }, view) {
  const context = await browser.newContext(view);
  await context.addCookies([{ name: "jwtToken", value: token, url: cmsUrl }]);
  await context.addInitScript((chosen) => localStorage.setItem("strapi-admin-language", chosen), language);
  return context.newPage();
}

/**
 * @param {Reader} reader
 * @param {string} slug
 * @returns {Promise<string>} the address of a page in the admin and in its API
 */
async function addressOf({ cmsUrl, token }, slug) {
  const { results } = /** @type {{ results: { documentId: string }[] }} */ (
    await callDesk(cmsUrl, "GET", `${PAGES}?filters[slug][$eq]=${slug}`, { token })
  );
  return `${PAGES}/${results[0]?.documentId}`;
}

/**
 * Opens the form of a page in the reader's language.
 * @param {Page} page
 * @param {Reader} reader
 * @param {string} slug
 */
async function openForm(page, reader, slug) {
  const address = await addressOf(reader, slug);
  await page.goto(`${reader.cmsUrl}/admin${address}?plugins[i18n][locale]=${reader.language}`);
  await page.locator(`${BLOCKS} > li`).first().waitFor();
  await page.getByRole("button", { name: /^(Plan|Planen)$/ }).waitFor();
}

/** Room around a part of the window. */
const MARGIN = 12;

/**
 * @param {Page} page
 * @param {Locator} part
 */
async function clipAround(page, part) {
  // A block that unfolds is still growing.
  await part.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const box = await part.boundingBox();
  if (!box) throw new Error(`Nothing is shown on ${page.url()}`);
  return {
    x: box.x - MARGIN,
    y: box.y - MARGIN,
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
}
