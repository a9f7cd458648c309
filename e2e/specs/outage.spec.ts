import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { PATHS } from "../support/paths.ts";
import { sharedSite } from "../support/shared-site.ts";
import { startWebAt } from "../support/site.ts";
import { editedSite } from "../support/site-keeper.ts";

test("pages outlive the cms, readiness says what is wrong, and news arrives soon after it returns", async ({
  page,
  javaScriptEnabled,
}) => {
  const edited = await editedSite();
  const site = await startWebAt(edited);
  // Both projects may run at once and each publishes, so they use different pages.
  const slug = javaScriptEnabled ? "tos" : "privacy";
  const title = `Back again at ${new Date().toISOString()}`;
  await page.goto(`${site.url}/`);
  const heading = page.getByRole("heading", { level: 1 });
  const hero = page.getByRole("img", { name: /Two Wren One phones/ });
  await expect(hero).toHaveJSProperty("complete", true);

  await site.untilContentIsHeld();
  await site.loseCms();

  const ready = await page.request.get(`${site.url}/readyz`);
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toMatchObject({ ready: true, cms: "unreachable" });
  // The content cache still serves its last answer long after it went stale.
  for (let visit = 0; visit < 3; visit++) {
    const response = await page.goto(`${site.url}/`);
    expect(response?.status()).toBe(200);
    await expect(heading).toHaveText("The phone that keeps to itself.");
  }
  expect(await hero.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0);

  // Pages that nobody has visited yet. The contact form answers 503, because the cms draws its captcha.
  const unread = ["", "/de"].flatMap((prefix) => PATHS.map((path) => prefix + path));
  for (const path of unread)
    expect.soft((await page.request.get(site.url + path)).status(), path).toBe(path.endsWith("/contact") ? 503 : 200);

  const neverReadBefore = await page.goto(`${site.url}/de/resources/unwritten`);
  expect(neverReadBefore?.status()).toBe(503);
  await expect(page.getByText("weil unsere Inhalte nicht erreichbar sind")).toBeVisible();
  const reference = /Referenz an: (\w+)/.exec(await page.getByRole("main").innerText())?.[1] ?? "none";
  await expect.poll(() => site.logLines.filter((line) => line.includes(reference))).toHaveLength(1);

  await site.findCms();
  const admin = await signInAsFirstAdmin(edited);
  await admin.publishPage(slug, { title });

  await expect(async () => {
    await page.goto(`${site.url}/${slug}`);
    await expect(page).toHaveTitle(`${title} | Wren`, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  expect(await (await page.request.get(`${site.url}/readyz`)).json()).toMatchObject({ ready: true, cms: "reachable" });
  await site.stop();
});

test("a site that has never reached its cms is alive but not ready", async ({ page }) => {
  const nobody = `http://127.0.0.1:${String(await findFreePort())}`;
  const lonely = await startWebAt({ ...sharedSite(), cmsUrl: nobody }, {}, { isWithoutCms: true });
  expect((await page.request.get(`${lonely.url}/healthz`)).status()).toBe(200);
  const ready = await page.request.get(`${lonely.url}/readyz`);
  expect(ready.status()).toBe(503);
  expect(await ready.json()).toMatchObject({ ready: false });

  const response = await page.goto(`${lonely.url}/`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("banner").getByRole("link", { name: "Wren, home" })).toBeVisible();
  await lonely.stop();
});
