import type { FormErrorCode } from "./form-errors.ts";

/** Every error of the account forms; their texts have a sentence for each. */
export type AccountErrorCode =
  | FormErrorCode
  | "password-too-short"
  | "password-too-long"
  | "credentials-wrong"
  | "email-not-confirmed"
  | "code-invalid"
  | "password-wrong"
  | "password-not-chosen"
  | "password-blank"
  | "password-common"
  | "password-unchanged"
  | "password-refused"
  | "phrase-instead"
  | "beginning-over"
  | "account-blocked"
  | "service-unavailable"
  | "cookie-refused"
  | "cookie-refused-begun"
  | "cookie-refused-numbered"
  | "message-missing"
  | "message-too-long";
