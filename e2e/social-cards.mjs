// `npm run social-cards`: draws the preview pictures for social networks (1200 x 630) in both languages into
// web/public/social.
import { mkdir, readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { ensureChromium, findChromium } from "../scripts/lib/chromium.mjs";
import { exitWith } from "../scripts/lib/failure.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";

const CARDS = [
  {
    name: "home",
    picture: "hero-LANGUAGE",
    en: "The phone that keeps to itself.",
    de: "Das Telefon, das für sich bleibt.",
  },
  { name: "concept", picture: "nest", en: "Four parts that know little.", de: "Vier Teile, die wenig wissen." },
  { name: "about", picture: "wren-one-white", en: "A small company in Bern.", de: "Eine kleine Firma in Bern." },
  { name: "shop", picture: "wren-one-red", en: "Three phones, one system.", de: "Drei Telefone, ein System." },
  { name: "support", picture: "nest-key", en: "Answers, and people.", de: "Antworten und Menschen." },
];

/**
 * @param {string} file
 * @param {string} type
 */
async function dataUrl(file, type) {
  return `data:${type};base64,${(await readFile(inRoot(file))).toString("base64")}`;
}

/**
 * @param {string} title
 * @param {string} picture
 */
async function cardHtml(title, picture) {
  const font = await dataUrl("web/app/styles/inter.woff2", "font/woff2");
  const image = await dataUrl(`art/web/${picture}.webp`, "image/webp");
  const logo = await dataUrl("art/logo/header-light@2x.png", "image/png");
  return `<!DOCTYPE html><style>
    @font-face { font-family: Inter; font-weight: 400 700; src: url(${font}); }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #fff; color: #0f172a; font-family: Inter; }
    .logo { position: absolute; left: 64px; top: 56px; height: 56px; }
    h1 { position: absolute; left: 64px; bottom: 56px; width: 560px; margin: 0; font-size: 76px; line-height: 1.04; font-weight: 650; letter-spacing: -0.035em; text-wrap: balance; }
    .picture { position: absolute; width: 860px; right: -120px; top: 50%; transform: translateY(-50%); }
  </style><img class="picture" src="${image}"><img class="logo" src="${logo}"><h1>${title}</h1>`;
}

await exitWith(async () => {
  await ensureChromium();
  const folder = inRoot("web", "public", "social");
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const card of CARDS) {
    for (const locale of /** @type {const} */ (["en", "de"])) {
      await page.setContent(await cardHtml(card[locale], card.picture.replace("LANGUAGE", locale)));
      await page.evaluate("document.fonts.ready");
      await page.screenshot({ path: `${folder}/${card.name}-${locale}.jpg`, type: "jpeg", quality: 82 });
    }
  }
  await browser.close();
});
