import type { Page } from "@playwright/test";
import { checkoutOf, newBuyer, putInCart } from "./shop.ts";
import { expect } from "./test.ts";

/** Orders a charger to be paid with Monero and ends on the order's page. */
export async function orderWithMonero(page: Page): Promise<void> {
  const checkout = checkoutOf(page);
  await putInCart(page, "CHARGER");
  await page.goto("/shop/checkout");
  await checkout.fill(newBuyer());
  await page.getByLabel("Monero").check();
  await checkout.terms.check();
  await checkout.orderButton.click();
  await expect(moneroPart(page).heading).toHaveText("Pay with Monero");
}

/** The Monero section of an order's page. */
export function moneroPart(page: Page) {
  const valueOf = (name: string) => page.locator("dt", { hasText: name }).locator("+ dd code");
  return {
    heading: page.locator("#monero-heading"),
    amount: valueOf("Amount"),
    address: valueOf("Address"),
    step: page.getByRole("list", { name: "Your payment" }).locator("[aria-current=step]"),
    qrCode: page.getByRole("img", { name: "QR code for your wallet" }),
    seen: page.getByRole("region", { name: "What we have seen" }),
    /** Plays a transfer of the sandbox. @returns the transaction's id, as the buyer's wallet would show it */
    async play(what: string): Promise<string> {
      await page.getByRole("link", { name: "Simulate a payment" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Simulated wallet");
      await page.getByRole("button", { name: what }).click();
      const played = page.getByText("Simulated transaction").locator("code");
      return (await played.textContent()) ?? "";
    },
    /** Submits a transaction id. @returns the status of the answer */
    async claim(txid: string): Promise<number> {
      await page.getByLabel("Transaction ID").fill(txid);
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Check transaction" }).click();
      return (await answer).status();
    },
  };
}
