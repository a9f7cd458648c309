import type { en } from "./texts-en";

/** German texts about blocks. */
export const de = {
  "blocks.title": "Bausteine",
  "blocks.hint": "Wie jeder Baustein aussieht, mit allen Möglichkeiten.",
  "blocks.open": "Alle Bausteine zeigen",
} satisfies Record<keyof typeof en, string>;
