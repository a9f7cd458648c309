import { z } from "zod";
import {
  SUPPORT_FILE_TYPES,
  CONTACT_MAX_FILES,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
  ENCRYPTED_MESSAGE_MAX_LENGTH,
} from "../support-limits.js";
import { parseIdentifier } from "../identifier.js";
import { LOCALES } from "../locale.js";
import { linesWithoutUnseen } from "../typed-text.js";
import { addressSchema } from "./account.js";
import { captchaFormFields, captchaIdSchema } from "./captcha.js";

/** Address of the sender that an answer needs. */
export const CONTACT_ADDRESSES = ["email", "supportId", "none"] as const;

export type ContactAddress = (typeof CONTACT_ADDRESSES)[number];

const choiceSchema = z.object({ value: z.string().min(1), labelEn: z.string().min(1), labelDe: z.string().min(1) });

/** Choices that editors offer in the form, from the single entry `website`. */
export const contactChoicesSchema = z.object({
  requestTypes: z.array(choiceSchema),
  contactOptions: z.array(choiceSchema.extend({ address: z.enum(CONTACT_ADDRESSES) })),
  modules: z.array(choiceSchema),
  supportHours: z.object({ en: z.string(), de: z.string() }).nullish(),
  /** Public key of the support team, if messages are to be encrypted to it. */
  supportPgpKey: z.string().nullish(),
});

export type ContactChoices = z.infer<typeof contactChoicesSchema>;

/** Includes characters that reverse the reading direction and can make one text look like another. */
const DECEIVING_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Line breaks and tabs belong to a text; other control characters only serve to deceive its reader. */
export function hasControlCharacters(text: string): boolean {
  return DECEIVING_CHARACTERS.test(text.replace(/[\r\n\t]/g, ""));
}

const PGP_MESSAGE = /^-----BEGIN PGP MESSAGE-----\n[\x20-\x7e\n]+\n-----END PGP MESSAGE-----$/;

/** True for an encrypted message, as a browser or a mail program writes it. */
export function isPgpMessage(text: string): boolean {
  return PGP_MESSAGE.test(text);
}

function isTooLong(message: string): boolean {
  return message.length > (isPgpMessage(message) ? ENCRYPTED_MESSAGE_MAX_LENGTH : CONTACT_MESSAGE_MAX_LENGTH);
}

const messageSchema = z
  .string("message-too-short")
  .transform((text) => linesWithoutUnseen(text).trim())
  .pipe(
    z
      .string()
      .min(CONTACT_MESSAGE_MIN_LENGTH, "message-too-short")
      .refine((text) => !isTooLong(text), "message-too-long")
      .refine((text) => !hasControlCharacters(text), "message-characters"),
  );

const chosen = (code: string) => z.string(code).min(1, code).max(40, code);

/** The contact form; issues are codes. The chosen contact option decides which address is needed. */
export const contactFormSchema = z.object({
  formToken: z.string("contact-failed").min(1, "contact-failed").max(200, "contact-failed"),
  requestType: chosen("request-type-missing"),
  contactOption: chosen("contact-option-missing"),
  module: chosen("module-missing"),
  message: messageSchema,
  email: z.string().trim().default(""),
  supportId: z.string().trim().default(""),
  /** Honeypot: people do not see this field; bots that fill in everything do. */
  homepage: z.string().max(1_000).default(""),
  ...captchaFormFields,
});

export type ContactForm = z.infer<typeof contactFormSchema>;

/** `POST /support/contact/files` takes a file's raw bytes; its name, percent-encoded, is in this header. */
export const FILE_NAME_HEADER = "x-file-name";

export const contactFileSchema = z.object({
  /** Signed by the cms: allows attaching the file, once. */
  ref: z.string().min(1).max(200),
  name: z.string().min(1),
  type: z.enum(SUPPORT_FILE_TYPES),
  size: z.int().nonnegative(),
});

export type ContactFile = z.infer<typeof contactFileSchema>;

/** Reasons for refusing a file. */
export const CONTACT_FILE_REFUSALS = ["file-too-large", "file-type", "file-empty", "file-broken"] as const;

export type ContactFileRefusal = (typeof CONTACT_FILE_REFUSALS)[number];

/** `POST /support/contact`. */
export const contactRequestSchema = z.strictObject({
  formToken: z.string().max(200),
  homepage: z.string().max(1_000),
  captchaId: captchaIdSchema,
  captchaText: z.string().max(100),
  language: z.enum(LOCALES),
  requestType: chosen("invalid"),
  contactOption: chosen("invalid"),
  module: chosen("invalid"),
  message: messageSchema,
  email: addressSchema.nullable(),
  supportId: z
    .string()
    .refine((text) => parseIdentifier(text, ["support"])?.identifier === text)
    .nullable(),
  files: z.array(contactFileSchema.shape.ref).max(CONTACT_MAX_FILES),
});

export type ContactRequest = z.infer<typeof contactRequestSchema>;

export const sentContactSchema = z.object({ reference: z.string() });

/** Expected refusals of `POST /support/contact`, all with status 400. */
export const CONTACT_REFUSALS = [
  /** The spec's "contact form failed": sent by a bot, or from a form that is older than a day. */
  "contact-failed",
  "captcha-expired",
  "captcha-invalid",
  /** An uploaded file waited too long and was erased. */
  "files-expired",
] as const;

export type ContactRefusal = (typeof CONTACT_REFUSALS)[number];
