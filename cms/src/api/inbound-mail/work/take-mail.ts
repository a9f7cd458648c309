import type { Core } from "@strapi/strapi";
import { takeMailedMessage } from "../../chat/work/take-mailed-message";
import { takeMailedReply } from "../../contact/work/take-mailed-reply";
import { describeError } from "../../../platform/jobs/describe-error";
import { createCounters, type Counters } from "../../../platform/limits/counters";
import type { InboundMail, TakeOutcome } from "../../../platform/mail/inbound-mail";
import { findReplyToken } from "../../../platform/mail/reply-address";
import { mailSender } from "../../../platform/mail/sender";
import { env } from "../../../platform/env";
import { perStrapi } from "../../../platform/per-strapi";
import { isAutomatic } from "./is-automatic";
import { readMail, type ReadMail } from "./read-mail";
import { visibleText } from "./visible-text";

/** For one conversation or request: nobody answers faster, and two programs that answer each other stop. */
const BUDGET = { points: 20, seconds: 60 * 60 };

const counters = perStrapi((strapi: Core.Strapi): Counters => createCounters(strapi));

/** Makes a mail the visitor's message, once however often it is read. */
export async function takeMail(strapi: Core.Strapi, source: Buffer, now: Date): Promise<TakeOutcome> {
  const mail = await readMail(source).catch((error: unknown) => {
    strapi.log.warn(`A mail could not be read: ${describeError(error)}`);
    return null;
  });
  if (!mail) return "unreadable";
  const token = findReplyToken(mail.recipients);
  // Strangers get no answer from us: it could go to anybody whose address they wrote into the mail.
  if (!token) return "unknown-address";
  const ownAddresses = [mailSender().address, env("SUPPORT_EMAIL"), env("INBOUND_ADDRESS") ?? ""];
  if (isAutomatic(mail.headers, { from: mail.from, ownAddresses })) return "automatic";
  const inbound = toInbound(mail);
  const isAllowed = async () => (await counters(strapi).take("inbound mail", token, BUDGET)) === null;
  const what = { token, mail: inbound, isAllowed, now };
  const taken = await takeMailedMessage(strapi, what);
  return taken === "unknown-address" ? takeMailedReply(strapi, what) : taken;
}

function toInbound({ id, from, text, encrypted, files }: ReadMail): InboundMail {
  const visible = encrypted ?? visibleText(text);
  const original = text.trim() === visible || encrypted !== null ? null : text.trim();
  return { id, from, text: visible, original, isEncrypted: encrypted !== null, files };
}
