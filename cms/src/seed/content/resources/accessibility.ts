import { list, paragraphs } from "../../rich-text";
import type { SeedResource } from "../../entries";

export const accessibility: SeedResource = {
  slug: "accessibility",
  en: {
    title: "Accessibility",
    footerLabel: "Accessibility",
    description:
      "How this site can be used without a mouse, without pictures and without scripts, and what does not work yet.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "This site is meant for everyone and follows WCAG 2.2 at level AA. We check every page by machine with each change, and by hand with a keyboard and a screen reader before larger ones.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "What you can rely on",
        body: [
          list(
            "unordered",
            "Everything can be reached and used with the keyboard, and you see where you are.",
            "Text can be enlarged to 200 % and the window narrowed to 320 pixels without anything being cut off.",
            "Pictures that say something have a description; colours never carry a meaning alone.",
            "Forms explain mistakes in words, at the field and in a list at the top.",
            "Nothing moves by itself, and nothing runs out of time without telling you.",
            "All of it works without scripts, in text browsers too.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "What does not work yet",
        body: [
          list(
            "unordered",
            "The repair slip is plain text: it can be read aloud, but a form to fill in on screen would be better.",
            "There are no texts in easy language and no films in sign language.",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Something is in your way?",
        text: "Tell us what you wanted to do and what stopped you. We answer within one working day.",
        actions: [{ label: "Write to us", target: "/support/contact" }],
      },
    ],
  },
  de: {
    title: "Barrierefreiheit",
    footerLabel: "Barrierefreiheit",
    description:
      "Wie sich diese Website ohne Maus, ohne Bilder und ohne Skripte benutzen lässt, und was noch nicht geht.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Diese Website ist für alle da und folgt den Richtlinien WCAG 2.2 auf der Stufe AA. Bei jeder Änderung prüft eine Maschine alle Seiten, vor grösseren prüfen wir sie von Hand mit Tastatur und Screenreader.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Worauf Sie sich verlassen können",
        body: [
          list(
            "unordered",
            "Alles ist mit der Tastatur erreichbar und benutzbar, und Sie sehen, wo Sie sind.",
            "Text lässt sich auf 200 % vergrössern und das Fenster auf 320 Pixel verkleinern, ohne dass etwas abgeschnitten wird.",
            "Bilder, die etwas aussagen, haben eine Beschreibung; Farben bedeuten nie allein etwas.",
            "Fehler in Formularen stehen in Worten beim Feld und in einer Liste am Anfang.",
            "Nichts bewegt sich von selbst, und keine Zeit läuft ab, ohne dass Sie es erfahren.",
            "Alles geht ohne Skripte, auch in Textbrowsern.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Was noch nicht geht",
        body: [
          list(
            "unordered",
            "Der Reparaturschein ist einfacher Text: Er lässt sich vorlesen, aber ein Formular zum Ausfüllen am Bildschirm wäre besser.",
            "Es gibt keine Texte in Leichter Sprache und keine Filme in Gebärdensprache.",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Steht Ihnen etwas im Weg?",
        text: "Sagen Sie uns, was Sie tun wollten und woran es scheiterte. Wir antworten innert eines Arbeitstags.",
        actions: [{ label: "Schreiben Sie uns", target: "/support/contact" }],
      },
    ],
  },
};
