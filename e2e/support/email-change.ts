import type { Page } from "@playwright/test";

export const EMAIL_CHANGE_TEXTS = {
  en: {
    path: "/support/my-contact",
    identifier: "Nest ID or mobile ID",
    email: "New e-mail address",
    repeated: "Repeat the new e-mail address",
    send: "Send the link",
    sent: "Check the new mailbox",
    confirm: "Use this address",
    confirmed: "The new address is confirmed",
    already: "E-mail change already confirmed",
    undo: "Keep the old address",
    undone: "The change is undone",
    failed: "E-mail change failed",
    notFound: "E-mail change not found",
  },
  de: {
    path: "/de/support/my-contact",
    identifier: "Nest-ID oder Mobile-ID",
    email: "Neue E-Mail-Adresse",
    repeated: "Neue E-Mail-Adresse wiederholen",
    send: "Link senden",
    sent: "Sehen Sie ins neue Postfach",
    confirm: "Diese Adresse verwenden",
    confirmed: "Die neue Adresse ist bestätigt",
    already: "E-Mail-Änderung schon bestätigt",
    undo: "Bisherige Adresse behalten",
    undone: "Die Änderung ist rückgängig gemacht",
    failed: "E-Mail-Änderung fehlgeschlagen",
    notFound: "E-Mail-Änderung nicht gefunden",
  },
} as const;

type Texts = (typeof EMAIL_CHANGE_TEXTS)[keyof typeof EMAIL_CHANGE_TEXTS];
type Values = { identifier: string; email: string; repeated?: string; url?: string };

export async function fillEmailChange(page: Page, texts: Texts, values: Values): Promise<void> {
  const { identifier, email, repeated = email, url = "" } = values;
  await page.goto(url + texts.path);
  await page.getByLabel(texts.identifier).fill(identifier);
  await page.getByLabel(texts.email, { exact: true }).fill(email);
  await page.getByLabel(texts.repeated).fill(repeated);
}
