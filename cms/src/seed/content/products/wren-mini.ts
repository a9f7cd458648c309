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

export const wrenMini: SeedProduct = {
  slug: "wren-mini",
  category: "device",
  position: 1,
  en: {
    name: "Wren Mini",
    tagline: "5.2 inches, one lens. For those who want to carry a phone, and not hold one all day.",
    description:
      "5.2 inches, one lens, white. The smallest Wren, with the same system and the same red switch as the others.",
    gallery: [
      { image: "wren-mini", alt: "Wren Mini in white, its back with one lens and its red lock screen" },
      { image: "wren-mini-front", alt: "Wren Mini from the front: 19:06, locked, sensors off" },
      { image: "wren-mini-side", alt: "Wren Mini from both sides: the red switch on the left, the keys on the right" },
      { image: "wren-mini-camera", alt: "The lens of Wren Mini, close" },
      { image: "wren-mini-box", alt: BOX_ALT_EN },
    ],
    box: phoneBoxEn("Wren Mini"),
    specs: phoneSpecsEn({
      display: "5.2 inches, OLED, 1080 × 2020 pixels",
      size: "122 × 68 × 8.8 mm, 158 g",
      colour: "White",
      cameras: "50 megapixels wide",
      battery: "3,400 mAh, one day",
    }),
    specGroups: PHONE_SPEC_GROUPS_EN,
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "What to know",
        intro: "It is smaller than the others. It is not a lesser phone.",
        features: [
          {
            title: "One hand",
            text: "68 mm wide and 158 g. The thumb reaches all four corners, and the switch as well.",
          },
          {
            title: "One lens",
            text: "The same wide camera that Wren One and Wren Slate have. There is only one of it, so there is nothing to choose.",
          },
          {
            title: "One day",
            text: "From morning to night in ordinary use. Half full again after about 25 minutes at 30 W.",
          },
          {
            title: "Everything else",
            text: "Processor, memory, storage, WrenOS and seven years of security updates are the same as in the larger ones.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "The switch",
        body: paragraphs(
          "Red, on the left side. Slide it, and the microphone, the cameras and the radios have no power, whatever the system or an app may believe. The [concept](/concept) explains why it is a switch and not a setting.",
        ),
        picture: { image: "wren-mini-side", alt: "Wren Mini from both sides, the red switch on the left one" },
        pictureSide: "left",
      },
      {
        __component: "blocks.image-text",
        heading: "One lens, the good one",
        body: paragraphs(
          "50 megapixels, the same wide camera as in the larger phones. Pictures are developed on the phone; nothing is sent away to make them prettier.",
          "A picture holds no location unless you add it. With the switch off, the lens is blind.",
        ),
        picture: { image: "wren-mini-camera", alt: "The lens of Wren Mini, close" },
        pictureSide: "right",
      },
      {
        __component: "blocks.comparison",
        heading: "A little more screen?",
        intro: "Wren One has 6.1 inches and a second lens, and comes in three colours.",
      },
      ...lastPhoneBlocksEn(),
    ],
  },
  de: {
    name: "Wren Mini",
    tagline: "5,2 Zoll, eine Linse. Passt in jede Tasche und bleibt auch dort.",
    description:
      "5,2 Zoll, eine Linse, weiss. Das kleinste Wren, mit demselben System und demselben roten Schalter wie die anderen.",
    gallery: [
      { image: "wren-mini", alt: "Wren Mini in Weiss, Rückseite mit einer Linse und roter Sperrbildschirm" },
      { image: "wren-mini-front", alt: "Wren Mini von vorn: 19:06, gesperrt, Sensoren aus" },
      { image: "wren-mini-side", alt: "Wren Mini von beiden Seiten: links der rote Schalter, rechts die Tasten" },
      { image: "wren-mini-camera", alt: "Die Linse von Wren Mini aus der Nähe" },
      { image: "wren-mini-box", alt: BOX_ALT_DE },
    ],
    box: phoneBoxDe("Wren Mini"),
    specs: phoneSpecsDe({
      display: "5,2 Zoll, OLED, 1080 × 2020 Pixel",
      size: "122 × 68 × 8,8 mm, 158 g",
      colour: "Weiss",
      cameras: "50 Megapixel Weitwinkel",
      battery: "3400 mAh, ein Tag",
    }),
    specGroups: PHONE_SPEC_GROUPS_DE,
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "Was man wissen muss",
        intro: "Es ist kleiner als die anderen. Weniger Telefon ist es nicht.",
        features: [
          {
            title: "Eine Hand",
            text: "68 mm breit und 158 g schwer. Der Daumen erreicht alle vier Ecken und den Schalter dazu.",
          },
          {
            title: "Eine Linse",
            text: "Dieselbe Weitwinkelkamera wie in Wren One und Wren Slate. Es gibt nur die eine, also auch nichts zu wählen.",
          },
          {
            title: "Ein Tag",
            text: "Vom Morgen bis in die Nacht, bei gewöhnlichem Gebrauch. Nach etwa 25 Minuten mit 30 W ist der Akku wieder halb voll.",
          },
          {
            title: "Alles andere",
            text: "Prozessor, Arbeitsspeicher, Speicher, WrenOS und sieben Jahre Sicherheitsupdates sind gleich wie bei den grösseren.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Der Schalter",
        body: paragraphs(
          "Rot, links an der Seite. Schieben Sie ihn, und Mikrofon, Kameras und Funk sind stromlos, was auch immer das System oder eine App davon hält. Warum es ein Schalter ist und keine Einstellung, steht im [Konzept](/concept).",
        ),
        picture: { image: "wren-mini-side", alt: "Wren Mini von beiden Seiten, links der rote Schalter" },
        pictureSide: "left",
      },
      {
        __component: "blocks.image-text",
        heading: "Eine Linse, die gute",
        body: paragraphs(
          "50 Megapixel, dieselbe Weitwinkelkamera wie in den grösseren Telefonen. Entwickelt werden die Bilder auf dem Telefon; nichts geht fort, um schöner zu werden.",
          "Ein Bild enthält keinen Ort, ausser Sie fügen ihn hinzu. Steht der Schalter auf Aus, ist die Linse blind.",
        ),
        picture: { image: "wren-mini-camera", alt: "Die Linse von Wren Mini aus der Nähe" },
        pictureSide: "right",
      },
      {
        __component: "blocks.comparison",
        heading: "Etwas mehr Bildschirm?",
        intro: "Wren One hat 6,1 Zoll und eine zweite Linse, und es gibt das Telefon in drei Farben.",
      },
      ...lastPhoneBlocksDe(),
    ],
  },
};
