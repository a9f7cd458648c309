import { randomBytes } from "node:crypto";
import type { CaptchaForm, Locale } from "@wren/domain";
import { env } from "../../../platform/env";
import { keyed, readSigned, signerOf, signText } from "./signed-text";

const LIFE_MS = 10 * 60_000;
const RANDOM_BYTES = 16;
const PURPOSE = "captcha id";

export type Captcha = { id: string; form: string; expiresAt: Date };

/** Random bytes, expiry and form, signed: issuing writes nothing to the database. */
export function issueCaptcha(form: CaptchaForm, now: Date): string {
  const expiresAtMs = now.getTime() + LIFE_MS;
  return signText(PURPOSE, [randomBytes(RANDOM_BYTES).toString("base64url"), expiresAtMs.toString(36), form].join("."));
}

/** Reads an id that we issued and that has not expired; null for every other text. */
export function readCaptcha(id: string, now: Date): Captcha | null {
  const [, expiry = "", form = ""] = readSigned(PURPOSE, id)?.split(".") ?? [];
  const expiresAt = new Date(parseInt(expiry, 36));
  return expiresAt > now ? { id, form, expiresAt } : null;
}

/** Derives a separate key for each id and purpose: the answer, and the random numbers of its picture and its sound. */
export function captchaKey(purpose: "answer" | "picture" | `sound ${Locale}`, id: string): Buffer {
  return keyed(signerOf(PURPOSE, id) ?? env("CAPTCHA_SECRET")[0], `captcha ${purpose} ${id}`);
}
