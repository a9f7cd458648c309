import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as en } from "./en.ts";

export const messages = {
  title: "Suche",
  label: "Wonach suchen Sie?",
  hint: "Ein Wort, eine Frage oder der Name einer Datei. Niemand merkt sich, wonach Sie suchen.",
  submit: "Suchen",
  errors: {
    "question-too-short": "Das ist zu kurz. Bitte schreiben Sie mindestens {count} Buchstaben.",
    "too-many-tries":
      "Das Suchlimit ist überschritten. Bitte versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} wieder.",
    "service-unavailable": "Die Suche antwortet im Moment nicht. Bitte versuchen Sie es in einer Minute wieder.",
  },
  kinds: {
    page: "Seite",
    product: "Shop",
    service: "Dienst",
    file: "Datei",
    resource: "Anleitung",
    article: "Antwort",
  },
  results: {
    heading: "{count, plural, one {# Ergebnis} other {# Ergebnisse}} für «{question}»",
    none: "Zu «{question}» passt nichts auf dieser Website",
    noneHint: "Versuchen Sie es mit anderen oder weniger Wörtern, oder fragen Sie einen Menschen.",
    contact: "An den Support schreiben",
    chat: "Chat öffnen",
  },
} satisfies Translation<typeof en>;
