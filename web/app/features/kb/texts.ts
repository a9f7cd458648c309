import { createFormTexts } from "#app/components/forms/texts.ts";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

/** `t("search.submit")`: the knowledge base's texts in the visitor's language. */
export const useKbTexts = createFormTexts<typeof en>({ en, de });
