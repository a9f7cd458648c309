import { useMatches } from "react-router";
import { formId } from "./form-failure.ts";

/** The names of the fields by which header and footer ask the page's form for another language or currency. */
export const LANGUAGE_FIELD = "locale";
export const PREFERENCE_FIELD = "preference";

/**
 * The form of the page that language and currency belong to: the page's data names it as `pageForm`. With that form's
 * own buttons nothing is lost that was typed there, which a form of the header could not bring along.
 * @returns its id, or null where the page has no form to fill in
 */
export function usePageForm(): string | null {
  const names = useMatches().map(({ loaderData }) => (loaderData as Record<string, unknown> | undefined)?.pageForm);
  const name = names.find((found) => typeof found === "string");
  return typeof name === "string" ? formId(name) : null;
}
