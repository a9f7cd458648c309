import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("pay.amount")`: the texts of paying with Monero in the visitor's language. */
export const useMoneroTexts = createTexts<typeof en>({ en, de });
