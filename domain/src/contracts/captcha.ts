import { z } from "zod";
import { CAPTCHA_FORMS, CAPTCHA_LENGTH, normalizeCaptcha } from "../captcha.js";
import { LOCALES } from "../locale.js";

/** Longer than any that is issued. */
export const captchaIdSchema = z.string().min(1).max(200);

/** `POST /captcha`: a new picture for a form, and the form's token for those who begin with it. */
export const captchaRequestSchema = z.strictObject({ form: z.enum(CAPTCHA_FORMS) });

export const issuedCaptchaSchema = z.object({
  captchaId: captchaIdSchema,
  /** Names what one visitor is about to send: sent twice, it is stored once. Says since when the form is open. */
  formToken: z.string(),
});

export type IssuedCaptcha = z.infer<typeof issuedCaptchaSchema>;

/** `POST /captcha/picture`. 404 when the id is not ours or too old. */
export const captchaPictureRequestSchema = z.strictObject({ captchaId: captchaIdSchema });

/** `POST /captcha/sound`. */
export const captchaSoundRequestSchema = captchaPictureRequestSchema.extend({ language: z.enum(LOCALES) });

/** A PNG or a WAV, in base 64. */
export const captchaFileSchema = z.object({ file: z.base64() });

export type CaptchaFile = z.infer<typeof captchaFileSchema>;

/** What a form holds of it; issues are codes. */
export const captchaFormFields = {
  captchaId: z.string("captcha-expired").min(1, "captcha-expired").max(200, "captcha-expired"),
  captchaText: z
    .string("captcha-missing")
    .max(100, "captcha-invalid")
    .transform(normalizeCaptcha)
    .pipe(z.string().min(1, { error: "captcha-missing", abort: true }).min(CAPTCHA_LENGTH, "captcha-incomplete")),
};
