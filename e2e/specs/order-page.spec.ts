import { isoDayOf, parcelDates } from "../../domain/dist/index.js";
import { sharedSite } from "../support/shared-site.ts";
import { startWebAt } from "../support/site.ts";
import {
  checkoutOf,
  setNewVisitorAddress,
  LABELS,
  newBuyer,
  orderCharger,
  newAddressHeaders,
} from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

function weekdayOf(day: string): string {
  const format = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-CH", format).format(new Date(day));
}

test("the order's page is its owner's: not kept, not indexed, and unknown without the whole link", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 404, path: "/shop/confirmation" });
  await orderCharger(page);
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.en.paid);
  const response = await page.goto(page.url());
  expect(response?.headers()["cache-control"]).toBe("private, no-store");
  expect(response?.headers()["referrer-policy"]).toBe("same-origin");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");

  const cut = await page.goto(page.url().slice(0, -3));
  expect(cut?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We cannot find this order");
});

test("who tries links of orders is told to wait, and a right one behind the same address opens", async ({
  page,
  browserErrors,
}) => {
  await orderCharger(page);
  await page.getByRole("button", { name: "Back without paying" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for your payment");
  await expect(page.getByText("How long we hold goods")).toBeVisible();
  const right = page.url();
  const wrong = right.replace(/order=.{4}/, "order=AAAA");
  const headers = newAddressHeaders();
  await page.setExtraHTTPHeaders(headers);
  // Not all at once, which web would take for a flood.
  for (let sent = 0; sent < 60; sent += 15) {
    const tries = await Promise.all(Array.from({ length: 15 }, () => page.request.get(wrong, { headers })));
    expect(new Set(tries.map((answer) => answer.status()))).toEqual(new Set([404]));
  }

  browserErrors.expect({ status: 429, path: "/shop/confirmation" });
  const refused = await page.goto(wrong);
  expect(refused?.status()).toBe(429);
  expect(Number(refused?.headers()["retry-after"])).toBeGreaterThan(0);
  await expect(page.getByText("Too many requests in a short time.")).toBeVisible();
  expect((await page.goto(right))?.status()).toBe(200);
});

test("whoever comes back without the cookie is sent to the mail, and the bare page helps", async ({ page }) => {
  await page.goto("/shop/confirmation?returned=1");
  await expect(page.getByText("Please open the link in the e-mail")).toBeVisible();
  const bare = await page.goto("/de/shop/confirmation");
  expect(bare?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ihre Bestellung");
});

test("a paid order's page prints as a receipt @script-on", async ({ page }) => {
  await orderCharger(page);
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.en.paid);
  const delivery = page.getByRole("region", { name: "Delivery" });
  const parcel = parcelDates({ paidOn: isoDayOf(new Date()), shippedOn: null, deliveryDaysMax: 3 });
  await expect(delivery.getByRole("definition")).toHaveText([
    weekdayOf(parcel.leavesBy),
    weekdayOf(parcel.arrivesBy ?? ""),
  ]);
  await page.emulateMedia({ media: "print" });
  await expect(delivery).toHaveCount(0);
  await expect(page.getByText("Receipt", { exact: true })).toBeVisible();
  for (const line of [
    "Wren Mobile AG",
    "Zaunköniggasse 7",
    "3011 Bern",
    "Switzerland",
    "VAT number CHE-000.000.000 MWST",
  ])
    await expect(page.locator(".receipt-head").getByText(line, { exact: true })).toBeVisible();
  await expect(page.getByText(/^VAT 8.1\s%/)).toBeVisible();
  await expect(page.getByText("Card, paid")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("an unpaid order's page does not print as a receipt @script-on", async ({ page }) => {
  await orderCharger(page);
  await page.getByRole("button", { name: "Back without paying" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for your payment");
  await expect(page.getByText("Once it is paid, the printed page is a receipt.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".receipt-head")).toContainText("Order, not paid yet");
  await expect(page.locator(".receipt-head")).not.toContainText("VAT number");
  await expect(page.getByText("Receipt", { exact: true })).toHaveCount(0);
});

test("an order under way outlives the cms: nothing typed is lost, and it is placed once", async ({
  page,
  javaScriptEnabled,
  browserErrors,
}) => {
  browserErrors.expect({ status: 503, path: "/shop/checkout" });
  // Pictures come from the cms; a slow browser may request the logos after it is gone.
  browserErrors.allow({ status: 503, path: /^\/media\// });
  // The payment page is on the shared site, because its cms names that address.
  const site = await startWebAt(sharedSite(), { PAYMENT_ORIGINS: sharedSite().url });
  const checkout = checkoutOf(page);
  const form = { intent: "add", sku: "CHARGER", quantity: "1", returnTo: "/shop" };
  await page.request.post(`${site.url}/cart`, { form, headers: { Origin: site.url } });
  await page.goto(`${site.url}/shop/checkout`);
  if (javaScriptEnabled) await untilHydrated(page);
  await checkout.fill(newBuyer());
  await checkout.terms.check();

  await site.loseCms();
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await checkout.orderButton.click();
  expect((await refused).status()).toBe(503);
  await expect(page.getByRole("alert")).toContainText("We cannot take the order at the moment.");
  await expect(checkout.field("street")).toHaveValue("Zaunweg 7");
  await expect(checkout.field("country")).toHaveValue("CH");

  await site.findCms();
  await checkout.orderButton.click();
  if (!javaScriptEnabled) {
    // The quote was lost, and nothing is ordered without a known total.
    browserErrors.expect({ status: 409, path: "/shop/checkout" });
    await expect(page.getByRole("alert").getByText("the total has changed")).toBeVisible();
    await checkout.orderButton.click();
  }
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
  await site.stop();
});
