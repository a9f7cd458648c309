import { expectNoViolations } from "../support/axe.ts";
import { linkIn, readMailsTo } from "../support/mails.ts";
import {
  begin,
  beginAndConfirm,
  confirmElsewhere,
  confirmHere,
  forgetSession,
  mailTo,
  newAddress,
  PASSWORD,
  signIn,
  visitorAddress,
} from "../support/accounts.ts";
import { chatOf } from "../support/chat.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() }));

test("somebody new writes at once, confirms the address elsewhere, and leaves no cookie behind when signing out @tor-safest", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const address = newAddress();
  await page.goto("/support/chat");
  expect(await page.context().cookies()).toEqual([]);
  await begin(page, address, "My phone stays dark.");
  const { messages } = chatOf(page, javaScriptEnabled);
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText("My phone stays dark.");
  const request = page.getByRole("heading", { name: "Confirm your address" });
  await expect(request).toBeVisible();
  if (javaScriptEnabled) await expectNoViolations(page, "unconfirmed");

  const extraHTTPHeaders = { "X-Forwarded-For": visitorAddress() };
  const other = await (await browser.newContext({ baseURL, javaScriptEnabled, extraHTTPHeaders })).newPage();
  await confirmElsewhere(other, address);
  await expect(other.getByText("The address is confirmed, and you are signed in.")).toBeVisible();
  await expect(chatOf(other, javaScriptEnabled).messages).toContainText("My phone stays dark.");
  await other.context().close();

  await page.reload();
  await expect(page.getByText(`As ${address}.`)).toBeVisible();
  await expect(request).toHaveCount(0);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();

  await signIn(page, address, PASSWORD);
  await expect(page.getByText(`As ${address}.`)).toBeVisible();
  const session = (await page.context().cookies()).find(({ name }) => name === "wren-session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("wren-session");
});

test("a known address is answered like a new one, and its owner finds both messages in one conversation", async ({
  page,
  javaScriptEnabled,
}) => {
  const address = newAddress();
  await beginAndConfirm(page, address);
  await forgetSession(page);
  await begin(page, address, "Hello again");
  const { messages } = chatOf(page, javaScriptEnabled);
  await expect(messages).toHaveCount(1);
  await expect(messages).toContainText("Hello again");
  // The chat's page would ask for news of a session that ends.
  await page.goto("about:blank");
  await expect.poll(async () => (await readMailsTo(process.env.WREN_DATA_DIR ?? "", address)).length).toBe(2);
  await confirmHere(page, address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your message is in your chat");
  await signIn(page, address, PASSWORD);
  await expect(messages).toHaveText([/Hello/, /Hello again/]);
});

test("an address that a stranger gave is not confirmed for the stranger, and opens nothing", async ({
  page,
  javaScriptEnabled,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/support/chat/confirm-email" });
  browserErrors.expect({ status: 401, path: "/support/chat" });
  const address = newAddress();
  await begin(page, address);
  await forgetSession(page);
  await page.goto(linkIn(await mailTo(address, "confirm-email"), "/support/chat/confirm-email"));
  const press = page.getByRole("button", { name: "Confirm the address" });
  if (javaScriptEnabled) await expectNoViolations(page, "confirmation");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("not what the stranger chose");
  await press.click();
  await expect(page.getByRole("alert")).toContainText("This is not the password chosen with the message");
  await password.fill("");
  await press.click();
  await expect(password).toHaveAccessibleDescription("Please fill the field “Password”.");

  await signIn(page, address, PASSWORD);
  await expect(page.getByRole("alert")).toContainText("is wrong");
});

test("somebody without an address comes back with number and phrase from another browser @tor-safest", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  browserErrors,
}) => {
  browserErrors.expect({ status: 401, path: "/support/chat" });
  await page.goto("/support/chat");
  await page.getByLabel("Your message").fill("My phone stays dark.");
  await page.getByLabel("Without an address").check();
  await expect(page.getByLabel("E-mail address", { exact: true })).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole("button", { name: "Send message" }).click();

  const shown = page.getByRole("region", { name: "Write these two down" });
  await expect(shown.getByRole("definition")).toHaveCount(2);
  const [number = "", phrase = ""] = await shown.getByRole("definition").allTextContents();
  expect(number).toMatch(/^C-/);
  expect(phrase.split(" ")).toHaveLength(6);
  await expect(chatOf(page, javaScriptEnabled).messages).toContainText("My phone stays dark.");
  if (javaScriptEnabled) await expectNoViolations(page, "number and phrase");
  await page.reload();
  await expect(shown.getByRole("definition")).toHaveText([number, phrase]);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "wren-phrase");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  await shown.getByRole("button", { name: "I have written both down" }).click();
  await expect(shown).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("wren-phrase");
  await expect(page.getByText(`With the support number ${number} and your phrase.`)).toBeVisible();

  const extraHTTPHeaders = { "X-Forwarded-For": visitorAddress() };
  const other = await (await browser.newContext({ baseURL, javaScriptEnabled, extraHTTPHeaders })).newPage();
  await signIn(other, number.toLowerCase().replaceAll("-", " "), phrase.toUpperCase().replaceAll(" ", "-"));
  await expect(chatOf(other, javaScriptEnabled).messages).toContainText("My phone stays dark.");

  await page.getByText("Lost the phrase?").click();
  await page.getByRole("button", { name: "Make a new phrase" }).click();
  await expect(shown.getByRole("definition").first()).toHaveText(number);
  const renewed = await shown.getByRole("definition").last().textContent();
  expect(renewed).not.toBe(phrase);
  await other.goto("/support/chat");
  await expect(other.getByRole("button", { name: "Sign in" })).toBeVisible();
  await other.context().close();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("wren-phrase");
  await signIn(page, number, phrase);
  await expect(page.getByRole("alert")).toContainText("is wrong");
  await signIn(page, number, renewed ?? "");
  await expect(chatOf(page, javaScriptEnabled).messages).toContainText("My phone stays dark.");
});

test("without an address, too, nothing typed is lost, and the choice stays", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: "/de/support/chat" });
  await page.goto("/de/support/chat");
  await page.getByLabel("E-Mail-Adresse", { exact: true }).fill("doch@example.org");
  const without = page.getByLabel("Ohne Adresse");
  await without.check();
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Bitte schreiben Sie etwas."]);
  await expect(without).toBeChecked();
  await page.getByLabel("Mit Adresse und Passwort").check();
  await expect(page.getByLabel("E-Mail-Adresse", { exact: true })).toHaveValue("doch@example.org");
});

test("a forgotten password is replaced by a link, and the old one no longer opens", async ({ page, browserErrors }) => {
  browserErrors.expect({ status: 400, path: "/support/chat/reset-password" });
  browserErrors.expect({ status: 401, path: "/support/chat" });
  const address = newAddress();
  await beginAndConfirm(page, address);
  await forgetSession(page);
  await page.goto("/support/chat");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A new password");
  await page.getByLabel("E-mail address").fill(address);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`If ${address} has a chat`)).toBeVisible();

  const link = linkIn(await mailTo(address, "reset-password"), "/support/chat/reset-password");
  await page.goto(link);
  await page.getByLabel("New password").fill("another quiet bird");
  await page.getByRole("button", { name: "Use this password" }).click();
  await expect(page.getByText(`As ${address}.`)).toBeVisible();

  await page.goto(link);
  await page.getByLabel("New password").fill("a third quiet bird");
  await page.getByRole("button", { name: "Use this password" }).click();
  await expect(page.getByRole("alert")).toContainText("has already been used");

  await forgetSession(page);
  await signIn(page, address, PASSWORD);
  await expect(page.getByRole("alert")).toContainText("is wrong");
  await expect(page.getByLabel("Support ID or e-mail address")).toHaveValue(address);
});

test("a changed password signs out the other browser", async ({ page, browser, baseURL }) => {
  const address = newAddress();
  await beginAndConfirm(page, address);
  const extraHTTPHeaders = { "X-Forwarded-For": visitorAddress() };
  const other = await (await browser.newContext({ baseURL, extraHTTPHeaders })).newPage();
  await signIn(other, address, PASSWORD);
  await expect(other.getByText(`As ${address}.`)).toBeVisible();
  await page.getByRole("link", { name: "Change your password" }).click();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password").fill("a very new password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await expect(page.getByText(`As ${address}.`)).toBeVisible();

  await other.goto("/support/chat");
  await expect(other.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect((await other.context().cookies()).map(({ name }) => name)).not.toContain("wren-session");
  await other.context().close();
});

test("what is wrong is told in German at the field and above the form, and nothing typed is lost", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/de/support/chat" });
  await page.goto("/de/support/chat");
  const email = page.getByLabel("E-Mail-Adresse", { exact: true });
  await email.fill("niemand@nirgends");
  await page.getByLabel("Chat-Passwort wählen").fill("lang ".repeat(20));
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Bitte schreiben Sie etwas.",
    "Das ist keine gültige E-Mail-Adresse.",
    "Das neue Passwort ist zu lang: 72 Zeichen genügen.",
  ]);
  await expect(email).toHaveValue("niemand@nirgends");
  await expect(email).toHaveAccessibleDescription(/keine gültige/);
});

test("whoever tries too often is told how long to wait", async ({ page, request, browserErrors }) => {
  browserErrors.expect({ status: 429, path: "/support/chat" });
  const headers = { Origin: process.env.WREN_SITE_URL ?? "", "X-Forwarded-For": visitorAddress() };
  const form = { form: "sign-in", identifier: newAddress(), password: "a guess" };
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await request.post("/support/chat", { headers, form })).status()).toBe(401);
  }
  const refused = await request.post("/support/chat", { headers, form });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(60);

  await page.setExtraHTTPHeaders({ "X-Forwarded-For": headers["X-Forwarded-For"] });
  await signIn(page, form.identifier, form.password);
  await expect(page.getByRole("alert")).toContainText(/Too many attempts. Please wait \d+ minutes/);
  await expect(page.getByLabel("Support ID or e-mail address")).toHaveValue(form.identifier);
});

test("a stale session breaks no page and is cleared without a word", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "wren-session", value: "stale~stale", url: baseURL ?? "" }]);
  const response = await page.goto("/about");
  expect(response?.status()).toBe(200);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("wren-session");
});

test("what no page of ours would send is refused with its true status, not with a failure of ours", async ({
  request,
}) => {
  const headers = { Origin: process.env.WREN_SITE_URL ?? "", "X-Forwarded-For": visitorAddress() };
  for (const path of ["/support/chat", "/de/support/chat/forgot-password", "/preferences"]) {
    const notAForm = await request.post(path, { headers, data: { anything: true }, maxRedirects: 0 });
    expect(notAForm.status(), path).toBe(400);
  }
  const empty = await request.post("/support/chat", { headers, form: { form: "nonsense" } });
  expect(empty.status()).toBe(400);
  expect(await empty.text()).toContain("Please fill the field “Password”.");
});

test("a confirmation link that a mail program broke is told as such, and a new one is offered", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ status: 400, path: "/support/chat/confirm-email" });
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() });
  await page.goto("/support/chat/confirm-email?confirmation=4f%00%3D");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is incomplete");
  await expect(page.getByRole("button", { name: "Send the confirmation again" })).toBeVisible();
});
