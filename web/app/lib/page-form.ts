import { useMatches } from "react-router";
import { formId } from "./form-failure.ts";

/** Names of the fields by which header and footer ask the page's form for another language or currency. */
export const LANGUAGE_FIELD = "locale";
export const PREFERENCE_FIELD = "preference";

/**
 * The page's main form, named by `pageForm` in its data. The choices of language and currency submit it, so that
 * nothing typed is lost.
 * @returns its id, or null where the page has no form
 */
export function usePageForm(): string | null {
  const names = useMatches().map(({ loaderData }) => (loaderData as Record<string, unknown> | undefined)?.pageForm);
  const name = names.find((found) => typeof found === "string");
  return typeof name === "string" ? formId(name) : null;
}
