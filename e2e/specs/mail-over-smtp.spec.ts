import type { Page } from "@playwright/test";
import { startSmtp } from "../../scripts/lib/smtp.mjs";
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
let site: Site;

test.beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${String(smtp.port)}` });
});
test.afterAll(async () => {
  await site.stop();
  await smtp.stop();
});
test.beforeEach(({ page }) => setNewVisitorAddress(page));

/** Waits for the mail that has these words and is addressed to this mailbox only. */
async function received(address: string, words: string): Promise<string> {
  const find = () =>
    smtp.received
      .filter(({ to }) => to.join() === address)
      .map(({ raw }) => decodeMail(raw))
      .find((mail) => mail.includes(words));
  await expect.poll(find).toBeTruthy();
  return find() ?? "";
}

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
