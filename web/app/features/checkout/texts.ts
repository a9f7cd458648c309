import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("sum.total")`: the texts of cart, checkout and order page in the visitor's language. */
export const useCheckoutTexts = createFormTexts<typeof en>({ en, de });
