import { readSharedLog, sharedSite } from "../support/shared-site.ts";
import { startWebAt } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("from the header to a product, a file and an answer @tor-safest", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  const field = page.getByLabel("What are you looking for?");
  const results = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });

  await field.fill("signing key");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=signing/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(field).toHaveValue("signing key");
  await expect(results.filter({ hasText: "File" }).first()).toBeVisible();

  await field.fill("wren slaet");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("“wren slaet”");
  await results.getByRole("link", { name: "Wren Slate", exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/wren-slate$/);
});

test("in German, and with two letters @tor-safest", async ({ page }) => {
  await page.goto("/de/search?q=5G");
  await page.getByRole("link", { name: /^Mobile Daten/ }).click();
  await expect(page).toHaveURL(/\/de\/support\/kb\/mobile-data-settings$/);
});

test("where nothing fits, the page says so and leads to a person @tor-safest", async ({ page }) => {
  const response = await page.goto("/de/search?q=gugelhupf");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("passt nichts");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Chat öffnen" })).toBeVisible();
  await main.getByRole("link", { name: "An den Support schreiben" }).click();
  await expect(page).toHaveURL(/\/de\/support\/contact$/);
});

test("a question is drawn as text, and is in no log, not even when the search fails @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 503, path: "/search" });
  browserErrors.allow({ status: 503, path: /^\/media\// });
  const site = await startWebAt(sharedSite());
  try {
    await page.goto(`${site.url}/search?q=${encodeURIComponent("<b>secretworry</b> nest")}`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("<b>secretworry</b> nest");
    await site.loseCms();
    await page.goto(`${site.url}/search?q=secretworry+again`);
    await expect(page.getByRole("alert")).toContainText("does not answer");
    const log = site.logLines.join("\n") + (await readSharedLog());
    expect(log).toContain("/search");
    expect(log).not.toContain("secretworry");
  } finally {
    await site.stop();
  }
});
