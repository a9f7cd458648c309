import { list, paragraphs } from "../../rich-text";
import type { SeedResource } from "../../entries";

export const pressKit: SeedResource = {
  slug: "press-kit",
  en: {
    title: "Press kit",
    description: "Logos and facts for people who write about us, and who to ask.",
    files: ["wren-press-kit.zip"],
    blocks: [
      {
        __component: "blocks.text",
        heading: "What is in it",
        body: [
          list(
            "unordered",
            "The logo for light and for dark pages, and the bird alone, as PNG",
            "The facts on one page, in English and in German",
          ),
          ...paragraphs(
            "You may use the logos in reports about us, unchanged and with room around them. You need not ask, and we read nothing before it appears.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Questions, phones to try, conversations",
        body: paragraphs(
          "Write to [hello@wren.example](mailto:hello@wren.example). We lend phones for four weeks and want them back, and nothing else in return. If your text contains a mistake about us, we tell you; what you do about it is up to you.",
        ),
      },
    ],
  },
  de: {
    title: "Medienmappe",
    description: "Logos und Fakten für alle, die über uns schreiben, und wen Sie fragen können.",
    files: ["wren-press-kit.zip"],
    blocks: [
      {
        __component: "blocks.text",
        heading: "Was darin ist",
        body: [
          list(
            "unordered",
            "Das Logo für helle und für dunkle Seiten und der Vogel allein, als PNG",
            "Die Fakten auf einer Seite, auf Deutsch und auf Englisch",
          ),
          ...paragraphs(
            "Die Logos dürfen Sie in Berichten über uns verwenden, unverändert und mit Platz darum herum. Fragen müssen Sie nicht, und wir lesen nichts gegen.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Fragen, Testgeräte, Gespräche",
        body: paragraphs(
          "Schreiben Sie an [hello@wren.example](mailto:hello@wren.example). Wir leihen Telefone für vier Wochen aus und möchten sie zurück, sonst nichts. Steht in Ihrem Text etwas Falsches über uns, sagen wir es Ihnen; was Sie damit tun, entscheiden Sie.",
        ),
      },
    ],
  },
};
