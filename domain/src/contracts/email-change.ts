import { z } from "zod";
import { CONFIRMATION_OUTCOMES, UNDO_OUTCOMES } from "../email-change.js";
import { readServiceIdentifier } from "../identifier.js";
import { LOCALES } from "../locale.js";
import { addressSchema } from "./account.js";
import { emailFieldSchema } from "./email-field.js";
import { serviceIdentifierSchema } from "./services.js";

/** Accepts an identifier however it was typed, and returns it as it is printed. */
const typedIdentifierSchema = z.string("identifier-missing").transform((typed, context) => {
  const read = readServiceIdentifier(typed);
  if (read.ok) return read.identifier;
  context.addIssue({ code: "custom", message: read.problem });
  return z.NEVER;
});

const bothGivenSchema = z.object({ email: emailFieldSchema, repeatedEmail: z.string().trim().min(1) });

/** The visitor's form. Issues are codes. */
export const emailChangeFormSchema = z
  .object({
    identifier: typedIdentifierSchema,
    email: emailFieldSchema,
    repeatedEmail: z.string("repeat-missing").trim().min(1, "repeat-missing"),
  })
  .refine(({ email, repeatedEmail }) => email === repeatedEmail, {
    path: ["repeatedEmail"],
    message: "emails-differ",
    // Runs even when other fields are wrong, but not when the first address is invalid: that error comes first.
    when: ({ value }) => bothGivenSchema.safeParse(value).success,
  });

/** `POST /email-changes`, answered with `okSchema`; 404 when there is no such subscription. */
export const emailChangeRequestSchema = z.strictObject({
  identifier: serviceIdentifierSchema,
  email: addressSchema,
  /** Language of the page, used for the mail to the new address. */
  locale: z.enum(LOCALES),
});

export type EmailChangeRequest = z.infer<typeof emailChangeRequestSchema>;

/** Kinds of links in mails. */
export const EMAIL_CHANGE_LINKS = ["confirm", "undo"] as const;

export type EmailChangeLink = (typeof EMAIL_CHANGE_LINKS)[number];

/** Token in a link; the database holds only its hash. */
export const emailChangeTokenSchema = z.string().regex(/^[\w-]{32}$/);

/** `POST /email-changes/confirm` and `POST /email-changes/undo`. 404 when the link is unknown. */
export const emailChangeTokenRequestSchema = z.strictObject({ token: emailChangeTokenSchema });

/** `POST /email-changes/look-at`: what a link would do, without doing it. 404 when the link is unknown. */
export const emailChangeLookSchema = z.strictObject({
  token: emailChangeTokenSchema,
  link: z.enum(EMAIL_CHANGE_LINKS),
});

/** Answer to all calls with a link. */
export const emailChangeAnswerSchema = z.object({
  outcome: z.enum([...CONFIRMATION_OUTCOMES, ...UNDO_OUTCOMES]),
});

export type EmailChangeAnswer = z.infer<typeof emailChangeAnswerSchema>;

export const emailChangeLookAnswerSchema = emailChangeAnswerSchema.extend({
  /** The address in question, masked: the new one of a confirmation, the old one of an undo. */
  address: z.string(),
});

export type EmailChangeLookAnswer = z.infer<typeof emailChangeLookAnswerSchema>;
