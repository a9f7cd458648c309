import { isCurrency, type Currency } from "@wren/domain";
import { LANGUAGE_FIELD, PREFERENCE_FIELD } from "#app/lib/page-form.ts";
import { invalidRequest } from "#app/lib/responses.ts";
import type { Visit } from "./visit.server.ts";

export type Preference = { kind: "language" } | { kind: "currency"; currency: Currency };

/**
 * The preference that the header requested through a page's form; null when another button was pressed. The language is
 * that of the path.
 */
export function readPreference(form: FormData): Preference | "invalid" | null {
  if (form.has(LANGUAGE_FIELD)) return { kind: "language" };
  const [kind, currency] = [form.get(PREFERENCE_FIELD), form.get("currency")];
  if (kind === null) return null;
  return kind === "currency" && isCurrency(currency) ? { kind, currency } : "invalid";
}

/** Applies a preference to this visit and sets its cookie. */
export function applyPreference(preference: Preference, visit: Visit): void {
  if (preference.kind === "language") visit.newLocale = visit.locale;
  else visit.newCurrency = visit.currency = preference.currency;
}

/**
 * Applies the language or currency that a form was submitted for.
 * @returns true when that was its only purpose, so the form must be shown again as typed
 */
export function takePreference(form: FormData, visit: Visit): boolean {
  const preference = readPreference(form);
  if (preference === null) return false;
  if (preference === "invalid") throw invalidRequest();
  if (preference.kind === "currency" && preference.currency !== visit.currency) visit.flash = "currency-changed";
  applyPreference(preference, visit);
  return true;
}
