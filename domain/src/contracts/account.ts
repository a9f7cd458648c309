import { z } from "zod";
import { toMailAddress } from "../mail-address.js";
import { isGoodPassword } from "../password.js";
import { isPhrase } from "../phrase.js";
import { messageKeySchema } from "./message-key.js";

/** A single address in the form mail servers use. */
export const addressSchema = z.string().overwrite(toMailAddress).pipe(z.email("email-invalid").max(254));

/** Stored and compared in lower case, as Strapi does. */
const emailSchema = addressSchema.transform((email) => email.toLowerCase());

/** Reasons for refusing a call about an account, as `error.message`. Other messages describe an invalid request. */
export const ACCOUNT_REFUSALS = [
  "credentials-wrong",
  "email-not-confirmed",
  "account-blocked",
  "code-invalid",
  "password-wrong",
  "password-not-chosen",
  "password-unchanged",
  "phrase-instead",
  "beginning-over",
] as const;

export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number];

/** `POST /auth/local`, answered with `authResponseSchema`. */
export const loginRequestSchema = z.object({ identifier: z.string(), password: z.string() });

/**
 * `POST /auth/local/register`, answered with `authResponseSchema`: a session of its own, whether the address is known or
 * not. Nothing of it belongs to the address before the link in the mail was used.
 */
export const registerRequestSchema = z
  .strictObject({
    username: z.string().overwrite(toMailAddress),
    email: emailSchema,
    password: z.string().refine(isGoodPassword),
    /** Sent again with the same key, address and password, it opens the same account. */
    key: messageKeySchema.optional(),
  })
  // A free choice of user name could be another person's address, and sign-in accepts both.
  .refine(({ username, email }) => username.toLowerCase() === email, { path: ["username"] });

export type RegisterRequest = z.infer<typeof registerRequestSchema>;

const phraseSchema = z.string().refine(isPhrase);

/**
 * `POST /auth/begin-without-address`, answered with `authResponseSchema`, whose user name is the new support number. Sent
 * again with the same key and phrase, it opens the same account.
 */
export const beginWithoutAddressRequestSchema = z.strictObject({ phrase: phraseSchema, key: messageKeySchema });
export type BeginWithoutAddressRequest = z.infer<typeof beginWithoutAddressRequestSchema>;

/**
 * `POST /auth/new-phrase`, with the session of an account that has a support number, answered with `okSchema`. The old
 * phrase and all other sessions end.
 */
export const newPhraseRequestSchema = z.strictObject({ phrase: phraseSchema });

/**
 * `POST /auth/confirm-email`, answered with `confirmResponseSchema`. The code proves access to the mailbox; the password, or
 * a session of the account, proves that its reader also began there, since anybody can give a foreign address.
 */
export const confirmRequestSchema = z.strictObject({ confirmation: z.string(), password: z.string().optional() });
export type ConfirmRequest = z.infer<typeof confirmRequestSchema>;

/** `POST /auth/forgot-password` and `POST /auth/send-email-confirmation`, both answered with `okSchema`. */
export const addressRequestSchema = z.strictObject({ email: emailSchema });

export const okSchema = z.object({ ok: z.literal(true) });
export type Ok = z.infer<typeof okSchema>;

/** Account data that its owner sees. */
export const userSchema = z.object({ id: z.number(), documentId: z.string(), username: z.string(), email: z.string() });
export type User = z.infer<typeof userSchema>;

/** Answer to a sign-in, a confirmed address, a new password and a provider's return. */
export const authResponseSchema = z.object({ jwt: z.string(), refreshToken: z.string(), user: userSchema });
export type AuthResponse = z.infer<typeof authResponseSchema>;

/** `isJoined`: the address had an account already, which now has the conversation. Nobody is signed in to it. */
export const confirmResponseSchema = z.union([authResponseSchema, z.object({ isJoined: z.literal(true) })]);
export type ConfirmResponse = z.infer<typeof confirmResponseSchema>;

/** Answer of `POST /auth/refresh`. The refresh token that was sent is used up. */
export const refreshResponseSchema = z.object({ jwt: z.string(), refreshToken: z.string() });
export type RefreshResponse = z.infer<typeof refreshResponseSchema>;

/** User data from a login provider (OpenID Connect's names); only a verified address is accepted. */
export const userInfoSchema = z.object({ email: emailSchema, email_verified: z.literal(true) });
