import AxeBuilder from "@axe-core/playwright";
import { expect, test, untilHydrated } from "../support/test.ts";

const PATHS = [
  "/",
  "/concept",
  "/shop",
  "/shop/wren-one",
  "/shop/services/storage-extension",
  "/support/files",
  "/privacy",
  "/de",
  "/de/about",
  "/de/shop/checkout",
  "/de/support/kb",
  "/de/tos",
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the ${colorScheme} pages @script-on`, async ({ page }) => {
    test.slow(); // Many pages, and axe looks at every element of each.
    await page.emulateMedia({ colorScheme });
    for (const path of PATHS) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => ({ path, id, where: nodes.map(({ html }) => html) }))).toEqual([]);
    }
  });
}

test("axe finds nothing in the open menu and the open popover @script-on", async ({ page }) => {
  await page.goto("/de");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Sprache und Währung" }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole("button", { name: "Menü" }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("at 320 pixels nothing is cut off sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PATHS) {
    await page.goto(path);
    const { scrollWidth, clientWidth } = await page.locator("html").evaluate((html) => ({
      scrollWidth: html.scrollWidth,
      clientWidth: html.clientWidth,
    }));
    expect(scrollWidth, path).toBe(clientWidth);
  }
});

test("the first stop of the keyboard leads past the navigation @script-on", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
