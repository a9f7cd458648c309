import type { filesContents } from "../../api/files/content";
import type { GermanOf } from "./german-of";

/** Downloads and guides. */
export const files = {
  "api::support-file.support-file": {
    title: ["Titel", "Was es ist, in beiden Sprachen."],
    description: ["Beschreibung", "Ein oder zwei Sätze: wofür es da ist. Kann leer bleiben."],
    platform: ["Für", "Das Telefon oder der Computer, der es braucht. Alle: für alle."],
    version: ["Version", "Etwa 4.2.0. Kann leer bleiben."],
    releasedOn: ["Erschienen am", "Kann leer bleiben."],
    file: [
      "Datei",
      "Unter ihrem Namen erhalten Besucher sie. Grösse und SHA-256 zeigt die Website; niemand tippt sie ein.",
    ],
    signature: ["Signatur", "Die OpenPGP-Signatur genau dieser Datei; sie heisst wie diese, mit .sig am Ende."],
    position: [
      "Platz in der Liste",
      "Kleinere Zahlen stehen weiter vorn, unter den Dateien für dasselbe Telefon oder denselben Computer.",
    ],
    active: ["Auf der Website", "Nein: Niemand sieht sie."],
  },
  "api::resource.resource": {
    title: "Titel",
    slug: ["Adresse", "Der letzte Teil der Adresse: press-kit für /resources/press-kit. In allen Sprachen derselbe."],
    description: [
      "Beschreibung",
      "Ein oder zwei Sätze, unter dem Titel, in der Liste der Ressourcen und in Suchergebnissen.",
    ],
    position: ["Platz in der Liste", "Kleinere Zahlen stehen weiter vorn."],
    footerLabel: [
      "Wortlaut eines Links zuunterst auf jeder Seite",
      "Für das, was man überall sucht, etwa Barrierefreiheit. Leer: kein Link.",
    ],
    blocks: ["Bausteine", "Der Text, von oben nach unten."],
    attachments: ["Dateien zum Mitnehmen", "In dieser Sprache. Namen, Grössen und SHA-256 zeigt die Website."],
    socialImage: ["Bild für geteilte Links", "Zu sehen, wo jemand einen Link auf diese Seite teilt."],
  },
} satisfies GermanOf<typeof filesContents>;
