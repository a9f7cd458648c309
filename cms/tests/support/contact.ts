import { createHash, randomUUID } from "node:crypto";
import type { ContactRequest } from "@wren/domain";
import { requireBuilt } from "./boot";

type IdModule = typeof import("../../src/api/captcha/work/captcha-id");
type AnswerModule = typeof import("../../src/api/captcha/work/captcha-answer");
type TokenModule = typeof import("../../src/api/captcha/work/form-token");

const { issueCaptcha } = requireBuilt("api/captcha/work/captcha-id") as IdModule;
const { issueFormToken } = requireBuilt("api/captcha/work/form-token") as TokenModule;

/** The text of a picture, derived with the installation's secret as the cms does it. */
export const { answerOf } = requireBuilt("api/captcha/work/captcha-answer") as AnswerModule;

export const MINUTE_MS = 60_000;

export const ago = (ms: number) => new Date(Date.now() - ms);

export const captchaFrom = (issuedAt: Date) => issueCaptcha("contact", issuedAt);

export const tokenFrom = (openedAt: Date) => issueFormToken("contact", openedAt);

/** A valid form that was opened a minute ago. */
export function contactRequest(changes: Partial<ContactRequest> = {}): ContactRequest {
  const captchaId = changes.captchaId ?? captchaFrom(new Date());
  return {
    formToken: tokenFrom(ago(MINUTE_MS)),
    homepage: "",
    captchaId,
    captchaText: answerOf(captchaId),
    language: "en",
    requestType: "problem",
    contactOption: "email",
    module: "nest",
    message: "The nest says that it is full, but it is not.",
    // Another address each time, because the number of requests per address is limited.
    email: `${randomUUID()}@example.org`,
    supportId: null,
    files: [],
    ...changes,
  };
}

export const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");
