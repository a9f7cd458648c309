import type { Page, Route } from "@playwright/test";
import { checkoutOf, newBuyer, putInCart } from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

test("a page that an extension changed before the scripts ran is still a working page @script-on", async ({
  page,
  browserErrors,
}) => {
  // React must report the hydration mismatch, and nothing else may fail.
  browserErrors.expect({ message: /React error #418/ });
  await page.route("**/tos", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(">Terms of service<", ">Allgemeine Bedingungen<");
    await route.fulfill({ response, body });
  });
  await page.goto("/tos");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of service");
  await expect(page.getByText("These terms apply to all orders of devices")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The phone that keeps to itself.");
});

test("markup from elsewhere cannot be put into the page by a script @script-on", async ({ page, browserErrors }) => {
  browserErrors.expect({ message: /requires 'TrustedHTML' assignment/ });
  browserErrors.expect({ message: /Creating a TrustedTypePolicy named 'wren-island' violates/ });
  await page.goto("/concept");
  await untilHydrated(page);
  const outcomes = await page.evaluate(() => {
    const markup = "<img src=x onerror=alert(1)>";
    // Other code cannot create a policy under the site's name either.
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } };
    const vouch = () => trustedTypes?.createPolicy("wren-island", { createHTML: (html: string) => html });
    return [() => document.body.insertAdjacentHTML("beforeend", markup), vouch].map((attempt) => {
      try {
        attempt();
        return "done";
      } catch {
        return "refused";
      }
    });
  });
  expect(outcomes).toEqual(["refused", "refused"]);
});

test("scripts come although the browser never says that it has time @script-on", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout === undefined ? 0 : window.setTimeout(callback, options.timeout);
  });
  await page.goto("/");
  await untilHydrated(page);
});

/** Simulates a slow line by holding scripts back. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route("**/*.js", async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return () => {
    isHeld = false;
    for (const route of waiting) void route.continue();
  };
}

test("a page does not move under the mouse when scripts come to it and to its message @script-on", async ({ page }) => {
  const checkout = checkoutOf(page);
  await putInCart(page, "CHARGER");
  const letThrough = await holdScripts(page);
  await page.goto("/shop/checkout", { waitUntil: "domcontentloaded" });
  await checkout.field("firstName").focus();
  await checkout.terms.hover();
  await expect(checkout.field("firstName")).not.toBeInViewport();
  const place = await page.evaluate(() => window.scrollY);
  letThrough();
  await expect(page.getByRole("button", { name: "Close this message" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test("what is chosen before the scripts come is kept, and the sum follows @script-on", async ({ page }) => {
  const checkout = checkoutOf(page);
  await putInCart(page, "CHARGER");
  const letThrough = await holdScripts(page);
  await page.goto("/shop/checkout", { waitUntil: "domcontentloaded" });
  const [email, quantity] = [newBuyer(), page.getByLabel("Quantity of Charger with cable")];
  await expect(checkout.total).toHaveText("CHF 51.00");
  await checkout.fill(email);
  await quantity.selectOption("3");
  await checkout.field("country").selectOption("Austria");
  await page.getByLabel("Monero").check();
  await checkout.terms.check();
  letThrough();
  await untilHydrated(page);

  await expect(checkout.total).toHaveText("CHF 142.00");
  await expect(quantity).toHaveValue("3");
  await expect(checkout.field("country")).toHaveValue("AT");
  await expect(checkout.field("email")).toHaveValue(email);
  await expect(page.getByLabel("Monero")).toBeChecked();
  await expect(checkout.terms).toBeChecked();
  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for your payment");
});

for (const width of [390, 1280]) {
  test(`${String(width)} wide, no field of the checkout moves when the scripts take over @script-on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await putInCart(page, "CHARGER");
    const letThrough = await holdScripts(page);
    await page.goto("/shop/checkout", { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    const where = () => page.locator("main :is(input, select, h2, dl)").evaluateAll(measure);
    const before = await where();
    letThrough();
    await untilHydrated(page);
    expect(await where()).toEqual(before);
    await expect(page.getByRole("button", { name: "Update the total" })).toBeHidden();
  });
}

/** Runs in the page. */
function measure(elements: Element[]): string[] {
  return elements.map((element) => `${element.id || element.tagName} at ${String(element.getBoundingClientRect().y)}`);
}
