import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { deskTopic, REFERENCE_BYTES, requestReferenceOf, type ContactRefusal, type ContactRequest } from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";
import { isAnswer } from "../../captcha/work/captcha-answer";
import { readCaptcha } from "../../captcha/work/captcha-id";
import { formOpenMs } from "../../captcha/work/form-token";
import { useCaptcha } from "../../captcha/work/use-captcha";
import { hashOf } from "../../../platform/hash";
import { inTransaction } from "../../../platform/strapi-edges";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { makeReplyToken, takesReplies } from "../../../platform/mail/reply-address";
import { readChoices } from "./choices";
import { protectMessage } from "../../../platform/pgp";
import { attachFiles, areWaiting } from "./waiting-files";
import { sendRequestMails } from "./request-mails";
import { contactRequests } from "./rows";

/** Nobody fills in a form of seven fields faster. */
const LEAST_OPEN_MS = 3_000;
const MOST_OPEN_MS = 24 * 60 * 60_000;

export type SubmitOutcome = { ok: true; reference: string } | { ok: false; refusal: ContactRefusal };

/** Stores a request and its mails, once for each opened form. */
export async function submitRequest(strapi: Core.Strapi, request: ContactRequest, now: Date): Promise<SubmitOutcome> {
  const sentBefore = await findSent(strapi, request);
  if (sentBefore) return sentBefore;
  if (isFromProgram(request, now)) return { ok: false, refusal: "contact-failed" };
  try {
    return await inTransaction(strapi, () => answerAndStore(strapi, request, now));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // The captcha was used before: by a second click on the same form, or by a retry.
    return (await findSent(strapi, request)) ?? { ok: false, refusal: "captcha-expired" };
  }
}

async function findSent(strapi: Core.Strapi, { formToken }: ContactRequest): Promise<SubmitOutcome | null> {
  const sent = await contactRequests(strapi).findOne({ where: { tokenHash: hashOf(formToken) } });
  return sent && { ok: true, reference: sent.reference };
}

function isFromProgram({ formToken, homepage }: ContactRequest, now: Date): boolean {
  const openMs = formOpenMs("contact", formToken, now);
  return homepage !== "" || openMs === null || openMs < LEAST_OPEN_MS || openMs > MOST_OPEN_MS;
}

/** A wrong answer uses up the captcha as well: writes before a refusal are committed. */
async function answerAndStore(strapi: Core.Strapi, request: ContactRequest, now: Date): Promise<SubmitOutcome> {
  const captcha = readCaptcha(request.captchaId, now);
  if (captcha?.form !== "contact") return { ok: false, refusal: "captcha-expired" };
  // Checked before the captcha is used up, so that a visitor who must choose files again can keep the same one.
  if (!(await areWaiting(strapi, request.files))) return { ok: false, refusal: "files-expired" };
  await useCaptcha(strapi, captcha);
  if (!isAnswer(captcha.id, request.captchaText)) return { ok: false, refusal: "captcha-invalid" };

  const { formToken, homepage, captchaId, captchaText, files, message, ...facts } = request;
  const { supportPgpKey } = await readChoices(strapi);
  const stored = await contactRequests(strapi).create({
    ...facts,
    reference: requestReferenceOf(randomBytes(REFERENCE_BYTES)),
    tokenHash: hashOf(formToken),
    state: "open",
    ...(await protectMessage(message, supportPgpKey ?? null)),
    receivedAt: now,
    replyToken: takesReplies() ? makeReplyToken() : null,
  });
  await attachFiles(strapi, { requestId: stored.id, eventId: null }, files);
  await sendRequestMails(strapi, stored, { message, fileCount: files.length });
  await changeService(strapi).announce(deskTopic(stored.reference));
  return { ok: true, reference: stored.reference };
}
