import type { RichText } from "@wren/domain";
import { list, paragraphs } from "../rich-text";
import type { SeedPage } from "../seed-page";

function phoneBoxEn(name: string): RichText {
  return [
    list(
      "unordered",
      `${name}, in a sealed box`,
      "A USB-C cable, one metre, for charging and for moving in",
      "The subscription card: mobile id, nest id and support id, and on its back the fingerprint of our signing key",
      "A pin for the SIM tray",
      "One folded sheet of instructions, in English and German",
    ),
    ...paragraphs(
      "There is no charger in the box, because most drawers have one. Any USB-C charger will do; [ours](/shop/charger) is small and comes with a longer cable.",
    ),
  ];
}

function phoneBoxDe(name: string): RichText {
  return [
    list(
      "unordered",
      `${name} in einer versiegelten Schachtel`,
      "Ein USB-C-Kabel, ein Meter, zum Laden und zum Einziehen",
      "Die Abokarte: Mobile-ID, Nest-ID und Support-ID, auf der Rückseite der Fingerabdruck unseres Signaturschlüssels",
      "Ein Stift für den SIM-Halter",
      "Ein gefaltetes Blatt mit Anleitung, auf Deutsch und Englisch",
    ),
    ...paragraphs(
      "Ein Ladegerät ist nicht dabei, weil in den meisten Schubladen eines liegt. Jedes mit USB-C genügt; [unseres](/shop/charger) ist klein und hat ein längeres Kabel.",
    ),
  ];
}

/** What the three phones have in common: they differ in size, lenses, battery and colour only. */
const SHARED_SPECS_EN = [
  "**Front camera:** 12 megapixels",
  "**Processor and memory:** eight cores, 8 GB, 256 GB of encrypted storage, a separate security chip for the keys",
  "**Radios:** 5G and LTE, Wi-Fi 6E, Bluetooth 5.3, NFC, satellite positioning. All of them behind the switch",
  "**SIM:** one nano SIM and one eSIM, from any operator",
  "**Connector:** USB-C 3.2, charging at up to 30 W. While the phone is locked, the port charges and does nothing else",
  "**Protection:** IP54, against dust and splashes. It does not swim",
  "**System:** WrenOS, with security updates for seven years from purchase",
  "**Included:** subscription of 12 months with 50 GB in the nest",
  "**Warranty:** two years",
];

const SHARED_SPECS_DE = [
  "**Frontkamera:** 12 Megapixel",
  "**Prozessor und Speicher:** acht Kerne, 8 GB, 256 GB verschlüsselter Speicher, ein eigener Sicherheitschip für die Schlüssel",
  "**Funk:** 5G und LTE, Wi-Fi 6E, Bluetooth 5.3, NFC, Satellitenortung. Alles davon hängt am Schalter",
  "**SIM:** eine Nano-SIM und eine eSIM, von jedem Anbieter",
  "**Anschluss:** USB-C 3.2, lädt mit bis zu 30 W. Ist das Telefon gesperrt, lädt der Anschluss und tut sonst nichts",
  "**Schutz:** IP54, gegen Staub und Spritzwasser. Schwimmen kann es nicht",
  "**System:** WrenOS, mit Sicherheitsupdates während sieben Jahren ab Kauf",
  "**Dabei:** Abo über 12 Monate mit 50 GB im Nest",
  "**Garantie:** zwei Jahre",
];

export const wrenOne: SeedPage = {
  slug: "shop/wren-one",
  en: {
    title: "Wren One",
    description:
      "6.1 inches, two lenses, a day and a half on one charge. In graphite, white or red, with WrenOS and a switch that cuts microphone, cameras and radios.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Wren One. The one for most people.",
        text: "6.1 inches, two lenses, a day and a half on one charge. Large enough to read on, small enough to forget about. In graphite, white or red.",
        picture: { image: "wren-one-red", alt: "Wren One in red, its back with two lenses and its lock screen" },
        pictureStyle: "cutout",
        actions: [
          { label: "All phones", target: "/shop" },
          { label: "How it works", target: "/concept" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "What there is to know",
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
        heading: "The switch",
        body: paragraphs(
          "It sits on the left side, where the thumb or the forefinger finds it. Slide it, and the microphone, the cameras and the radios have no power. The lock screen says so: sensors off.",
          "It is red on graphite and on white. On the red phone it is white, so that you can find it there too.",
        ),
        picture: { image: "wren-one", alt: "Wren One in graphite, with the red privacy switch on its side" },
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
      { __component: "blocks.text", heading: "In the box", body: phoneBoxEn("Wren One") },
      {
        __component: "blocks.text",
        heading: "Specifications",
        body: [
          list(
            "unordered",
            "**Display:** 6.1 inches, OLED, 1080 × 2320 pixels",
            "**Size and weight:** 147 × 72 × 8.0 mm, 182 g",
            "**Colours:** graphite, white, red",
            "**Cameras:** 50 megapixels wide, 12 megapixels ultra-wide",
            "**Battery:** 4,500 mAh, a day and a half",
            ...SHARED_SPECS_EN,
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Smaller or larger?",
        text: "Wren Mini has 5.2 inches, Wren Slate 6.7. The system and the switch are the same.",
        actions: [
          { label: "Compare in the shop", target: "/shop" },
          { label: "Ask us something", target: "/support" },
        ],
      },
    ],
  },
  de: {
    title: "Wren One",
    description:
      "6,1 Zoll, zwei Linsen, anderthalb Tage mit einer Ladung. In Graphit, Weiss oder Rot, mit WrenOS und einem Schalter, der Mikrofon, Kameras und Funk vom Strom trennt.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Wren One. Für die meisten das richtige.",
        text: "6,1 Zoll, zwei Linsen, anderthalb Tage mit einer Ladung. Gross genug zum Lesen, klein genug zum Vergessen. In Graphit, Weiss oder Rot.",
        picture: { image: "wren-one-red", alt: "Wren One in Rot, Rückseite mit zwei Linsen und Sperrbildschirm" },
        pictureStyle: "cutout",
        actions: [
          { label: "Alle Telefone", target: "/shop" },
          { label: "So funktioniert es", target: "/concept" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Was man wissen muss",
        features: [
          {
            title: "Zwei Linsen",
            text: "Eine mit Weitwinkel für fast alles, eine mit Ultraweitwinkel für Räume und Berge. Einen Ort tragen die Bilder nur, wenn Sie ihn hinzufügen.",
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
        heading: "Der Schalter",
        body: paragraphs(
          "Er sitzt links an der Seite, wo Daumen oder Zeigefinger ihn finden. Schieben Sie ihn, und Mikrofon, Kameras und Funk sind stromlos. Der Sperrbildschirm zeigt es an: Sensoren aus.",
          "Auf Graphit und Weiss ist er rot. Am roten Telefon ist er weiss, damit man ihn auch dort findet.",
        ),
        picture: { image: "wren-one", alt: "Wren One in Graphit mit dem roten Schalter an der Seite" },
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
      { __component: "blocks.text", heading: "In der Schachtel", body: phoneBoxDe("Wren One") },
      {
        __component: "blocks.text",
        heading: "Technische Daten",
        body: [
          list(
            "unordered",
            "**Bildschirm:** 6,1 Zoll, OLED, 1080 × 2320 Pixel",
            "**Grösse und Gewicht:** 147 × 72 × 8,0 mm, 182 g",
            "**Farben:** Graphit, Weiss, Rot",
            "**Kameras:** 50 Megapixel Weitwinkel, 12 Megapixel Ultraweitwinkel",
            "**Akku:** 4500 mAh, anderthalb Tage",
            ...SHARED_SPECS_DE,
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Kleiner oder grösser?",
        text: "Wren Mini hat 5,2 Zoll, Wren Slate 6,7. System und Schalter sind dieselben.",
        actions: [
          { label: "Im Shop vergleichen", target: "/shop" },
          { label: "Fragen Sie uns", target: "/support" },
        ],
      },
    ],
  },
};

export const wrenMini: SeedPage = {
  slug: "shop/wren-mini",
  en: {
    title: "Wren Mini",
    description:
      "5.2 inches, one lens, white. The smallest Wren, with the same system and the same red switch as the others.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Wren Mini. Fits any pocket.",
        text: "5.2 inches and one lens. For those who want to carry a phone, and not hold one all day. In white.",
        picture: { image: "wren-mini", alt: "Wren Mini in white, its back with one lens and its red lock screen" },
        pictureStyle: "cutout",
        actions: [
          { label: "All phones", target: "/shop" },
          { label: "How it works", target: "/concept" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "What there is to know",
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
        __component: "blocks.text",
        heading: "The switch",
        body: paragraphs(
          "Red, on the left side. Slide it, and the microphone, the cameras and the radios have no power, whatever the system or an app may believe. The [concept](/concept) explains why it is a switch and not a setting.",
        ),
      },
      { __component: "blocks.text", heading: "In the box", body: phoneBoxEn("Wren Mini") },
      {
        __component: "blocks.text",
        heading: "Specifications",
        body: [
          list(
            "unordered",
            "**Display:** 5.2 inches, OLED, 1080 × 2020 pixels",
            "**Size and weight:** 122 × 68 × 8.8 mm, 158 g",
            "**Colour:** white",
            "**Camera:** 50 megapixels wide",
            "**Battery:** 3,400 mAh, one day",
            ...SHARED_SPECS_EN,
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "A little more screen?",
        text: "Wren One has 6.1 inches and a second lens, and comes in three colours.",
        actions: [
          { label: "See Wren One", target: "/shop/wren-one" },
          { label: "Back to the shop", target: "/shop" },
        ],
      },
    ],
  },
  de: {
    title: "Wren Mini",
    description:
      "5,2 Zoll, eine Linse, weiss. Das kleinste Wren, mit demselben System und demselben roten Schalter wie die anderen.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Wren Mini. Passt in jede Tasche.",
        text: "5,2 Zoll und eine Linse. Für alle, die ein Telefon dabeihaben und nicht den ganzen Tag in der Hand halten wollen. In Weiss.",
        picture: { image: "wren-mini", alt: "Wren Mini in Weiss, Rückseite mit einer Linse und roter Sperrbildschirm" },
        pictureStyle: "cutout",
        actions: [
          { label: "Alle Telefone", target: "/shop" },
          { label: "So funktioniert es", target: "/concept" },
        ],
      },
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
        __component: "blocks.text",
        heading: "Der Schalter",
        body: paragraphs(
          "Rot, links an der Seite. Schieben Sie ihn, und Mikrofon, Kameras und Funk sind stromlos, was auch immer das System oder eine App davon hält. Warum es ein Schalter ist und keine Einstellung, steht im [Konzept](/concept).",
        ),
      },
      { __component: "blocks.text", heading: "In der Schachtel", body: phoneBoxDe("Wren Mini") },
      {
        __component: "blocks.text",
        heading: "Technische Daten",
        body: [
          list(
            "unordered",
            "**Bildschirm:** 5,2 Zoll, OLED, 1080 × 2020 Pixel",
            "**Grösse und Gewicht:** 122 × 68 × 8,8 mm, 158 g",
            "**Farbe:** Weiss",
            "**Kamera:** 50 Megapixel Weitwinkel",
            "**Akku:** 3400 mAh, ein Tag",
            ...SHARED_SPECS_DE,
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Etwas mehr Bildschirm?",
        text: "Wren One hat 6,1 Zoll und eine zweite Linse, und es gibt das Telefon in drei Farben.",
        actions: [
          { label: "Zum Wren One", target: "/shop/wren-one" },
          { label: "Zurück zum Shop", target: "/shop" },
        ],
      },
    ],
  },
};

export const wrenSlate: SeedPage = {
  slug: "shop/wren-slate",
  en: {
    title: "Wren Slate",
    description:
      "6.7 inches, three lenses, two days on one charge. The largest Wren, in graphite, with the red switch on its side.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Wren Slate. Two days on one charge.",
        text: "6.7 inches and three lenses. For those who read, write and take pictures away from the desk, and away from the socket. In graphite.",
        picture: {
          image: "wren-slate",
          alt: "Wren Slate in graphite, its back with three lenses and its dark lock screen",
        },
        pictureStyle: "cutout",
        actions: [
          { label: "All phones", target: "/shop" },
          { label: "How it works", target: "/concept" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "What there is to know",
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
        __component: "blocks.text",
        heading: "The switch",
        body: paragraphs(
          "Red, on the left side. Slide it, and the microphone, the cameras and the radios have no power; the lock screen says that the sensors are off. Notes, pictures and everything else on the phone can still be used, which also makes two days into rather more.",
        ),
      },
      { __component: "blocks.text", heading: "In the box", body: phoneBoxEn("Wren Slate") },
      {
        __component: "blocks.text",
        heading: "Specifications",
        body: [
          list(
            "unordered",
            "**Display:** 6.7 inches, OLED, 1200 × 2440 pixels",
            "**Size and weight:** 158 × 80 × 8.6 mm, 221 g",
            "**Colour:** graphite",
            "**Cameras:** 50 megapixels wide, 12 megapixels ultra-wide, 12 megapixels telephoto (three times)",
            "**Battery:** 6,000 mAh, two days",
            ...SHARED_SPECS_EN,
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Too much of a good thing?",
        text: "Wren One is 39 g lighter and lasts a day and a half.",
        actions: [
          { label: "See Wren One", target: "/shop/wren-one" },
          { label: "Back to the shop", target: "/shop" },
        ],
      },
    ],
  },
  de: {
    title: "Wren Slate",
    description:
      "6,7 Zoll, drei Linsen, zwei Tage mit einer Ladung. Das grösste Wren, in Graphit, mit dem roten Schalter an der Seite.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Wren Slate. Zwei Tage mit einer Ladung.",
        text: "6,7 Zoll und drei Linsen. Für alle, die fern von Schreibtisch und Steckdose lesen, schreiben und fotografieren. In Graphit.",
        picture: {
          image: "wren-slate",
          alt: "Wren Slate in Graphit, Rückseite mit drei Linsen und dunkler Sperrbildschirm",
        },
        pictureStyle: "cutout",
        actions: [
          { label: "Alle Telefone", target: "/shop" },
          { label: "So funktioniert es", target: "/concept" },
        ],
      },
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
            text: "Weitwinkel, Ultraweitwinkel und ein Tele, das dreimal näher kommt. Der Schalter macht sie alle drei blind.",
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
        __component: "blocks.text",
        heading: "Der Schalter",
        body: paragraphs(
          "Rot, links an der Seite. Schieben Sie ihn, und Mikrofon, Kameras und Funk sind stromlos; der Sperrbildschirm zeigt an, dass die Sensoren aus sind. Notizen, Bilder und alles andere auf dem Telefon bleiben nutzbar. Aus zwei Tagen werden so noch einige mehr.",
        ),
      },
      { __component: "blocks.text", heading: "In der Schachtel", body: phoneBoxDe("Wren Slate") },
      {
        __component: "blocks.text",
        heading: "Technische Daten",
        body: [
          list(
            "unordered",
            "**Bildschirm:** 6,7 Zoll, OLED, 1200 × 2440 Pixel",
            "**Grösse und Gewicht:** 158 × 80 × 8,6 mm, 221 g",
            "**Farbe:** Graphit",
            "**Kameras:** 50 Megapixel Weitwinkel, 12 Megapixel Ultraweitwinkel, 12 Megapixel Tele (dreifach)",
            "**Akku:** 6000 mAh, zwei Tage",
            ...SHARED_SPECS_DE,
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Zu viel des Guten?",
        text: "Wren One ist 39 g leichter und hält anderthalb Tage durch.",
        actions: [
          { label: "Zum Wren One", target: "/shop/wren-one" },
          { label: "Zurück zum Shop", target: "/shop" },
        ],
      },
    ],
  },
};

export const nestKey: SeedPage = {
  slug: "shop/nest-key",
  en: {
    title: "Nest Key",
    description:
      "A second key to your nest, on USB-C. It has no battery and no radio, and it opens the nest when the phone is gone.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Nest Key. For the day the phone is gone.",
        text: "A second key to your nest, small enough for a key ring or a drawer. It plugs into USB-C and has neither a battery nor a radio.",
        picture: { image: "nest-key", alt: "Two Nest Keys, one dark with a red loop, one grey" },
        pictureStyle: "cutout",
        actions: [
          { label: "All accessories", target: "/shop" },
          { label: "About the nest", target: "/concept" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "What there is to know",
        features: [
          {
            title: "Made on your phone",
            text: "Plug it in, open Nest and add it. The phone makes the second key and writes it to the Nest Key. It never passes through our hands.",
          },
          {
            title: "A touch and a PIN",
            text: "It works only with its own PIN and a finger on the red disc. After eight wrong PINs it erases itself.",
          },
          {
            title: "As many as you like",
            text: "One at home, one at the bank, one with somebody you trust. Each can be removed again in Nest.",
          },
          {
            title: "Nothing to run down",
            text: "No battery, no radio, no updates. It draws its power from the phone it is plugged into.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Why a second one",
        body: paragraphs(
          "The key to your nest is made on the phone and stays there. If the phone is lost, so is the key, unless there is a Nest Key: plug it into the next phone and move back in.",
          "If the phone and every Nest Key are lost, the nest stays shut. We have no copy, and nobody at our end is able to make an exception. Keep it somewhere other than the phone.",
        ),
        picture: { image: "nest", alt: "Three eggs in a woven nest, one of them red" },
        pictureSide: "left",
        action: { label: "How the nest works", target: "/concept" },
      },
      {
        __component: "blocks.text",
        heading: "In the box",
        body: [
          list(
            "unordered",
            "One Nest Key",
            "A red loop to hang it by",
            "One folded sheet of instructions, in English and German",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Specifications",
        body: [
          list(
            "unordered",
            "**Connector:** USB-C plug",
            "**Size and weight:** 39 × 18 × 4 mm without the plug, 8 g",
            "**Material:** aluminium, with a touch-sensitive disc",
            "**Colours:** graphite, grey",
            "**Power:** from the phone. No battery",
            "**Radio:** none",
            "**Works with:** Wren Mini, Wren One, Wren Slate",
            "**Warranty:** two years",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Lost one already?",
        text: "Remove it in Nest, and it no longer opens anything. For everything else there is support.",
        actions: [
          { label: "Go to support", target: "/support" },
          { label: "Back to the shop", target: "/shop" },
        ],
      },
    ],
  },
  de: {
    title: "Nest Key",
    description:
      "Ein zweiter Schlüssel zu Ihrem Nest, mit USB-C. Er hat weder Akku noch Funk und öffnet das Nest, wenn das Telefon weg ist.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Nest Key. Für den Tag, an dem das Telefon weg ist.",
        text: "Ein zweiter Schlüssel zu Ihrem Nest, klein genug für den Schlüsselbund oder die Schublade. Er passt in USB-C und hat weder Akku noch Funk.",
        picture: { image: "nest-key", alt: "Zwei Nest Keys, einer dunkel mit roter Schlaufe, einer grau" },
        pictureStyle: "cutout",
        actions: [
          { label: "Alles Zubehör", target: "/shop" },
          { label: "Mehr über das Nest", target: "/concept" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Was man wissen muss",
        features: [
          {
            title: "Auf Ihrem Telefon gemacht",
            text: "Einstecken, Nest öffnen, hinzufügen. Das Telefon erzeugt den zweiten Schlüssel und schreibt ihn auf den Nest Key. Durch unsere Hände geht er nie.",
          },
          {
            title: "Eine Berührung und eine PIN",
            text: "Er arbeitet nur mit seiner eigenen PIN und einem Finger auf der roten Scheibe. Nach acht falschen PINs löscht er sich selbst.",
          },
          {
            title: "So viele Sie wollen",
            text: "Einer zu Hause, einer auf der Bank, einer bei jemandem, dem Sie vertrauen. Jeder lässt sich in Nest wieder entfernen.",
          },
          {
            title: "Nichts, was leer wird",
            text: "Kein Akku, kein Funk, keine Updates. Den Strom liefert das Telefon, in dem er steckt.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Wozu ein zweiter",
        body: paragraphs(
          "Der Schlüssel zu Ihrem Nest entsteht auf dem Telefon und bleibt dort. Geht das Telefon verloren, ist auch der Schlüssel weg, ausser es gibt einen Nest Key: Stecken Sie ihn in das nächste Telefon und ziehen Sie wieder ein.",
          "Gehen das Telefon und alle Nest Keys verloren, bleibt das Nest zu. Wir haben keine Kopie, und bei uns gibt es keine Stelle, die eine Ausnahme machen könnte. Bewahren Sie ihn nicht beim Telefon auf.",
        ),
        picture: { image: "nest", alt: "Drei Eier in einem geflochtenen Nest, eines davon rot" },
        pictureSide: "left",
        action: { label: "Wie das Nest funktioniert", target: "/concept" },
      },
      {
        __component: "blocks.text",
        heading: "In der Schachtel",
        body: [
          list(
            "unordered",
            "Ein Nest Key",
            "Eine rote Schlaufe zum Aufhängen",
            "Ein gefaltetes Blatt mit Anleitung, auf Deutsch und Englisch",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Technische Daten",
        body: [
          list(
            "unordered",
            "**Anschluss:** USB-C-Stecker",
            "**Grösse und Gewicht:** 39 × 18 × 4 mm ohne Stecker, 8 g",
            "**Material:** Aluminium, mit berührungsempfindlicher Scheibe",
            "**Farben:** Graphit, Grau",
            "**Strom:** aus dem Telefon. Kein Akku",
            "**Funk:** keiner",
            "**Passt zu:** Wren Mini, Wren One, Wren Slate",
            "**Garantie:** zwei Jahre",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Schon einen verloren?",
        text: "Entfernen Sie ihn in Nest, und er öffnet nichts mehr. Für alles andere gibt es den Support.",
        actions: [
          { label: "Zum Support", target: "/support" },
          { label: "Zurück zum Shop", target: "/shop" },
        ],
      },
    ],
  },
};

export const charger: SeedPage = {
  slug: "shop/charger",
  en: {
    title: "Charger with cable",
    description: "A white cube of 30 W and a red USB-C cable of one and a half metres. For all three phones.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "A cube and a cable.",
        text: "30 W from the wall, one and a half metres of red cable. It charges all three phones and most other things with USB-C.",
        picture: { image: "charger", alt: "White charger with a coiled red USB-C cable" },
        pictureStyle: "cutout",
        actions: [
          { label: "All accessories", target: "/shop" },
          { label: "Ask us something", target: "/support" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "What there is to know",
        features: [
          {
            title: "Quick enough",
            text: "Half a charge takes about 25 minutes for Wren Mini, 30 for Wren One and 40 for Wren Slate.",
          },
          {
            title: "Power and nothing else",
            text: "The data lines of the cube are not connected. A charger has no business with your files.",
          },
          {
            title: "A cable that does both",
            text: "Between phone and computer the cable carries data as well, for backups and for moving in. The phone asks first.",
          },
          {
            title: "Easy to find",
            text: "The cable is red. So is the rim of the socket, for those who charge in the dark.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "In the box",
        body: [
          list("unordered", "One charger", "One USB-C cable, 1.5 metres, with USB-C at both ends"),
          ...paragraphs(
            "Every phone comes with a cable of one metre. This one is longer, and lets the first stay in the bag.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Specifications",
        body: [
          list(
            "unordered",
            "**Output:** 30 W, USB Power Delivery, one USB-C socket",
            "**Input:** 100 to 240 V, 50 or 60 Hz",
            "**Plug:** Swiss (type J). Elsewhere an ordinary travel adapter is needed",
            "**Size and weight:** 36 × 36 × 39 mm without the pins, 62 g",
            "**Cable:** 1.5 m, up to 60 W, charging and data",
            "**Colours:** white charger, red cable",
            "**Warranty:** two years",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Do you need it?",
        text: "If a USB-C charger lies in your drawer already, probably not.",
        actions: [
          { label: "Back to the shop", target: "/shop" },
          { label: "Ask us something", target: "/support" },
        ],
      },
    ],
  },
  de: {
    title: "Ladegerät mit Kabel",
    description: "Ein weisser Würfel mit 30 W und anderthalb Meter rotes USB-C-Kabel. Für alle drei Telefone.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Ein Würfel und ein Kabel.",
        text: "30 W aus der Steckdose, anderthalb Meter rotes Kabel. Lädt alle drei Telefone und das meiste andere mit USB-C.",
        picture: { image: "charger", alt: "Weisses Ladegerät mit aufgerolltem rotem USB-C-Kabel" },
        pictureStyle: "cutout",
        actions: [
          { label: "Alles Zubehör", target: "/shop" },
          { label: "Fragen Sie uns", target: "/support" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Was man wissen muss",
        features: [
          {
            title: "Schnell genug",
            text: "Für die halbe Ladung braucht Wren Mini etwa 25 Minuten, Wren One 30 und Wren Slate 40.",
          },
          {
            title: "Strom und sonst nichts",
            text: "Die Datenleitungen des Würfels sind nicht angeschlossen. Ein Ladegerät hat mit Ihren Dateien nichts zu schaffen.",
          },
          {
            title: "Ein Kabel für beides",
            text: "Zwischen Telefon und Computer überträgt das Kabel auch Daten, für Backups und zum Einziehen. Das Telefon fragt vorher.",
          },
          {
            title: "Leicht zu finden",
            text: "Das Kabel ist rot. Der Rand der Buchse auch, für alle, die im Dunkeln laden.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "In der Schachtel",
        body: [
          list("unordered", "Ein Ladegerät", "Ein USB-C-Kabel, 1,5 Meter, mit USB-C an beiden Enden"),
          ...paragraphs(
            "Jedem Telefon liegt ein Kabel von einem Meter bei. Dieses ist länger, und das erste kann in der Tasche bleiben.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Technische Daten",
        body: [
          list(
            "unordered",
            "**Ausgang:** 30 W, USB Power Delivery, eine USB-C-Buchse",
            "**Eingang:** 100 bis 240 V, 50 oder 60 Hz",
            "**Stecker:** Schweiz (Typ J). Anderswo braucht es einen gewöhnlichen Reiseadapter",
            "**Grösse und Gewicht:** 36 × 36 × 39 mm ohne Stifte, 62 g",
            "**Kabel:** 1,5 m, bis 60 W, für Strom und Daten",
            "**Farben:** Ladegerät weiss, Kabel rot",
            "**Garantie:** zwei Jahre",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Brauchen Sie es?",
        text: "Wenn in Ihrer Schublade schon ein USB-C-Ladegerät liegt, vermutlich nicht.",
        actions: [
          { label: "Zurück zum Shop", target: "/shop" },
          { label: "Fragen Sie uns", target: "/support" },
        ],
      },
    ],
  },
};

export const phoneCase: SeedPage = {
  slug: "shop/case",
  en: {
    title: "Case",
    description:
      "Covers the edges and the back, in red or grey, cut for each of the three phones. The switch stays within reach.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "A case that leaves the switch alone.",
        text: "It covers the edges and the back and stops where the privacy switch begins. In red or grey, for each of the three phones.",
        picture: { image: "case", alt: "Two phones in their cases, one red, one grey" },
        pictureStyle: "cutout",
        actions: [
          { label: "All accessories", target: "/shop" },
          { label: "Why a switch", target: "/concept" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "What there is to know",
        features: [
          {
            title: "Room for the switch",
            text: "The side is cut open around it. It can be seen, felt and moved with a gloved finger, and the case never moves it for you.",
          },
          {
            title: "A rim of one millimetre",
            text: "It stands above the display, so that a phone lying on its face does not lie on its glass.",
          },
          {
            title: "Soft on both sides",
            text: "Silicone outside, so that it does not slip. Microfibre inside, so that it does not scratch.",
          },
          {
            title: "No magnets, no pockets",
            text: "Nothing that disturbs the compass, and no place for cards you would then lose together with the phone.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "In the box",
        body: [
          list("unordered", "One case, in the size and colour you chose"),
          ...paragraphs("The phones in the picture live [elsewhere in the shop](/shop)."),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Specifications",
        body: [
          list(
            "unordered",
            "**Fits:** Wren Mini, Wren One or Wren Slate, one size each",
            "**Colours:** red, grey",
            "**Material:** silicone, lined with microfibre",
            "**Adds:** 3 mm in width and height, 2 mm at the back",
            "**Weight:** 24 g for Wren Mini, 29 g for Wren One, 33 g for Wren Slate",
            "**Care:** water and soap, with the phone taken out first",
            "**Warranty:** two years",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Which size?",
        text: "It goes by the phone: 5.2 inches are a Wren Mini, 6.1 a Wren One, 6.7 a Wren Slate.",
        actions: [
          { label: "Back to the shop", target: "/shop" },
          { label: "Ask us something", target: "/support" },
        ],
      },
    ],
  },
  de: {
    title: "Hülle",
    description:
      "Schützt Kanten und Rückseite, in Rot oder Grau, für jedes der drei Telefone passend. Der Schalter bleibt erreichbar.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Eine Hülle, die den Schalter in Ruhe lässt.",
        text: "Sie schützt Kanten und Rückseite und hört auf, wo der Schalter anfängt. In Rot oder Grau, für jedes der drei Telefone.",
        picture: { image: "case", alt: "Zwei Telefone in ihren Hüllen, eine rot, eine grau" },
        pictureStyle: "cutout",
        actions: [
          { label: "Alles Zubehör", target: "/shop" },
          { label: "Warum ein Schalter", target: "/concept" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Was man wissen muss",
        features: [
          {
            title: "Platz für den Schalter",
            text: "Rundherum ist die Seite offen. Man sieht ihn, spürt ihn und bewegt ihn auch mit Handschuhen, und die Hülle bewegt ihn nie von sich aus.",
          },
          {
            title: "Ein Millimeter Rand",
            text: "Er steht über den Bildschirm vor. Wer das Telefon aufs Gesicht legt, legt es nicht aufs Glas.",
          },
          {
            title: "Auf beiden Seiten weich",
            text: "Aussen Silikon, damit nichts rutscht. Innen Mikrofaser, damit nichts kratzt.",
          },
          {
            title: "Keine Magnete, keine Fächer",
            text: "Nichts, was den Kompass stört, und kein Platz für Karten, die sonst zusammen mit dem Telefon verloren gehen.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "In der Schachtel",
        body: [
          list("unordered", "Eine Hülle, in der gewählten Grösse und Farbe"),
          ...paragraphs("Die Telefone auf dem Bild wohnen [anderswo im Shop](/shop)."),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Technische Daten",
        body: [
          list(
            "unordered",
            "**Passt zu:** Wren Mini, Wren One oder Wren Slate, je eine Grösse",
            "**Farben:** Rot, Grau",
            "**Material:** Silikon, mit Mikrofaser gefüttert",
            "**Trägt auf:** 3 mm in Breite und Höhe, 2 mm an der Rückseite",
            "**Gewicht:** 24 g für Wren Mini, 29 g für Wren One, 33 g für Wren Slate",
            "**Pflege:** Wasser und Seife, das Telefon vorher herausnehmen",
            "**Garantie:** zwei Jahre",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Welche Grösse?",
        text: "Sie richtet sich nach dem Telefon: 5,2 Zoll sind ein Wren Mini, 6,1 ein Wren One, 6,7 ein Wren Slate.",
        actions: [
          { label: "Zurück zum Shop", target: "/shop" },
          { label: "Fragen Sie uns", target: "/support" },
        ],
      },
    ],
  },
};
