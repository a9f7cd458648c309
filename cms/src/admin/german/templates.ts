import type { chatContents } from "../../api/chat/content";
import type { GermanOf } from "./german-of";

/** Canned replies and labels; the support desk calls them templates. */
export const templates = {
  "api::chat.canned-reply": {
    title: ["Titel", "Unter ihm findet der Support die Vorlage; Besucher sehen ihn nie."],
    order: ["Reihenfolge", "Kleinere Zahlen stehen weiter vorn."],
    en: ["Englisch", "Die Antwort, die der Support vor dem Senden ändern kann."],
    de: ["Deutsch", "Die Antwort, die der Support vor dem Senden ändern kann."],
    labels: ["Danach: Stichwörter", "Das Gespräch bekommt sie, wenn die Antwort gesandt wird."],
    takesOver: ["Danach: übernehmen", "Das Gespräch gehört dann, wer die Antwort sendet."],
    priority: ["Danach: Dringlichkeit", "Dringend: mit dem Titel der Vorlage als Grund."],
    snooze: ["Danach: zurückstellen", "Das Gespräch kommt zu dieser Zeit wieder in die Warteschlange."],
    closes: [
      "Danach: erledigen",
      "Das Gespräch wird erledigt; wie immer lässt sich das zehn Sekunden lang zurücknehmen.",
    ],
  },
  "api::chat.chat-label": {
    en: ["Englisch", "Ein kurzes Wort. Besucher sehen es nie."],
    de: ["Deutsch", "Dasselbe Wort auf Deutsch, zum Beispiel Zahlung."],
    order: ["Reihenfolge", "Kleinere Zahlen stehen weiter vorn."],
  },
} satisfies GermanOf<typeof chatContents>;
