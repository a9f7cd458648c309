import { mkdir } from "node:fs/promises";
import { inRoot } from "../../scripts/lib/paths.mjs";

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

/**
 * Pictures of visitors' pages, in `docs/screens`.
 * @param {import("@playwright/test").Browser} browser
 * @param {{ webUrl: string }} site
 */
export async function takePagePictures(browser, { webUrl }) {
  const folder = inRoot("docs", "screens");
  await mkdir(folder, { recursive: true });
  for (const { name, prefix, colorScheme, viewport } of VIEWS) {
    const page = await browser.newPage({ viewport, colorScheme });
    for (const path of PAGES) {
      const title = path.slice(1).replaceAll("/", "-") || "home";
      await page.goto(webUrl + (prefix + path || "/"), { waitUntil: "networkidle" });
      await page.screenshot({ path: `${folder}/${title}-${name}.jpg`, type: "jpeg", quality: 80 });
    }
    await page.close();
  }
}
