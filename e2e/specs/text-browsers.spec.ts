import { test } from "@playwright/test";
import { addMonths } from "../../domain/dist/index.js";
import { hasTextBrowsers, TEXT_BROWSERS_ARE_MISSING } from "../../scripts/lib/text-browsers.mjs";
import { openAddressProxy } from "../support/address-proxy.ts";
import { newChatVisitor, PASSWORD } from "../support/chat-visitor.ts";
import { solveCaptcha } from "../support/contact.ts";
import { findGluedWords } from "../support/glued-words.ts";
import { readMailsTo } from "../support/mails.ts";
import { sharedSite } from "../support/shared-site.ts";
import { newBuyer, newAddressHeaders } from "../support/shop.ts";
import { subscribe } from "../support/subscriptions.ts";
import { startTextBrowser, TEXT_BROWSERS, type TextBrowser } from "../support/text-browser.ts";
import { expect } from "../support/test.ts";

type Journey = { browser: TextBrowser; lastPage: () => string };

// No Chromium runs here, so one project is enough.
for (const name of TEXT_BROWSERS) {
  test(`in ${name} a phone is bought, a subscription renewed, and support is written to @script-on`, async () => {
    test.skip(!hasTextBrowsers(), TEXT_BROWSERS_ARE_MISSING);
    const proxy = await openAddressProxy(sharedSite().url, newAddressHeaders());
    const browser = await startTextBrowser(name, `${proxy.url}/shop/wren-one`);
    const journey = { browser, lastPage: proxy.lastPage };
    try {
      await buyPhone(journey);
      await renew(journey, proxy.url);
      await sendRequest(journey, proxy.url);
      await chat(journey, proxy.url);
    } finally {
      await browser.stop();
      proxy.stop();
    }
  });
}

async function buyPhone({ browser }: Journey): Promise<void> {
  const buyer = newBuyer();
  await browser.shows("Add to cart");
  browser.follow("White");
  await browser.shows("White (chosen)");
  browser.press("Add to cart");
  await browser.shows("Added to your cart.");
  browser.follow("Go to the cart");
  await browser.shows("Delivery address");
  browser.fill("First name", "Ada");
  browser.fill("Last name", "Muster");
  browser.fill("Street and number", "Zaunweg 7");
  browser.fill("Postcode", "3011");
  browser.fill("Town", "Bern");
  browser.fill("E-mail address", buyer);
  browser.press("Order and pay CHF");
  await browser.shows("Please accept the terms of service.");
  await browser.shows("Zaunweg 7"); // Nothing typed is lost.
  browser.tick("I accept the terms");
  browser.press("Order and pay CHF");
  await browser.shows("Test payment");
  browser.press("Pay CHF");
  await browser.shows("Thank you, it is paid");
}

async function renew({ browser }: Journey, url: string): Promise<void> {
  const subscription = subscribe({ days: 5 });
  browser.open(`${url}/shop/services/subscription-renewal`);
  await browser.shows("For which phone?");
  browser.fill("Nest ID or mobile ID", subscription.nestId);
  browser.press("Show prices");
  await browser.shows("Your subscription");
  browser.tick("12 months");
  browser.press("Add to cart");
  await browser.shows("Checkout");
  browser.fill("E-mail address", newBuyer());
  browser.tick("I accept the terms");
  browser.press("Order and pay CHF");
  await browser.shows("Test payment");
  browser.press("Pay CHF");
  await browser.shows("All done");
  expect(subscription.read().endsOn).toBe(addMonths(subscription.endsOn, 12));
}

async function sendRequest({ browser, lastPage }: Journey, url: string): Promise<void> {
  const address = newBuyer();
  browser.open(`${url}/de/support/contact`);
  await browser.shows("Worum geht es?");
  const openedAt = Date.now();
  browser.choose("Worum geht es?", "Etwas funktioniert");
  browser.choose("Welcher Teil von Wren?", "Nest");
  browser.tick("Per E-Mail");
  browser.fill("Ihre E-Mail-Adresse", address);
  await browser.write("Ihre Nachricht", "Der Nest-Speicher sagt, er sei voll.");
  const [, captchaId = ""] = /name="captchaId" value="([^"]+)"/.exec(lastPage()) ?? [];
  browser.fill("Zeichen im Bild", await solveCaptcha(captchaId));
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(3_000); // The form refuses to be sent sooner.
  browser.press("Nachricht senden");
  await browser.shows("Danke. Ihre Nachricht ist angekommen.");
  await expect.poll(() => readMailsTo(sharedSite().dataDir, address)).toHaveLength(1);
}

async function chat({ browser }: Journey, url: string): Promise<void> {
  const { cmsUrl, dataDir } = sharedSite();
  const visitor = await newChatVisitor(cmsUrl, dataDir);
  const address = newBuyer();
  browser.open(`${url}/support/chat`);
  await browser.shows("New here? Write to us");
  await browser.write("Your message", "The battery is warm.");
  browser.fill("E-mail address", address);
  browser.fill("Choose a chat password", PASSWORD);
  browser.press("Send message", "Choose a chat password");
  await browser.shows("Confirm your address");
  await browser.shows("The battery is warm.");
  await expect.poll(() => readMailsTo(dataDir, address)).toHaveLength(1);
  browser.press("Sign out");
  await browser.shows("Support ID or e-mail address");
  browser.fill("Support ID or e-mail address", visitor.email);
  browser.fill("Password", PASSWORD);
  browser.press("Sign in", "Password");
  await browser.shows("No messages yet.");
  const presence = ["We are online.", "Nobody is at the desk right now."];
  expect(presence.filter((sentence) => browser.page().includes(sentence))).toHaveLength(1);
  await browser.write("Your message", "My phone rings, and nobody calls.");
  browser.press("Send", "Your message");
  await browser.shows("My phone rings, and nobody calls.");
  await expect.poll(visitor.read).toEqual(["My phone rings, and nobody calls."]);
}

test("without a style sheet words stay apart on the way to an order, too @script-on", async ({ request }) => {
  const { url } = sharedSite();
  const headers = { Origin: url, ...newAddressHeaders() };
  const read = async (path: string, form?: Record<string, string>) => {
    const answer = await (form ? request.post(url + path, { form, headers }) : request.get(url + path, { headers }));
    const html = await answer.text();
    expect(findGluedWords(html), `${path} ${form?.intent ?? ""}`).toEqual([]);
    return html;
  };
  await read("/cart", { intent: "add", sku: "CHARGER", quantity: "1", returnTo: "/shop/charger" });
  const checkout = await read("/shop/checkout", { intent: "order" });
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(checkout)?.[1] ?? "";
  const buyer = { firstName: "Ada", lastName: "Muster", street: "Zaunweg 7", zip: "3011", city: "Bern", country: "CH" };
  const seen = { token: hidden("token"), expectedTotalMinor: "5100" };
  const order = { intent: "order", ...seen, ...buyer, email: newBuyer(), terms: "on" };
  expect(await read("/shop/checkout", { ...order, paymentMethod: "monero" })).toContain("Pay with Monero");
});
