import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("verify.heading")`: the texts about files in the visitor's language. */
export const useFileTexts = createTexts<typeof en>({ en, de });
