import type { chatContents } from "../../api/chat/content";
import type { GermanOf } from "./german-of";

/** Canned replies; the support desk calls them templates. */
export const templates = {
  "api::chat.canned-reply": {
    title: ["Titel", "Unter ihm findet der Support die Vorlage; Besucher sehen ihn nie."],
    order: ["Reihenfolge", "Kleinere Zahlen stehen weiter vorn."],
    en: ["Englisch", "Die Antwort, die der Support vor dem Senden ändern kann."],
    de: ["Deutsch", "Die Antwort, die der Support vor dem Senden ändern kann."],
  },
} satisfies GermanOf<typeof chatContents>;
