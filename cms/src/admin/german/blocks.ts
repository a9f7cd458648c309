import type { componentLabels } from "../../api/page/content";
import type { GermanOf } from "./german-of";

type Block = Extract<keyof typeof componentLabels, `blocks.${string}`>;

/** The blocks that pages are made of. */
export const blocks = {
  "blocks.call-to-action": {
    heading: "Überschrift",
    text: "Text",
    actions: ["Knöpfe", "Einer oder zwei. Der erste ist der starke."],
  },
  "blocks.comparison": { heading: "Überschrift", intro: "Einleitung" },
  "blocks.costs": { heading: "Überschrift", intro: "Einleitung" },
  "blocks.fact-line": { facts: ["Fakten", "3 bis 6, jeder mit wenigen Wörtern."] },
  "blocks.faq-list": { heading: "Überschrift", questions: "Fragen" },
  "blocks.feature-grid": { heading: "Überschrift", intro: "Einleitung", features: ["Merkmale", "1 bis 12."] },
  "blocks.hero": {
    title: ["Titel", "Die Überschrift der Seite, wenn dies ihr erster Baustein ist."],
    text: "Text",
    picture: "Bild",
    actions: ["Knöpfe", "Höchstens zwei. Der erste ist der starke."],
    priceNote: ["Nach dem Preis", "Steht hier etwas, so steht davor der Preis des günstigsten Telefons."],
    pictureStyle: [
      "Art des Bilds",
      "Gerahmt: ein Foto mit Rändern. Freigestellt: ein Gegenstand auf durchsichtigem Grund.",
    ],
  },
  "blocks.image-text": {
    heading: "Überschrift",
    body: "Text",
    picture: "Bild",
    pictureSide: "Seite des Bilds",
    action: "Knopf",
  },
  "blocks.product-teaser": { heading: "Überschrift", intro: "Einleitung", products: ["Produkte", "1 bis 6 Karten."] },
  "blocks.quote": { text: "Zitat", attribution: ["Von wem", "Kann leer bleiben."] },
  "blocks.shipping": { heading: "Überschrift", intro: "Einleitung" },
  "blocks.steps": { heading: "Überschrift", steps: ["Schritte", "1 bis 8. Sie werden für Sie nummeriert."] },
  "blocks.switch": {
    heading: "Überschrift",
    text: "Text",
    on: ["Erster Zustand", "Zu sehen, wenn die Seite aufgeht."],
    off: ["Zweiter Zustand", "Sein Bild muss zum ersten passen: gleiche Grösse, gleiche Stelle."],
  },
  "blocks.table": {
    heading: ["Überschrift", "Kann leer bleiben. Ohne sie gehört die Tabelle zum Baustein davor."],
    intro: "Einleitung",
    firstColumn: "Erste Spalte",
    secondColumn: "Zweite Spalte",
    thirdColumn: ["Dritte Spalte", "Kann leer bleiben. Ohne sie hat die Tabelle zwei."],
    rows: ["Zeilen", "1 bis 60."],
  },
  "blocks.text": {
    heading: ["Überschrift", "Kann leer bleiben."],
    body: "Text",
    isNotice: ["Hinweis", "Ja: von den anderen Texten abgesetzt, als etwas, das man zuerst lesen soll."],
  },
  "blocks.wide-picture": {
    heading: "Überschrift",
    intro: "Einleitung",
    picture: "Bild",
    captions: ["Bildlegenden", "Höchstens 4, jede unter ihrem gleich breiten Teil des Bilds."],
  },
} satisfies GermanOf<Pick<typeof componentLabels, Block>>;
