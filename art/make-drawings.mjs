// drawn/*.html -> swapped/*.png, by the Chromium of the journeys; then: node export.mjs <name ...>. Usage: node make-drawings.mjs
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const DRAWINGS = [
  { file: "bern", name: "map-bern", languages: [null] },
  { file: "same-build", name: "same-build", languages: ["en", "de"] },
  { file: "fingerprint", name: "fingerprint", languages: ["en", "de"] },
];

// The key that the pages name.
const script = readFileSync(new URL("../cms/seed-files/verify-download.sh", import.meta.url), "utf8");
const [, fingerprint] = /^fingerprint=(\w+)/m.exec(script);

mkdirSync(new URL("swapped", import.meta.url), { recursive: true });
const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
for (const { file, name, languages } of DRAWINGS) {
  await page.goto(new URL(`drawn/${file}.html#${fingerprint}`, import.meta.url).href);
  for (const language of languages) {
    for (const mode of ["", "dark"]) {
      await page.evaluate(([lang, isDark]) => {
        document.documentElement.lang = lang ?? "";
        document.documentElement.classList.toggle("dark", isDark);
        return document.fonts.ready;
      }, [language, mode === "dark"]);
      const out = [name, language, mode].filter(Boolean).join("-");
      await page.screenshot({ path: new URL(`swapped/${out}.png`, import.meta.url).pathname });
    }
  }
}
await browser.close();
