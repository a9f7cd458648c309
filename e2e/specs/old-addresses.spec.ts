import { expect, test, untilHydrated } from "../support/test.ts";

test("old addresses lead on, in the visitor's language", async ({ page }) => {
  await page.goto("/terms");
  await expect(page).toHaveURL(/\/tos$/);
  await page.goto("/de/faq/");
  await expect(page).toHaveURL(/\/de\/support\/kb$/);
});

test("an old address in a link changes the page without a reload @script-on", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.evaluate(() => {
    Object.assign(window, { stillTheSameDocument: true });
    history.pushState({}, "", "/agb");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(/\/tos$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
});
