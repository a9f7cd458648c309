import type { ContactAddress, ContactFile } from "@wren/domain";
import type { FormErrorCode } from "./form-errors.ts";
import type { FormFailure } from "./form-failure.ts";

type Choice = { value: string; label: string };

/** The options of the contact form in the visitor's language. */
export type ContactChoicesView = {
  requestTypes: Choice[];
  contactOptions: (Choice & { address: ContactAddress })[];
  modules: Choice[];
  supportHours: string | null;
  /** The support team's public key; null when messages are not encrypted. */
  pgpKey: string | null;
};

/** Every error of the contact form; its texts have a sentence for each. */
export type ContactErrorCode =
  | FormErrorCode
  | "request-type-missing"
  | "contact-option-missing"
  | "module-missing"
  | "message-too-short"
  | "message-too-long"
  | "support-id-missing"
  | "support-id-wrong"
  | "captcha-missing"
  | "captcha-incomplete"
  | "captcha-expired"
  | "captcha-invalid"
  | "contact-failed"
  | "files-expired"
  | "file-type"
  | "request-too-large"
  | "service-unavailable";

/**
 * Result of a contact form that was refused or is shown again: its errors and texts, the uploaded files and the
 * captcha.
 */
export type ContactFormResult = FormFailure<ContactErrorCode> & {
  captchaId: string | null;
  formToken: string | null;
  files: ContactFile[];
};
