import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("pay.amount")`: the texts of paying with Monero in the visitor's language. */
export const useMoneroTexts = createFormTexts<typeof en>({ en, de });
