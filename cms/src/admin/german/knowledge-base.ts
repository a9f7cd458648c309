import type { kbContents } from "../../api/kb/content";
import type { GermanOf } from "./german-of";

export const knowledgeBase = {
  "api::kb-category.kb-category": {
    slug: ["Name in Adressen", "Kleinbuchstaben, Ziffern und Bindestriche, etwa set-up."],
    title: "Titel",
    description: ["Beschreibung", "Ein Satz unter dem Titel."],
    position: ["Platz in der Liste", "Kleinere Zahlen stehen weiter vorn."],
  },
  "api::kb-article.kb-article": {
    title: ["Titel", "Die Frage, oder was man tun möchte."],
    slug: ["Adresse", "Der letzte Teil der Adresse: renew-my-plan. In allen Sprachen derselbe."],
    summary: ["Zusammenfassung", "Ein Satz, in Listen und für Suchmaschinen."],
    body: ["Text", "Die Antwort."],
    keywords: ["Andere Wörter", "Wörter, nach denen gesucht wird und die nicht im Text stehen."],
    category: ["Kategorie", "In allen Sprachen dieselbe."],
    related: ["Verwandte Artikel", "Höchstens etwa vier; sie stehen unter dem Text."],
    isFaq: ["Unter den häufigsten Fragen", "Ja: mit der Antwort auf der Support-Seite. Halten Sie diese kurz."],
    position: ["Platz in der Liste", "Kleinere Zahlen stehen weiter vorn."],
  },
  "api::kb.kb-vote": {
    slug: ["Artikel", "Der letzte Teil seiner Adresse."],
    language: "Sprache",
    yes: ["Ja", "Wie viele ihn hilfreich fanden."],
    no: ["Nein", "Wie viele nicht."],
  },
} satisfies GermanOf<typeof kbContents>;
