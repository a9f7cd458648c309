import { addMonths, daysBetween, formatIsoDay, isoDayOf } from "../../domain/dist/index.js";
import { readMailsTo } from "../support/mails.ts";
import { checkoutOf, setNewVisitorAddress, LABELS, newBuyer, putInCart, newAddressHeaders } from "../support/shop.ts";
import { subscribe } from "../support/subscriptions.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

const EXTENSION = "/shop/services/storage-extension";
const RENEWAL = "/shop/services/subscription-renewal";

test("storage is extended by the mobile id, after a typo, and the figures stay the same @tor-safest", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/shop/services" });
  const subscription = subscribe({ days: 73 });
  const buyer = newBuyer();
  await page.goto("/shop/services");
  const number = page.getByLabel("Nest ID or mobile ID");
  const mistyped = subscription.mobileId.slice(0, -1) + (subscription.mobileId.endsWith("0") ? "1" : "0");
  await number.fill(mistyped);
  const extend = page.getByRole("button", { name: "Extend" });
  await extend.click();
  await expect(page.getByRole("alert")).toContainText("typo");
  await expect(number).toHaveValue(mistyped);
  // A button is ignored as long as its last click is being answered.
  await expect(extend).toHaveAttribute("aria-busy", "false");

  await number.fill(` ${subscription.mobileId.toLowerCase().replaceAll("-", " ")} `);
  await extend.click();
  await expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible();
  await expect(page).toHaveURL(EXTENSION); // The number does not appear in the address.
  await expect(page.locator(".subscription-facts")).toContainText(subscription.mobileId);
  await expect(page.locator(".subscription-facts")).toContainText("73");

  // A fifth of a year of CHF 48.00 is CHF 9.60; less 5 % that is CHF 9.12.
  const choice = page.getByRole("listitem").filter({ has: page.getByLabel(/^500\sGB/) });
  await expect(choice).toContainText("CHF 9.12");
  // Only the chosen size shows its calculation.
  const calculation = page.locator(".arithmetic:visible");
  await expect(calculation).toHaveCount(0);
  await page.getByLabel(/^1000\sGB/).check();
  await page.getByLabel(/^500\sGB/).check();
  await expect(calculation).toHaveCount(1);
  await expect(calculation).toContainText("73 of 365 days");
  await expect(calculation).toContainText("−CHF 0.48");
  await page.getByRole("button", { name: "Add to cart" }).click();

  const checkout = checkoutOf(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  await expect(checkout.total).toContainText("CHF 9.12");
  await expect(page.getByLabel("First name")).toHaveCount(0); // Nothing is shipped, so there is no address to fill in.
  await checkout.field("email").fill(buyer);
  await checkout.terms.check();
  await checkout.orderButton.click();
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All done");
  await expect(page.locator(".order-articles")).toContainText(
    `500 GB until ${formatIsoDay(subscription.endsOn, "en")}`,
  );
  await expect(page.locator(".order-articles")).toContainText("CHF 9.12");
  expect(subscription.read()).toEqual({ endsOn: subscription.endsOn, quotaGb: 500 });
  await expect.poll(() => readMailsTo(process.env.WREN_DATA_DIR ?? "", buyer)).toHaveLength(2);
});

test("somebody renews in German, by the nest id @tor-safest", async ({ page }) => {
  const subscription = subscribe({ days: 5 });
  await page.goto(`/de${RENEWAL}`);
  await page.getByLabel("Nest-ID oder Mobile-ID").fill(subscription.nestId);
  await page.getByRole("button", { name: "Preise zeigen" }).click();
  const newEnd = addMonths(subscription.endsOn, 24);
  await page.getByLabel(/^24\sMonate/).check();
  await expect(page.getByText(`Neues Ende: ${formatIsoDay(newEnd, "de")}`)).toBeVisible();
  await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
  const checkout = checkoutOf(page, LABELS.de);
  await expect(checkout.total).toContainText("CHF 183.60");
  await checkout.field("email").fill(newBuyer());
  await checkout.terms.check();
  await checkout.orderButton.click();
  await page.getByRole("button", { name: /^CHF .* zahlen$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Alles ist erledigt");
  expect(subscription.read().endsOn).toBe(newEnd);
});

test("an expired subscription is not extended, and the way on leads to its renewal @tor-safest", async ({ page }) => {
  const subscription = subscribe({ days: -20 });
  await page.goto(EXTENSION);
  await page.getByLabel("Nest ID or mobile ID").fill(subscription.mobileId);
  await page.getByRole("button", { name: "Show prices" }).click();
  await expect(page.getByText("Subscription expired, renew to continue.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveCount(0);
  await page.getByRole("link", { name: "Renew the subscription" }).click();
  await page.getByLabel(/^1\smonth/).check();
  await page.getByRole("button", { name: "Add to cart" }).click();
  const end = addMonths(isoDayOf(new Date()), 1);
  await expect(page.locator(".order-lines")).toContainText(`New end: ${formatIsoDay(end, "en")}`);
  const checkout = checkoutOf(page);
  await checkout.field("email").fill(newBuyer());
  await checkout.terms.check();
  await checkout.orderButton.click();
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All done");
  expect(subscription.read().endsOn).toBe(end);
});

test("a subscription that ended today, or has the largest size, is refused with its reason", async ({ page }) => {
  for (const { facts, sentence } of [
    { facts: { days: 0 }, sentence: "Subscription expired today, renew to continue." },
    { facts: { quotaGb: 2_000 }, sentence: "There is nothing to extend." },
  ]) {
    await page.goto(EXTENSION);
    const other = page.getByRole("button", { name: "Another number" });
    if (await other.isVisible()) await other.click();
    await page.getByLabel("Nest ID or mobile ID").fill(subscribe(facts).nestId);
    await page.getByRole("button", { name: "Show prices" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test("a phone and a service are ordered together, and either can be taken out again", async ({ page }) => {
  await putInCart(page, "CHARGER");
  const subscription = subscribe();
  await page.goto(RENEWAL);
  await page.getByLabel("Nest ID or mobile ID").fill(subscription.mobileId);
  await page.getByRole("button", { name: "Show prices" }).click();
  await page.getByLabel(/^12\smonths/).check();
  await page.getByRole("button", { name: "Add to cart" }).click();
  const checkout = checkoutOf(page);
  // 39.00 for the charger, 97.20 for the months, 12.00 for the parcel.
  await expect(checkout.total).toContainText("CHF 148.20");
  await expect(page.getByLabel("First name")).toBeVisible();
  await page.getByRole("button", { name: "Remove Charger with cable" }).click();
  await expect(checkout.total).toContainText("CHF 97.20");
  await expect(page.getByLabel("First name")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove Subscription renewal, 12 months" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No items to checkout");
});

test("the same figure stands in the list, at the choice and in the cart, in every currency", async ({ page }) => {
  const subscription = subscribe({ days: 365 });
  await page.goto(EXTENSION);
  await page.getByLabel("Nest ID or mobile ID").fill(subscription.mobileId);
  await page.getByRole("button", { name: "Show prices" }).click();
  await page.getByLabel(/^1000\sGB/).check();
  await page.getByRole("button", { name: "Add to cart" }).click();
  for (const [currency, figure] of [
    ["chf", "CHF 75.60"],
    ["usd", "USD 84.60"],
    ["eur", "EUR 78.30"],
  ] as const) {
    await page.context().addCookies([{ name: "wren-currency", value: currency, url: process.env.WREN_SITE_URL }]);
    await page.goto("/shop/services");
    await expect(page.getByRole("row", { name: /^1000\sGB/ })).toContainText(figure);
    await page.goto(EXTENSION);
    await expect(page.locator(".choice").filter({ hasText: "1000 GB" })).toContainText(figure);
    await page.goto("/shop/checkout");
    await expect(checkoutOf(page).total).toContainText(figure);
  }

  await page.goto(RENEWAL);
  await page.getByLabel(/^12\smonths/).check();
  await page.getByRole("button", { name: "Add to cart" }).click();
  const days = daysBetween(isoDayOf(new Date()), addMonths(subscription.endsOn, 12));
  await expect(page.locator(".order-line").filter({ hasText: "1000 GB" })).toContainText(
    `Now for ${String(days)} days instead of 365, thanks to the renewal.`,
  );
});

test("wrong numbers are told apart, with their true status, and nothing typed is lost", async ({ page }) => {
  const { supportId } = subscribe();
  const headers = { Origin: process.env.WREN_SITE_URL ?? "", ...newAddressHeaders() };
  const ask = (identifier: string) => page.request.post(RENEWAL, { form: { intent: "look-up", identifier }, headers });
  for (const [identifier, status, sentence] of [
    ["", 400, "Please enter the nest ID or mobile ID."],
    ["M-0000-0000-1", 400, "typo"],
    ["<script>alert(1)</script>", 400, "typo"],
    ["x".repeat(5_000), 400, "typo"],
    [supportId, 400, "This is a support ID."],
    ["M-0000-0000-V", 404, "Mobile ID not found."],
    ["N-0000-0000-1", 404, "Nest ID not found."],
  ] as const) {
    const answer = await ask(identifier);
    const html = await answer.text();
    expect(answer.status(), identifier).toBe(status);
    expect(html).toContain(sentence);
    expect(html).not.toContain("<script>alert");
  }
  const form = { identifier: supportId, service: "//example.org" };
  const elsewhere = await page.request.post("/shop/services", { form, headers, maxRedirects: 0 });
  expect(elsewhere.status()).toBe(400);
});

test("after ten look-ups the visitor is told to wait, and how long", async ({ page }) => {
  const known = subscribe();
  const headers = { Origin: process.env.WREN_SITE_URL ?? "", ...newAddressHeaders() };
  const ask = () =>
    page.request.post(RENEWAL, {
      form: { intent: "look-up", identifier: known.nestId },
      headers,
      maxRedirects: 0,
    });
  for (let tries = 0; tries < 10; tries += 1) expect((await ask()).status()).toBe(303);
  const refused = await ask();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(500);
  expect(await refused.text()).toContain("Search limit exceeded. Please try later, in 10 minutes.");
});
