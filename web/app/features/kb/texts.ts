import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("search.submit")`: the knowledge base's texts in the visitor's language. */
export const useKbTexts = createTexts<typeof en>({ en, de });
