import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { linkIn, readMailsTo } from "./mails.ts";
import { expect } from "./test.ts";

export const PASSWORD = "seven quiet birds";

/** A new address for each journey, because limits count by address. */
export function visitorAddress(): string {
  return `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
}

export function newAddress(): string {
  return `${randomUUID().slice(0, 8)}@example.org`;
}

/** Data folder of the shared site; journeys with their own site pass theirs. */
const sharedDataDir = () => process.env.WREN_DATA_DIR ?? "";

export async function mailTo(address: string, about: string, dataDir = sharedDataDir()): Promise<string> {
  await expect.poll(async () => (await readMailsTo(dataDir, address)).some((mail) => mail.includes(about))).toBe(true);
  return (await readMailsTo(dataDir, address)).findLast((mail) => mail.includes(about)) ?? "";
}

/** Writes as somebody new, under an address that is not confirmed yet. */
export async function begin(page: Page, address: string, text = "Hello") {
  await page.goto("/support/chat");
  await page.getByLabel("Your message").fill(text);
  await page.getByLabel("E-mail address", { exact: true }).fill(address);
  await page.getByLabel("Choose a chat password").fill(PASSWORD);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(`We have sent a link to ${address}`)).toBeVisible();
}

/** Opens the newest link of the mail in the browser that began, which needs no password. */
export async function confirmHere(page: Page, address: string) {
  await page.goto(linkIn(await mailTo(address, "confirm-email"), "/support/chat/confirm-email"));
  await page.getByRole("button", { name: "Confirm the address" }).click();
}

/** The same in any other browser. */
export async function confirmElsewhere(page: Page, address: string) {
  await page.goto(linkIn(await mailTo(address, "confirm-email"), "/support/chat/confirm-email"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Confirm the address" }).click();
}

export async function signIn(page: Page, address: string, password: string) {
  await page.goto("/support/chat");
  await page.getByLabel("Support ID or e-mail address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Clears the session as closing the browser would. An open chat would keep asking and be refused. */
export async function forgetSession(page: Page) {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Begins a conversation, confirms the address and ends in the chat. */
export async function beginAndConfirm(page: Page, address: string) {
  await begin(page, address);
  await confirmHere(page, address);
  await expect(page.getByText("The address is confirmed, and you are signed in.")).toBeVisible();
}
