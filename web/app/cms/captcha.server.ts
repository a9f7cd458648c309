import {
  captchaFileSchema,
  issuedCaptchaSchema,
  type CaptchaForm,
  type IssuedCaptcha,
  type Locale,
} from "@wren/domain";
import type { Visitor } from "./accounts.server.ts";
import { logBrokenContract } from "./checkout.server.ts";
import { classifyFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

/** A new captcha for a form, with its token; null while the cms is unreachable. */
export async function issueCaptcha(visitor: Visitor, form: CaptchaForm): Promise<IssuedCaptcha | null> {
  try {
    const { body } = await callFor(visitor, { method: "POST", path: "/captcha", body: { form } });
    return issuedCaptchaSchema.parse(body);
  } catch (error) {
    logBrokenContract(error);
    return null;
  }
}

type CaptchaFileQuery = { captchaId: string; kind: "picture" | "sound"; language: Locale };

/** The picture or sound of a captcha, or the status to answer with instead. */
export async function findCaptchaFile(visitor: Visitor, { captchaId, kind, language }: CaptchaFileQuery) {
  try {
    const body = kind === "sound" ? { captchaId, language } : { captchaId };
    const answer = await callFor(visitor, { method: "POST", path: `/captcha/${kind}`, body });
    return Buffer.from(captchaFileSchema.parse(answer.body).file, "base64");
  } catch (error) {
    logBrokenContract(error);
    const { common } = classifyFailure(error);
    if (!common) return 404;
    return common.code === "too-many-tries" ? 429 : 503;
  }
}
