import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("form.submit")`: the texts about a new contact address in the visitor's language. */
export const useEmailChangeTexts = createFormTexts<typeof en>({ en, de });
