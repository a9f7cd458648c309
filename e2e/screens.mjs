// `npm run screens`: the pictures of docs/screens, taken from the built site with its demo content.
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { ensureChromium, findChromium } from "../scripts/lib/chromium.mjs";
import { exitWith } from "../scripts/lib/failure.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { copyTemplateData } from "../scripts/lib/template-data.mjs";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** @type {{ name: string, path: string, colorScheme: "light" | "dark", viewport: typeof DESKTOP }[]} */
const SCREENS = [
  { name: "home", path: "/", colorScheme: "light", viewport: DESKTOP },
  { name: "home-dark", path: "/", colorScheme: "dark", viewport: DESKTOP },
  { name: "home-de-phone", path: "/de", colorScheme: "light", viewport: PHONE },
  { name: "concept-dark", path: "/concept", colorScheme: "dark", viewport: DESKTOP },
  { name: "privacy-de", path: "/de/privacy", colorScheme: "light", viewport: DESKTOP },
  { name: "shop-phone-dark", path: "/shop", colorScheme: "dark", viewport: PHONE },
];

await exitWith(async () => {
  await prepare({ withTools: true });
  await ensureChromium();
  const { dataDir, remove } = await copyTemplateData();
  const settings = { dataDir, port: await findFreePort(), cmsPort: await findFreePort(), env: { DATABASE_URL: "" } };
  const cms = await startCms(settings);
  const web = await startWeb(settings);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ["--no-sandbox"] });
  try {
    await mkdir(inRoot("docs", "screens"), { recursive: true });
    for (const { name, path, colorScheme, viewport } of SCREENS) {
      const page = await browser.newPage({ viewport, colorScheme });
      await page.goto(web.url + path, { waitUntil: "networkidle" });
      await page.screenshot({ path: inRoot("docs", "screens", `${name}.jpg`), type: "jpeg", quality: 82 });
      await page.close();
    }
  } finally {
    await browser.close();
    await web.stop();
    await cms.stop();
    await remove();
  }
});
