import { data } from "react-router";
import type { EmailChangeFailure } from "#app/cms/email-change.server.ts";
import type { EmailChangeErrorCode } from "#app/features/email-change/email-change-errors.ts";
import type { FormFailure } from "#app/lib/form-failure.ts";

const FORM = "email-change";

const STATUS: Record<EmailChangeFailure["code"], number> = {
  "identifier-not-found": 404,
  "nest-not-found": 404,
  "too-many-tries": 429,
  "service-unavailable": 503,
  "change-failed": 502,
};

type Failure = FormFailure<EmailChangeErrorCode>;

type Refused = Pick<FormFailure, "values" | "errors">;

/** Refuses a form with invalid fields and returns the typed texts. */
export function refuseFields(refused: Refused) {
  // Schemas carry codes as plain strings; each has a sentence.
  const errors = refused.errors as Record<string, EmailChangeErrorCode>;
  const failure = { form: FORM, values: refused.values, errors, problem: null };
  return data(failure satisfies Failure, { status: 400 });
}

/** Shows the form again as typed, after a change of language or currency. */
export function showAgain(form: FormData) {
  return data({ form: FORM, values: valuesOf(form), errors: {}, problem: null } satisfies Failure, { status: 200 });
}

/** Refuses a valid form because the cms refused it or was unreachable, with the true status. */
export function refuseChange(form: FormData, failed: EmailChangeFailure) {
  const { code } = failed;
  const retryAfterSeconds = code === "too-many-tries" ? failed.retryAfterSeconds : 0;
  const isAtField = code === "identifier-not-found" || code === "nest-not-found";
  const failure: Failure = {
    form: FORM,
    values: valuesOf(form),
    errors: isAtField ? { identifier: code } : {},
    problem: isAtField ? null : { code, waitMinutes: Math.ceil(retryAfterSeconds / 60) },
  };
  return data(failure, {
    status: STATUS[code],
    headers: retryAfterSeconds > 0 ? { "Retry-After": String(retryAfterSeconds) } : {},
  });
}

function valuesOf(form: FormData): Record<string, string> {
  return Object.fromEntries(["identifier", "email", "repeatedEmail"].map((name) => [name, textOf(form, name)]));
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
