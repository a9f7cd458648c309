import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("sum.total")`: the texts of cart, checkout and order page in the visitor's language. */
export const useCheckoutTexts = createTexts<typeof en>({ en, de });
