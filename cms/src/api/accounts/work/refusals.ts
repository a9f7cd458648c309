import { errors } from "@strapi/utils";
import type { AccountRefusal } from "@wren/domain";

/** Strapi refuses with sentences. They are mapped to codes only here; a test fails when a new version changes one. */
const STRAPIS_SENTENCES: Record<string, AccountRefusal> = {
  "Invalid identifier or password": "credentials-wrong",
  "Your account email is not confirmed": "email-not-confirmed",
  "Your account has been blocked by an administrator": "account-blocked",
  "Incorrect code provided": "code-invalid",
  "The provided current password is invalid": "password-wrong",
  "Your new password must be different than your current password": "password-unchanged",
};

export function refuseAccount(code: AccountRefusal): never {
  throw new errors.ValidationError(code);
}

/** Runs Strapi's work and throws a code in place of one of Strapi's sentences. */
export async function refusingByCode<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error ? STRAPIS_SENTENCES[error.message] : undefined;
    if (code) refuseAccount(code);
    throw error;
  }
}
