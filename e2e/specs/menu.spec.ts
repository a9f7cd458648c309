import { expect, test, untilHydrated } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone the menu fills the screen, leads on, and closes when a link is chosen @tor-safest", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });

  await menu.getByRole("link", { name: "Concept" }).click();
  await expect(page).toHaveURL(/\/concept$/);
  await expect(menu).toBeHidden();
});

test("a link to the page that is there already closes it, too @tor-safest", async ({ page }) => {
  await page.goto("/concept");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Concept" }).click();
  await expect(menu).toBeHidden();
});

test("the narrowest screens still have the pictures of their buttons", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/de");
  for (const name of ["Sprache und Währung", "Menü"])
    await expect(page.getByRole("button", { name }).locator(".icon")).toBeVisible();
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("button", { name: "Schliessen" }).locator(".icon")).toBeVisible();
});

test("a menu opened before the scripts have loaded stays open @script-on", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();
  release();
  await untilHydrated(page);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("the close button closes it @tor-safest", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});

test("a window that grows wider than 768 pixels needs no menu", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.setViewportSize({ width: 769, height: 844 });
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("after growing and shrinking it is closed, not hidden @script-on", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.locator("#menu:popover-open")).toHaveCount(0);
});
