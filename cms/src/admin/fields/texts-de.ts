import type { en } from "./texts-en";

export const de = {
  "country.title": "Land",
  "country.hint": "Nach dem Namen gewählt.",
  "country.none": "Kein Land",
  "countries.title": "Länder",
  "countries.none": "Noch kein Land.",
  "countries.remove": "{country} entfernen",
  "countries.choose": "Länder wählen",
  "countries.search": "In den Ländern suchen",
  "countries.search.hint": "Ein Teil des Namens oder die zwei Buchstaben. Die Eingabetaste wählt das erste.",
  "countries.search.none": "Kein solches Land.",
} as const satisfies Record<keyof typeof en, string>;
