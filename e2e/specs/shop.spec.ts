import { signInAsFirstAdmin } from "../support/admin.ts";
import { editedSite } from "../support/site-keeper.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

test("a visitor finds a phone, chooses its colour and could put it into the cart @tor-safest", async ({ page }) => {
  await page.goto("/shop");
  const phones = page.getByRole("region", { name: "Phones" }).or(page.locator("#phones"));
  await expect(phones.getByRole("listitem").filter({ hasText: "Wren Slate" })).toContainText("CHF 1’149.00");
  await phones.getByRole("link", { name: "Wren One" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wren One");
  const main = page.getByRole("main");
  await expect(main).toContainText("CHF 899.00");
  await expect(main).toContainText("Includes 8.1 % VAT. Shipping from CHF 12.00.");
  await expect(main.getByRole("img").first()).toHaveAccessibleName(/in graphite/);

  await main.getByRole("link", { name: "Red" }).click();
  await expect(page).toHaveURL(/\/shop\/wren-one\?variant=red$/);
  await expect(main.getByRole("link", { name: "Red" })).toHaveAttribute("aria-current", "true");
  await expect(main.getByRole("img").first()).toHaveAccessibleName(/in red/);

  const form = page.locator('form[action="/cart"]').first();
  await expect(form).toHaveAttribute("method", "post");
  await expect(form.locator("input[name=intent]")).toHaveValue("add");
  await expect(form.locator("input[name=sku]")).toHaveValue("WREN-ONE-RED");
  await form.getByLabel("Quantity").selectOption("3");
  await expect(form.getByRole("button", { name: "Add to cart" })).toBeEnabled();
  await expect(main.getByRole("row", { name: "Battery 4,500 mAh, a day and a half" })).toBeVisible();
});

test("each picture of a phone has a link that shows it large, in place @tor-safest", async ({ page }) => {
  await page.goto("/shop/wren-one");
  const links = page.getByRole("navigation", { name: "Pictures" });
  await expect(page.locator("#picture-1")).toBeInViewport();
  await links.getByRole("link", { name: "Show picture 2 of" }).click();
  await expect(page).toHaveURL(/\/shop\/wren-one#picture-2$/);
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator("#picture-1")).not.toBeInViewport();
});

test("arrow keys change the picture, and its link is marked @script-on", async ({ page }) => {
  await page.goto("/shop/wren-one");
  await untilHydrated(page);
  const links = page.getByRole("navigation", { name: "Pictures" }).getByRole("link");
  await expect(links.nth(0)).toHaveAttribute("aria-current", "true");
  await page.locator("#picture-1").locator("..").press("ArrowRight");
  await expect(links.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(links.nth(0)).not.toHaveAttribute("aria-current");
  await expect(page.locator("#picture-2")).toBeInViewport({ ratio: 0.9 });
});

test("the page of a phone ends with the button that buys it, and compares it with the others @tor-safest", async ({
  page,
}) => {
  await page.goto("/shop/wren-one?variant=white");
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ hasText: "then CHF 97.20 a year" })).toBeVisible();
  await expect(main.getByRole("table", { name: "Phones compared" })).toContainText("6,000 mAh, two days");
  await expect(main.getByRole("button").last()).toHaveText("Add Wren One to cart");
  await main.getByRole("button").last().click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await page.goto("/shop/checkout");
  await expect(page.getByRole("main")).toContainText("Wren One, White");
});

test("the shop tells every country's price and days before the checkout does @tor-safest", async ({ page }) => {
  await page.goto("/de/shop/case");
  await page.getByRole("link", { name: "Andere Länder" }).click();
  await expect(page).toHaveURL(/\/de\/shop#shipping$/);
  const zone = page.locator("#shipping").getByRole("listitem").filter({ hasText: "Estland" });
  await expect(zone).toContainText("CHF 25.00");
  await expect(zone).toContainText("4 bis 8 Arbeitstage");
});

test("prices are in the visitor's money and words in the visitor's language", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "wren-currency", value: "eur", url: baseURL }]);
  await page.goto("/de/shop/wren-one");
  await expect(page.getByRole("main")).toContainText("EUR 929.00");
  await expect(page.getByRole("main")).toContainText("Inklusive 8,1 % MwSt. Versand ab EUR 12.50.");
  await page.getByRole("main").getByRole("link", { name: "Weiss" }).click();
  await expect(page).toHaveURL(/\/de\/shop\/wren-one\?variant=white$/);
  await expect(page.locator('form[action="/de/cart"] input[name=sku]').first()).toHaveValue("WREN-ONE-WHITE");
  await page.getByRole("main").getByRole("link", { name: "Shop" }).first().click();
  await expect(page).toHaveURL(/\/de\/shop$/);
  await expect(page.getByRole("listitem").filter({ hasText: "Ladegerät" })).toContainText("EUR 41.00");
  await page.getByRole("main").getByRole("link", { name: "Zu den Diensten" }).click();
  await expect(page).toHaveURL(/\/de\/shop\/services$/);
});

test("a variant that does not exist shows the first, a product that does not exist is not found", async ({
  page,
  browserErrors,
}) => {
  await page.goto("/shop/wren-one?variant=purple");
  await expect(page.locator("input[name=sku]").first()).toHaveValue("WREN-ONE-GRAPHITE");
  for (const slug of ["wren-two", "Wren-One", "checkout-old"]) {
    browserErrors.expect({ status: 404, path: `/shop/${slug}` });
    expect((await page.goto(`/shop/${slug}`))?.status(), slug).toBe(404);
  }
});

test("a product tells search engines its offers, and one address for all its variants", async ({ page }) => {
  await page.goto("/shop/wren-one?variant=red");
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [data, trail] = told.map((text) => JSON.parse(text));
  expect(data).toMatchObject({ "@type": "Product", name: "Wren One" });
  expect(data.offers).toHaveLength(3);
  expect(data.offers[2]).toMatchObject({ sku: "WREN-ONE-RED", price: "899.00", priceCurrency: "CHF" });
  expect(trail).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ name: "Shop" }, { name: "Wren One" }] });
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/shop\/wren-one$/);
});

test("another variant is chosen without a page load, and the page stays where it is @script-on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto("/shop/wren-one");
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  const white = page.getByRole("main").getByRole("link", { name: "White" });
  await page.getByLabel("Quantity").selectOption("2");
  await white.evaluate((link) => link.scrollIntoView({ block: "center" }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await white.click();
  await expect(page.locator("input[name=sku]").first()).toHaveValue("WREN-ONE-WHITE");
  await expect(page.getByLabel("Quantity")).toHaveValue("1");
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test("a new price and the last piece are told at once, to everybody @script-on", async ({ page }) => {
  const site = await editedSite();
  const admin = await signInAsFirstAdmin(site);
  const main = page.getByRole("main");
  const shows = (path: string, words: string) =>
    expect
      .poll(
        async () => {
          await page.goto(site.url + path);
          return (await main.innerText()).replaceAll("\u00a0", " ");
        },
        { timeout: 20_000 },
      )
      .toContain(words);

  await shows("/shop/case", "CHF 35.00");
  await admin.saveArticle("CASE-RED", { priceChf: 29_00, stock: 2 });
  await shows("/shop/case?variant=red", "CHF 29.00");
  await shows("/shop/case?variant=red", "Only 2 left");
  await shows("/shop", "from CHF 29.00");

  await admin.saveArticle("CASE-RED", { stock: 0 });
  await shows("/shop/case?variant=red", "Sold out");
  await expect(page.locator("form[action$='/cart']")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Red Sold out" })).toBeVisible();

  await admin.saveArticle("CASE-RED", { active: false });
  await admin.saveArticle("CASE-GREY", { active: false });
  await shows("/shop/case", "Not available at the moment");
  await shows("/shop", "Not available at the moment");
});
