/** @typedef {import("@playwright/test").Browser} Browser */

const BUYERS = [
  { firstName: "Ada", lastName: "Muster", street: "Zaunweg 7", zip: "3011", city: "Bern", phone: "wren-one" },
  { firstName: "Reto", lastName: "Keller", street: "Seestrasse 12", zip: "8002", city: "Zürich", phone: "wren-mini" },
  { firstName: "Mira", lastName: "Rossi", street: "Rheingasse 3", zip: "4058", city: "Basel", phone: "wren-slate" },
];

/**
 * Buys and pays a phone for each buyer.
 * @param {Browser} browser
 * @param {string} webUrl
 */
export async function buyPhones(browser, webUrl) {
  for (const { phone, ...address } of BUYERS) {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${webUrl}/shop/${phone}`);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.goto(`${webUrl}/shop/checkout`);
    for (const [name, value] of Object.entries(address)) await page.locator(`[name="${name}"]`).fill(value);
    await page.locator('[name="email"]').fill(`${address.firstName.toLowerCase()}@example.org`);
    await page.getByLabel("I accept the terms of service").check();
    await page.getByRole("button", { name: /^Order and pay/ }).click();
    await page.getByRole("button", { name: /^Pay CHF/ }).click();
    await page.getByRole("heading", { name: "Thank you, it is paid" }).waitFor();
    await page.close();
  }
}

const WRITERS = [
  { prefix: "/de", email: "reto@example.org", text: "Wo finde ich meine Nest-ID?" },
  {
    prefix: "",
    email: "mira@example.org",
    text: "I paid in Monero an hour ago and see 3 confirmations. Is that enough?",
  },
];

/**
 * Begins conversations with the support.
 * @param {Browser} browser
 * @param {string} webUrl
 */
export async function writeToSupport(browser, webUrl) {
  for (const { prefix, email, text } of WRITERS) {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${webUrl}${prefix}/support/chat`);
    await page.locator('form textarea[name="text"]').fill(text);
    await page.locator('form [name="email"]').first().fill(email);
    await page.locator('form [name="password"]').first().fill("seven quiet birds");
    await page.getByRole("button", { name: /^(Send message|Nachricht senden)$/ }).click();
    await page.locator('iframe, [role="log"]').first().waitFor();
    await page.close();
  }
}
