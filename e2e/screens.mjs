// `npm run screens`: takes the pictures of docs/screens from the built site with its demo content.
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { ensureChromium, findChromium } from "../scripts/lib/chromium.mjs";
import { exitWith } from "../scripts/lib/failure.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { copyTemplateData } from "../scripts/lib/template-data.mjs";

const PAGES = [
  "",
  "/concept",
  "/about",
  "/shop",
  "/shop/wren-one",
  "/shop/services",
  "/shop/services/storage-extension",
  "/support",
  "/support/kb",
  "/support/kb/nest-full",
  "/support/chat",
  "/support/chat/forgot-password",
  "/support/files",
  "/support/contact",
  "/support/my-contact",
  "/resources/verify-your-phone",
  "/privacy",
  "/trust",
  "/no-such-page",
];

/** @type {{ name: string, prefix: string, colorScheme: "light" | "dark", viewport: { width: number, height: number } }[]} */
const VIEWS = [
  { name: "light", prefix: "", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { name: "dark", prefix: "", colorScheme: "dark", viewport: { width: 1280, height: 800 } },
  { name: "phone-de", prefix: "/de", colorScheme: "light", viewport: { width: 390, height: 844 } },
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
    const folder = inRoot("docs", "screens");
    await mkdir(folder, { recursive: true });
    for (const { name, prefix, colorScheme, viewport } of VIEWS) {
      const page = await browser.newPage({ viewport, colorScheme });
      for (const path of PAGES) {
        const title = path.slice(1).replaceAll("/", "-") || "home";
        await page.goto(web.url + (prefix + path || "/"), { waitUntil: "networkidle" });
        await page.screenshot({ path: `${folder}/${title}-${name}.jpg`, type: "jpeg", quality: 80 });
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await web.stop();
    await cms.stop();
    await remove();
  }
});
