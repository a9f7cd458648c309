import type { Page } from "@playwright/test";
import { putInCart } from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

/** Collects the paths of all scripts that the page asks for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Resolves when the page had time for everything that it does by itself. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

const SIGNS: Record<string, (page: Page) => Promise<void>> = {
  "pointing at a link": (page) => page.getByRole("link", { name: "Shop" }).first().hover(),
  "the tabulator key": (page) => page.keyboard.press("Tab"),
  "scrolling far": (page) => page.evaluate(() => scrollTo(0, 3 * innerHeight)),
  "a touch": (page) => page.locator("h1").dispatchEvent("touchstart"),
};

for (const [sign, give] of Object.entries(SIGNS))
  test(`a page without use asks for no script, and ${sign} brings them @script-on`, async ({ page }) => {
    const asked = watchScripts(page);
    await page.goto("/");
    await untilIdle(page);
    // Neither a pointer that rests beside all controls nor a little scrolling is use.
    await page.mouse.move(5, 400);
    await page.evaluate(() => scrollTo(0, innerHeight / 2));
    await untilIdle(page);
    expect(asked).toEqual([]);
    await give(page);
    await page.locator("input[name=color-mode]").first().waitFor({ state: "attached" });
    expect(asked).toContainEqual(expect.stringMatching(/^\/assets\/shared-/));
  });

test("where data is dear, only typing brings scripts @script-on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked = watchScripts(page);
  await page.goto("/support/kb");
  await page.locator("main input[name=q]").hover();
  await page.locator("main input[name=q]").focus();
  await untilIdle(page);
  expect(asked).toEqual([]);
  await page.keyboard.type("battery");
  await page.locator("input[name=color-mode]").first().waitFor({ state: "attached" });
  await expect(page.locator("main input[name=q]")).toHaveValue("battery");
});

test("a page that changes by itself needs no sign @script-on", async ({ page }) => {
  await putInCart(page, "CHARGER");
  await page.goto("/shop/checkout");
  await page.locator("input[name=color-mode]").first().waitFor({ state: "attached" });
});

test("a click before the scripts are there is followed all the same, and the next one by script @script-on", async ({
  page,
}) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue().catch(() => undefined); // The page that asked may be gone.
  });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Concept" }).click();
  await expect(page).toHaveURL("/concept");
  letThrough();
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});
