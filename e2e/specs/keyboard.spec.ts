import { pressAndSee, pressUntil, tabToTheEnd } from "../support/focus.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto("/");
  if (javaScriptEnabled) await untilHydrated(page);
});

test("the first stop leads past the navigation, and backwards there is a way out again", async ({ page }) => {
  expect(await pressAndSee(page, "Tab")).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  expect(await pressAndSee(page, "Tab")).toBe("See the phones");
  expect(await pressAndSee(page, "Shift+Tab")).toContain("Language and currency");
  expect(await pressAndSee(page, "Shift+Tab")).toBe("Cart");
  expect(await pressAndSee(page, "Shift+Tab")).toBe("Search");
  expect(await pressAndSee(page, "Shift+Tab")).toBe("Shop");
});

for (const [device, viewport] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const) {
  for (const path of ["/", "/de/shop", "/privacy"]) {
    test(`on a ${device} every stop of ${path} is seen, from the first to the last`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const stops = await tabToTheEnd(page);
      expect(stops.length).toBeGreaterThan(12);
      expect(stops.slice(-2)).toEqual(["English", "Deutsch"]);
    });
  }

  test(`on a ${device} language and currency are chosen with the keyboard`, async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize(viewport);
    const popover = page.getByRole("dialog", { name: "Language, currency and colours" });
    await pressUntil(page, "Tab", "Language and currency EN · CHF");
    await page.keyboard.press("Enter");
    await expect(popover).toBeVisible();
    expect(await pressAndSee(page, "Tab")).toBe("English");
    await page.keyboard.press("Escape");
    await expect(popover).toBeHidden();
    await expect(page.getByRole("button", { name: "Language and currency" })).toBeFocused();

    await page.keyboard.press("Enter");
    await pressUntil(page, "Tab", "Currency");
    // Without scripts the "Apply" button comes next; with scripts the choice applies itself, and the colours come next.
    expect(await pressAndSee(page, "Tab")).toBe(javaScriptEnabled ? "System" : "Apply");
    await pressUntil(page, "Shift+Tab", "Deutsch");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Das Telefon, das für sich bleibt.");
  });
}

test("leaving the popover with Tab closes it @script-on", async ({ page }) => {
  await pressUntil(page, "Tab", "Language and currency EN · CHF");
  await page.keyboard.press("Enter");
  await pressUntil(page, "Tab", "System");
  expect(await pressAndSee(page, "Tab")).toBe("See the phones");
  await expect(page.getByRole("dialog", { name: "Language, currency and colours" })).toBeHidden();
});

test("the phone's menu holds the keyboard until it is closed or a link is chosen", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const menu = page.getByRole("dialog", { name: "Menu" });
  await pressUntil(page, "Tab", "Menu");
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  expect(await tabToTheEnd(page)).toEqual(["Home", "Concept", "FAQ and support", "About", "Shop"]);

  expect(await pressAndSee(page, "Shift+Tab")).toBe("Shop");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();

  await page.keyboard.press("Enter");
  await pressUntil(page, "Tab", "Concept");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Four parts that know little.");
  await expect(menu).toBeHidden();
});
