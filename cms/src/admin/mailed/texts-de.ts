import type { en } from "./texts-en";

/** German texts about messages that came by e-mail. */
export const de = {
  "mailed.by-mail": "kam per E-Mail",
  "mailed.other-sender":
    "Von einer anderen Adresse als der, an die wir geschrieben haben: Es kann jemand anders sein. Geben Sie nichts preis, was nur der Besucher wissen darf.",
  "mailed.not-taken": "Nicht übernommen: {names}. Nur Bilder, PDF und Text bis 5 MB, höchstens drei.",
  "mailed.original": "Ganze E-Mail zeigen",
} satisfies Record<keyof typeof en, string>;
