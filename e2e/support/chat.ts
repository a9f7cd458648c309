import type { Locator, Page } from "@playwright/test";
import { PASSWORD, signIn } from "./accounts.ts";
import { newChatVisitor } from "./chat-visitor.ts";
import { sharedSite } from "./shared-site.ts";
import { expect } from "./test.ts";

/** Signs in as somebody who has written nothing yet. @returns their e-mail address */
export async function enterChat(page: Page, { cmsUrl, dataDir } = sharedSite()): Promise<string> {
  const { email } = await newChatVisitor(cmsUrl, dataDir);
  await signIn(page, email, PASSWORD);
  await expect(page.getByText(`As ${email}.`)).toBeVisible();
  return email;
}

/** The chat's page and a visitor's actions on it, with and without scripts. */
export function chatOf(page: Page, hasScripts: boolean, name = "Conversation") {
  const thread: Locator = hasScripts
    ? page.getByRole("region", { name })
    : page.frameLocator(`iframe[title="${name}"]`).locator("main");
  return {
    thread,
    messages: thread.locator(".chat-message"),
    field: page.locator("textarea[name=text]"),
    file: page.locator("input[name=file]"),
    async write(text: string) {
      await page.locator("textarea[name=text]").fill(text);
      await page.getByRole("button", { name: /^(Send|Senden)$/ }).click();
    },
  };
}
