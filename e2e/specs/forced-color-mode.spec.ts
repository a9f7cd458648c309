import { expect, test } from "@playwright/test";
import { signInAsFirstAdmin } from "../support/admin.ts";
import type { SiteAddress } from "../support/site.ts";
import { editedSite } from "../support/site-keeper.ts";

let site: SiteAddress;

test.beforeAll(async () => {
  site = await editedSite();
  const admin = await signInAsFirstAdmin(site);
  await admin.publishPage("concept", { forcedColorMode: "dark" });
});

test("a page can force a mode, and leaving it gives the visitor's own back", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const html = page.locator("html");
  // Web hears of the publication a moment later.
  await expect(async () => {
    await page.goto(`${site.url}/concept`);
    await expect(html).toHaveClass("dark", { timeout: 1_000 });
  }).toPass();
  await expect(html).toHaveCSS("background-color", "rgb(24, 24, 27)");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(html).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
