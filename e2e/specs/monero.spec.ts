import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { readMailsTo } from "../support/mails.ts";
import { moneroPart, orderWithMonero } from "../support/monero.ts";
import { checkoutOf, setNewVisitorAddress, LABELS, newBuyer } from "../support/shop.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

/** Time for ten blocks of the sandbox, and without scripts a reload or two. */
const UNTIL_CONFIRMED = { timeout: 60_000 };

/** Without scripts, follows the page's own refresh at once instead of after 20 seconds. */
async function refreshUntil(page: Page, see: (soon: { timeout: number }) => Promise<void>): Promise<void> {
  const hasScript = test.info().project.use.javaScriptEnabled !== false;
  const refresh = page.locator("meta[http-equiv=refresh]");
  await expect(async () => {
    const [reload] = hasScript
      ? []
      : await refresh.evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
    if (reload) await page.goto(reload.replace(/^\d+; url=/, ""));
    await see({ timeout: 1_000 });
  }).toPass(UNTIL_CONFIRMED);
}

/** A laptop and a phone, on which everything that a wallet needs is seen without scrolling. */
const FIRST_SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const seePaid = (page: Page) =>
  refreshUntil(page, (soon) => expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.en.paid, soon));

test("a phone is bought with Monero, from the catalogue to the validated payment @tor-safest", async ({
  page,
  javaScriptEnabled,
}) => {
  const buyer = newBuyer();
  const [checkout, monero] = [checkoutOf(page), moneroPart(page)];
  await page.goto("/shop/wren-one");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("status")).toContainText("Added to your cart.");
  await page.getByRole("link", { name: /^Cart .*item/ }).click();
  await checkout.fill(buyer);
  await checkout.field("country").selectOption("Switzerland");
  if (!javaScriptEnabled) await checkout.updateButton.click();
  await page.getByLabel("Monero").check();
  await checkout.terms.check();
  await checkout.orderButton.click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for your payment");
  await expect(monero.heading).toHaveText("Pay with Monero");
  await expect(monero.amount).toHaveText(/^\d+\.\d{1,6}$/);
  await expect(monero.address).toHaveText(/^8[A-Za-z0-9]{94}$/);
  await expect(page.getByText(/until \d\d:\d\d \(Swiss time\), for another (29|30) minutes/)).toBeVisible();
  await expect(page.getByText("do not send Monero to it")).toBeVisible();
  await expect(monero.step).toContainText("Send");
  const [amount, address] = [await monero.amount.textContent(), await monero.address.textContent()];
  await expect(page.getByRole("link", { name: "Open in your wallet" })).toHaveAttribute(
    "href",
    `monero:${address ?? ""}?tx_amount=${amount ?? ""}`,
  );
  await expect.poll(() => monero.qrCode.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(200);

  await monero.play("Send what is due");
  await refreshUntil(page, (soon) => expect(monero.seen).toContainText(`${amount ?? ""} XMR`, soon));
  await seePaid(page);
  await expect(monero.heading).toHaveText("Transaction validated");
  await expect(monero.step).toContainText("Paid");
  await expect(page.locator("body")).not.toContainText(address ?? "-");
  const dataDir = process.env.WREN_DATA_DIR ?? "";
  await expect.poll(async () => (await readMailsTo(dataDir, buyer)).length).toBeGreaterThan(1);
});

test("a Monero payment of too little is completed by the rest", async ({ page }) => {
  const monero = moneroPart(page);
  await orderWithMonero(page);
  const whole = Number(await monero.amount.textContent());
  const code = await monero.qrCode.getAttribute("src");
  await monero.play("Send too little");
  await refreshUntil(page, (soon) => expect(page.getByText("Amount too low")).toBeVisible(soon));
  await expect(monero.heading).toHaveText("Send the rest");
  expect(Number(await monero.amount.textContent())).toBeCloseTo(whole / 2, 5);
  expect(await monero.qrCode.getAttribute("src")).not.toBe(code);
  // Half was paid with Monero, so no other method is offered for the rest.
  await expect(page.getByText("Pay another way")).toHaveCount(0);

  await monero.play("Send what is due");
  await seePaid(page);
});

test("a transaction is named: mistakes, one that nobody knows, named twice, and the right one, named twice", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/shop/confirmation" });
  browserErrors.expect({ status: 409, path: "/shop/confirmation" });
  const monero = moneroPart(page);
  await orderWithMonero(page);
  await page.getByRole("link", { name: "I have paid, but it does not show" }).click();
  // A page with a field to type in must not reload itself.
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);

  expect(await monero.claim("12 ab")).toBe(400);
  await expect(page.getByRole("alert")).toContainText("Transaction error: this is not a transaction ID.");
  await expect(page.getByLabel("Transaction ID")).toHaveValue("12 ab");
  expect(await monero.claim("")).toBe(400);
  await expect(page.getByRole("alert")).toContainText("Please enter the transaction ID.");
  await page.getByText("Transaction key (optional)").click();
  await page.getByLabel("Transaction key", { exact: true }).fill("f".repeat(64));
  const unknown = "E7".repeat(32);
  expect(await monero.claim(unknown)).toBe(400);
  await expect(page.getByRole("alert")).toContainText("this is not a transaction key");
  await expect(page.getByLabel("Transaction ID")).toHaveValue(unknown);
  await page.getByLabel("Transaction key", { exact: true }).fill("");

  expect(await monero.claim(unknown)).toBe(202);
  await expect(page.getByText("No need to wait: we will e-mail you")).toBeVisible();
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(monero.seen).toContainText("You named transaction e7e7e7e7…e7e7e7e7");
  await page.getByRole("link", { name: "I have paid, but it does not show" }).click();
  // An unknown transaction stays pending and is no error.
  expect(await monero.claim(unknown)).toBe(202);
  await expect(page.getByText("No need to wait: we will e-mail you")).toBeVisible();

  await page.getByRole("link", { name: "Back to the order" }).click();
  const txid = await monero.play("Send what is due");
  await seePaid(page);
  await page.goto(page.url().replace(/&.*/, "&claim=1"));
  expect(await monero.claim(txid.toUpperCase())).toBe(200);
  await expect(page.getByRole("status").getByText("Transaction validated")).toBeVisible();
  await page.goto(page.url().replace(/&.*/, "&claim=1"));
  expect(await monero.claim(txid)).toBe(409);
  await expect(page.getByRole("alert")).toContainText("It counts for this order, once.");
});

test("what comes after the order has ended is not lost, and nobody is invited to send more", async ({ page }) => {
  const monero = moneroPart(page);
  await orderWithMonero(page);
  const address = (await monero.address.textContent()) ?? "-";
  await monero.play("Send it late");
  await expect(monero.heading).toHaveText("Please send no more Monero for this order");
  await expect(page.locator("body")).not.toContainText(address);
  await expect(page.getByRole("link", { name: "Open in your wallet" })).toHaveCount(0);
  // The page also refreshes itself after the order has ended. This test waits for it for real.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment arrived late", UNTIL_CONFIRMED);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Order, paid after it expired")).toBeVisible();
  await expect(page.getByText("Receipt", { exact: true })).toHaveCount(0);
});

test("money with a lock time does not count, and the page says why", async ({ page }) => {
  const monero = moneroPart(page);
  await orderWithMonero(page);
  await monero.play("Send it with a lock time");
  await refreshUntil(page, (soon) => expect(monero.seen).toContainText("This transaction is time-locked", soon));
  await expect(monero.heading).toHaveText("Pay with Monero");
});

test("without scripts the page loads itself again, until somebody stops that", async ({ page, javaScriptEnabled }) => {
  await orderWithMonero(page);
  const reload = page.locator("head meta[http-equiv=refresh]");
  const stop = page.getByRole("link", { name: "Stop reloading" });
  if (javaScriptEnabled) {
    await expect(stop).toHaveCount(0);
    await expect(page.getByText("This page refreshes by itself.")).toBeVisible();
    return;
  }
  await expect(reload).toHaveAttribute("content", /^20; url=/);
  await stop.click();
  await expect(reload).toHaveCount(0);
  await page.getByRole("link", { name: "Start reloading" }).click();
  await expect(reload).toHaveCount(1);
});

test("amount and address are copied whole, and nothing is found wrong with the page @script-on", async ({ page }) => {
  const monero = moneroPart(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await orderWithMonero(page);
  const address = await monero.address.textContent();
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expect(page.getByRole("status").getByText("Copied")).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  // One click selects the address for copying by hand; its visual gaps are not part of the text.
  await monero.address.click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
  await expectNoViolations(page, "Monero");
  for (const viewport of FIRST_SCREENS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [monero.step, monero.qrCode, monero.amount, monero.address])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("link", { name: "I have paid, but it does not show" }).click();
  await expect(page.getByLabel("Transaction ID")).toBeVisible();
  await expectNoViolations(page, "claim");

  await page.goBack();
  await page.emulateMedia({ media: "print" });
  await expect(monero.address).toBeVisible();
  await expect(monero.qrCode).toBeVisible();
  await expect(page.getByText("The order page: http")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});
