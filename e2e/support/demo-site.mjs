import { chromium } from "@playwright/test";
import { ensureChromium, findChromium } from "../../scripts/lib/chromium.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { prepare } from "../../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { copyTemplateData } from "../../scripts/lib/template-data.mjs";

/** @typedef {{ browser: import("@playwright/test").Browser, url: string, cmsUrl: string, dataDir: string }} DemoSite */

/**
 * Starts the built site with its demo content and a browser, for scripts that take pictures.
 * @param {(site: DemoSite) => Promise<void>} takePictures
 */
export async function withDemoSite(takePictures) {
  await prepare({ withTools: true });
  await ensureChromium();
  const { dataDir, remove } = await copyTemplateData();
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  // Forms are answered with redirects to the public address.
  const publicUrl = `http://localhost:${port}`;
  const settings = { dataDir, port, cmsPort, publicUrl, env: { DATABASE_URL: "" } };
  const cms = await startCms(settings);
  const web = await startWeb(settings);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ["--no-sandbox"] });
  try {
    await takePictures({ browser, url: publicUrl, cmsUrl: cms.url, dataDir });
  } finally {
    await browser.close();
    await web.stop();
    await cms.stop();
    await remove();
  }
}
