/** Forms that ask for a captcha. One issued for one form is not valid for another. */
export const CAPTCHA_FORMS = ["contact"] as const;

export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];

export const CAPTCHA_LENGTH = 5;

/** Size of the picture in pixels. */
export const CAPTCHA_PICTURE = { width: 240, height: 88 } as const;

/** Normal form of a typed answer: any case, with or without spaces. */
export function normalizeCaptcha(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\p{Dash}]/gu, "")
    .toUpperCase();
}
