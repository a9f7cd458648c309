import { isCurrency, type Currency } from "@wren/domain";
import { LANGUAGE_FIELD, PREFERENCE_FIELD } from "#app/lib/page-form.ts";
import { invalidRequest } from "#app/lib/responses.ts";
import type { Visit } from "./visit.server.ts";

export type Preference = { kind: "language" } | { kind: "currency"; currency: Currency };

/** What the header asks of a page's form; null when another button was pressed. The language is that of the path. */
export function readPreference(form: FormData): Preference | "invalid" | null {
  if (form.has(LANGUAGE_FIELD)) return { kind: "language" };
  const [kind, currency] = [form.get(PREFERENCE_FIELD), form.get("currency")];
  if (kind === null) return null;
  return kind === "currency" && isCurrency(currency) ? { kind, currency } : "invalid";
}

/** From here on the visit has it, and the answer sets its cookie. */
export function applyPreference(preference: Preference, visit: Visit): void {
  if (preference.kind === "language") visit.newLocale = visit.locale;
  else visit.newCurrency = visit.currency = preference.currency;
}

/**
 * Takes the language or the currency that a form was sent for.
 * @returns whether that is all that was wanted: then the form is to be shown again as it was typed
 */
export function takePreference(form: FormData, visit: Visit): boolean {
  const preference = readPreference(form);
  if (preference === null) return false;
  if (preference === "invalid") throw invalidRequest();
  if (preference.kind === "currency" && preference.currency !== visit.currency) visit.flash = "currency-changed";
  applyPreference(preference, visit);
  return true;
}
