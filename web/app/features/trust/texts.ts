import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

export const useTrustTexts = createTexts<typeof en>({ en, de });
