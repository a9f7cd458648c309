import { z } from "zod";
import { CONFIRMATION_OUTCOMES, UNDO_OUTCOMES } from "../email-change.js";
import { readServiceIdentifier } from "../identifier.js";
import { LOCALES } from "../locale.js";
import { addressSchema } from "./account.js";
import { emailFieldSchema } from "./email-field.js";
import { serviceIdentifierSchema } from "./services.js";

/** However it was typed, as it is printed. */
const typedIdentifierSchema = z.string("identifier-missing").transform((typed, context) => {
  const read = readServiceIdentifier(typed);
  if (read.ok) return read.identifier;
  context.addIssue({ code: "custom", message: read.problem });
  return z.NEVER;
});

const bothGivenSchema = z.object({ email: emailFieldSchema, repeatedEmail: z.string().trim().min(1) });

/** The visitor's form. Codes, not sentences. */
export const emailChangeFormSchema = z
  .object({
    identifier: typedIdentifierSchema,
    email: emailFieldSchema,
    repeatedEmail: z.string("repeat-missing").trim().min(1, "repeat-missing"),
  })
  .refine(({ email, repeatedEmail }) => email === repeatedEmail, {
    path: ["repeatedEmail"],
    message: "emails-differ",
    // Whatever else is wrong; but where the first one is no address, that is what must be mended.
    when: ({ value }) => bothGivenSchema.safeParse(value).success,
  });

/** `POST /email-changes`, answered with `okSchema`; 404 when there is no such subscription. */
export const emailChangeRequestSchema = z.strictObject({
  identifier: serviceIdentifierSchema,
  email: addressSchema,
  /** Of the page on which it was asked: the new mailbox is written to in it. */
  locale: z.enum(LOCALES),
});

export type EmailChangeRequest = z.infer<typeof emailChangeRequestSchema>;

/** What a link in a mail is for. */
export const EMAIL_CHANGE_LINKS = ["confirm", "undo"] as const;

export type EmailChangeLink = (typeof EMAIL_CHANGE_LINKS)[number];

/** In a link; the database holds only its hash. */
export const emailChangeTokenSchema = z.string().regex(/^[\w-]{32}$/);

/** `POST /email-changes/confirm` and `POST /email-changes/undo`. 404 when nobody sent such a link. */
export const emailChangeTokenRequestSchema = z.strictObject({ token: emailChangeTokenSchema });

/** `POST /email-changes/look-at`: what would come of a link, without doing it. 404 when nobody sent it. */
export const emailChangeLookSchema = z.strictObject({
  token: emailChangeTokenSchema,
  link: z.enum(EMAIL_CHANGE_LINKS),
});

/** The answer to all that a link can ask. */
export const emailChangeAnswerSchema = z.object({
  outcome: z.enum([...CONFIRMATION_OUTCOMES, ...UNDO_OUTCOMES]),
});

export type EmailChangeAnswer = z.infer<typeof emailChangeAnswerSchema>;

export const emailChangeLookAnswerSchema = emailChangeAnswerSchema.extend({
  /** The address in question, masked: the new one of a confirmation, the old one of an undoing. */
  address: z.string(),
});

export type EmailChangeLookAnswer = z.infer<typeof emailChangeLookAnswerSchema>;
