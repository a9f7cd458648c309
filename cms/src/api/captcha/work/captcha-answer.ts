import { timingSafeEqual } from "node:crypto";
import { CAPTCHA_LENGTH, normalizeCaptcha } from "@wren/domain";
import { captchaKey } from "./captcha-id";
import { createChance } from "./chance";

/**
 * Leaves out characters that look or sound alike: no 0 O Q, 1 I, 2 Z, 4 beside A, 5 S, 8 B D, C G, F beside E, N beside
 * M, T beside 7, V, J.
 */
export const CAPTCHA_ALPHABET = "AEHKLMPRUWXY3679";

/** The text that the picture shows and the sound says. It is derived from the id and the secret, and stored nowhere. */
export function answerOf(id: string): string {
  const chance = createChance(captchaKey("answer", id));
  return Array.from({ length: CAPTCHA_LENGTH }, () => chance.pick(Array.from(CAPTCHA_ALPHABET))).join("");
}

export function isAnswer(id: string, typed: string): boolean {
  const [given, expected] = [Buffer.from(normalizeCaptcha(typed)), Buffer.from(answerOf(id))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
