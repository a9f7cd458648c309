import type { ContactAddress, ContactFile } from "@wren/domain";
import type { FormErrorCode } from "./form-errors.ts";
import type { FormFailure } from "./form-failure.ts";

type Choice = { value: string; label: string };

/** What can be chosen, in the visitor's language. */
export type ContactChoicesView = {
  requestTypes: Choice[];
  contactOptions: (Choice & { address: ContactAddress })[];
  modules: Choice[];
  supportHours: string | null;
  /** The support team's public key; null when messages are not encrypted. */
  pgpKey: string | null;
};

/** Everything that can be wrong with the contact form; its texts have a sentence for each. */
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

/** The form as it comes back: with what is wrong, what was typed, the files that are kept and the picture to read. */
export type ContactAnswer = FormFailure<ContactErrorCode> & {
  captchaId: string | null;
  formToken: string | null;
  files: ContactFile[];
};
