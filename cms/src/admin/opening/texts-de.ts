import type { en } from "./texts-en";

/** German texts of the page "Before opening". */
export const de = {
  "opening.title": "Vor der Eröffnung",
  "opening.subtitle.closed": "Die Website ist geschlossen: Nur wer unter den Ausnahmen der Wartung steht, sieht sie.",
  "opening.subtitle.open": "Die Website ist eröffnet.",
  "opening.subtitle.demo": "Dies ist die Demo. Eine eigene Website beginnt mit `npm run setup`.",
  "opening.check": "Bedingung",
  "opening.state": "Stand",
  "opening.remedy": "Was zu tun ist",
  "opening.met": "Erledigt",
  "opening.missing": "Fehlt",
  "opening.open": "Website eröffnen",
  "opening.question": "Website eröffnen?",
  "opening.what":
    "Danach können alle die Website sehen und bestellen. Vorübergehend schliessen lässt sie sich mit der Wartung.",
  "opening.done": "Die Website ist eröffnet.",
  "opening.missing-count": "{count, plural, one {Etwas fehlt noch.} other {# Dinge fehlen noch.}}",
  "refusal.opening-refused": "Es fehlt noch etwas. Die Liste sagt, was.",
} satisfies Record<keyof typeof en, string>;
