import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { identifierOf } from "../../domain/dist/index.js";
import { expectNoViolations } from "../support/axe.ts";
import { EMAIL_CHANGE_TEXTS as TEXTS, fillEmailChange } from "../support/email-change.ts";
import { linkIn, readMailsTo } from "../support/mails.ts";
import { setNewVisitorAddress, newBuyer as newAddress, newAddressHeaders } from "../support/shop.ts";
import { readSharedLog, sharedSite } from "../support/shared-site.ts";
import { startWebAt } from "../support/site.ts";
import { subscribe } from "../support/subscriptions.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => setNewVisitorAddress(page));

/** A well-formed number that belongs to nobody. */
const unknownNumber = () => identifierOf("mobile", randomBytes(8));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The link in the newest mail to this address that leads to `path`. */
async function linkTo(address: string, path: string): Promise<string> {
  const find = async () =>
    (await readMailsTo(sharedSite().dataDir, address)).find((mail) => mail.includes(`${path}?token=`));
  await expect.poll(find).toBeTruthy();
  return linkIn((await find()) ?? "", path);
}

for (const [locale, texts] of Object.entries(TEXTS)) {
  test(`in ${locale}: asked, confirmed from the new mailbox, undone from the old one @tor-safest`, async ({ page }) => {
    const [oldEmail, newEmail] = [newAddress(), newAddress()];
    const subscription = subscribe({ email: oldEmail });
    const typed = ` ${subscription.nestId.toLowerCase().replaceAll("-", " ")} `;
    await fillEmailChange(page, texts, { identifier: typed, email: newEmail });
    await page.getByRole("button", { name: texts.send }).click();
    await expect(page.getByRole("heading", { name: texts.sent })).toBeVisible();
    await expect(page).toHaveURL(`${texts.path}?sent`); // The URL contains neither the number nor the address.
    expect(subscription.contact()).toBe(oldEmail);

    const confirmation = await linkTo(newEmail, `${texts.path}/confirm`);
    await page.goto(confirmation);
    await expect(page.getByText(`${newEmail.slice(0, 1)}•••@example.org`)).toBeVisible();
    expect(subscription.contact()).toBe(oldEmail); // Mail scanners open links, so opening changes nothing.
    await page.getByRole("button", { name: texts.confirm }).click();
    await expect(heading(page)).toHaveText(texts.confirmed);
    expect(subscription.contact()).toBe(newEmail);
    await page.goto(confirmation);
    await expect(heading(page)).toHaveText(texts.already);
    await expect(page.getByRole("button", { name: texts.confirm })).toHaveCount(0);

    // The owner's language is known to be English, whatever language the change was requested in.
    const undoing = await linkTo(oldEmail, "/support/my-contact/undo");
    await page.goto(texts.path.replace("/support/my-contact", "") + undoing);
    await page.getByRole("button", { name: texts.undo }).click();
    await expect(heading(page)).toHaveText(texts.undone);
    expect(subscription.contact()).toBe(oldEmail);
  });
}

test("a second click at the same moment, and the page left open, are told that it is done", async ({
  page,
  context,
}) => {
  const newEmail = newAddress();
  const subscription = subscribe({ email: newAddress() });
  await fillEmailChange(page, TEXTS.en, { identifier: subscription.mobileId, email: newEmail });
  await page.getByRole("button", { name: TEXTS.en.send }).click();
  const link = await linkTo(newEmail, "/support/my-contact/confirm");
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(link);
  for (const tab of [page, other]) await tab.getByRole("button", { name: TEXTS.en.confirm }).click();
  await expect(heading(page)).toHaveText(TEXTS.en.confirmed);
  await expect(heading(other)).toHaveText(TEXTS.en.already);
});

test("what is wrong is told at its field, and nothing typed is lost @tor-safest", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: TEXTS.en.path });
  const { mobileId } = subscribe();
  const values = { identifier: mobileId, email: "ada@example.org", repeated: "ada@example.com" };
  await fillEmailChange(page, TEXTS.en, values);
  await page.getByRole("button", { name: TEXTS.en.send }).click();
  await expect(page.getByRole("alert")).toContainText("The e-mail addresses do not match.");
  await expect(page.getByLabel(TEXTS.en.identifier)).toHaveValue(mobileId);
  await expect(page.getByLabel(TEXTS.en.email, { exact: true })).toHaveValue(values.email);
  await expect(page.getByLabel(TEXTS.en.repeated)).toHaveValue(values.repeated);
  await expect(page.getByLabel(TEXTS.en.repeated)).toHaveAttribute("aria-invalid", "true");
});

test("every mistake has its sentence and its true status", async ({ page }) => {
  const { supportId, mobileId } = subscribe();
  const headers = { Origin: process.env.WREN_SITE_URL ?? "", ...newAddressHeaders() };
  const good = { identifier: mobileId, email: "ada@example.org", repeatedEmail: "ada@example.org" };
  for (const [change, status, sentence] of [
    [{ identifier: "" }, 400, "Please enter the nest ID or mobile ID."],
    [{ identifier: "M-0000-0000-1" }, 400, "typo"],
    [{ identifier: supportId }, 400, "This is a support ID."],
    [{ identifier: unknownNumber() }, 404, "Mobile ID not found."],
    [{ email: "", repeatedEmail: "" }, 400, "Please provide an e-mail address."],
    [{ repeatedEmail: "" }, 400, "Missing e-mail"],
    [{ email: "ada@", repeatedEmail: "ada@" }, 400, "This is not a valid e-mail address."],
    [{ email: "ada@example.org\r\nBcc: eve@example.org" }, 400, "This is not a valid e-mail address."],
    [{ email: "<script>alert(1)</script>@example.org" }, 400, "This is not a valid e-mail address."],
    [{ email: `${"a".repeat(5_000)}@example.org` }, 400, "This is not a valid e-mail address."],
    [{ email: "a\u0000b@example.org" }, 400, "This is not a valid e-mail address."],
  ] as const) {
    const answer = await page.request.post(TEXTS.en.path, { form: { ...good, ...change }, headers });
    const html = await answer.text();
    expect(answer.status(), JSON.stringify(change)).toBe(status);
    expect(html).toContain(sentence);
    expect(html).not.toContain("<script>alert");
  }
  const tooMuch = { ...good, email: "a".repeat(100_000) };
  expect((await page.request.post(TEXTS.en.path, { form: tooMuch, headers })).status()).toBe(413);
});

test("after ten tries the visitor is told to wait, and what was typed stays", async ({ page }) => {
  const headers = { Origin: process.env.WREN_SITE_URL ?? "", ...newAddressHeaders() };
  const ask = (email: string) => {
    const form = { identifier: unknownNumber(), email, repeatedEmail: email };
    return page.request.post(TEXTS.de.path, { form, headers });
  };
  for (let tries = 0; tries < 10; tries += 1) expect((await ask(newAddress())).status()).toBe(404);
  const email = newAddress();
  const refused = await ask(email);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(500);
  const html = await refused.text();
  expect(html).toContain("Suchlimit überschritten.");
  expect(html).toContain(`value="${email}"`);
});

test("links that nobody sent, or that are too old, say so with their true status @tor-safest", async ({
  page,
  browserErrors,
}) => {
  for (const { path } of [TEXTS.en, TEXTS.de]) {
    for (const kind of ["confirm", "undo"]) browserErrors.expect({ status: 404, path: `${path}/${kind}` });
  }
  browserErrors.expect({ status: 410, path: "/support/my-contact/confirm" });
  for (const texts of [TEXTS.en, TEXTS.de]) {
    for (const token of ["A".repeat(32), "forged", "%00", "", "<b>"]) {
      for (const kind of ["confirm", "undo"]) {
        const response = await page.goto(`${texts.path}/${kind}?token=${token}`);
        expect(response?.status()).toBe(404);
        await expect(heading(page)).toHaveText(texts.notFound);
      }
    }
  }
  const [first, second] = [newAddress(), newAddress()];
  const { mobileId } = subscribe();
  for (const email of [first, second]) {
    await fillEmailChange(page, TEXTS.en, { identifier: mobileId, email });
    await page.getByRole("button", { name: TEXTS.en.send }).click();
    await expect(page.getByRole("heading", { name: TEXTS.en.sent })).toBeVisible();
  }
  const response = await page.goto(await linkTo(first, "/support/my-contact/confirm"));
  expect(response?.status()).toBe(410);
  await expect(heading(page)).toHaveText(TEXTS.en.failed);
  await page.getByRole("link", { name: "Start again" }).click();
  await expect(page.getByRole("button", { name: TEXTS.en.send })).toBeVisible();
});

test("a link's page is kept by nobody, found by nobody, and its address told to nobody", async ({ page }) => {
  const email = newAddress();
  await fillEmailChange(page, TEXTS.en, { identifier: subscribe().mobileId, email });
  await page.getByRole("button", { name: TEXTS.en.send }).click();
  const referrers = new Set<string>();
  page.on("request", (request) => referrers.add(request.headers().referer ?? ""));
  const response = await page.goto(await linkTo(email, "/support/my-contact/confirm"));
  const headers = await response?.headersArray();
  const valuesOf = (name: string) =>
    headers?.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value);
  expect(valuesOf("cache-control")).toEqual(["private, no-store"]);
  expect(valuesOf("referrer-policy")).toEqual(["strict-origin"]);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ and support" }).click();
  await expect(page).toHaveURL("/support");
  expect(referrers.size).toBeGreaterThan(0);
  for (const referrer of referrers) expect(referrer).not.toContain("token");
});

test("axe finds nothing on the form with mistakes and on a link's page @script-on", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: TEXTS.en.path });
  const email = newAddress();
  await fillEmailChange(page, TEXTS.en, { identifier: "1", email, repeated: "1@1" });
  await page.getByRole("button", { name: TEXTS.en.send }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page, "mistakes");
  await fillEmailChange(page, TEXTS.en, { identifier: subscribe().mobileId, email });
  await page.getByRole("button", { name: TEXTS.en.send }).click();
  await expect(page.getByRole("heading", { name: TEXTS.en.sent })).toBeVisible();
  await expectNoViolations(page, "sent");
  await page.goto(await linkTo(email, "/support/my-contact/confirm"));
  await expectNoViolations(page, "link");
});

test("no address, number or token is in any log @script-on", async ({ page }) => {
  const site = await startWebAt(sharedSite());
  const [oldEmail, newEmail] = [newAddress(), newAddress()];
  const { mobileId, contact } = subscribe({ email: oldEmail });
  const headers = { Origin: site.url, ...newAddressHeaders() };
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(site.url + path, { form, headers, maxRedirects: 0 });
  const ask = { identifier: mobileId, email: newEmail, repeatedEmail: newEmail };
  await post(TEXTS.en.path, { ...ask, email: "wrong" });
  expect((await post(TEXTS.en.path, ask)).status()).toBe(303);
  const secrets = [oldEmail, newEmail, mobileId];
  for (const [address, kind] of [
    [newEmail, "confirm"],
    [oldEmail, "undo"],
  ] as const) {
    const link = await linkTo(address, `/support/my-contact/${kind}`);
    secrets.push(link.split("token=")[1] ?? "");
    await page.request.get(site.url + link);
    await page.request.get(site.url + link.replace("?", ".data?"));
    await post(link, {});
  }
  expect(contact()).toBe(oldEmail);
  await site.loseCms();
  expect((await post(TEXTS.en.path, ask)).status()).toBe(503);
  await site.stop();
  const log = site.logLines.join("\n") + (await readSharedLog());
  expect(log).toContain('"route":"/support/my-contact/confirm"');
  for (const secret of secrets) expect(secret.length > 8 && log.includes(secret)).toBe(false);
});
