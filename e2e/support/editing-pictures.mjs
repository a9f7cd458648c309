import { callDesk } from "./admin-calls.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./manual-pictures.mjs").Reader} Reader */

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

/** @type {import("./manual-pictures.mjs").Pictures} */
export const editingPictures = {
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
