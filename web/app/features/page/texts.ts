import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("costs.phone")`: the blocks' own texts in the visitor's language. */
export const usePageTexts = createTexts<typeof en>({ en, de });
