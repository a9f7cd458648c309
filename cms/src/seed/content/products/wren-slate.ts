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

export const wrenSlate: SeedProduct = {
  slug: "wren-slate",
  category: "device",
  position: 3,
  en: {
    name: "Wren Slate",
    tagline: "6.7 inches, three lenses. Two days away from the desk, and away from the socket.",
    description:
      "6.7 inches, three lenses, two days on one charge. The largest Wren, in graphite, with the red switch on its side.",
    gallery: [
      {
        image: "wren-slate",
        imageDark: "wren-slate-dark",
        alt: "Wren Slate in graphite, its back with three lenses and its dark lock screen",
      },
      {
        image: "wren-slate-front",
        imageDark: "wren-slate-front-dark",
        alt: "Wren Slate from the front: 21:30, locked, sensors off",
      },
      {
        image: "wren-slate-side",
        imageDark: "wren-slate-side-dark",
        alt: "Wren Slate from both sides: the red switch on the left, the keys on the right",
      },
      {
        image: "wren-slate-camera",
        imageDark: "wren-slate-camera-dark",
        alt: "The three lenses of Wren Slate, close",
      },
      { image: "wren-slate-box", alt: BOX_ALT_EN },
    ],
    box: phoneBoxEn("Wren Slate"),
    specs: phoneSpecsEn({
      display: "6.7 inches, OLED, 1200 × 2440 pixels",
      size: "158 × 80 × 8.6 mm, 221 g",
      colour: "Graphite",
      cameras: "50 megapixels wide, 12 megapixels ultra-wide, 12 megapixels telephoto (three times)",
      battery: "6,000 mAh, two days",
    }),
    specGroups: PHONE_SPEC_GROUPS_EN,
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "What to know",
        features: [
          {
            title: "Two days",
            text: "In ordinary use, with the largest battery of the three. Half full again after about 40 minutes at 30 W.",
          },
          {
            title: "Three lenses",
            text: "Wide, ultra-wide and a telephoto lens that comes three times closer. All of them go dark with the switch.",
          },
          {
            title: "A whole page",
            text: "6.7 inches show a letter without scrolling sideways. The phone is still narrower than a passport.",
          },
          {
            title: "Everything else",
            text: "Processor, memory, storage, WrenOS and seven years of security updates are the same as in the smaller ones.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "The switch",
        body: paragraphs(
          "Red, on the left side. Slide it, and the microphone, the cameras and the radios have no power; the lock screen says that the sensors are off. You can still use notes, pictures and everything else on the phone, and two days become rather more.",
        ),
        picture: {
          image: "wren-slate-side",
          imageDark: "wren-slate-side-dark",
          alt: "Wren Slate from both sides, the red switch on the left one",
        },
        pictureSide: "left",
      },
      {
        __component: "blocks.image-text",
        heading: "One that comes closer",
        body: paragraphs(
          "50 megapixels wide, 12 ultra-wide, and 12 behind a telephoto lens that comes three times closer: a face across the street, a wren in its nest.",
          "Pictures are developed on the phone and hold no location unless you add it. With the switch off, all three lenses are blind.",
        ),
        picture: {
          image: "wren-slate-camera",
          imageDark: "wren-slate-camera-dark",
          alt: "The three lenses of Wren Slate, close",
        },
        pictureSide: "right",
      },
      {
        __component: "blocks.comparison",
        heading: "Too much of a good thing?",
        intro: "Wren One is 39 g lighter and lasts a day and a half.",
      },
      ...lastPhoneBlocksEn(),
    ],
  },
  de: {
    name: "Wren Slate",
    tagline: "6,7 Zoll, drei Linsen. Zwei Tage fern von Schreibtisch und Steckdose.",
    description:
      "6,7 Zoll, drei Linsen, zwei Tage mit einer Ladung. Das grösste Wren, in Graphit, mit dem roten Schalter an der Seite.",
    gallery: [
      {
        image: "wren-slate",
        imageDark: "wren-slate-dark",
        alt: "Wren Slate in Graphit, Rückseite mit drei Linsen und dunkler Sperrbildschirm",
      },
      {
        image: "wren-slate-front",
        imageDark: "wren-slate-front-dark",
        alt: "Wren Slate von vorn: 21:30, gesperrt, Sensoren aus",
      },
      {
        image: "wren-slate-side",
        imageDark: "wren-slate-side-dark",
        alt: "Wren Slate von beiden Seiten: links der rote Schalter, rechts die Tasten",
      },
      {
        image: "wren-slate-camera",
        imageDark: "wren-slate-camera-dark",
        alt: "Die drei Linsen von Wren Slate aus der Nähe",
      },
      { image: "wren-slate-box", alt: BOX_ALT_DE },
    ],
    box: phoneBoxDe("Wren Slate"),
    specs: phoneSpecsDe({
      display: "6,7 Zoll, OLED, 1200 × 2440 Pixel",
      size: "158 × 80 × 8,6 mm, 221 g",
      colour: "Graphit",
      cameras: "50 Megapixel Weitwinkel, 12 Megapixel Ultra-Weitwinkel, 12 Megapixel Tele (dreifach)",
      battery: "6000 mAh, zwei Tage",
    }),
    specGroups: PHONE_SPEC_GROUPS_DE,
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "Was man wissen muss",
        features: [
          {
            title: "Zwei Tage",
            text: "Bei gewöhnlichem Gebrauch, mit dem grössten Akku der drei. Nach etwa 40 Minuten mit 30 W ist er wieder halb voll.",
          },
          {
            title: "Drei Linsen",
            text: "Weitwinkel, Ultra-Weitwinkel und ein Tele, das dreimal näher kommt. Der Schalter macht sie alle drei blind.",
          },
          {
            title: "Eine ganze Seite",
            text: "6,7 Zoll zeigen einen Brief, ohne dass man ihn seitwärts schieben muss. Schmaler als ein Pass ist das Telefon trotzdem.",
          },
          {
            title: "Alles andere",
            text: "Prozessor, Arbeitsspeicher, Speicher, WrenOS und sieben Jahre Sicherheitsupdates sind gleich wie bei den kleineren.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Der Schalter",
        body: paragraphs(
          "Rot, links an der Seite. Schieben Sie ihn, und Mikrofon, Kameras und Funk sind stromlos; der Sperrbildschirm zeigt an, dass die Sensoren aus sind. Notizen, Bilder und alles andere auf dem Telefon bleiben nutzbar. Aus zwei Tagen werden so noch einige mehr.",
        ),
        picture: {
          image: "wren-slate-side",
          imageDark: "wren-slate-side-dark",
          alt: "Wren Slate von beiden Seiten, links der rote Schalter",
        },
        pictureSide: "left",
      },
      {
        __component: "blocks.image-text",
        heading: "Eine, die näher kommt",
        body: paragraphs(
          "50 Megapixel mit Weitwinkel, 12 mit Ultra-Weitwinkel und 12 hinter einem Tele, das dreimal näher kommt: ein Gesicht auf der anderen Strassenseite, ein Zaunkönig im Nest.",
          "Entwickelt werden die Bilder auf dem Telefon, und einen Ort enthalten sie nur, wenn Sie ihn hinzufügen. Steht der Schalter auf Aus, sind alle drei Linsen blind.",
        ),
        picture: {
          image: "wren-slate-camera",
          imageDark: "wren-slate-camera-dark",
          alt: "Die drei Linsen von Wren Slate aus der Nähe",
        },
        pictureSide: "right",
      },
      {
        __component: "blocks.comparison",
        heading: "Zu viel des Guten?",
        intro: "Wren One ist 39 g leichter und hält anderthalb Tage durch.",
      },
      ...lastPhoneBlocksDe(),
    ],
  },
};
