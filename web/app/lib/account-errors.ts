/** Everything that can be wrong with a form about an account; i18n has a sentence for each under `account.errors`. */
export type AccountErrorCode =
  | "identifier-missing"
  | "email-missing"
  | "email-invalid"
  | "password-missing"
  | "password-too-short"
  | "password-too-long"
  | "credentials-wrong"
  | "email-not-confirmed"
  | "code-invalid"
  | "password-wrong"
  | "password-not-chosen"
  | "password-refused"
  | "too-many-tries"
  | "service-unavailable"
  | "cookie-refused";
