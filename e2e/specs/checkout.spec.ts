import { readMailsTo } from "../support/mails.ts";
import { checkoutOf, setNewVisitorAddress, LABELS, newBuyer, orderCharger, putInCart } from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

test("a phone is bought by card: another currency, mistakes, payment, confirmation and mail @tor-safest", async ({
  page,
  browserErrors,
  javaScriptEnabled,
}) => {
  browserErrors.expect({ status: 400, path: "/shop/checkout" });
  const buyer = newBuyer();
  const checkout = checkoutOf(page);
  await page.goto("/shop/wren-one");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("status")).toContainText("Added to your cart.");
  await expect(page).toHaveURL(/\/shop\/wren-one/);
  await page.getByRole("link", { name: /^Cart .*item/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  await expect(checkout.total).toContainText("CHF");
  if (javaScriptEnabled) await untilHydrated(page);

  await checkout.field("street").fill("Zaunweg 7");
  await checkout.field("country").selectOption("Austria");
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByLabel("Currency", { exact: true }).selectOption("eur");
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
  // The cart's toast may still be open when the notice comes.
  await expect(page.getByRole("status").filter({ hasText: "Prices are now shown in EUR." })).toBeVisible();
  await expect(checkout.total).toContainText("EUR");
  await expect(page.getByLabel("TWINT")).toBeDisabled();
  // A new currency keeps everything typed, including the country of delivery.
  await expect(checkout.field("street")).toHaveValue("Zaunweg 7");
  await expect(checkout.field("country")).toHaveValue("AT");
  await expect(page.getByText("Import fees may apply").first()).toBeAttached();
  await checkout.field("street").fill("");

  await checkout.field("firstName").fill("Ada");
  await checkout.field("email").fill("ada@nowhere");
  await checkout.orderButton.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Please fill the field “Last name”.",
    "Please fill the field “Street and number”.",
    "Please fill the field “Postcode”.",
    "Please fill the field “Town”.",
    "This is not a valid e-mail address.",
    "Please accept the terms of service.",
  ]);
  await expect(page).toHaveTitle("Error: Checkout | Wren");
  await expect(checkout.field("firstName")).toHaveValue("Ada");
  await expect(checkout.field("email")).toHaveAccessibleDescription(/not a valid e-mail/);

  await checkout.fill(buyer);
  await checkout.field("country").selectOption("Austria");
  if (!javaScriptEnabled) await checkout.updateButton.click();
  await expect(page.getByText("Import fees may apply").first()).toBeAttached();
  await checkout.terms.check();
  await checkout.orderButton.click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Test payment");
  const number = (await page.getByText(/^W-\w{4}-\w{4}$/).textContent()) ?? "";
  await page.getByRole("button", { name: LABELS.en.pay }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.en.paid);
  await expect(page).toHaveURL(/\/shop\/confirmation\?order=[\w-]+$/);
  await expect(page.getByText(`Order ${number}`)).toBeVisible();
  await expect(page.getByText("Payment received")).toBeVisible();
  const numbers = page.getByRole("region", { name: "The numbers of your subscription" });
  await expect(numbers.getByText(/^M-/)).toBeHidden();
  await numbers.getByText("Show the numbers").click();
  for (const number of [/^M-\w{4}-\w{4}-\w$/, /^N-\w{4}-\w{4}-\w$/, /^S-\w{4}-\w{4}-\w$/])
    await expect(numbers.getByText(number)).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(["wren-currency", "wren-order"]);

  const dataDir = process.env.WREN_DATA_DIR ?? "";
  await expect.poll(async () => (await readMailsTo(dataDir, buyer)).some((mail) => mail.includes(number))).toBe(true);
});

test("TWINT wants francs: the page switches, keeps what was typed, and a failed payment is tried again", async ({
  page,
  javaScriptEnabled,
}) => {
  const checkout = checkoutOf(page);
  await page.context().addCookies([{ name: "wren-currency", value: "usd", url: process.env.WREN_SITE_URL ?? "" }]);
  await putInCart(page, "NEST-KEY-GRAPHITE", 2);
  await page.goto("/shop/checkout");
  await checkout.fill(newBuyer());
  await page.getByRole("button", { name: "Switch to CHF" }).click();
  await expect(page.getByText("Prices are now shown in CHF.")).toBeVisible();
  await expect(page.getByLabel("TWINT")).toBeChecked();
  await expect(checkout.field("street")).toHaveValue("Zaunweg 7");

  const withoutShipping = (await checkout.total.textContent()) ?? "";
  await checkout.field("country").selectOption("Switzerland");
  if (!javaScriptEnabled) await checkout.updateButton.click();
  await expect(checkout.total).not.toHaveText(withoutShipping);
  await checkout.terms.check();
  await checkout.orderButton.click();
  await page.getByRole("button", { name: "Payment fails" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The payment failed");

  await page.getByLabel("TWINT").check();
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Test payment");
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.en.paid);
  await expect(page.getByText("A payment failed")).toBeVisible();
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("on a phone, in German, at the provider's page: left without paying, come back, paid", async ({ page }) => {
    const checkout = checkoutOf(page, LABELS.de);
    await putInCart(page, "WREN-MINI-WHITE");
    await page.goto("/de/shop/checkout");
    await expect(checkout.total).toContainText("CHF");
    await checkout.fill(newBuyer());
    await page.getByLabel("Zahlungsanbieter").check();
    await checkout.terms.check();
    await checkout.orderButton.click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Testzahlung");
    await page.getByRole("button", { name: "Zurück, ohne zu zahlen" }).click();
    await expect(page.getByRole("status")).toContainText("ohne gezahlt zu haben");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wir warten auf die Zahlung");

    await page.getByRole("link", { name: "Jetzt zahlen" }).click();
    await page.getByRole("button", { name: LABELS.de.pay }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.de.paid);
    await expect(page).toHaveURL(/\/de\/shop\/confirmation/);
  });
});

test("number and country change the sum, and what is scarce is adjusted on request", async ({
  page,
  javaScriptEnabled,
  browserErrors,
}) => {
  browserErrors.expect({ status: 409, path: "/shop/checkout" });
  const checkout = checkoutOf(page);
  await putInCart(page, "CASE-RED", 9);
  await putInCart(page, "CHARGER");
  await page.goto("/shop/checkout");
  await expect(page.getByText("Only 4 left")).toBeVisible();
  await checkout.fill(newBuyer());
  await checkout.terms.check();
  await checkout.orderButton.click();
  await expect(page.getByRole("alert")).toContainText("Nothing has been ordered: some items");

  await page.getByRole("button", { name: "Update the cart" }).click();
  await expect(page.getByLabel("Quantity of Case, red")).toHaveValue("4");
  await expect(page.getByText("Only 4 left")).toHaveCount(0);
  await expect(checkout.field("city")).toHaveValue("Bern");

  const before = (await checkout.total.textContent()) ?? "";
  await page.getByLabel("Quantity of Case, red").selectOption("2");
  if (!javaScriptEnabled) await checkout.updateButton.click();
  await expect(checkout.total).not.toHaveText(before);
  await page.getByRole("button", { name: "Remove Case, red" }).click();
  await expect(page.getByLabel("Quantity of Case, red")).toHaveCount(0);

  await checkout.field("country").selectOption("Another country");
  if (!javaScriptEnabled) await checkout.updateButton.click();
  await expect(checkout.field("country")).toHaveAccessibleDescription(/Shipping is unavailable to this country/);

  await page.getByRole("button", { name: "Remove Charger" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No items to checkout");
});

test("a new sum comes without a reload and leaves the keyboard where it was @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/shop/checkout" });
  const checkout = checkoutOf(page);
  await putInCart(page, "CHARGER");
  await page.goto("/shop/checkout");
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  const before = (await checkout.total.textContent()) ?? "";
  const country = checkout.field("country");
  await country.focus();
  await country.selectOption("Norway");
  await expect(checkout.total).not.toHaveText(before);
  await expect(country).toBeFocused();

  // A choice made while a sum is on its way is newer than the answer.
  const monero = page.getByRole("radio", { name: /Monero/ });
  const twint = page.getByRole("radio", { name: /TWINT/ });
  await monero.check();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/shop/checkout*", async (route) => {
    await released;
    await route.continue();
  });
  const norwegian = (await checkout.total.textContent()) ?? "";
  await country.selectOption("Switzerland");
  await twint.check();
  release();
  await expect(checkout.total).not.toHaveText(norwegian);
  await expect(twint).toBeChecked();
  await expect(twint).toBeFocused();
  await page.unroute("**/shop/checkout*");

  await checkout.orderButton.click();
  await expect(page.locator(".error-summary")).toBeFocused();
  expect(await page.evaluate(() => "stillTheSameDocument" in window)).toBe(true);
});

test("who comes back to a checkout that the browser has kept finds the order, and not the form that made it @script-on", async ({
  page,
  context,
}) => {
  await putInCart(page, "CHARGER");
  await page.goto("/shop");
  await page.goto("/shop/checkout");
  const elsewhere = await context.newPage();
  await orderCharger(elsewhere);
  await page.goto("/tos");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No items to checkout");
  await page.getByRole("link", { name: "Show my last order" }).click();
  await expect(page).toHaveURL(/\/shop\/confirmation\?order=/);
});
