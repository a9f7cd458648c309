import type { Locator, Page } from "@playwright/test";
import { newAddress, registerAndConfirm } from "./accounts.ts";
import { expect } from "./test.ts";

/** Registers a new visitor and enters the chat. @returns their e-mail address */
export async function enterChat(page: Page): Promise<string> {
  const address = newAddress();
  await registerAndConfirm(page, address);
  await expect(page.getByText(`As ${address}.`)).toBeVisible();
  return address;
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
