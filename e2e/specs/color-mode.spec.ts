import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(24, 24, 27)";

const DARK_HERO = /hero_en_dark/;

for (const [colorScheme, background] of [
  ["light", LIGHT],
  ["dark", DARK],
] as const) {
  test(`without a choice a ${colorScheme} system gets a ${colorScheme} page and its logo`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await expect(page.locator("html")).toHaveCSS("background-color", background);
    const logo = page.getByRole("banner").locator("img").filter({ visible: true });
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute("src", new RegExp(`logo_header_${colorScheme}`));
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a ${colorScheme} device loads the ${colorScheme} pictures alone @tor-safest`, async ({ page }) => {
    const loaded = collectHeroes(page);
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await expect.poll(loaded).toEqual([colorScheme]);
  });
}

test("a choice decides between the pictures, also before scripts have started @script-on", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("wren-color-mode", "dark"));
  await page.goto("/");
  const hero = page.getByRole("img", { name: /Two Wren One phones/ });
  const shown = () => hero.evaluate((img: HTMLImageElement) => img.currentSrc);
  await expect.poll(shown).toMatch(DARK_HERO);
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByText("Light", { exact: true }).click();
  await expect.poll(shown).not.toMatch(DARK_HERO);
});

test("a dark device carries the class of a dark choice, and changes with the device @script-on", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const html = page.locator("html");
  await expect(html).toHaveClass("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).not.toHaveClass("dark");
  await expect(html).toHaveCSS("background-color", LIGHT);
});

test("a choice wins over the system, survives a reload without a flash, and can be given back @script-on", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page.locator("html")).toHaveCSS("background-color", DARK);
  expect(await page.evaluate(() => localStorage.getItem("wren-color-mode"))).toBe("dark");

  // The class is set before the body is parsed, so nothing is ever painted in the wrong mode.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.getElementsByTagName("body").length === 0) return;
      Object.assign(window, { classAtBody: document.documentElement.className });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, "classAtBody"))).toBe("dark");

  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByText("System", { exact: true }).click();
  await expect(page.locator("html")).toHaveCSS("background-color", LIGHT);
  expect(await page.evaluate(() => localStorage.getItem("wren-color-mode"))).toBeNull();
});

/** The modes whose picture at the head of the page is loaded. */
function collectHeroes(page: Page): () => string[] {
  const modes = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("hero_en")) modes.add(request.url().includes("hero_en_dark") ? "dark" : "light");
  });
  return () => [...modes];
}
