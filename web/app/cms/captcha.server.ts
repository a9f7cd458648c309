import {
  captchaFileSchema,
  issuedCaptchaSchema,
  VISITOR_KEY_HEADER,
  type CaptchaForm,
  type IssuedCaptcha,
  type Locale,
} from "@wren/domain";
import { backend } from "./backend.server.ts";
import { noteBrokenContract } from "./checkout.server.ts";
import { understandFailure } from "./refusals.server.ts";

/** A new picture for a form, and a token for those who begin with it; null while the cms cannot be asked. */
export async function issueCaptcha(form: CaptchaForm): Promise<IssuedCaptcha | null> {
  try {
    const { body } = await backend.call({ method: "POST", path: "/captcha", body: { form } });
    return issuedCaptchaSchema.parse(body);
  } catch (error) {
    noteBrokenContract(error);
    return null;
  }
}

type Asked = { captchaId: string; kind: "picture" | "sound"; language: Locale };

/** The picture or the sound of a captcha, or the status that tells why there is none. */
export async function findCaptchaFile(visitorKey: string, { captchaId, kind, language }: Asked) {
  try {
    const body = kind === "sound" ? { captchaId, language } : { captchaId };
    const headers = { [VISITOR_KEY_HEADER]: visitorKey };
    const answer = await backend.call({ method: "POST", path: `/captcha/${kind}`, body, headers });
    return Buffer.from(captchaFileSchema.parse(answer.body).file, "base64");
  } catch (error) {
    noteBrokenContract(error);
    const { common } = understandFailure(error);
    if (!common) return 404;
    return common.code === "too-many-tries" ? 429 : 503;
  }
}
