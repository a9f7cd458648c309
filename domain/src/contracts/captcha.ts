import { z } from "zod";
import { CAPTCHA_FORMS, CAPTCHA_LENGTH, normalizeCaptcha } from "../captcha.js";
import { LOCALES } from "../locale.js";

/** Longer than any id that is issued. */
export const captchaIdSchema = z.string().min(1).max(200);

/** `POST /captcha`: a new picture for a form, and a token for a newly opened one. */
export const captchaRequestSchema = z.strictObject({ form: z.enum(CAPTCHA_FORMS) });

export const issuedCaptchaSchema = z.object({
  captchaId: captchaIdSchema,
  /** Identifies one opened form and its time: sent twice, it is stored once. */
  formToken: z.string(),
});

export type IssuedCaptcha = z.infer<typeof issuedCaptchaSchema>;

/** `POST /captcha/picture`. 404 when the id is not ours or has expired. */
export const captchaPictureRequestSchema = z.strictObject({ captchaId: captchaIdSchema });

/** `POST /captcha/sound`. */
export const captchaSoundRequestSchema = captchaPictureRequestSchema.extend({ language: z.enum(LOCALES) });

/** A PNG or a WAV, in base 64. */
export const captchaFileSchema = z.object({ file: z.base64() });

export type CaptchaFile = z.infer<typeof captchaFileSchema>;

/** Captcha fields of a form; issues are codes. */
export const captchaFormFields = {
  captchaId: z.string("captcha-expired").min(1, "captcha-expired").max(200, "captcha-expired"),
  captchaText: z
    .string("captcha-missing")
    .max(100, "captcha-invalid")
    .transform(normalizeCaptcha)
    .pipe(z.string().min(1, { error: "captcha-missing", abort: true }).min(CAPTCHA_LENGTH, "captcha-incomplete")),
};
