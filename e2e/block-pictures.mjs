// `npm run block-pictures`: photographs each block's usual sample for the picker of the admin.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { exitWith } from "../scripts/lib/failure.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { withDemoSite } from "./support/demo-site.mjs";

/** The cms's own; the browser writes no WebP. */
const sharp = createRequire(inRoot("cms", "package.json"))("sharp");

/** As wide as a tile of the picker is for its height, which would cut off the sides of wider ones; large as it is under the pointer. */
const PICTURE = { width: 552, height: 240 };
/** The narrowest window in which blocks stand in columns. */
const WINDOW = { width: 1040, height: 2000 };
/** Larger letters, so that headings can be read on a tile. */
const ZOOM = "140%";
const MARGIN = 32;
/** Of higher blocks the beginning is shown. */
const MAX_HEIGHT = 600;

await exitWith(() =>
  withDemoSite(async ({ browser, url, cmsUrl, dataDir }) => {
    const folder = inRoot("cms", "src", "admin", "blocks", "pictures");
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const page = await browser.newPage({ viewport: WINDOW, colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(url + (await findAllBlocks(cmsUrl, dataDir)), { waitUntil: "networkidle" });
    const blocks = await page.locator("[data-option=usual]").evaluateAll(namesOf);
    for (const block of blocks) {
      await page.reload({ waitUntil: "networkidle" });
      const frame = await page.locator("html").evaluate(standAlone, { block, ZOOM, MARGIN, MAX_HEIGHT });
      const photograph = await page.screenshot({ clip: frame });
      const picture = sharp(photograph).resize({ ...PICTURE, fit: "contain", background: "#ffffff" });
      const file = path.join(folder, `${block.replace("blocks.", "")}.webp`);
      await writeFile(file, await picture.webp({ quality: 50, effort: 6 }).toBuffer());
    }
  }),
);

/**
 * @param {string} cmsUrl
 * @param {string} dataDir
 * @returns {Promise<string>} the path at which staff see all blocks
 */
async function findAllBlocks(cmsUrl, dataDir) {
  const admin = await readFile(path.join(dataDir, "first-admin.json"), "utf8");
  const headers = { "Content-Type": "application/json" };
  const signIn = await fetch(`${cmsUrl}/admin/login`, { method: "POST", headers, body: admin });
  const { data } = /** @type {{ data: { token: string } }} */ (await signIn.json());
  const answer = await fetch(`${cmsUrl}/desk/blocks/all/en`, { headers: { Authorization: `Bearer ${data.token}` } });
  const { pathname, search } = new URL(/** @type {{ address: string }} */ (await answer.json()).address);
  return pathname + search;
}

/**
 * Runs in the page.
 * @param {Element[]} samples
 */
function namesOf(samples) {
  return samples.map((sample) => /** @type {HTMLElement} */ (sample).dataset.block ?? "");
}

/**
 * Runs in the page: removes everything but one block.
 * @param {HTMLElement} html
 * @param {{ block: string, ZOOM: string, MARGIN: number, MAX_HEIGHT: number }} options
 * @returns {Promise<{ x: number, y: number, width: number, height: number }>} the part of the page that shows it
 */
async function standAlone(html, { block, ZOOM, MARGIN, MAX_HEIGHT }) {
  const { body } = html.ownerDocument;
  const drawn = body.querySelector(`[data-block="${block}"][data-option="usual"] > [data-drawn]`);
  if (!drawn) throw new Error(`${block} is not on the page`);
  html.style.fontSize = ZOOM;
  body.replaceChildren(drawn);
  const images = [...drawn.querySelectorAll("img")];
  for (const image of images) image.loading = "eager";
  await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()));

  const parts = [
    ...drawn.querySelectorAll("h2, h3, p, li, a, th, td, img, summary, strong, blockquote, figcaption, label"),
  ];
  const boxes = parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN);
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
  return { x: 0, y: top, width: body.clientWidth, height: Math.min(bottom - top, MAX_HEIGHT) };
}
