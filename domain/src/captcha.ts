/** The forms that ask for a captcha. One that was issued for one of them counts for no other. */
export const CAPTCHA_FORMS = ["contact"] as const;

export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];

export const CAPTCHA_LENGTH = 5;

/** In pixels, as it is drawn. */
export const CAPTCHA_PICTURE = { width: 240, height: 88 } as const;

/** What somebody typed, as it was meant: any case, with or without spaces. */
export function normalizeCaptcha(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s\p{Dash}]/gu, "")
    .toUpperCase();
}
