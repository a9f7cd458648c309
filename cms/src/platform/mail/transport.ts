import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import nodemailer from "nodemailer";
import { env } from "../env";
import { privateFiles } from "../private-files/private-files";
import type { MailAttachment, MailDraft } from "./draft";
import { mailSender } from "./sender";
import { clock } from "../process/clock";

/** Well below the outbox's lease: a mail that hangs must be given up before another process tries it. */
const SMTP_TIMEOUT_MS = 30_000;

export type MailTransport = {
  send(mail: MailDraft & { messageId: string }): Promise<void>;
  close(): void;
};

/** SMTP when SMTP_URL is set; otherwise every mail becomes a file, so that the demo needs no server. */
export function createTransport(strapi: Core.Strapi): MailTransport {
  const url = env("SMTP_URL");
  return url ? createSmtpTransport(url) : createFileTransport(strapi);
}

function createSmtpTransport(url: string): MailTransport {
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await smtp.sendMail(await toMessage(mail));
    },
    close: () => smtp.close(),
  };
}

function createFileTransport(strapi: Core.Strapi): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = path.join(env("DATA_DIR"), "mails");
  return {
    async send(mail) {
      const { message } = await composer.sendMail(await toMessage(mail));
      const [id = ""] = mail.messageId.slice(1).split("@");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${clock.now().toISOString().replaceAll(":", "-")}-${id}.eml`), message, {
        mode: 0o600,
      });
      strapi.log.info("mail written");
    },
    close: () => undefined,
  };
}

async function toMessage(mail: MailDraft & { messageId: string }) {
  const { to, subject, text, html, replyTo, messageId, attachments } = mail;
  return {
    from: mailSender(),
    to: { name: "", address: to },
    replyTo: replyTo ? { name: "", address: replyTo } : undefined,
    subject,
    text,
    html: html ?? undefined,
    messageId,
    attachments: await Promise.all((attachments ?? []).map(toAttachment)),
    // Asks recipients' servers not to send out-of-office replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function toAttachment({ name, type, folder, storedAs }: MailAttachment) {
  return {
    filename: name,
    // Texts are stored in UTF-8, which a mail program would have to guess.
    contentType: type === "text/plain" ? `${type}; charset=utf-8` : type,
    content: await privateFiles(folder).read(storedAs),
  };
}
