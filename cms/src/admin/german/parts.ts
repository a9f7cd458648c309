import type { componentLabels } from "../../api/page/content";
import type { GermanOf } from "./german-of";

type Part = Extract<keyof typeof componentLabels, `shared.${string}`>;

const NAME_FOR_COMPUTER = "Kleinbuchstaben, Ziffern und Bindestriche. Ändern Sie ihn später nicht.";

/** The parts of blocks and entries. */
export const parts = {
  "shared.canary": {
    datedOn: ["Datum der Erklärung", "Der Tag, an dem sie abgegeben wird; keiner in der Zukunft."],
    validUntil: [
      "Gültig bis",
      "Der letzte Tag, höchstens ein Jahr danach. Ab dem nächsten nennt die Seite sie überfällig.",
    ],
    statementEn: ["Erklärung auf Englisch", "Was an diesem Tag so war."],
    statementDe: ["Erklärung auf Deutsch", "Dasselbe auf Deutsch."],
  },
  "shared.choice": {
    value: ["Name für den Computer", NAME_FOR_COMPUTER],
    labelEn: "Englisch",
    labelDe: "Deutsch",
  },
  "shared.contact-option": {
    value: ["Name für den Computer", NAME_FOR_COMPUTER],
    labelEn: "Englisch",
    labelDe: "Deutsch",
    address: [
      "Nötige Angabe",
      "E-Mail oder Support-ID: Wer dies wählt, muss sie angeben. Mit einer Support-ID wird im Chat geantwortet. Keine: nichts ist nötig.",
    ],
  },
  "shared.heading-and-text": { title: "Titel", text: "Text" },
  "shared.link": {
    label: "Beschriftung",
    target: ["Ziel", "Ein Pfad dieser Website, etwa /shop, ohne Sprache; oder eine ganze Adresse mit https://."],
  },
  "shared.maintenance": {
    enabled: ["Website geschlossen", "Ja: Besucher sehen die Meldung. Es gilt Sekunden nach dem Speichern."],
    allowList: [
      "Ausnahmen",
      "Wer die Website trotzdem sieht: eine Adresse oder ein Bereich (CIDR) pro Zeile. Nach # darf eine Notiz stehen.",
    ],
    message: ["Meldung", "Was Besucher so lange lesen."],
  },
  "shared.picture": {
    image: "Bild",
    imageDark: ["Bild auf dunklen Seiten", "Kann leer bleiben. Sonst steht es dort statt des ersten."],
    alt: ["Beschreibung des Bilds", "Für alle, die es nicht sehen können. Leer bei blosser Zierde."],
  },
  "shared.picture-state": { label: ["Beschriftung", "Ein oder zwei Wörter."], text: "Text", picture: "Bild" },
  "shared.product-card": {
    name: "Name",
    tagline: "Leitsatz",
    picture: "Bild",
    target: ["Ziel", "Ein Pfad dieser Website, etwa /shop/wren-one, ohne Sprache."],
  },
  "shared.question": { question: "Frage", answer: "Antwort" },
  "shared.spec-group": {
    title: ["Überschrift", "Etwa Kameras oder Strom."],
    firstSpec: ["Erste Zeile", "Die Zeile der technischen Daten, mit der die Gruppe beginnt, geschrieben wie dort."],
  },
  "shared.table-row": {
    first: "Erste Spalte",
    second: "Zweite Spalte",
    third: ["Dritte Spalte", "Bleibt weg, wenn die Tabelle zwei hat."],
  },
  "shared.text-per-language": { en: "Englisch", de: "Deutsch" },
} satisfies GermanOf<Pick<typeof componentLabels, Part>>;
