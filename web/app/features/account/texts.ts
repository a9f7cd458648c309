import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("signIn.heading")`: the account forms' texts in the visitor's language. */
export const useAccountTexts = createFormTexts<typeof en>({ en, de });
