import type { Block } from "@wren/domain";
import type { Written } from "../../written";
import { paragraphs } from "../../rich-text";

/** How the pages of the three phones end: questions before buying, and what goes with the phone. */
export function lastPhoneBlocksEn({ withCase = false } = {}): Written<Block>[] {
  return [
    {
      __component: "blocks.faq-list",
      heading: "Questions",
      questions: [
        {
          question: "Does it work with my operator?",
          answer: paragraphs(
            "Yes. One nano SIM and one eSIM, from any operator. We are not an operator ourselves, and the phone is not locked to one.",
          ),
        },
        {
          question: "Will my banking app run?",
          answer: paragraphs(
            "Many do; some refuse any phone that Google has not approved. [What helps then](/support/kb/banking-apps).",
          ),
        },
        {
          question: "How do my things come over from the old phone?",
          answer: paragraphs(
            "By cable, from [Android](/support/kb/move-from-android) or [iPhone](/support/kb/move-from-iphone). Contacts and pictures take minutes.",
          ),
        },
        {
          question: "What if something breaks?",
          answer: paragraphs(
            "The case is closed with screws. You can replace the parts that wear out yourself, or [send it to us](/resources/warranty-and-repair). The warranty is two years.",
          ),
        },
      ],
    },
    {
      __component: "blocks.product-teaser",
      heading: "What goes with it",
      intro: "None of it is needed to begin.",
      products: [
        ...(withCase
          ? [
              {
                name: "Case",
                tagline: "Leaves room for the switch.",
                picture: { image: "case", alt: "Two phones in their cases, one red, one grey" },
                target: "/shop/case",
              } as const,
            ]
          : []),
        {
          name: "Nest Key",
          tagline: "A second key to your nest.",
          picture: { image: "nest-key", alt: "Two Nest Keys, one dark with a red loop, one grey" },
          target: "/shop/nest-key",
        },
        {
          name: "Charger with cable",
          tagline: "30 W, and a longer cable.",
          picture: { image: "charger", alt: "White charger with a coiled red USB-C cable" },
          target: "/shop/charger",
        },
      ],
    },
  ];
}

export function lastPhoneBlocksDe({ withCase = false } = {}): Written<Block>[] {
  return [
    {
      __component: "blocks.faq-list",
      heading: "Fragen",
      questions: [
        {
          question: "Läuft es mit meinem Anbieter?",
          answer: paragraphs(
            "Ja. Eine Nano-SIM und eine eSIM, von jedem Anbieter. Wir sind selbst keiner, und das Telefon ist an keinen gebunden.",
          ),
        },
        {
          question: "Läuft meine Banking-App?",
          answer: paragraphs(
            "Viele laufen; manche verlangen ein Telefon, das Google abgesegnet hat. [Was dann hilft](/support/kb/banking-apps).",
          ),
        },
        {
          question: "Wie kommen meine Sachen vom alten Telefon herüber?",
          answer: paragraphs(
            "Per Kabel, von [Android](/support/kb/move-from-android) oder vom [iPhone](/support/kb/move-from-iphone). Kontakte und Bilder brauchen wenige Minuten.",
          ),
        },
        {
          question: "Und wenn etwas kaputtgeht?",
          answer: paragraphs(
            "Das Gehäuse ist verschraubt. Was sich abnutzt, können Sie selbst ersetzen, oder Sie [schicken es uns](/resources/warranty-and-repair). Die Garantie dauert zwei Jahre.",
          ),
        },
      ],
    },
    {
      __component: "blocks.product-teaser",
      heading: "Was dazu passt",
      intro: "Nichts davon braucht es für den Anfang.",
      products: [
        ...(withCase
          ? [
              {
                name: "Hülle",
                tagline: "Lässt dem Schalter Platz.",
                picture: { image: "case", alt: "Zwei Telefone in ihren Hüllen, eine rot, eine grau" },
                target: "/shop/case",
              } as const,
            ]
          : []),
        {
          name: "Nest Key",
          tagline: "Ein zweiter Schlüssel zu Ihrem Nest.",
          picture: { image: "nest-key", alt: "Zwei Nest Keys, einer dunkel mit roter Schlaufe, einer grau" },
          target: "/shop/nest-key",
        },
        {
          name: "Ladegerät mit Kabel",
          tagline: "30 W und ein längeres Kabel.",
          picture: { image: "charger", alt: "Weisses Ladegerät mit aufgerolltem rotem USB-C-Kabel" },
          target: "/shop/charger",
        },
      ],
    },
  ];
}
