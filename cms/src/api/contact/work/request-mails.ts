import type { Core } from "@strapi/strapi";
import { mailService } from "../../../platform/mail/mail-service";
import { env } from "../../../platform/env";
import { replyAddress } from "../../../platform/mail/reply-address";
import { oneLine } from "../../../platform/mail/letter/one-line";
import { encryptText } from "../../../platform/pgp";
import { labelsOf, readChoices } from "./choices";
import { receiptMail } from "./receipt-mail";
import type { ContactRequestRow } from "./rows";

type Sent = {
  /** The message as the visitor sent it. */
  message: string;
  fileCount: number;
};

/** Mails the request to support and a receipt to the visitor. */
export async function sendRequestMails(strapi: Core.Strapi, request: ContactRequestRow, { message, fileCount }: Sent) {
  const choices = await readChoices(strapi);
  const { language, reference, email } = request;
  const requestType = labelsOf(choices.requestTypes, request.requestType)[language];
  const module = labelsOf(choices.modules, request.module)[language];
  const contactOption = labelsOf(choices.contactOptions, request.contactOption)[language];
  const facts = { ...request, message, requestType, module, contactOption, fileCount };
  const mail = await protectMail(supportMail(facts), { reference, email, armoredKey: choices.supportPgpKey ?? null });
  await mailService(strapi).send({ to: env("SUPPORT_EMAIL"), ...mail });
  if (!email) return;
  const website = await strapi.documents("api::website.website").findFirst({ fields: ["companyName"] });
  const receipt = receiptMail({
    locale: language,
    reference,
    requestType,
    module,
    hours: choices.supportHours?.[language] ?? null,
    siteUrl: env("PUBLIC_URL"),
    companyName: website?.companyName ?? "Wren",
  });
  // The page shows the reference, with and without a receipt.
  await mailService(strapi).sendBounded(
    { to: email, replyTo: replyAddress(request.replyToken), ...receipt },
    "contact",
  );
}

type MailFacts = { reference: string; email: string | null; armoredKey: string | null };

/**
 * With a key, mail servers on the way see the reference alone: the visitor's address is inside, not in `Reply-To`. A
 * message that the visitor's browser encrypted is encrypted twice.
 */
async function protectMail(mail: { subject: string; text: string }, { reference, email, armoredKey }: MailFacts) {
  if (!armoredKey) return { ...mail, replyTo: email };
  return { subject: reference, text: `${await encryptText(mail.text, armoredKey)}\n`, replyTo: null };
}

type SupportFacts = ContactRequestRow & { fileCount: number };

/** Plain text, so that a stranger's message can contain no markup. */
function supportMail(request: SupportFacts): { subject: string; text: string } {
  const { reference, requestType, module, contactOption, language, email, supportId, fileCount, message } = request;
  const facts = [
    ["Reference", reference],
    ["Request", requestType],
    ["Module", module],
    ["Answer", contactOption],
    ["Language", language],
    ["E-mail", email ?? "-"],
    ["Support ID", supportId ?? "-"],
    ["Attachments", fileCount === 0 ? "-" : `${String(fileCount)}, in the admin under Requests`],
  ];
  return {
    subject: oneLine(`${reference} · ${requestType} · ${module}`),
    text: [...facts.map((fact) => fact.join(": ")), "", message, ""].join("\n"),
  };
}
