import type { Locale } from "@wren/domain";
import type { Translation } from "#app/i18n/messages/en.ts";
import { createTexts } from "#app/i18n/translations.tsx";
import { messages as de } from "./messages/de.ts";
import { messages as en } from "./messages/en.ts";

type FormTexts = Translation<typeof en>;

/** The texts of a feature with forms, merged with those of all forms. The feature's own text wins. */
export function createFormTexts<Tree extends { errors: object }>(own: Record<Locale, Translation<Tree>>) {
  return createTexts<Translation<Tree> & FormTexts>({ en: merge<Tree>(en, own.en), de: merge<Tree>(de, own.de) });
}

function merge<Tree extends { errors: object }>(shared: FormTexts, own: Translation<Tree>) {
  const errors = { ...shared.errors, ...(own.errors as object) };
  return { ...shared, ...own, errors } as Translation<Translation<Tree> & FormTexts>;
}
