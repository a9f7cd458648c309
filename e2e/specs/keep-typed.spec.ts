import type { Page } from "@playwright/test";
import { beginAndConfirm, newAddress } from "../support/accounts.ts";
import { orderWithMonero } from "../support/monero.ts";
import { setNewVisitorAddress, newBuyer, putInCart } from "../support/shop.ts";
import { subscribe } from "../support/subscriptions.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

type FormCase = {
  /** The form's address, unless `prepare` already leads there. */
  path?: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** Values by field name, which is the same in every language. */
  text?: Record<string, string>;
  chosen?: Record<string, string>;
  picked?: Record<string, string>;
  more?: (page: Page) => Promise<unknown>;
};

const PICTURE = {
  name: "screen.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** Every form with fields other than passwords. */
const FORMS: Record<string, FormCase> = {
  checkout: {
    path: "/shop/checkout",
    prepare: (page) => putInCart(page, "CHARGER"),
    text: {
      firstName: "Ada",
      lastName: "Muster",
      street: "Zaunweg 7",
      zip: "10115",
      city: "Berlin",
      email: newBuyer(),
    },
    chosen: { country: "DE" },
    picked: { paymentMethod: "monero", terms: "on" },
  },
  contact: {
    path: "/support/contact",
    text: { message: "Half a message, in any language.", email: newBuyer(), captchaText: "ABC" },
    chosen: { requestType: "problem", module: "nest" },
    picked: { contactOption: "email" },
    more: (page) => page.locator("input[name=files]").setInputFiles(PICTURE),
  },
  "e-mail change": {
    path: "/support/my-contact",
    text: { identifier: "M-4F7K", email: newBuyer(), repeatedEmail: "half@" },
  },
  "look-up in the list of services": { path: "/shop/services", text: { identifier: "N-4F7K" } },
  "service look-up": { path: "/shop/services/storage-extension", text: { identifier: "N-4F7K" } },
  "service choice": {
    path: "/shop/services/storage-extension",
    prepare: async (page) => {
      await page.goto("/shop/services/storage-extension");
      await page.locator("input[name=identifier]").fill(subscribe().mobileId);
      await page.getByRole("button", { name: "Show prices" }).click();
      await expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible();
    },
    picked: { choice: "500" },
  },
  "first message": { path: "/support/chat", text: { email: newBuyer(), text: "Half a question" } },
  "forgotten password": { path: "/support/chat/forgot-password", text: { email: newBuyer() } },
  "confirmation to be sent again": { path: "/support/chat/confirm-email", text: { email: newBuyer() } },
  "support's search": { path: "/support", text: { q: "half a que" } },
  "knowledge base's search": { path: "/support/kb?q=battery", text: { q: "half a que" } },
  "search of the site": { path: "/search?q=battery", text: { q: "half a que" } },
  "Monero claim": {
    prepare: async (page) => {
      await orderWithMonero(page);
      await page.getByRole("link", { name: "I have paid, but it does not show" }).click();
      await expect(page.getByRole("heading", { name: "Which transaction is it?" })).toBeVisible();
    },
    text: { txid: "4f7k" },
  },
  chat: {
    path: "/support/chat",
    prepare: (page) => beginAndConfirm(page, newAddress()),
    text: { text: "Half a question" },
  },
};

async function fillIn(page: Page, { text = {}, chosen = {}, picked = {}, more }: FormCase) {
  const field = (name: string) => page.locator(`main [name=${name}]`);
  for (const [name, value] of Object.entries(picked))
    await page.locator(`main [name=${name}][value="${value}"], main [name=${name}]:not([value])`).check();
  for (const [name, value] of Object.entries(chosen)) await field(name).selectOption(value);
  for (const [name, value] of Object.entries(text)) await field(name).fill(value);
  await more?.(page);
}

async function expectFilledIn(page: Page, { text = {}, chosen = {}, picked = {}, more }: FormCase) {
  for (const [name, value] of Object.entries({ ...text, ...chosen }))
    await expect(page.locator(`main [name=${name}]`), name).toHaveValue(value);
  for (const [name, value] of Object.entries(picked))
    await expect(page.locator(`main [name=${name}]:checked`), name).toHaveValue(value);
  if (more) await expect(page.getByLabel(/screen\.png/)).toBeChecked();
}

for (const [name, form] of Object.entries(FORMS)) {
  test(`another language and another currency keep what was typed: ${name}`, async ({ page, javaScriptEnabled }) => {
    await form.prepare?.(page);
    if (form.path) await page.goto(form.path);
    if (javaScriptEnabled) await untilHydrated(page);
    await fillIn(page, form);

    await page.getByRole("button", { name: "Language and currency" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Deutsch" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    await expectFilledIn(page, form);
    expect((await page.context().cookies()).find(({ name }) => name === "wren-locale")).toMatchObject({ value: "de" });
    if (javaScriptEnabled) await untilHydrated(page);

    const preferences = page.getByRole("button", { name: "Sprache und Währung" });
    await preferences.click();
    await page.getByLabel("Währung", { exact: true }).selectOption("eur");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Übernehmen" }).click();
    await expect(preferences).toContainText("EUR");
    await expect(page.getByRole("status").filter({ hasText: "Die Preise werden nun in EUR angezeigt." })).toBeVisible();
    await expectFilledIn(page, form);

    await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expectFilledIn(page, form);
  });
}

test("a new currency says what became of the sum", async ({ page, javaScriptEnabled }) => {
  await putInCart(page, "CHARGER");
  await page.goto("/shop/checkout");
  if (javaScriptEnabled) await untilHydrated(page);
  const total = page.locator(".price-sum-total dd:visible").first();
  const before = await total.innerText();
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByLabel("Currency", { exact: true }).selectOption("eur");
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Apply" }).click();
  await expect(total).toContainText("EUR");
  await expect(page.locator("main").getByRole("status")).toContainText(`${before} is now ${await total.innerText()}.`);
});

test("before sign-in, a change of language keeps the form with typed text @script-on", async ({ page }) => {
  await page.goto("/support/chat");
  await untilHydrated(page);
  await page.locator("input[name=identifier]").fill("ada@example.org");
  await page.locator("#sign-in-password").fill("seven quiet birds");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deutsch" }).click();
  expect((await sent).postData()).not.toContain("birds");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("input[name=identifier]")).toHaveValue("ada@example.org");
});
