import { timingSafeEqual } from "node:crypto";
import { CAPTCHA_LENGTH, normalizeCaptcha } from "@wren/domain";
import { captchaKey } from "./captcha-id";
import { createChance } from "./chance";

/**
 * Letters that begin many words in both languages, for the sound, and that do not look alike: no O Q beside D, I J beside
 * L, C beside G, F beside E, N beside M, V Y beside U, X beside K.
 */
export const CAPTCHA_ALPHABET = "ABDEGHKLMPRSTUWZ";

/** The text that the picture shows and the sound says. It is derived from the id and the secret, and stored nowhere. */
export function answerOf(id: string): string {
  const chance = createChance(captchaKey("answer", id));
  return Array.from({ length: CAPTCHA_LENGTH }, () => chance.pick(Array.from(CAPTCHA_ALPHABET))).join("");
}

export function isAnswer(id: string, typed: string): boolean {
  const [given, expected] = [Buffer.from(normalizeCaptcha(typed)), Buffer.from(answerOf(id))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
