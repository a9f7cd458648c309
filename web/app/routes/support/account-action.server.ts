import { data, redirect } from "react-router";
import type { AccountFailure, AccountOutcome } from "#app/cms/accounts.server.ts";
import { localizePath } from "#app/i18n/path.ts";
import type { AccountErrorCode } from "#app/lib/account-errors.ts";
import type { FlashCode } from "#app/lib/flash.ts";
import type { FormFailure } from "#app/lib/form-failure.ts";
import { flashCookie } from "#app/visit/cookies.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";

const STATUS: Record<AccountFailure["code"], number> = {
  "credentials-wrong": 401,
  "email-not-confirmed": 403,
  "code-invalid": 400,
  "password-wrong": 400,
  "password-not-chosen": 400,
  "password-unchanged": 400,
  "password-refused": 400,
  "phrase-instead": 400,
  "beginning-over": 409,
  "account-blocked": 403,
  "too-many-tries": 429,
  "service-unavailable": 503,
};

type FailedOutcome = Extract<AccountOutcome, { ok: false }>;

/** Refuses a form with invalid fields and returns the typed texts. */
export function refuseFields(form: string, refused: Pick<FormFailure, "values" | "errors">) {
  // Schemas carry codes as plain strings; each has a sentence.
  const errors = refused.errors as Record<string, AccountErrorCode>;
  return data({ form, values: refused.values, errors, problem: null } satisfies FormFailure<AccountErrorCode>, {
    status: 400,
  });
}

/** Shows a form again as typed, after a change of language or currency. Never with a password. */
export function showAgain(form: string, values: Record<string, string>) {
  return data({ form, values, errors: {}, problem: null } satisfies FormFailure<AccountErrorCode>, { status: 200 });
}

/** Refuses a valid form because the cms refused it or was unreachable, with the true status. */
export function refuseForm(form: string, values: Record<string, string>, failed: FailedOutcome) {
  const { code } = failed;
  const retryAfterSeconds = code === "too-many-tries" ? failed.retryAfterSeconds : 0;
  const problem = { code, waitMinutes: Math.ceil(retryAfterSeconds / 60) };
  return data({ form, values, errors: {}, problem } satisfies FormFailure<AccountErrorCode>, {
    status: STATUS[code],
    headers: retryAfterSeconds > 0 ? { "Retry-After": String(retryAfterSeconds) } : {},
  });
}

type Carried = { flash?: FlashCode; cookie?: string };

/** Redirects to the chat's page in the visitor's language, with an optional message or cookie. */
export function goToChat({ locale }: Pick<Visit, "locale">, { flash, cookie }: Carried = {}) {
  const headers = new Headers();
  if (cookie) headers.append("Set-Cookie", cookie);
  if (flash) headers.append("Set-Cookie", flashCookie(flash));
  return redirect(localizePath("/support/chat", locale), { status: 303, headers });
}
