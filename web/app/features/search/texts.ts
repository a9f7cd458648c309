import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("submit")`: the search's texts in the visitor's language. */
export const useSearchTexts = createFormTexts<typeof en>({ en, de });
