import { randomBytes } from "node:crypto";
import type { CaptchaForm } from "@wren/domain";
import { readSigned, signText } from "./signed-text";

const RANDOM_BYTES = 16;

/** Identifies one opened form and its time. It stays the same however often the form is sent. */
export function issueFormToken(form: CaptchaForm, now: Date): string {
  return signText(purposeOf(form), `${randomBytes(RANDOM_BYTES).toString("base64url")}.${now.getTime().toString(36)}`);
}

/** @returns how long the form has been open; null when the token is not ours or belongs to another form */
export function formOpenMs(form: CaptchaForm, token: string, now: Date): number | null {
  const [, openedAt] = readSigned(purposeOf(form), token)?.split(".") ?? [];
  return openedAt === undefined ? null : now.getTime() - parseInt(openedAt, 36);
}

function purposeOf(form: CaptchaForm): string {
  return `form ${form}`;
}
