import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("form.send")`: the contact form's texts in the visitor's language. */
export const useContactTexts = createFormTexts<typeof en>({ en, de });
