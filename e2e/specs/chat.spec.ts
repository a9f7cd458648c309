import { PASSWORD, forgetSession, visitorAddress } from "../support/accounts.ts";
import { expectNoViolations } from "../support/axe.ts";
import { chatOf, enterChat } from "../support/chat.ts";
import { buyCharger } from "../support/shop.ts";
import { expect, test, untilHydrated } from "../support/test.ts";

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() }));

/** "Delivered" appears when an agent of another journey is at the desk. */
const ARRIVED = /· (sent|delivered)/;

/** A PNG of one red pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const PDF = { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };
const TEXT = { name: "log.txt", mimeType: "text/plain", buffer: Buffer.from("It rang, and nobody called.\n") };

test("a visitor writes, finds it again, ends the conversation, goes on, and erases it @tor-safest", async ({
  page,
  javaScriptEnabled,
}) => {
  await enterChat(page);
  await expect(page.getByText("Nobody is at the desk right now.").first()).toBeVisible();
  await expect(page.getByText("We are here: Monday to Friday", { exact: false })).toBeVisible();
  const chat = chatOf(page, javaScriptEnabled);
  await expect(chat.thread).toContainText("No messages yet.");

  const key = page.locator("input[name=key]");
  const oldKey = await key.inputValue();
  await chat.write("Hello, my phone rings\nand nobody calls.");
  await expect(chat.messages).toHaveCount(1);
  await expect(chat.messages).toContainText("Hello, my phone rings\nand nobody calls.");
  await expect(chat.messages).toContainText(ARRIVED);
  await expect(chat.field).toHaveValue("");

  await page.reload();
  await expect(chat.messages).toHaveCount(1);
  await page.getByRole("button", { name: "End the conversation" }).click();
  await expect(chat.thread).toContainText("You ended the conversation.");
  await expect(page.getByRole("complementary").getByText(/It will be erased on \d+ \w+ \d{4}/)).toBeVisible();
  await expect(chat.thread).toContainText("Write again to continue it.");

  // "Back" can restore the first form with the key of a message that was already sent.
  await key.evaluate((input: HTMLInputElement, old) => (input.value = old), oldKey);
  await chat.write("One more thing.");
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.thread).not.toContainText("Write again to continue it.");

  await page.getByText("Erase now").click();
  await page.getByRole("button", { name: "Yes, erase everything" }).click();
  await expect(page.getByText("The conversation has been erased.")).toBeVisible();
  await expect(chat.thread).toContainText("No messages yet.");
  await expect(chat.messages).toHaveCount(0);
});

test("what is wrong is told, and nothing typed is lost", async ({ page, javaScriptEnabled, browserErrors }) => {
  browserErrors.expect({ status: 400, path: javaScriptEnabled ? "/support/chat/messages" : "/support/chat" });
  await enterChat(page);
  if (javaScriptEnabled) await untilHydrated(page);
  const chat = chatOf(page, javaScriptEnabled);
  const tooLong = "a".repeat(4_001);
  await chat.write(tooLong);
  await expect(page.getByText("The message is too long: at most 4000 characters").first()).toBeVisible();
  await expect(chat.field).toHaveValue(tooLong);

  const disguised = { name: "picture.png", mimeType: "image/png", buffer: Buffer.from([0, 1, 2, 3, 0]) };
  await chat.file.setInputFiles(disguised);
  await chat.write("See the picture.");
  await expect(page.getByText("We cannot open this kind of file", { exact: false }).first()).toBeVisible();
  if (javaScriptEnabled) await page.getByRole("button", { name: "Edit message" }).click();
  await expect(chat.field).toHaveValue("See the picture.");
  await expect(chat.messages).toHaveCount(0);
});

test("pictures are shown, texts and PDF can be taken along, by nobody else @tor-safest", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  await enterChat(page);
  const chat = chatOf(page, javaScriptEnabled);
  await chat.file.setInputFiles({ name: "<b>red.png", mimeType: "image/png", buffer: PNG });
  await chat.write("");
  const picture = chat.thread.getByRole("img", { name: "Picture _b_red.png" });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);

  let path = "";
  for (const attached of [TEXT, PDF]) {
    await chat.file.setInputFiles(attached);
    await chat.write(`And ${attached.name}.`);
    const link = chat.thread.getByRole("link", { name: attached.name });
    path = (await link.getAttribute("href")) ?? "";
    const file = await page.request.get(path);
    expect(await file.body()).toEqual(attached.buffer);
    expect(file.headers()["content-type"]).toContain(attached.mimeType);
    expect(file.headers()["content-disposition"]).toMatch(/^attachment/);
    expect(file.headers()["content-security-policy"]).toContain("sandbox");
  }
  await expect(chat.thread.getByRole("img")).toHaveCount(1);

  const stranger = await browser.newContext({ baseURL });
  expect((await stranger.request.get(path)).status()).toBe(401);
  await stranger.close();
});

test("a session that has ended takes no message along: it stands in its field again after signing in", async ({
  page,
  javaScriptEnabled,
  browserErrors,
}) => {
  browserErrors.expect({ status: 401, path: javaScriptEnabled ? "/support/chat/messages" : "/support/chat" });
  browserErrors.allow({ status: 401, path: "/support/chat/news" }); // Scripts may poll for news meanwhile.
  const address = await enterChat(page);
  if (javaScriptEnabled) await untilHydrated(page);
  const chat = chatOf(page, javaScriptEnabled);
  await chat.field.fill("Half a thought");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Send" }).click();
  if (javaScriptEnabled) {
    await expect(page.getByRole("alert").filter({ hasText: "You are no longer signed in" })).toBeVisible();
    await page.getByRole("button", { name: "Edit message" }).click();
  } else {
    await expect(page.getByText("the message was not sent")).toBeVisible();
    await page.getByLabel("Support ID or e-mail address").fill(address);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
  }
  await expect(chat.field).toHaveValue("Half a thought");
});

test("the chat speaks German", async ({ page, javaScriptEnabled }) => {
  await enterChat(page);
  await page.goto("/de/support/chat");
  const chat = chatOf(page, javaScriptEnabled, "Gespräch");
  await expect(page.getByText("Im Moment ist niemand am Platz.").first()).toBeVisible();
  await chat.write("Grüezi mitenand");
  await expect(chat.messages).toContainText("Grüezi mitenand");
  await expect(chat.messages).toContainText("gesendet");
  await expect(chat.thread.locator(".chat-day")).toContainText(/\d+\. \p{L}+ 20\d\d/u);
});

test("from an order's page one comes to talk about it, through the sign-in @tor-safest", async ({
  page,
  javaScriptEnabled,
}) => {
  const address = await enterChat(page);
  await forgetSession(page);
  const number = await buyCharger(page);
  const secret = new URL(page.url()).searchParams.get("order") ?? "";

  await page.getByRole("button", { name: "Chat about this order" }).click();
  await expect(page.getByText("Sign in to talk about your order.", { exact: false })).toBeVisible();
  expect(page.url()).not.toContain(secret);
  await page.getByLabel("Support ID or e-mail address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  const chat = chatOf(page, javaScriptEnabled);
  await expect(chat.thread).toContainText(`This conversation is about order ${number}.`);
  await expect(page.getByRole("button", { name: "Talk about this order" })).toHaveCount(0);
  expect(page.url()).not.toContain(secret);
});

test("what is written in one window appears in the other, and the page is never loaded again @script-on", async ({
  page,
}) => {
  await enterChat(page);
  await untilHydrated(page);
  const other = await page.context().newPage();
  await other.goto("/support/chat");
  await untilHydrated(other);
  const [here, there] = [chatOf(page, true), chatOf(other, true)];
  await here.field.fill("From here");
  await here.field.press("Enter");
  await expect(there.messages).toContainText("From here");
  await there.field.fill("First line");
  await there.field.press("Shift+Enter");
  await there.field.pressSequentially("second");
  await there.field.press("Enter");
  await expect(here.messages).toHaveCount(2);
  await expect(here.messages.last()).toContainText("First line\nsecond");
  await expect(here.field).toHaveValue("");
});

test("whoever presses Send twice has sent once, and is told of no mistake @script-on", async ({ page }) => {
  await enterChat(page);
  await untilHydrated(page);
  const chat = chatOf(page, true);
  const send = page.getByRole("button", { name: "Send", exact: true });
  const mistake = page.getByText("Please write something");
  await send.click();
  await expect(mistake.first()).toBeVisible();
  await chat.field.fill("Once");
  await expect(mistake).toHaveCount(0);
  await send.dblclick();
  await expect(chat.messages).toHaveCount(1);
  await expect(mistake).toHaveCount(0);
});

test("where streams are cut, the page asks for itself @script-on", async ({ page }) => {
  await enterChat(page);
  const other = await page.context().newPage();
  await other.route("**/support/chat/events*", (route) => route.fulfill({ status: 503 }));
  await other.goto("/support/chat");
  await chatOf(page, true).write("Without a stream");
  await expect(chatOf(other, true).messages).toContainText("Without a stream", { timeout: 20_000 });
});

test("what is written while the line is down arrives by itself when it is back, once and in order @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ brokenRequest: "/support/chat/messages" });
  browserErrors.expect({ status: 429, path: "/support/chat/messages" });
  // The page polls for news at its own pace.
  browserErrors.allow({ brokenRequest: /^\/support\/chat\/(events|news)$/ });
  await enterChat(page);
  const chat = chatOf(page, true);
  // The worst case: the message arrives, and the answer gets lost.
  await page.route("**/support/chat/messages", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route("**/support/chat/events*", (route) => route.abort());
  await page.route("**/support/chat/news*", (route) => route.abort());
  await page.reload();
  await untilHydrated(page);
  await chat.write("Through a tunnel");
  const status = chat.thread.getByRole("status");
  await expect(status).toContainText("Please check your connection");
  await chat.write("And out again");
  await expect(chat.messages.last()).toContainText("waiting");

  // The line is back, and the server is busy at first.
  await page.unroute("**/support/chat/messages");
  const busy = { status: 429, headers: { "Retry-After": "2" }, contentType: "text/plain", body: "429" };
  await page.route("**/support/chat/messages", (route) => route.fulfill(busy), { times: 1 });
  await expect(status).toContainText("We cannot be reached");
  await expect(chat.messages).toHaveText([/Through a tunnel/, /And out again/]);
  await expect(chat.messages.first()).toContainText(ARRIVED, { timeout: 20_000 });
  await expect(chat.messages.last()).toContainText(ARRIVED);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await expect(chat.messages).toHaveText([/Through a tunnel/, /And out again/]);
});

test("an unsent message survives a look at another page and a change of language @script-on", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect({ brokenRequest: "/support/chat/messages" });
  await enterChat(page);
  await untilHydrated(page);
  const chat = chatOf(page, true);
  await page.route("**/support/chat/messages", (route) => route.abort());
  await chat.write("Not through");
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  await chat.field.fill("Half a sen");
  await chat.file.setInputFiles({ name: "red.png", mimeType: "image/png", buffer: PNG });

  await page.getByRole("banner").getByRole("link", { name: "FAQ and support" }).click();
  await expect(chat.field).toHaveCount(0);
  await page.goBack();
  await expect(chat.field).toHaveValue("Half a sen");
  await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
  expect(await chat.file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe("red.png");

  // Changing the language reloads the page.
  await page.getByRole("button", { name: "Language and currency" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deutsch" }).click();
  await expect(page.getByRole("button", { name: "Senden" })).toBeVisible();
  await untilHydrated(page);
  await expect(chat.field).toHaveValue("Not through\nHalf a sen");
  expect(await page.evaluate(() => sessionStorage.getItem("wren-draft"))).toBeNull();
  // The file is now with the server, and goes the way of the text: sent, taken back, and sent again.
  const kept = page.getByRole("checkbox", { name: /red\.png/ });
  await expect(kept).toBeChecked();
  await page.getByRole("button", { name: "Senden" }).click();
  await expect(kept).toHaveCount(0);
  await page.getByRole("button", { name: "Zurückholen und ändern" }).click();
  await expect(chat.field).toHaveValue("Not through\nHalf a sen");
  await expect(kept).toBeChecked();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Senden" }).click();
  await expect(chatOf(page, true, "Gespräch").messages).toContainText(/Half a sen.*red\.png/s);
  // Simulates a page restored from the back/forward cache.
  await chat.field.fill("Sent since");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  await chat.field.press("Enter");
  // A message that has not arrived counts as unsent, and a reload would rightly bring it back.
  await expect(chatOf(page, true, "Gespräch").messages.nth(1)).toContainText(/· (gesendet|angekommen)/);
  await page.reload();
  await untilHydrated(page);
  await expect(chat.field).toHaveValue("");
});

test("the chat is accessible, on the page and in its frame @script-on", async ({ page }) => {
  await enterChat(page);
  await untilHydrated(page);
  const chat = chatOf(page, true);
  await chat.file.setInputFiles({ name: "red.png", mimeType: "image/png", buffer: PNG });
  await chat.write("Look at this.");
  await expect(chat.messages).toContainText(ARRIVED);
  await expectNoViolations(page, "chat");
  await page.goto("/support/chat/thread?still=1");
  await expectNoViolations(page, "frame");
});

test("calls of the chat are only for those who are in, and a frame only for pages of ours", async ({
  page,
  request,
}) => {
  const headers = { Origin: process.env.WREN_SITE_URL ?? "", "X-Forwarded-For": visitorAddress() };
  expect((await request.get("/support/chat/events?after=0", { headers })).status()).toBe(401);
  expect((await request.get("/support/chat/news?after=0", { headers })).status()).toBe(401);
  expect((await request.get("/support/chat/files/1", { headers })).status()).toBe(401);
  const seen = { headers, form: { readTo: "0", isTyping: "false" } };
  expect((await request.post("/support/chat/seen", seen)).status()).toBe(401);
  const multipart = { key: "0123456789abcdef", text: "Hi", language: "en" };
  expect((await request.post("/support/chat/messages", { headers, multipart })).status()).toBe(401);
  const foreign = { ...headers, Origin: "https://example.org" };
  expect((await request.post("/support/chat/messages", { headers: foreign, multipart })).status()).toBe(403);

  const frame = await request.get("/support/chat/thread", { headers });
  expect(frame.status()).toBe(401);
  expect(frame.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  const response = await page.goto("/support/chat");
  expect(response?.headers()["content-security-policy"]).toMatch(/frame-src 'self'.*frame-ancestors 'none'/);
  expect(await page.context().cookies()).toEqual([]);
});
