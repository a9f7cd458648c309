// `npm run screens`: takes the pictures of the docs anew, from the built site with its demo content: those of visitors'
// pages and those of the staff's manuals. `npm run screens -- manuals` takes only these.
import { chromium } from "@playwright/test";
import { ensureChromium, findChromium } from "../scripts/lib/chromium.mjs";
import { exitWith } from "../scripts/lib/failure.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { copyTemplateData } from "../scripts/lib/template-data.mjs";
import { takeManualPictures } from "./support/manual-pictures.mjs";
import { takePagePictures } from "./support/page-pictures.mjs";

const SETS = { pages: takePagePictures, manuals: takeManualPictures };

await exitWith(async () => {
  await prepare({ withTools: true });
  await ensureChromium();
  const { dataDir, remove } = await copyTemplateData();
  const settings = { dataDir, port: await findFreePort(), cmsPort: await findFreePort(), env: { DATABASE_URL: "" } };
  const cms = await startCms(settings);
  const web = await startWeb(settings);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ["--no-sandbox"] });
  const [, , ...wanted] = process.argv;
  try {
    for (const [name, take] of Object.entries(SETS))
      if (wanted.length === 0 || wanted.includes(name))
        await take(browser, { webUrl: web.url, cmsUrl: cms.url, dataDir });
  } finally {
    await browser.close();
    await web.stop();
    await cms.stop();
    await remove();
  }
});
