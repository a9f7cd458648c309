import type { Locator, Page } from "@playwright/test";
import { newAddress, registerAndConfirm } from "./accounts.ts";
import { expect } from "./test.ts";

/** Somebody new, who is in the chat. @returns their address */
export async function enterChat(page: Page): Promise<string> {
  const address = newAddress();
  await registerAndConfirm(page, address);
  await expect(page.getByText(`As ${address}.`)).toBeVisible();
  return address;
}

/** The chat's page and what a visitor does on it, with scripts and without. */
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
