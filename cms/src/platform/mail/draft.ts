import { addressSchema } from "@wren/domain";

/** What Strapi's mail plugin, or our own code, asks to be sent. The sender is always MAIL_FROM. */
export type MailRequest = {
  to: string;
  subject: string;
  text?: string;
  html?: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string | null;
};

export type MailDraft = { to: string; subject: string; text: string; html: string | null; replyTo: string | null };

const SUBJECT_MAX_LENGTH = 255;

/** Refuses what could become a second header or a second recipient. */
export function toDraft({ to, subject, text = "", html, ...mail }: MailRequest): MailDraft {
  // Strapi gives an empty text where it has no address.
  const replyTo = mail.replyTo === "" ? null : (mail.replyTo ?? null);
  if (!isPlainAddress(to)) throw new Error("A mail needs exactly one plain address");
  if (replyTo !== null && !isPlainAddress(replyTo)) throw new Error("Answers go to one plain address");
  if (/[\r\n]/.test(subject) || subject.length > SUBJECT_MAX_LENGTH)
    throw new Error("A mail's subject is one short line");
  // Strapi gives its texts in both fields; as HTML they would lose their lines.
  return { to, subject, text, replyTo, html: html === undefined || html === text ? null : html };
}

/** The schema forgives what comes along with typing; here it must already be gone. */
function isPlainAddress(address: string): boolean {
  return addressSchema.safeParse(address).data === address;
}
