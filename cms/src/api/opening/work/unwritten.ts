import type { Locale } from "@wren/domain";

/** Only content of a page that its operator has yet to write. The site does not open while it is there. */
export const UNWRITTEN: Record<Locale, string> = {
  en: "This page is not written yet.",
  de: "Diese Seite ist noch nicht geschrieben.",
};

export function isUnwritten(page: object): boolean {
  const content = JSON.stringify(page);
  return Object.values(UNWRITTEN).some((sentence) => content.includes(sentence));
}
