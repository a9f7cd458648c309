import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("facts.end")`: the services' texts in the visitor's language. */
export const useServiceTexts = createTexts<typeof en>({ en, de });
