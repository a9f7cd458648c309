import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { answerCaptcha } from "../../scripts/lib/captcha.mjs";

export const CONTACT_LABELS = {
  en: {
    path: "/support/contact",
    requestType: "What is it about?",
    module: "Which part of Wren?",
    byEmail: "By e-mail",
    byChat: "In the support chat",
    email: "Your e-mail address",
    message: "Your message",
    files: "Attachments (optional)",
    captcha: "Characters in the picture",
    another: "New picture",
    send: "Send the message",
    thanks: "Thank you. Your message has arrived.",
  },
  de: {
    path: "/de/support/contact",
    requestType: "Worum geht es?",
    module: "Welcher Teil von Wren?",
    byEmail: "Per E-Mail",
    byChat: "Im Support-Chat",
    email: "Ihre E-Mail-Adresse",
    message: "Ihre Nachricht",
    files: "Anhänge (freiwillig)",
    captcha: "Zeichen im Bild",
    another: "Neues Bild",
    send: "Nachricht senden",
    thanks: "Danke. Ihre Nachricht ist angekommen.",
  },
} as const;

/** Minimum time between opening and sending the form. */
const LEAST_OPEN_MS = 3_000;

/** Opens the contact form and offers its fields. */
export async function openContact(
  page: Page,
  { locale = "en", url = "" }: { locale?: "en" | "de"; url?: string } = {},
) {
  const labels = CONTACT_LABELS[locale];
  await page.goto(url + labels.path);
  const openedAt = Date.now();
  /** Waits as long as the form requires between opening and sending. */
  const untilOpenLongEnough = () => expect.poll(() => Date.now() - openedAt).toBeGreaterThan(LEAST_OPEN_MS);
  return {
    labels,
    captcha: page.getByLabel(labels.captcha, { exact: true }),
    message: page.getByLabel(labels.message),
    async fill(text: string, email: string) {
      await page.getByLabel(labels.requestType).selectOption("problem");
      await page.getByLabel(labels.module).selectOption("nest");
      await page.getByLabel(labels.byEmail).check();
      await page.getByLabel(labels.email).fill(email);
      await page.getByLabel(labels.message).fill(text);
    },
    captchaId: () => page.locator("input[name=captchaId]").inputValue(),
    untilOpenLongEnough,
    async send() {
      await untilOpenLongEnough();
      await page.getByRole("button", { name: labels.send }).click();
    },
  };
}

/** The captcha's answer, computed with the installation's own secret, because a test cannot read pictures. */
export async function solveCaptcha(id: string, dataDir = process.env.WREN_DATA_DIR ?? ""): Promise<string> {
  const secrets = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8")) as Record<string, string>;
  return answerCaptcha(id, secrets.CAPTCHA_SECRET ?? "");
}
