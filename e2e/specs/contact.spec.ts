import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openAdminPage } from "../support/admin-page.ts";
import { expectNoViolations } from "../support/axe.ts";
import { chatOf, enterChat } from "../support/chat.ts";
import { openContact, solveCaptcha } from "../support/contact.ts";
import { readMailsTo } from "../support/mails.ts";
import { setNewVisitorAddress, newBuyer } from "../support/shop.ts";
import { readSharedLog } from "../support/shared-site.ts";
import { subscribe } from "../support/subscriptions.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

const TEXT = "The nest says that it is full.\nBut it <b>is not</b>.";
const mailsTo = (address: string) => readMailsTo(process.env.WREN_DATA_DIR ?? "", address);

for (const locale of ["en", "de"] as const) {
  test(`somebody writes to support, with a file and after mistakes that lose nothing (${locale}) @tor-safest`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect({ status: 400, path: locale === "de" ? "/de/support/contact" : "/support/contact" });
    const words = {
      en: { incomplete: "Incomplete captcha", invalid: "Invalid captcha", receipt: "Your message has arrived" },
      de: { incomplete: "Unvollständiges Captcha", invalid: "Falsches Captcha", receipt: "Nachricht ist angekommen" },
    }[locale];
    const address = newBuyer();
    const form = await openContact(page, { locale });
    await form.fill(TEXT, address);
    await page.getByLabel(form.labels.files).setInputFiles({
      name: "log.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("What the phone wrote down"),
    });
    const firstId = await form.captchaId();
    await form.captcha.fill("A7");
    await form.send();
    await expect(page.getByRole("alert")).toContainText(words.incomplete);
    await expect(form.message).toHaveValue(TEXT);
    await expect(page.getByLabel(/^log\.txt/)).toBeChecked();
    expect(await form.captchaId()).toBe(firstId); // An unused captcha stays.

    await form.captcha.fill("AAAAA");
    await form.send();
    await expect(page.getByRole("alert")).toContainText(words.invalid);
    const secondId = await form.captchaId();
    expect(secondId).not.toBe(firstId);

    await page.getByRole("button", { name: form.labels.another }).click();
    await expect(page.locator(`input[name=captchaId][value="${secondId}"]`)).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(form.message).toHaveValue(TEXT);
    await expect(page.getByLabel(form.labels.email)).toHaveValue(address);
    await expect(page.getByLabel(form.labels.byEmail)).toBeChecked();

    await form.captcha.fill((await solveCaptcha(await form.captchaId())).toLowerCase());
    await form.send();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.labels.thanks);
    const reference = (await page.locator(".contact-reference dd").textContent()) ?? "";
    expect(reference).toMatch(/^R-\w{4}-\w{4}$/);
    expect(page.url()).not.toContain(reference);

    await expect.poll(() => mailsTo(address)).toHaveLength(1);
    const [receipt = ""] = await mailsTo(address);
    expect(receipt).toContain(reference);
    expect(receipt).toContain(words.receipt);
    expect(receipt).not.toContain("The nest says");
    const toSupport = (await mailsTo("hello@wren.example")).find((mail) => mail.includes(reference)) ?? "";
    expect(toSupport).toContain(`Reply-To: ${address}`);
    expect(toSupport).toContain("But it <b>is not</b>.");
  });
}

test("an answer needs the address that was chosen for it", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: "/support/contact" });
  const { supportId } = subscribe();
  const form = await openContact(page);
  await form.fill(TEXT, "");
  await form.captcha.fill("AAAAA");
  await form.send();
  await expect(page.getByRole("alert")).toContainText("Please provide an e-mail address.");
  await page.getByLabel(form.labels.byChat).check();
  await expect(page.getByLabel(form.labels.email)).toBeHidden();
  const number = page.getByLabel("Your support ID");
  await number.fill(supportId.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
  await form.captcha.fill("AAAAA");
  await form.send();
  await expect(page.getByRole("alert")).toContainText("typo");
  await number.fill(supportId.toLowerCase());
  await form.captcha.fill(await solveCaptcha(await form.captchaId()));
  await form.send();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(form.labels.thanks);
  await expect(page.getByText("contact e-mail address of your subscription")).toBeVisible();
});

test("a wrong file is told, and the page after the form is for those who sent it", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: "/support/contact" });
  await page.goto("/support/contact/sent");
  await expect(page).toHaveURL("/support/contact");
  await expect(page.getByRole("complementary")).toContainText("Monday to Friday, 8:00 to 18:00");
  await page.getByLabel("Which part of Wren?").selectOption("Something else");
  const form = await openContact(page);
  await form.fill(TEXT, newBuyer());
  await page.getByLabel(form.labels.files).setInputFiles({
    name: "harmless.png",
    mimeType: "image/png",
    buffer: Buffer.from([0x4d, 0x5a, 0x90, 0x00]),
  });
  await form.captcha.fill("AAAAA");
  await form.send();
  await expect(page.getByRole("alert")).toContainText("We cannot open one of the files");
  await expect(form.message).toHaveValue(TEXT);
});

test("too much is refused, and what was typed before it is kept @script-on", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 413, path: "/support/contact" });
  const form = await openContact(page);
  await form.fill(TEXT, newBuyer());
  const buffer = Buffer.alloc(17 * 1024 * 1024, "a");
  await page.getByLabel(form.labels.files).setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer });
  await form.captcha.fill("AAAAA");
  await form.send();
  await expect(page.getByRole("alert")).toContainText("The attachments are too big");
  await expect(form.message).toHaveValue(TEXT);
});

test("the picture and the sound come from the site itself, and nobody keeps them", async ({ page }) => {
  const form = await openContact(page, { locale: "de" });
  const id = await form.captchaId();
  const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)" };
  const picture = await page.request.get(`/captcha/${id}.png`, { headers });
  expect(picture.headers()).toMatchObject({ "content-type": "image/png", "cache-control": "no-store" });
  const part = await page.request.get(`/de/captcha/${id}.wav`, { headers: { ...headers, Range: "bytes=0-3" } });
  expect(part.status()).toBe(206);
  expect((await part.body()).toString()).toBe("RIFF");
  expect((await page.request.get("/captcha/nonsense.png", { headers })).status()).toBe(404);
});

test("axe finds nothing in the form with its errors @script-on", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: "/support/contact" });
  const form = await openContact(page);
  await form.fill(TEXT, "");
  await form.captcha.fill("A");
  await form.send();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page, "the refused form");
});

test("staff find a request, read it as text, answer it, and the answer arrives @script-on", async ({
  page,
  browser,
}) => {
  const address = newBuyer();
  const form = await openContact(page);
  await form.fill(TEXT, address);
  await form.captcha.fill(await solveCaptcha(await form.captchaId()));
  await form.send();
  const reference = (await page.locator(".contact-reference dd").textContent()) ?? "";

  const staff = await openAdminPage(browser, "Requests");
  // The address is found in capitals, and with a word of the message.
  await staff.getByPlaceholder(/^Number, e-mail address/).fill(`${address.toUpperCase()} nest`);
  await staff.keyboard.press("Enter");
  const row = staff.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText(address);
  await expect(row).toContainText("The nest says that it is full. But it <b>is not</b>.");
  await expect(staff.getByRole("row")).toHaveCount(2);
  await expectNoViolations(staff, "requests", { within: "main" });
  await staff.getByRole("link", { name: reference }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(`Request ${reference}`);
  await expect(staff.getByTestId("request-message")).toHaveText(TEXT);
  await expect(staff.getByTestId("request-message").locator("b")).toHaveCount(0);
  await answerWithTemplateAndFile(staff);
  await expect.poll(async () => (await mailsTo(address)).at(-1)).toContain("Please switch it off and on.");
  expect((await mailsTo(address)).at(-1)).toMatch(/filename="?how-to\.txt/);

  await staff.getByRole("button", { name: "Close the request" }).click();
  await staff.getByRole("alertdialog").getByRole("button", { name: "Close the request" }).click();
  await expect(staff.getByRole("button", { name: "Open it again" })).toBeVisible();
  await staff.context().close();
});

async function answerWithTemplateAndFile(staff: Page) {
  const field = staff.getByLabel("Your answer");
  await field.fill("Please switch it off and on.");
  await staff.getByRole("button", { name: "Templates" }).click();
  await expect(staff.getByRole("option").first()).toBeVisible();
  await staff.getByLabel("Search the templates").press("Enter");
  await expect(field).toHaveValue(/^Please switch it off and on\.\n\n./);
  await expect(field).toBeFocused();
  await staff.getByLabel("Attach", { exact: true }).setInputFiles({
    name: "how-to.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Press the button."),
  });
  const remove = staff.getByRole("button", { name: "Remove how-to.txt" });
  await expect(remove).toBeVisible();
  await staff.reload();
  await expect(remove).toBeVisible();
  await expectNoViolations(staff, "a request with an answer", { within: "main" });
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(staff.getByText("Answered by e-mail")).toBeVisible();
  await expect(staff.getByRole("button", { name: /^how-to\.txt/ })).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(remove).toHaveCount(0);
}

test("who wishes to be answered in the chat reads the answer there", async ({ page, browser, javaScriptEnabled }) => {
  const { supportId } = subscribe({ email: await enterChat(page) });
  const form = await openContact(page);
  await form.fill(TEXT, "");
  await page.getByLabel(form.labels.byChat).check();
  await page.getByLabel("Your support ID").fill(supportId);
  await form.captcha.fill(await solveCaptcha(await form.captchaId()));
  await form.send();
  const reference = (await page.locator(".contact-reference dd").textContent()) ?? "";
  await page.getByRole("main").getByRole("link", { name: "To the support chat" }).click();
  const chat = chatOf(page, javaScriptEnabled);
  await expect(chat.thread).toContainText("No messages yet.");

  const staff = await openAdminPage(browser, "Requests");
  await staff.getByRole("link", { name: reference }).click();
  await expect(staff.getByRole("heading", { name: "Answer in the chat" })).toBeVisible();
  await staff.getByLabel("Your answer").fill("Please switch it off and on.");
  await staff.getByRole("button", { name: "Send the answer" }).click();
  await expect(staff.getByText("Answered in the chat", { exact: true })).toBeVisible();

  // The answer appears without a reload by hand, with and without scripts.
  await expect(chat.thread).toContainText(`This is the answer to your request ${reference}.`, { timeout: 20_000 });
  await expect(chat.messages).toContainText("Please switch it off and on.");
  await staff.getByRole("link", { name: "Open the conversation" }).click();
  const log = staff.getByRole("log", { name: "Messages" });
  await expect(log).toContainText(`Answer to request ${reference}`);
  await expect(log).toContainText("Please switch it off and on.");
  await staff.context().close();
});

test("neither address nor message nor reference is in any log @script-on", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: "/support/contact" });
  const [address, secret] = [newBuyer(), randomUUID()];
  const form = await openContact(page);
  await form.fill(`A message with a secret: ${secret}`, address);
  const wrongId = await form.captchaId();
  await form.captcha.fill("AAAAA");
  await form.send();
  await expect(page.getByRole("alert")).toBeVisible();
  const id = await form.captchaId();
  await form.captcha.fill(await solveCaptcha(id));
  await form.send();
  const reference = (await page.locator(".contact-reference dd").textContent()) ?? "";
  await expect.poll(() => mailsTo(address)).toHaveLength(1);
  const log = await readSharedLog();
  expect(log).toContain("/support/contact");
  for (const told of [address, secret, reference, wrongId, id]) expect(log).not.toContain(told);
});
