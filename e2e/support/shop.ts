import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const SITE = () => process.env.WREN_SITE_URL ?? "";

/** Puts an article into this browser's cart, as the form on its page does. */
export async function putInCart(page: Page, sku: string, quantity = 1): Promise<void> {
  const form = { intent: "add", sku, quantity: String(quantity), returnTo: "/shop" };
  const response = await page.request.post("/cart", { form, headers: { Origin: SITE() }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
}

/** Gives the page a new visitor address, because limits count by address. */
export async function setNewVisitorAddress(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders(newAddressHeaders());
}

/** Headers of a new visitor address, for requests that do not use the page's headers. */
export function newAddressHeaders(): { "X-Forwarded-For": string } {
  const part = () => randomUUID().slice(0, 4);
  return { "X-Forwarded-For": `2001:db8:${part()}:${part()}::1` };
}

export const LABELS = {
  en: {
    firstName: "First name",
    lastName: "Last name",
    street: "Street and number",
    zip: "Postcode",
    city: "Town",
    country: "Country",
    email: "E-mail address",
    terms: "I accept the terms of service",
    order: /^Order and pay/,
    update: "Update the total",
    pay: /^Pay CHF|^Pay EUR/,
    paid: "Thank you, it is paid",
  },
  de: {
    firstName: "Vorname",
    lastName: "Nachname",
    street: "Strasse und Nummer",
    zip: "Postleitzahl",
    city: "Ort",
    country: "Land",
    email: "E-Mail-Adresse",
    terms: "Ich akzeptiere die Allgemeinen Geschäftsbedingungen",
    order: /^Bestellen und/,
    update: "Summe aktualisieren",
    pay: /zahlen$/,
    paid: "Danke, es ist bezahlt",
  },
} as const;

type Labels = (typeof LABELS)[keyof typeof LABELS];

/** A checkout page and a buyer's actions on it, in either language, with and without scripts. */
export function checkoutOf(page: Page, labels: Labels = LABELS.en) {
  const field = (name: "firstName" | "lastName" | "street" | "zip" | "city" | "country" | "email") =>
    page.getByLabel(labels[name], { exact: true });
  return {
    field,
    orderButton: page.getByRole("button", { name: labels.order }),
    /** Recalculates the total where no script does it. */
    updateButton: page.getByRole("button", { name: labels.update }),
    terms: page.getByLabel(labels.terms),
    /** The visible total: beside the fields on wide screens, in a bar on narrow ones. */
    total: page.locator(".price-sum-total dd:visible, .sum-bar > summary:visible").first(),
    async fill(email: string) {
      await field("firstName").fill("Ada");
      await field("lastName").fill("Muster");
      await field("street").fill("Zaunweg 7");
      await field("zip").fill("3011");
      await field("city").fill("Bern");
      await field("email").fill(email);
    },
  };
}

export function newBuyer(): string {
  return `${randomUUID().slice(0, 8)}@example.org`;
}

/** Orders a charger and ends on the payment provider's page. */
export async function orderCharger(page: Page): Promise<void> {
  const checkout = checkoutOf(page);
  await putInCart(page, "CHARGER");
  await page.goto("/shop/checkout");
  await checkout.fill(newBuyer());
  await checkout.terms.check();
  await checkout.orderButton.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Test payment");
}

/** Orders and pays a charger, and ends on its order page. @returns the order's number */
export async function buyCharger(page: Page): Promise<string> {
  await orderCharger(page);
  await page.getByRole("button", { name: LABELS.en.pay }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LABELS.en.paid);
  const [number = ""] = /W-\w{4}-\w{4}/.exec(await page.getByRole("main").innerText()) ?? [];
  return number;
}
