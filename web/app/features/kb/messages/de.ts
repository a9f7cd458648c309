import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as en } from "./en.ts";

export const messages = {
  none: "Noch gibt es keine Artikel. Bitte fragen Sie uns.",
  search: {
    label: "Was möchten Sie wissen?",
    hint: "Eine Frage oder ein paar Wörter. Tippfehler schaden nicht, und niemand merkt sich, wonach Sie suchen.",
    submit: "Suchen",
    suggestions: "Vorschläge",
  },
  errors: {
    "question-too-short": "Die Frage ist zu kurz. Bitte schreiben Sie mindestens {count} Buchstaben.",
    "too-many-tries":
      "Das Suchlimit ist überschritten. Bitte versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} wieder; die Artikel unten stehen Ihnen inzwischen offen.",
    "service-unavailable":
      "Die Suche antwortet im Moment nicht. Bitte versuchen Sie es in einer Minute wieder; die Artikel unten stehen Ihnen inzwischen offen.",
  },
  results: {
    title: "Suche: {question}",
    heading: "{count, plural, one {# Antwort} other {# Antworten}} auf «{question}»",
    none: "Kein Artikel beantwortet «{question}»",
    noneHint:
      "Versuchen Sie es mit anderen oder weniger Wörtern, sehen Sie die Artikel unten durch, oder fragen Sie einen Menschen.",
    ask: "An den Support schreiben",
    all: "Alle Artikel",
  },
  topQuestions: { heading: "Am häufigsten gefragt", more: "Als Seite öffnen" },
  article: {
    related: "Verwandte Artikel",
    helpfulHeading: "War das hilfreich?",
    helpfulNote: "Wir zählen nur. Wer geantwortet hat, weiss niemand.",
    yes: "Ja",
    no: "Nein",
    thanks: "Danke. Das hilft uns, bessere Antworten zu schreiben.",
    notCounted: "Ihre Antwort konnte gerade nicht gezählt werden. Mehr als die Zählung geht nicht verloren.",
    stuckHeading: "Noch nicht gelöst?",
    stuckText:
      "Beschreiben Sie, was Sie getan haben, was geschehen ist und was Sie erwartet hätten. Meist antworten wir innert eines Arbeitstags.",
    contact: "An den Support schreiben",
    chat: "Chat öffnen",
  },
} satisfies Translation<typeof en>;
