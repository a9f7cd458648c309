import { addressSchema } from "@wren/domain";
import type { PrivateFolder } from "../private-files/private-files";

/** A private file, whose bytes are read when the mail is sent. */
export type MailAttachment = { name: string; type: string; folder: PrivateFolder; storedAs: string };

/** A mail that Strapi's mail plugin or our own code wants to send. The sender is always MAIL_FROM. */
export type MailRequest = {
  to: string;
  subject: string;
  text?: string;
  html?: string;
  /** Address for replies, if it is not the sender's. */
  replyTo?: string | null;
  attachments?: MailAttachment[];
};

export type MailDraft = {
  to: string;
  subject: string;
  text: string;
  html: string | null;
  replyTo: string | null;
  /** Null without any. */
  attachments: MailAttachment[] | null;
};

const SUBJECT_MAX_LENGTH = 255;

/** Throws on anything that could become a second header or a second recipient. */
export function toDraft({ to, subject, text = "", html, attachments = [], ...mail }: MailRequest): MailDraft {
  // Strapi passes an empty string when it has no address.
  const replyTo = mail.replyTo === "" ? null : (mail.replyTo ?? null);
  if (!isPlainAddress(to)) throw new Error("A mail needs exactly one plain address");
  if (replyTo !== null && !isPlainAddress(replyTo)) throw new Error("Answers go to one plain address");
  if (/[\r\n]/.test(subject) || subject.length > SUBJECT_MAX_LENGTH)
    throw new Error("A mail's subject is one short line");
  // Strapi passes its text in both fields; as HTML it would lose its line breaks.
  return {
    ...{ to, subject, text, replyTo },
    html: html === undefined || html === text ? null : html,
    attachments: attachments.length === 0 ? null : attachments,
  };
}

/** The schema trims typed input; here the address must already be exact. */
function isPlainAddress(address: string): boolean {
  return addressSchema.safeParse(address).data === address;
}
