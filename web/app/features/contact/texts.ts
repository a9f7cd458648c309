import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("form.send")`: the contact form's texts in the visitor's language. */
export const useContactTexts = createTexts<typeof en>({ en, de });
