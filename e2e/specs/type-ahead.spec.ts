import type { Page } from "@playwright/test";
import { setNewVisitorAddress, putInCart } from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

/** Focuses the list of currencies, with a fake clock. */
async function focusList(page: Page) {
  await page.clock.install();
  await page.goto("/shop");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Language and currency" }).click();
  const list = page.getByLabel("Currency", { exact: true });
  await list.focus();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return list;
}

test("letters typed within 500 milliseconds are one word @script-on", async ({ page }) => {
  const list = await focusList(page);
  await page.keyboard.press("c");
  await page.clock.runFor(500);
  await page.keyboard.press("e"); // Typed "ce", which begins no currency.
  await expect(list).toHaveValue("chf");
  await page.clock.runFor(500);
  await page.keyboard.press("e"); // The time counts from the last letter: now "cee".
  await expect(list).toHaveValue("chf");
});

test("a letter after more than 500 milliseconds begins a new word @script-on", async ({ page }) => {
  await focusList(page);
  await page.keyboard.press("c");
  await page.clock.runFor(501);
  await page.keyboard.press("e");
  await expect(page.getByRole("status")).toHaveText("Prices are now shown in EUR.");
});

test("a country is found by two words, and Escape puts the old one back @script-on", async ({ page }) => {
  await setNewVisitorAddress(page);
  await putInCart(page, "WREN-ONE-GRAPHITE");
  await page.goto("/shop/checkout");
  await untilHydrated(page);
  const country = page.getByLabel("Country");
  const before = await country.inputValue();
  await country.focus();
  await page.keyboard.type("united k");
  await expect(country).toHaveValue("GB");
  await page.keyboard.press("Escape");
  await expect(country).toHaveValue(before);
});
