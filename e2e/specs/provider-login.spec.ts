import { expect, test } from "@playwright/test";
import type { SiteAddress } from "../support/site.ts";
import { editedSite } from "../support/site-keeper.ts";

let site: SiteAddress;

test.beforeAll(async () => {
  site = await editedSite();
});

test("a visitor signs in with the provider's account, and only the session stays", async ({ page }) => {
  await page.goto(`${site.url}/support/chat`);
  await page.getByRole("link", { name: "Sign in with example" }).click();
  await expect(page).toHaveURL(`${site.url}/support/chat`);
  await expect(page.getByText("As ada@example.org.")).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["wren-session"]);
});

test("a return that did not begin here signs nobody in, and says so", async ({ page }) => {
  await page.goto(`${site.url}/connect/example/callback?code=stolen&state=guessed`);
  await expect(page).toHaveURL(`${site.url}/support/chat`);
  await expect(page.getByRole("alert")).toContainText("Signing in with the provider did not work.");
  expect(await page.context().cookies()).toEqual([]);
});

test("a provider that nobody set up is not found", async ({ page }) => {
  const response = await page.goto(`${site.url}/connect/unknown`);
  expect(response?.status()).toBe(404);
});
