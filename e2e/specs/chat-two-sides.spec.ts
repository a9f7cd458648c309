import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { PASSWORD, signIn, visitorAddress } from "../support/accounts.ts";
import { openAdminPage } from "../support/admin-page.ts";
import { chatOf, enterChat } from "../support/chat.ts";
import { expect } from "../support/test.ts";
import { test, type TwoCms } from "../support/two-cms.ts";

// One after the other: each parallel worker would start a site of its own.
test.describe.configure({ mode: "default" });
test.afterEach(({ site }) => site.reviveStaffCms());

const PICTURE = path.resolve(import.meta.dirname, "../../web/public/icon.png");
/** The frame without scripts reloads every few seconds, and a desk whose cms died has to reconnect to the other one. */
const SOON = { timeout: 30_000 };

type Fixtures = { page: Page; browser: Browser; site: TwoCms };

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: hasScript });
    test("visitor and agent talk, see each other's marks, and go on when the agent's cms is killed @script-on", async ({
      page,
      browser,
      site,
    }) => {
      test.setTimeout(240_000);
      await talk({ page, browser, site }, hasScript);
    });
  });
}

async function talk({ page, browser, site }: Fixtures, hasScript: boolean) {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": visitorAddress() });
  const email = await enterChat(page, site);
  const chat = chatOf(page, hasScript);
  const { thread } = chat;
  const said = (text: string) => chat.messages.filter({ hasText: text });
  const agent = await openAdminPage(browser, "Support desk", { cmsUrl: site.staffUrl, dataDir: site.dataDir });
  const log = agent.getByRole("log", { name: "Messages" });

  await test.step("the visitor sees that somebody comes", async () => {
    await agent.getByRole("switch", { name: "At the desk" }).click();
    await expect(hasScript ? page.getByRole("main") : thread).toContainText("We are online.", SOON);
  });

  await test.step("who looks at the requests stays at the desk, and is told that somebody waits", async () => {
    await agent.getByRole("link", { name: "Requests", exact: true }).click();
    const watch = agent.getByRole("link", { name: "You are at the Support desk" });
    await expect(watch).toContainText("nobody waiting");
    await chat.write("My phone stays dark.");
    await expect(watch).toContainText("1 waiting", SOON);
    await watch.click();
  });

  await test.step("a message waits in the queue, and is read", async () => {
    await expect(said("My phone stays dark.")).toBeVisible(SOON);
    await agent.getByRole("link", { name: email }).click();
    await expect(log.getByRole("listitem").filter({ hasText: "My phone stays dark." })).toBeVisible(SOON);
    await expect(said("My phone stays dark.")).toContainText("· read", SOON);
  });

  await test.step("each sees the other write", async () => {
    const reply = agent.getByLabel("Reply to the visitor");
    await expect(async () => {
      await reply.pressSequentially("H", { delay: 50 });
      await expect(hasScript ? page.getByText("Support is typing") : thread.getByText("Support is typing")).toBeVisible(
        { timeout: hasScript ? 3_000 : 9_000 },
      );
    }).toPass({ timeout: 60_000 });
    await reply.fill("Hold the button on its side.");
    await agent.getByRole("button", { name: "Send", exact: true }).click();
    await expect(said("Hold the button on its side.")).toBeVisible(SOON);
    await expect(log.getByRole("listitem").filter({ hasText: "Hold the button" })).toContainText("Read", SOON);
    if (hasScript) {
      await chat.field.pressSequentially("It", { delay: 50 });
      await expect(agent.getByText(/is typing/).first()).toBeVisible();
    }
  });

  await test.step("links lead to the site alone, and a little formatting is shown on both sides", async () => {
    const own = `${site.url}/support/kb`;
    const foreign = "https://wren.example.evil.org/reset";
    await chat.write(`Is it **this** one?\n- ${own}\n- ${foreign}\n<b>x</b>`);
    const asked = log.getByRole("listitem").filter({ hasText: "one?" }).first();
    await expect(asked).toContainText("Is it this one?", SOON);
    await expect(asked.getByRole("listitem")).toHaveCount(2);
    await expect(asked.getByRole("link")).toHaveCount(1);
    await expect(asked.getByRole("link", { name: own })).toHaveAttribute("href", own);
    await expect(asked.getByRole("button", { name: `Copy ${foreign}` })).toBeVisible();
    await expect(asked).toContainText("<b>x</b>");

    await agent.getByLabel("Reply to the visitor").fill(`Only ${own}.\n\n- Type \`reset\`.\n- Not at ${foreign}!`);
    await agent.getByRole("button", { name: "Send", exact: true }).click();
    const answer = said("Only");
    await expect(answer.locator("code")).toHaveText("reset", SOON);
    await expect(answer.getByRole("link")).toHaveAttribute("href", "/support/kb");
    await expect(answer.getByRole("button", { name: `Copy ${foreign}` })).toHaveCount(hasScript ? 1 : 0);
    await expect(answer).toContainText(hasScript ? foreign : `Not at ${foreign}!`);
  });

  await test.step("files go both ways", async () => {
    await chat.file.setInputFiles(PICTURE);
    await chat.write("This is how it looks.");
    const picture = log.getByRole("img", { name: "Picture icon.png" });
    await expect(picture).toBeVisible(SOON);
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(thread.getByRole("img", { name: "Picture icon.png" })).toBeVisible(SOON);

    const file = { name: "steps.txt", mimeType: "text/plain", buffer: Buffer.from("1. Hold.\n2. Wait.\n") };
    await agent.locator("input[type=file]").setInputFiles(file);
    await expect(agent.getByText("steps.txt").first()).toBeVisible();
    await agent.getByLabel("Reply to the visitor").fill("The steps, as a file.");
    await agent.getByRole("button", { name: "Send", exact: true }).click();
    const link = thread.getByRole("link", { name: /steps\.txt/ });
    await expect(link).toBeVisible(SOON);
    const download = await page.request.get(new URL((await link.getAttribute("href")) ?? "", site.url).href);
    expect(await download.text()).toBe("1. Hold.\n2. Wait.\n");
  });

  await test.step("the agent's cms dies, and both go on", async () => {
    await agent.getByLabel("Reply to the visitor").fill("Written before it died.");
    await site.killStaffCms();
    await chat.write("Are you still there?");
    await expect(log.getByRole("listitem").filter({ hasText: "Are you still there?" })).toBeVisible(SOON);
    await expect(agent.getByLabel("Reply to the visitor")).toHaveValue("Written before it died.");
    await expect(async () => {
      // Sending empties the field and disables its button.
      const isSent = (await agent.getByLabel("Reply to the visitor").inputValue()) === "";
      if (!isSent) await agent.getByRole("button", { name: "Send", exact: true }).click();
      await expect(said("Written before it died.")).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step("another browser shows everything, once", async () => {
    const otherContext = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: hasScript,
      extraHTTPHeaders: { "X-Forwarded-For": visitorAddress() },
    });
    const other = await otherContext.newPage();
    await enter(other, email);
    const everything = [
      "My phone stays dark.",
      "Hold the button on its side.",
      "This is how it looks.",
      "The steps, as a file.",
      "Are you still there?",
      "Written before it died.",
    ];
    for (const { messages } of [chatOf(other, hasScript), chat]) {
      for (const text of everything) await expect(messages.filter({ hasText: text })).toHaveCount(1, SOON);
    }
    for (const text of everything) await expect(log.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
    await otherContext.close();
  });

  await agent.context().close();
}

async function enter(page: Page, address: string): Promise<void> {
  await signIn(page, address, PASSWORD);
  await expect(page.getByText(`As ${address}.`)).toBeVisible();
}
