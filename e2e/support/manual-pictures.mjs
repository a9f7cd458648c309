import { mkdir } from "node:fs/promises";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { inviteStaff, readFirstAdmin, signIn } from "./admin-calls.mjs";
import { buyPhones, writeToSupport } from "./demo-visitors.mjs";
import { chatPictures, orderPictures } from "./desk-pictures.mjs";
import { editingPictures } from "./editing-pictures.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {{ webUrl: string, cmsUrl: string, dataDir: string }} Site */
/** @typedef {"en" | "de"} Language */
/** @typedef {{ cmsUrl: string, token: string, language: Language }} Reader */
/** @typedef {{ viewport: { width: number, height: number }, deviceScaleFactor?: number }} View */
/** @typedef {(page: Page, reader: Reader) => Promise<Locator | void>} Take returns the part to be shown, if not all */
/** @typedef {Record<string, { view: View, take: Take }>} Pictures by the names of their files */

const PASSWORD = "Sparrow-in-May-7";

/** Manuals, and who of the staff sees the admin as in their pictures. */
const MANUALS = {
  editing: { firstname: "Anna", lastname: "Egger", role: "strapi-editor", pictures: editingPictures },
  orders: { firstname: "Beat", lastname: "Frei", role: "wren-order-staff", pictures: orderPictures },
  chat: { firstname: "Clara", lastname: "Graf", role: "wren-support-agent", pictures: chatPictures },
};

/**
 * Pictures of the admin for the manuals of staff, in each of its languages.
 * @param {Browser} browser
 * @param {Site} site
 */
export async function takeManualPictures(browser, { webUrl, cmsUrl, dataDir }) {
  await buyPhones(browser, webUrl);
  await writeToSupport(browser, webUrl);
  const admin = await signIn(cmsUrl, await readFirstAdmin(dataDir));
  for (const [manual, { pictures, ...person }] of Object.entries(MANUALS)) {
    const staff = { ...person, email: `${person.firstname.toLowerCase()}@wren.example`, password: PASSWORD };
    await inviteStaff(cmsUrl, admin, staff);
    const token = await signIn(cmsUrl, staff);
    for (const language of /** @type {Language[]} */ (["en", "de"])) {
      const folder = inRoot("docs", language === "en" ? "" : language, manual);
      await mkdir(folder, { recursive: true });
      await takeEach(browser, pictures, { reader: { cmsUrl, token, language }, folder });
    }
  }
}

/**
 * @param {Browser} browser
 * @param {Pictures} pictures
 * @param {{ reader: Reader, folder: string }} options
 */
async function takeEach(browser, pictures, { reader, folder }) {
  for (const [name, { view, take }] of Object.entries(pictures)) {
    const page = await openAdmin(browser, reader, view);
    const part = await take(page, reader);
    // The desk listens to events, so that its network is never idle.
    await page.waitForFunction("[...document.images].every(({ complete }) => complete)");
    const clip = part ? await clipAround(page, part) : undefined;
    await page.screenshot({ path: `${folder}/${name}.jpg`, clip, type: "jpeg", quality: 80, animations: "disabled" });
    await page.context().close();
  }
}

/**
 * @param {Browser} browser
 * @param {Reader} reader
 * @param {View} view
 * @returns a page that is signed in, and reads the admin in the reader's language
 */
async function openAdmin(browser, { cmsUrl, token, language }, view) {
  const context = await browser.newContext(view);
  await context.addCookies([{ name: "jwtToken", value: token, url: cmsUrl }]);
  await context.addInitScript((chosen) => localStorage.setItem("strapi-admin-language", chosen), language);
  return context.newPage();
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
