import type { pageContents } from "../../api/page/content";
import type { GermanOf } from "./german-of";

export const pages = {
  "api::page.page": {
    slug: ["Pfad", "Wo die Seite steht, zum Beispiel press oder about/team. In allen Sprachen derselbe."],
    title: ["Titel", "Im Reiter des Browsers und in Suchergebnissen."],
    description: ["Beschreibung", "Ein oder zwei Sätze für Suchmaschinen und geteilte Links."],
    socialImage: ["Bild für geteilte Links", "Zu sehen, wo jemand einen Link auf diese Seite teilt."],
    listedIn: [
      "Link dorthin",
      "Menü: im Menü und in der Fusszeile. Fusszeile: nur dort. Seiten, die zur Website selbst gehören, haben ihre Links schon.",
    ],
    linkLabel: ["Wortlaut des Links", "Kurz. Leer: der Titel."],
    forcedColorMode: ["Farbvorgabe", "Keine: Besucher wählen selbst. Hell oder Dunkel gilt für die ganze Seite."],
    blocks: ["Bausteine", "Die Seite, von oben nach unten."],
  },
  "api::redirect.redirect": {
    from: ["Alte Adresse", "Etwa /press-2025, ohne Sprache. Eine Seite mit dieser Adresse geht vor."],
    to: ["Führt zu", "Die Adresse einer Seite, etwa /press, ohne Sprache."],
  },
} satisfies GermanOf<typeof pageContents>;
