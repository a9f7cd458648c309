import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { hasImapServer, IMAP_SERVER_IS_MISSING, startImap } from "../../scripts/lib/imap.mjs";
import { startSmtp } from "../../scripts/lib/smtp.mjs";
import { openAdminPage } from "../support/admin-page.ts";
import { PASSWORD } from "../support/accounts.ts";
import { chatOf } from "../support/chat.ts";
import { newChatVisitor } from "../support/chat-visitor.ts";
import { openContact, solveCaptcha } from "../support/contact.ts";
import { EMAIL_CHANGE_TEXTS, fillEmailChange } from "../support/email-change.ts";
import { decodeMail, linkIn, readMailsTo } from "../support/mails.ts";
import { setNewVisitorAddress, newBuyer as newAddress } from "../support/shop.ts";
import { startSite, type Site } from "../support/site.ts";
import { subscribe } from "../support/subscriptions.ts";
import { expect, test } from "../support/test.ts";

const SUPPORT = "hello@wren.example";
const TEXT = "Das Nest sei voll.\nIst es aber nicht.";

test.describe.configure({ mode: "default" }); // One after the other: they share one site.

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let imap: Awaited<ReturnType<typeof startImap>> | null = null;
let site: Site;

test.beforeAll(async () => {
  imap = hasImapServer() ? await startImap() : null;
  smtp = await startSmtp({
    // As a mail server that knows addresses with a plus sign puts them into their mailbox.
    onReceived: async ({ to, raw }) => {
      if (to.some((address) => address.startsWith("replies+"))) await imap?.deliver(raw);
    },
  });
  const replies = imap && {
    ...{ INBOUND_IMAP_URL: imap.url, INBOUND_ADDRESS: "replies@wren.example" },
    ...{ INBOUND_CHECK_SECONDS: "1", CHAT_MAIL_AFTER_SECONDS: "0" },
  };
  site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${String(smtp.port)}`, ...replies });
});
test.afterAll(async () => {
  await site.stop();
  await smtp.stop();
  await imap?.stop();
});
test.beforeEach(({ page }) => setNewVisitorAddress(page));

/** Mails that are addressed to this mailbox only. */
function sentTo(address: string): string[] {
  return smtp.received.filter(({ to }) => to.join() === address).map(({ raw }) => decodeMail(raw));
}

/** Waits for the mail that has these words and is addressed to this mailbox only. */
async function received(address: string, words: string): Promise<string> {
  const find = () => sentTo(address).find((mail) => mail.includes(words));
  await expect.poll(find, SOON).toBeTruthy();
  return find() ?? "";
}

type Mailer = { createTransport(url: string): { sendMail(mail: object): Promise<unknown> } };
const mailer = createRequire(new URL("../../cms/package.json", import.meta.url))("nodemailer") as Mailer;

/** The mail about an unread answer is written every 15 seconds. */
const SOON = { timeout: 30_000 };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const locale of ["en", "de"] as const) {
  test(`what somebody writes to support reaches it over SMTP, and a receipt the writer (${locale})`, async ({
    page,
  }) => {
    const address = newAddress();
    const form = await openContact(page, { locale, url: site.url });
    await form.fill(TEXT, address);
    await form.captcha.fill(await solveCaptcha(await form.captchaId(), site.dataDir));
    await form.send();
    await expect(heading(page)).toHaveText(form.labels.thanks);
    const reference = (await page.locator(".contact-reference dd").textContent()) ?? "";

    const toSupport = await received(SUPPORT, reference);
    expect(toSupport).toContain(`Reply-To: ${address}`);
    expect(toSupport).toContain("Ist es aber nicht.");
    const receipt = await received(address, reference);
    expect(receipt).not.toContain("Ist es aber nicht.");
    expect(await readMailsTo(site.dataDir, address)).toEqual([]); // No mail is left on the disk.
  });

  test(`links to a new address and from the former one come over SMTP, and lead where they say (${locale})`, async ({
    page,
  }) => {
    const texts = EMAIL_CHANGE_TEXTS[locale];
    const [oldEmail, newEmail] = [newAddress(), newAddress()];
    const { mobileId, contact } = subscribe({ email: oldEmail, dataDir: site.dataDir });
    await fillEmailChange(page, texts, { identifier: mobileId, email: newEmail, url: site.url });
    await page.getByRole("button", { name: texts.send }).click();
    await expect(page.getByRole("heading", { name: texts.sent })).toBeVisible();

    const confirmation = await received(newEmail, `${texts.path}/confirm?token=`);
    await page.goto(site.url + linkIn(confirmation, `${texts.path}/confirm`));
    await page.getByRole("button", { name: texts.confirm }).click();
    await expect(heading(page)).toHaveText(texts.confirmed);
    expect(contact()).toBe(newEmail);

    // The owner's language is known to be English, whatever language the change was requested in.
    const { path: englishPath, undo, undone } = EMAIL_CHANGE_TEXTS.en;
    const notice = await received(oldEmail, `${englishPath}/undo?token=`);
    await page.goto(site.url + linkIn(notice, `${englishPath}/undo`));
    await page.getByRole("button", { name: undo }).click();
    await expect(heading(page)).toHaveText(undone);
    expect(contact()).toBe(oldEmail);
  });
}

test("an answer in the chat is announced by SMTP, and the reply to that mail comes back over IMAP, to agent and visitor @script-on", async ({
  page,
  browser,
  browserErrors,
}) => {
  browserErrors.expect({ status: 429, path: "/support/chat" });
  test.skip(!hasImapServer(), IMAP_SERVER_IS_MISSING);
  const { email } = await newChatVisitor(site.cmsUrl, site.dataDir, (address) => Promise.resolve(sentTo(address)));
  await page.goto(`${site.url}/support/chat`);
  await page.getByLabel("Support ID or e-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(`As ${email}.`)).toBeVisible();
  const chat = chatOf(page, true);
  await chat.write("My phone stays dark.");
  await expect(chat.messages).toHaveCount(1);

  const agent = await openAdminPage(browser, "Support desk", site);
  await agent.getByRole("link", { name: email }).click();
  const log = agent.getByRole("log", { name: "Messages" });
  await expect(log).toContainText("My phone stays dark.", SOON);
  // Away, so that the answer is not read.
  await page.goto("about:blank");
  await agent.getByRole("textbox", { name: "Reply to the visitor" }).fill("Since when?");
  await agent.getByRole("button", { name: "Send", exact: true }).click();

  const announced = await received(email, "There is an answer for you in the chat");
  expect(announced).not.toContain("Since when?");
  const [, replyTo] = /^Reply-To: (replies\+[0-9a-z]{20}@wren\.example)/m.exec(announced) ?? [];
  await mailer.createTransport(`smtp://127.0.0.1:${String(smtp.port)}`).sendMail({
    ...{ from: email, to: replyTo, subject: "Re: There is an answer", messageId: `<${randomUUID()}@example.org>` },
    text: "Since Monday.\n\nOn Mon, 3 May 2027 at 14:05, Wren wrote:\n> There is an answer for you\n",
  });

  const reply = log.getByRole("listitem").filter({ hasText: "Since Monday." });
  await expect(reply).toContainText("came by e-mail", SOON);
  await reply.getByText("Show the whole e-mail").click();
  await expect(reply).toContainText("> There is an answer for you");

  await page.goto(`${site.url}/support/chat`);
  await expect(chat.messages.last()).toContainText("Since Monday.");
  await expect(chat.messages.last()).toContainText("by e-mail");
  await expect(chat.thread).not.toContainText("> There is an answer");

  await page.getByRole("button", { name: "E-mail me the transcript" }).click();
  await expect(page.getByText("The transcript is on its way to your address.")).toBeVisible();
  const mailed = await received(email, "You asked for this transcript in the chat.");
  const transcript = mailed.replaceAll("\r\n", "\n");
  expect(transcript).toMatch(
    /You:\n {2}My phone stays dark\.[^]*Support:\n {2}Since when\?[^]*You \(by e-mail\):\n {2}Since Monday\./,
  );
  await page.getByRole("button", { name: "E-mail me the transcript" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "within the last minute" })).toBeVisible();
});
