import type { Page } from "@playwright/test";
import { addMonths, formatIsoDay } from "../../domain/dist/index.js";
import { readMailsTo } from "../support/mails.ts";
import { checkoutOf, setNewVisitorAddress, LABELS, newBuyer } from "../support/shop.ts";
import { test } from "../support/stripe-shop.ts";
import { subscribe } from "../support/subscriptions.ts";
import { expect } from "../support/test.ts";

// One after the other: each parallel worker would start a shop of its own.
test.describe.configure({ mode: "default" });

test.beforeEach(({ page }) => setNewVisitorAddress(page));

async function orderPhone(page: Page, { by }: { by: RegExp }): Promise<string> {
  const [buyer, checkout] = [newBuyer(), checkoutOf(page)];
  await page.goto("/shop/wren-mini");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: /^Cart .*item/ }).click();
  await checkout.fill(buyer);
  await page.getByRole("radio", { name: by }).check();
  await checkout.terms.check();
  await checkout.orderButton.click();
  return buyer;
}

const SERVICE_LABELS = {
  en: { identifier: "Nest ID or mobile ID", show: "Show prices", add: "Add to cart" },
  de: { identifier: "Nest-ID oder Mobile-ID", show: "Preise zeigen", add: "In den Warenkorb" },
};

type ServiceSelection = { path: string; identifier: string; choice: RegExp };

/** Goes from a service's page to the checkout. */
async function chooseService(
  page: Page,
  labels: (typeof SERVICE_LABELS)["en"],
  { path, identifier, choice }: ServiceSelection,
) {
  await page.goto(path);
  await page.getByLabel(labels.identifier).fill(identifier);
  await page.getByRole("button", { name: labels.show }).click();
  await page.getByLabel(choice).check();
  await page.getByRole("button", { name: labels.add }).click();
}

const atStripe = (page: Page) => page.getByRole("heading", { level: 1, name: "Simulated checkout" });
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

test("a phone is paid by card on Stripe's page: confirmation, and the identifiers by mail", async ({ page, shop }) => {
  const buyer = await orderPhone(page, { by: /^Card/ });
  await expect(atStripe(page)).toBeVisible();
  expect(page.url()).toContain(`${shop.stripe.url}/c/pay/cs_test_`);
  await expect(page.getByText(/^Total: CHF [\d.]+ by card$/)).toBeVisible();

  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(headline(page)).toHaveText(LABELS.en.paid);
  await expect(page).toHaveURL(/\/shop\/confirmation\?order=[\w-]+$/);
  const number = (await page.getByText(/^Order W-/).textContent())?.replace("Order ", "");
  expect(shop.stripe.charges().filter(({ reference }) => reference === number)).toHaveLength(1);
  expect(shop.stripe.webhooks.deliveries.map(({ status }) => status)).not.toContain(null);

  const identifiers = /Mobile ID[^]*M-\w{4}-\w{4}-\w/;
  await expect
    .poll(async () => (await readMailsTo(shop.site.dataDir, buyer)).some((mail) => identifiers.test(mail)))
    .toBe(true);
});

test("declined, left without paying, and come back: the same page takes the money, once", async ({ page, shop }) => {
  await orderPhone(page, { by: /^Payment provider/ });
  await expect(page.getByText(/by card or twint$/)).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "Let the payment fail" }).click();
  await expect(page.getByRole("alert")).toHaveText("The payment was declined. Try again.");

  await page.getByRole("button", { name: "Go back to the shop" }).click();
  await expect(headline(page)).toHaveText("Waiting for your payment");
  await expect(page.getByRole("status")).toContainText("back without paying");
  await page.getByRole("link", { name: "Pay now" }).click();
  expect(page.url()).toBe(address);

  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(headline(page)).toHaveText(LABELS.en.paid);
  await page.goto(address);
  await expect(headline(page)).toHaveText(LABELS.en.paid);
  const session = new URL(address).pathname.split("/").at(-1);
  expect(shop.stripe.charges().filter((charge) => charge.session === session)).toHaveLength(1);
});

test("TWINT, after card was tried first: its page is closed, and francs are taken by TWINT", async ({ page, shop }) => {
  await orderPhone(page, { by: /^Card/ });
  await expect(atStripe(page)).toBeVisible();
  const cardPage = page.url();
  await page.getByRole("button", { name: "Go back to the shop" }).click();

  await page.getByText("Pay another way").click();
  await page.getByLabel("TWINT").check();
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByText(/^Total: CHF [\d.]+ by twint$/)).toBeVisible();
  const twintPage = page.url();
  expect((await page.request.get(cardPage)).status()).toBe(410);

  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(headline(page)).toHaveText(LABELS.en.paid);
  const session = new URL(twintPage).pathname.split("/").at(-1);
  expect(shop.stripe.charges().find((charge) => charge.session === session)).toMatchObject({
    method: "twint",
    currency: "chf",
  });
});

test("a storage extension alone is paid in francs, and given when the buyer is back", async ({ page, shop }) => {
  const subscription = subscribe({ days: 73, dataDir: shop.site.dataDir });
  const path = "/shop/services/storage-extension";
  await chooseService(page, SERVICE_LABELS.en, { path, identifier: subscription.mobileId, choice: /^500\sGB/ });
  const checkout = checkoutOf(page);
  await expect(checkout.total).toContainText("CHF 9.12");
  await checkout.field("email").fill(newBuyer());
  await page.getByRole("radio", { name: /^Card/ }).check();
  await checkout.terms.check();
  await checkout.orderButton.click();

  await expect(atStripe(page)).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveText("1 × Storage extension, 500 GB: CHF 9.12");
  await expect(page.getByText("Total: CHF 9.12 by card")).toBeVisible();
  await expect(page.locator("body")).not.toContainText(subscription.mobileId);

  await page.getByRole("button", { name: "Go back to the shop" }).click();
  await expect(page.getByText(/^Your order is placed\. Please pay by /)).toBeVisible(); // No goods are reserved.
  await page.getByRole("link", { name: "Pay now" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();

  await expect(headline(page)).toHaveText("All done");
  const articles = page.locator(".order-articles");
  await expect(articles).toContainText(`500 GB until ${formatIsoDay(subscription.endsOn, "en")}`);
  await expect(articles).toContainText("CHF 9.12");
  expect(subscription.read()).toEqual({ endsOn: subscription.endsOn, quotaGb: 500 });
});

test("a renewal and a phone are paid together in euros, in German", async ({ page, shop, javaScriptEnabled }) => {
  const subscription = subscribe({ days: 5, dataDir: shop.site.dataDir });
  const newEnd = addMonths(subscription.endsOn, 12);
  await page.context().addCookies([{ name: "wren-currency", value: "eur", url: shop.site.url }]);
  await page.goto("/de/shop/wren-mini");
  await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Warenkorb .*Artikel/ })).toBeVisible();
  const path = "/de/shop/services/subscription-renewal";
  await chooseService(page, SERVICE_LABELS.de, { path, identifier: subscription.nestId, choice: /^12\sMonate/ });
  const checkout = checkoutOf(page, LABELS.de);
  await checkout.fill(newBuyer());
  await checkout.field("country").selectOption("Österreich");
  if (!javaScriptEnabled) await checkout.updateButton.click();
  // The total with shipping has loaded.
  await expect(page.getByText(/Einfuhrabgaben/).last()).toBeAttached();
  await page.getByRole("radio", { name: /^Karte/ }).check();
  await checkout.terms.check();
  const total = (await checkout.total.textContent())?.match(/EUR\s[\d’.]+/)?.[0] ?? "";
  await checkout.orderButton.click();

  await expect(atStripe(page)).toBeVisible();
  const lines = page.getByRole("listitem");
  await expect(lines).toHaveCount(3);
  // 12 months for EUR 114.00, less 10 %.
  await expect(lines.nth(1)).toHaveText("1 × Aboverlängerung, 12 Monate: EUR 102.60");
  await expect(lines.last()).toContainText("Versand");
  await page.getByRole("button", { name: "Pay", exact: true }).click();

  await expect(headline(page)).toHaveText(LABELS.de.paid);
  const articles = page.locator(".order-articles");
  await expect(articles).toContainText(formatIsoDay(newEnd, "de"));
  await expect(articles).toContainText(total);
  expect(subscription.read().endsOn).toBe(newEnd);
  const number = /W-\w{4}-\w{4}/.exec(await page.getByRole("main").innerText())?.[0];
  const [charge] = shop.stripe.charges().filter(({ reference }) => reference === number);
  expect(charge).toMatchObject({ currency: "eur", amountMinor: Number(total.replaceAll(/\D/g, "")) });
});
