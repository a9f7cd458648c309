import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("ways.heading")`: the support page's texts in the visitor's language. */
export const useSupportTexts = createTexts<typeof en>({ en, de });
