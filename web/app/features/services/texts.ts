import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("facts.end")`: the services' texts in the visitor's language. */
export const useServiceTexts = createFormTexts<typeof en>({ en, de });
