import { z } from "zod";
import { COMMON_PASSWORDS } from "../common-passwords.js";
import { toMailAddress } from "../mail-address.js";

export const PASSWORD_MIN_LENGTH = 8;
/** bcrypt ignores the rest, so a longer password would be weaker than it looks. */
export const PASSWORD_MAX_BYTES = 72;

export type PasswordProblem = "password-too-short" | "password-too-long" | "password-blank" | "password-common";

/** Reason why a password is unsuitable. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < PASSWORD_MIN_LENGTH) return "password-too-short";
  if (utf8Bytes(password) > PASSWORD_MAX_BYTES) return "password-too-long";
  if (password.trim() === "") return "password-blank";
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? "password-common" : null;
}

export function isGoodPassword(password: string): boolean {
  return passwordProblem(password) === null;
}

export function utf8Bytes(text: string): number {
  const bytesOf = (codePoint: number) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);
  return Array.from(text).reduce((sum, character) => sum + bytesOf(character.codePointAt(0) ?? 0), 0);
}

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
] as const;

export type AccountRefusal = (typeof ACCOUNT_REFUSALS)[number];

/** `POST /auth/local`, answered with `authResponseSchema`. */
export const loginRequestSchema = z.object({ identifier: z.string(), password: z.string() });

/** `POST /auth/local/register`. Answered with `okSchema`, whether the address is known or not. */
export const registerRequestSchema = z
  .strictObject({
    username: z.string().overwrite(toMailAddress),
    email: emailSchema,
    password: z.string().refine(isGoodPassword),
  })
  // A free choice of user name could be another person's address, and sign-in accepts both.
  .refine(({ username, email }) => username.toLowerCase() === email, { path: ["username"] });

export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/**
 * `POST /auth/confirm-email`, answered with `authResponseSchema`. The code proves access to the mailbox; the password
 * proves that its reader also registered, since anybody can register a foreign address.
 */
export const confirmRequestSchema = z.strictObject({ confirmation: z.string(), password: z.string() });
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

/** Answer of `POST /auth/refresh`. The refresh token that was sent is used up. */
export const refreshResponseSchema = z.object({ jwt: z.string(), refreshToken: z.string() });
export type RefreshResponse = z.infer<typeof refreshResponseSchema>;

/** User data from a login provider (OpenID Connect's names); only a verified address is accepted. */
export const userInfoSchema = z.object({ email: emailSchema, email_verified: z.literal(true) });
