import type { Page } from "@playwright/test";
import { readMailsTo } from "../support/mails.ts";
import { checkoutOf, comeFromSomewhereElse, LABELS, newBuyer } from "../support/shop.ts";
import { test } from "../support/stripe-shop.ts";
import { expect } from "../support/test.ts";

// One after the other: two at once would each start a shop of their own.
test.describe.configure({ mode: "default" });

test.beforeEach(({ page }) => comeFromSomewhereElse(page));

async function orderPhone(page: Page, { by }: { by: RegExp }): Promise<string> {
  const [buyer, checkout] = [newBuyer(), checkoutOf(page)];
  await page.goto("/shop/wren-mini");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: /^Cart/ }).click();
  await checkout.fill(buyer);
  await checkout.field("country").selectOption("Switzerland");
  await checkout.update();
  await page.getByRole("radio", { name: by }).check();
  await checkout.terms.check();
  await checkout.orderButton.click();
  return buyer;
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

  const identifiers = /Mobile id[^]*M-\w{4}-\w{4}-\w/;
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
  await expect(headline(page)).toHaveText("Waiting for the payment");
  await expect(page.getByRole("status")).toContainText("back without a payment");
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
