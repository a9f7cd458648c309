import type { Page } from "@playwright/test";
import { visitorAddress } from "../support/accounts.ts";
import { openAdminPage } from "../support/admin-page.ts";
import { expectNoViolations } from "../support/axe.ts";
import { chatOf, enterChat } from "../support/chat.ts";
import { newChatVisitor } from "../support/chat-visitor.ts";
import { expect, test } from "../support/test.ts";

/** Pages other than the chat's ask at intervals. */
const SOON = { timeout: 30_000 };

const MARKUP = `<img src=x onerror="document.title='stolen'"> My phone stays dark`;

test("an agent answers somebody who waits, notes, gives it away, closes, opens again and erases @script-on", async ({
  browser,
}) => {
  const visitor = await newChatVisitor(process.env.WREN_CMS_URL ?? "", process.env.WREN_DATA_DIR ?? "");
  const desk = await openAdminPage(browser, "Support desk");
  await visitor.write(MARKUP);

  // The new message appears by itself, is counted, and is shown as text.
  const row = desk.getByTestId("queue-row").filter({ hasText: visitor.email });
  await expect(row).toContainText("1 unread");
  await expect(desk).toHaveTitle(/^\(\d+\) Support desk/);
  await row.click();
  const log = desk.getByRole("log", { name: "Messages" });
  await expect(log.getByText(MARKUP, { exact: true })).toBeVisible();
  await expect(log.locator("img")).toHaveCount(0);
  await expect(row).not.toContainText("unread");

  await answerWithTemplate(desk);
  await expect.poll(async () => (await visitor.read()).length).toBe(2);
  await expect(log).toContainText("Sent");
  await visitor.see(2);
  await expect(log).toContainText("Read");

  await desk.getByLabel("Private note").fill("Looks like the battery.");
  await desk.getByRole("button", { name: "Save the note" }).click();
  await expect(log.getByTestId("note")).toContainText("Looks like the battery.");
  expect((await visitor.read()).join()).not.toContain("battery.");

  await releaseAndTake(desk);
  await expectNoViolations(desk, "support desk", { within: "main" });
  await darken(desk);
  await expectNoViolations(desk, "support desk in the dark", { within: "main" });

  await closeAndReopen(desk, visitor.email);
  await erase(desk);
  await expect.poll(visitor.read).toEqual([]);
  await desk.context().close();
});

test("an agent finds words again, labels, marks as urgent, puts aside and lets a template do the rest @script-on", async ({
  browser,
}) => {
  const visitor = await newChatVisitor(process.env.WREN_CMS_URL ?? "", process.env.WREN_DATA_DIR ?? "");
  const word = `xylophone${String(Date.now())}`;
  await visitor.write(`Where is my ${word.toUpperCase()}?`);
  const desk = await openAdminPage(browser, "Support desk");
  const row = desk.getByTestId("queue-row");
  await expect(row.filter({ hasText: visitor.email })).toBeVisible();
  await desk.keyboard.press("f");
  await expect(desk.getByRole("searchbox")).toBeFocused();
  await desk.keyboard.type(word);
  await desk.keyboard.press("Enter");
  await expect(row.locator("mark")).toHaveText(word.toUpperCase());
  await row.click();
  await expect(desk).toHaveURL(/found=message-1/);
  const log = desk.getByRole("log", { name: "Messages" });
  await expect(log).toContainText(word.toUpperCase());

  const label = desk.getByRole("button", { name: "Delivery", exact: true });
  await label.click();
  await expect(label).toHaveAttribute("aria-pressed", "true");
  await expect(row).toContainText("Delivery");
  await log.click();
  await desk.keyboard.press("u");
  await desk.getByLabel("Why is it urgent?").fill("Needed for a concert");
  await desk.getByRole("button", { name: "Mark as urgent" }).click();
  await expect(row).toContainText("Urgent: Needed for a concert");
  await expect(log).toContainText("marked it as urgent");

  await log.click();
  await desk.keyboard.press("s");
  await expectNoViolations(desk, "putting aside", { within: "[role=dialog]" });
  await desk.getByRole("button", { name: /^Until tomorrow/ }).click();
  await expect(row).toContainText("Put aside until");
  await visitor.write("It is urgent!");
  await expect(row).not.toContainText("Put aside until");

  await log.click();
  await desk.keyboard.press("r");
  await desk.keyboard.type("/goodbye");
  await expect(desk.getByRole("option").first()).toBeVisible();
  await desk.getByLabel("Search the templates").press("Enter");
  await expect(desk.getByText("When sent: close", { exact: true })).toBeVisible();
  await expectNoViolations(desk, "a desk with labels, steps and what was done", { within: "main" });
  await desk.getByLabel("Reply to the visitor").press("Control+Enter");
  // Other journeys close conversations as the same agent.
  await expect(desk.getByText(`${visitor.email}: closed.`)).toBeVisible();
  await expect(log).toContainText("closed the conversation", SOON);
  expect((await visitor.read()).join()).not.toMatch(/concert|Delivery/);
  await desk.context().close();
});

test("who is blocked can read and is told a way on, but writes no more until it is undone", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() });
  const address = await enterChat(page);
  const chat = chatOf(page, javaScriptEnabled);
  await chat.write("Answer me, now");
  await expect(chat.messages).toHaveCount(1);

  const desk = await openAdminPage(browser, "Support desk");
  await desk.getByTestId("queue-row").filter({ hasText: address }).click();
  await press(desk, "Block");
  if (!javaScriptEnabled) await page.reload();
  await expect(page.getByText("Our team has stopped this conversation")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /contact form/ })).toBeVisible();
  await expect(chat.field).toHaveCount(0);
  await expect(chat.messages).toContainText("Answer me, now");
  if (javaScriptEnabled) await expectNoViolations(page, "blocked chat");

  await press(desk, "Unblock");
  if (!javaScriptEnabled) await page.reload();
  await chat.write("Sorry");
  await expect(chat.messages).toHaveCount(2);
  await desk.context().close();
});

test("an answer is noticed on every page, and its link leads to what the agent has found @tor-safest", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() });
  const address = await enterChat(page);
  const chat = chatOf(page, javaScriptEnabled);
  await chat.write("Which charger do I need?");
  await expect(chat.messages).toHaveCount(1);
  await page.goto("/shop");
  const link = page.getByRole("banner").getByRole("link", { name: "Chat" });
  await expect(link).toHaveAccessibleName("Chat");

  const desk = await openAdminPage(browser, "Support desk");
  await desk.getByTestId("queue-row").filter({ hasText: address }).click();
  await handOverCharger(desk);
  // Scripts notice it on a page that nobody has touched; without them the next page tells.
  if (javaScriptEnabled) await expect(page.getByText("There is an answer for you in the chat.")).toBeVisible(SOON);
  else await page.goto("/de/about");
  await expect(page).toHaveTitle(/^\(1\) \S/);
  await expect(link).toHaveAccessibleName(javaScriptEnabled ? "Chat 1 new answer" : "Chat 1 neue Antwort");
  const stranger = await browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": visitorAddress() } });
  const shared = await stranger.request.get(page.url());
  expect(await shared.text()).not.toContain("icon-chat");
  await stranger.close();

  await link.click();
  await expect(
    chatOf(page, javaScriptEnabled, javaScriptEnabled ? "Conversation" : "Gespräch").thread.getByRole("link", {
      name: /\/shop\/charger$/,
    }),
  ).toHaveAttribute("href", "/shop/charger");
  await expect(page).toHaveTitle(/^[^(]/);
  await page.goto("/about");
  await expect(page).toHaveTitle(/^[^(]/);
  await expect(link).toHaveAccessibleName("Chat");
  await desk.context().close();
});

test("an answer is heard in a tab that nobody looks at, once the visitor has switched it on @script-on", async ({
  page,
  browser,
}) => {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() });
  await page.addInitScript(() => {
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number): void {
        document.documentElement.dataset.notes = String(Number(document.documentElement.dataset.notes ?? 0) + 1);
        super.start(when);
      }
    };
  });
  const address = await enterChat(page);
  const chat = chatOf(page, true);
  await chat.write("Are you there?");
  await expect(chat.messages).toHaveCount(1);
  const desk = await openAdminPage(browser, "Support desk");
  await desk.getByTestId("queue-row").filter({ hasText: address }).click();
  const heard = () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));

  await hide(page, true);
  await answer(desk, "Yes.");
  await expect(page).toHaveTitle(/^\(1\) Support chat/);
  expect(await heard()).toBe(0);
  await hide(page, false);
  await expect(page).toHaveTitle(/^Support chat/);

  const sound = page.getByRole("checkbox", { name: "Play a sound when an answer comes" });
  await sound.check();
  const tried = await heard();
  expect(tried).toBeGreaterThan(0);
  await page.reload();
  await expect(sound).toBeChecked();
  await answer(desk, "I am reading.");
  await expect(chat.messages).toHaveCount(3);
  expect(await heard()).toBe(0);
  await hide(page, true);
  await answer(desk, "Hold the button.");
  await expect.poll(heard).toBe(tried);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["wren-session"]);
  await hide(page, false);
  await sound.uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await desk.context().close();
});

test("a desk in the background says on the desktop that somebody has written, and not what @script-on", async ({
  browser,
}) => {
  const visitor = await newChatVisitor(process.env.WREN_CMS_URL ?? "", process.env.WREN_DATA_DIR ?? "");
  await visitor.write("My words are a secret.");
  const desk = await openAdminPage(browser, "Support desk");
  await catchNotifications(desk);
  const row = desk.getByTestId("queue-row").filter({ hasText: visitor.email });
  const key = (await row.getAttribute("href"))?.split("/").at(-1) ?? "";
  const all = () =>
    desk.evaluate(() => (window as unknown as WithShown).shown.map(({ title, body, tag }) => ({ title, body, tag })));
  const mine = async () => (await all()).filter(({ tag }) => tag === key);
  await desk.getByRole("button", { name: "Desktop notifications are off. Turn them on" }).click();
  await expect(desk.getByRole("button", { name: "Desktop notifications are on. Turn them off" })).toBeVisible();

  await visitor.write("I look at the desk.");
  await expect(row).toContainText("2 unread");
  expect(await mine()).toEqual([]);
  await hide(desk, true);
  await visitor.write("And this one, too.");
  await expect.poll(mine).toHaveLength(1);
  const words = JSON.stringify(await all());
  expect(words).toMatch(/"title":"New message","body":"\d+ waiting"/);
  expect(words).not.toMatch(/secret|this one|@/);
  await desk.evaluate((wanted) => {
    const { shown } = window as unknown as WithShown;
    shown.find(({ tag }) => tag === wanted)?.notification.onclick?.();
  }, key);
  await expect(desk.getByRole("log", { name: "Messages" })).toContainText("And this one, too.");
  await desk.context().close();
});

type Shown = { title: string; body: string; tag: string; notification: { onclick: (() => void) | null } };

type WithShown = { shown: Shown[] };

/** Puts a desktop without a screen in place of the browser's, which would show nothing here. */
async function catchNotifications(desk: Page) {
  await desk.addInitScript(() => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    class Caught {
      static permission = "default";
      static requestPermission = () => Promise.resolve((Caught.permission = "granted"));
      onclick: (() => void) | null = null;

      constructor(title: string, options: { body: string; tag: string }) {
        shown.push({ title, ...options, notification: this });
      }

      close(): void {
        this.onclick = null;
      }
    }
    Object.defineProperty(window, "Notification", { value: Caught });
  });
  await desk.reload();
}

/** Makes the page believe that its tab is in the background, or in front again. */
async function hide(page: Page, isHidden: boolean) {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isHidden ? "hidden" : "visible",
  );
}

async function answer(desk: Page, text: string) {
  const field = desk.getByLabel("Reply to the visitor");
  await field.fill(text);
  await field.press("Control+Enter");
  await expect(field).toHaveValue("");
}

/** Finds the charger's page with the keyboard alone, and sends its link. */
async function handOverCharger(desk: Page) {
  const field = desk.getByLabel("Reply to the visitor");
  await field.fill("This one.");
  await field.press("Home");
  await field.press("Control+k");
  const search = desk.getByRole("combobox", { name: "Search the site" });
  await expect(search).toBeFocused();
  await search.press("Escape");
  await expect(field).toBeFocused();
  await field.press("Control+k");
  await search.fill("charger");
  const options = desk.getByRole("listbox", { name: "Results" }).getByRole("option");
  const charger = options.filter({ hasText: /\/shop\/charger$/ });
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expectNoViolations(desk, "links of the site", { within: "[role=dialog]" });
  await search.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await search.press("ArrowUp");
  await expect(charger).toHaveAttribute("aria-selected", "true");
  await search.press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^Charger with cable: https?:\/\/\S+\/shop\/charger This one\.$/);
  await field.press("Control+Enter");
  await expect(field).toHaveValue("");
}

/** Presses a button of the desk and waits until it is done, so that the visitor's next page reflects it. */
async function press(desk: Page, name: string) {
  await desk.getByRole("button", { name, exact: true }).click();
  const done = desk.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes("/desk/"),
  );
  await desk.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
  expect((await done).status()).toBe(200);
}

async function answerWithTemplate(desk: Page) {
  await desk.keyboard.press("Escape");
  await desk.getByRole("log", { name: "Messages" }).click();
  await desk.keyboard.press("r");
  const field = desk.getByLabel("Reply to the visitor");
  await expect(field).toBeFocused();
  await desk.keyboard.type("/");
  await expect(desk.getByRole("option").first()).toBeVisible();
  await desk.getByLabel("Search the templates").press("Enter");
  await expect(field).not.toHaveValue(/^\/?$/);
  const template = await field.inputValue();
  await expect(desk.getByRole("log", { name: "Messages" })).not.toContainText(template);
  await field.press("Control+Enter");
  await expect(desk.getByRole("log", { name: "Messages" })).toContainText(template);
  await expect(field).toHaveValue("");
}

async function releaseAndTake(desk: Page) {
  const assignee = desk.getByRole("combobox", { name: "Assigned to" });
  await expect(assignee).toContainText("(you)");
  await assignee.click();
  await desk.getByRole("option", { name: "Nobody" }).click();
  await expect(assignee).toContainText("Nobody");
  await desk.getByRole("button", { name: "Take it" }).click();
  await expect(assignee).toContainText("(you)");
}

async function darken(desk: Page) {
  await desk.evaluate(() => localStorage.setItem("STRAPI_THEME", "dark"));
  await desk.reload();
  await expect(desk.getByTestId("note")).toBeVisible();
}

/** Closing takes a key and is undone by another; after ten seconds it is true. */
async function closeAndReopen(desk: Page, email: string) {
  const log = desk.getByRole("log", { name: "Messages" });
  await log.click();
  await desk.keyboard.press("c");
  await expect(desk.getByText(`${email}: closed.`)).toBeVisible();
  await desk.keyboard.press("z");
  await expect(desk.getByText(`${email}: closed.`)).toHaveCount(0);
  await expect(desk.getByRole("main").getByRole("button", { name: "Close", exact: true })).toBeVisible();
  await expect(log).not.toContainText("closed the conversation");
  await desk.keyboard.press("c");
  await expect(desk.getByText(/closed the conversation/)).toBeVisible(SOON);
  await desk.getByRole("button", { name: "Open again" }).click();
  await expect(desk.getByText(/opened it again/)).toBeVisible();
}

async function erase(desk: Page) {
  await desk.getByRole("button", { name: "Erase now" }).click();
  const dialog = desk.getByRole("alertdialog");
  await expect(dialog).toContainText(/\d messages, 0 files and 1 note are gone for good/);
  await dialog.getByRole("button", { name: "Erase now" }).click();
  await expect(desk.getByText("Choose a conversation")).toBeVisible();
}
