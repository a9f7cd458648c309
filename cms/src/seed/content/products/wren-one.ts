import { paragraphs } from "../../rich-text";
import type { SeedProduct } from "../../entries";
import { lastPhoneBlocksDe, lastPhoneBlocksEn } from "./phone-blocks";
import {
  BOX_ALT_DE,
  BOX_ALT_EN,
  PHONE_SPEC_GROUPS_DE,
  PHONE_SPEC_GROUPS_EN,
  phoneBoxDe,
  phoneBoxEn,
  phoneSpecsDe,
  phoneSpecsEn,
} from "./phone-facts";

export const wrenOne: SeedProduct = {
  slug: "wren-one",
  category: "device",
  position: 2,
  en: {
    name: "Wren One",
    tagline: "6.1 inches, two lenses. Large enough to read on, small enough to forget about.",
    description:
      "6.1 inches, two lenses, a day and a half on one charge. In graphite, white or red, with WrenOS and a switch that cuts microphone, cameras and radios.",
    gallery: [
      {
        image: "wren-one",
        imageDark: "wren-one-dark",
        alt: "Wren One in graphite, its back with two lenses and its lock screen",
      },
      { image: "wren-one-white", alt: "Wren One in white, its back and its lock screen" },
      { image: "wren-one-red", alt: "Wren One in red, its back and its lock screen" },
      { image: "wren-one-front-en", alt: "Wren One from the front: 07:42, locked, sensors off" },
      { image: "wren-one-side", alt: "Wren One from both sides: the red switch on the left, the keys on the right" },
      { image: "wren-one-camera", alt: "The two lenses of Wren One, close" },
      { image: "wren-one-box", alt: BOX_ALT_EN },
    ],
    box: phoneBoxEn("Wren One"),
    specs: phoneSpecsEn({
      display: "6.1 inches, OLED, 1080 × 2320 pixels",
      size: "147 × 72 × 8.0 mm, 182 g",
      colour: "Graphite, white, red",
      cameras: "50 megapixels wide, 12 megapixels ultra-wide",
      battery: "4,500 mAh, a day and a half",
    }),
    specGroups: PHONE_SPEC_GROUPS_EN,
    blocks: [
      {
        __component: "blocks.switch",
        heading: "The switch",
        text: "It sits on the left side, where the thumb or the forefinger finds it. It is red on graphite and on white; on the red phone it is white, so that you can find it there too.",
        on: {
          label: "On",
          text: "Microphone, cameras and radios have power.",
          picture: {
            image: "switch-on",
            alt: "The red switch on the side of a graphite Wren One, pushed towards the top",
          },
        },
        off: {
          label: "Off",
          text: "Microphone, cameras and radios have none. The lock screen says so: sensors off.",
          picture: { image: "switch-off", alt: "The same switch, pulled down" },
        },
      },
      {
        __component: "blocks.feature-grid",
        heading: "What to know",
        features: [
          {
            title: "Two lenses",
            text: "A wide one for nearly everything, and an ultra-wide one for rooms and mountains. Pictures carry no location unless you add it.",
          },
          {
            title: "A day and a half",
            text: "From the morning to the evening of the next day, in ordinary use. Half full again after about 30 minutes at 30 W.",
          },
          {
            title: "Seven years",
            text: "Security updates from the day of purchase, with or without a subscription. The phone asks before it installs one.",
          },
          {
            title: "No account",
            text: "You choose a language and a passcode. The subscription is three numbers on a card.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "A camera that keeps quiet",
        body: paragraphs(
          "50 megapixels, and an ultra-wide lens beside them. The pictures are developed on the phone; nothing is sent away to make them prettier.",
          "A picture holds no location unless you add it. With the switch off, both lenses are blind.",
        ),
        picture: { image: "wren-one-camera", alt: "The two lenses of Wren One, close" },
        pictureSide: "right",
      },
      {
        __component: "blocks.image-text",
        heading: "Graphite, white or red",
        body: paragraphs(
          "Anodised aluminium: the colour is in the metal, not on it. Graphite is the quietest of the three, white shows scratches least, and red is easiest to find.",
          "Inside they are the same.",
        ),
        picture: { image: "wren-one-white", alt: "Wren One in white, its back and its lock screen" },
        pictureSide: "left",
      },
      {
        __component: "blocks.comparison",
        heading: "Smaller or larger?",
        intro: "Wren Mini has 5.2 inches, Wren Slate 6.7. The system and the switch are the same.",
      },
      ...lastPhoneBlocksEn({ withCase: true }),
    ],
  },
  de: {
    name: "Wren One",
    tagline: "6,1 Zoll, zwei Linsen. Gross genug zum Lesen, klein genug zum Vergessen.",
    description:
      "6,1 Zoll, zwei Linsen, anderthalb Tage mit einer Ladung. In Graphit, Weiss oder Rot, mit WrenOS und einem Schalter, der Mikrofon, Kameras und Funk vom Strom trennt.",
    gallery: [
      {
        image: "wren-one",
        imageDark: "wren-one-dark",
        alt: "Wren One in Graphit, Rückseite mit zwei Linsen und Sperrbildschirm",
      },
      { image: "wren-one-white", alt: "Wren One in Weiss, Rückseite und Sperrbildschirm" },
      { image: "wren-one-red", alt: "Wren One in Rot, Rückseite und Sperrbildschirm" },
      { image: "wren-one-front-de", alt: "Wren One von vorn: 07:42, gesperrt, Sensoren aus" },
      { image: "wren-one-side", alt: "Wren One von beiden Seiten: links der rote Schalter, rechts die Tasten" },
      { image: "wren-one-camera", alt: "Die zwei Linsen von Wren One aus der Nähe" },
      { image: "wren-one-box", alt: BOX_ALT_DE },
    ],
    box: phoneBoxDe("Wren One"),
    specs: phoneSpecsDe({
      display: "6,1 Zoll, OLED, 1080 × 2320 Pixel",
      size: "147 × 72 × 8,0 mm, 182 g",
      colour: "Graphit, Weiss, Rot",
      cameras: "50 Megapixel Weitwinkel, 12 Megapixel Ultra-Weitwinkel",
      battery: "4500 mAh, anderthalb Tage",
    }),
    specGroups: PHONE_SPEC_GROUPS_DE,
    blocks: [
      {
        __component: "blocks.switch",
        heading: "Der Schalter",
        text: "Er sitzt links an der Seite, wo Daumen oder Zeigefinger ihn finden. Auf Graphit und Weiss ist er rot; am roten Telefon ist er weiss, damit man ihn auch dort findet.",
        on: {
          label: "Ein",
          text: "Mikrofon, Kameras und Funk haben Strom.",
          picture: {
            image: "switch-on",
            alt: "Der rote Schalter an der Seite eines Wren One in Graphit, nach oben geschoben",
          },
        },
        off: {
          label: "Aus",
          text: "Mikrofon, Kameras und Funk sind stromlos. Der Sperrbildschirm zeigt es an: Sensoren aus.",
          picture: { image: "switch-off", alt: "Derselbe Schalter, nach unten gezogen" },
        },
      },
      {
        __component: "blocks.feature-grid",
        heading: "Was man wissen muss",
        features: [
          {
            title: "Zwei Linsen",
            text: "Eine mit Weitwinkel für fast alles, eine mit Ultra-Weitwinkel für Räume und Berge. Einen Ort tragen die Bilder nur, wenn Sie ihn hinzufügen.",
          },
          {
            title: "Anderthalb Tage",
            text: "Vom Morgen bis zum Abend des nächsten Tags, bei gewöhnlichem Gebrauch. Nach etwa 30 Minuten mit 30 W ist der Akku wieder halb voll.",
          },
          {
            title: "Sieben Jahre",
            text: "Sicherheitsupdates ab dem Tag des Kaufs, mit oder ohne Abo. Das Telefon fragt, bevor es eines installiert.",
          },
          {
            title: "Kein Konto",
            text: "Sie wählen eine Sprache und einen Code. Das Abo besteht aus drei Nummern auf einer Karte.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Eine Kamera, die für sich behält",
        body: paragraphs(
          "50 Megapixel, daneben ein Ultra-Weitwinkel. Entwickelt werden die Bilder auf dem Telefon; nichts geht fort, um schöner zu werden.",
          "Ein Bild enthält keinen Ort, ausser Sie fügen ihn hinzu. Steht der Schalter auf Aus, sind beide Linsen blind.",
        ),
        picture: { image: "wren-one-camera", alt: "Die zwei Linsen von Wren One aus der Nähe" },
        pictureSide: "right",
      },
      {
        __component: "blocks.image-text",
        heading: "Graphit, Weiss oder Rot",
        body: paragraphs(
          "Eloxiertes Aluminium: Die Farbe steckt im Metall und liegt nicht darauf. Graphit ist das stillste, auf Weiss sieht man Kratzer am wenigsten, Rot findet man am schnellsten.",
          "Innen sind alle drei gleich.",
        ),
        picture: { image: "wren-one-white", alt: "Wren One in Weiss, Rückseite und Sperrbildschirm" },
        pictureSide: "left",
      },
      {
        __component: "blocks.comparison",
        heading: "Kleiner oder grösser?",
        intro: "Wren Mini hat 5,2 Zoll, Wren Slate 6,7. System und Schalter sind dieselben.",
      },
      ...lastPhoneBlocksDe({ withCase: true }),
    ],
  },
};
