import { list, paragraphs } from "../../rich-text";
import type { SeedProduct } from "../../entries";

export const charger: SeedProduct = {
  slug: "charger",
  category: "accessory",
  position: 5,
  en: {
    name: "Charger with cable",
    tagline: "A white 30 W cube and a red USB-C cable. For all three phones.",
    description: "A white 30 W cube and a red USB-C cable, one and a half metres long. For all three phones.",
    gallery: [{ image: "charger", alt: "White charger with a coiled red USB-C cable" }],
    box: [
      list("unordered", "One charger", "One USB-C cable, 1.5 metres, with USB-C at both ends"),
      ...paragraphs("Every phone comes with a one-metre cable. This one is longer, and the first can stay in the bag."),
    ],
    specs: [
      { title: "Output", text: "30 W, USB Power Delivery, one USB-C socket" },
      { title: "Input", text: "100 to 240 V, 50 or 60 Hz" },
      { title: "Plug", text: "Swiss (type J). Elsewhere an ordinary travel adapter is needed" },
      { title: "Size and weight", text: "36 × 36 × 39 mm without the pins, 62 g" },
      { title: "Cable", text: "1.5 m, up to 60 W, charging and data" },
      { title: "Colours", text: "White charger, red cable" },
      { title: "Warranty", text: "Two years" },
    ],
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "What to know",
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
        __component: "blocks.call-to-action",
        heading: "Do you need it?",
        text: "If you already have a USB-C charger in a drawer, probably not.",
        actions: [
          { label: "Back to the shop", target: "/shop" },
          { label: "Ask us something", target: "/support" },
        ],
      },
    ],
  },
  de: {
    name: "Ladegerät mit Kabel",
    tagline: "Ein weisser Würfel mit 30 W und ein rotes USB-C-Kabel. Für alle drei Telefone.",
    description: "Ein weisser Würfel mit 30 W und anderthalb Meter rotes USB-C-Kabel. Für alle drei Telefone.",
    gallery: [{ image: "charger", alt: "Weisses Ladegerät mit aufgerolltem rotem USB-C-Kabel" }],
    box: [
      list("unordered", "Ein Ladegerät", "Ein USB-C-Kabel, 1,5 Meter, mit USB-C an beiden Enden"),
      ...paragraphs(
        "Jedem Telefon liegt ein Kabel von einem Meter bei. Dieses ist länger, und das erste kann in der Tasche bleiben.",
      ),
    ],
    specs: [
      { title: "Ausgang", text: "30 W, USB Power Delivery, eine USB-C-Buchse" },
      { title: "Eingang", text: "100 bis 240 V, 50 oder 60 Hz" },
      { title: "Stecker", text: "Schweiz (Typ J). Anderswo braucht es einen gewöhnlichen Reiseadapter" },
      { title: "Grösse und Gewicht", text: "36 × 36 × 39 mm ohne Stifte, 62 g" },
      { title: "Kabel", text: "1,5 m, bis 60 W, für Strom und Daten" },
      { title: "Farben", text: "Ladegerät weiss, Kabel rot" },
      { title: "Garantie", text: "Zwei Jahre" },
    ],
    blocks: [
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
