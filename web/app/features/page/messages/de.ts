import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as reference } from "./en.ts";

export const messages = {
  contents: "Inhalt",
  price: {
    from: "Ab {price}",
  },
  card: {
    from: "ab {price}",
    soldOut: "Ausverkauft",
    unavailable: "Zurzeit nicht erhältlich",
  },
  comparison: {
    caption: "Die Telefone im Vergleich",
    price: "Preis",
  },
  shipping: {
    days: "{min} bis {max} Arbeitstage",
    importFees: "Der Zoll kann vom Empfänger Einfuhrabgaben verlangen.",
  },
  costs: {
    perPhone: "Kosten je Telefon",
    phone: "Telefon, erstes Jahr inbegriffen",
    furtherYear: "Jedes weitere Jahr",
    fiveYears: "Fünf Jahre insgesamt",
    included:
      "Das Abo umfasst neue Versionen des Systems, Support und {included} GB im Nest. Sie verlängern es, wann Sie wollen, ohne Vertrag.",
    moreStorage: "{quota} GB stattdessen kosten {price} mehr im Jahr.",
    toServices: "Alle Preise der Dienste",
  },
} satisfies Translation<typeof reference>;
