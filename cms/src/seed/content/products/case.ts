import { list, paragraphs } from "../../rich-text";
import type { SeedProduct } from "../../entries";

export const phoneCase: SeedProduct = {
  slug: "case",
  category: "accessory",
  position: 6,
  en: {
    name: "Case",
    tagline: "Covers the edges and the back, and stops where the privacy switch begins. For Wren One.",
    description: "Covers the edges and the back, in grey or red, cut for Wren One. The switch stays within reach.",
    gallery: [{ image: "case", alt: "Two phones in their cases, one red, one grey" }],
    box: [
      list("unordered", "One case, in the colour you chose"),
      ...paragraphs("The phones in the picture live [elsewhere in the shop](/shop)."),
    ],
    specs: [
      { title: "Fits", text: "Wren One" },
      { title: "Colours", text: "Grey, red" },
      { title: "Material", text: "Silicone, lined with microfibre" },
      { title: "Adds", text: "3 mm in width and height, 2 mm at the back" },
      { title: "Weight", text: "29 g" },
      { title: "Care", text: "Water and soap, with the phone taken out first" },
      { title: "Warranty", text: "Two years" },
    ],
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "What to know",
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
        __component: "blocks.call-to-action",
        heading: "A smaller or a larger phone?",
        text: "For Wren Mini and Wren Slate there is no case yet. Ask, and we will tell you how far we are.",
        actions: [
          { label: "Back to the shop", target: "/shop" },
          { label: "Ask us something", target: "/support" },
        ],
      },
    ],
  },
  de: {
    name: "Hülle",
    tagline: "Schützt Kanten und Rückseite und hört auf, wo der Schalter anfängt. Für Wren One.",
    description:
      "Schützt Kanten und Rückseite, in Grau oder Rot, passend für Wren One. Der Schalter bleibt erreichbar.",
    gallery: [{ image: "case", alt: "Zwei Telefone in ihren Hüllen, eine rot, eine grau" }],
    box: [
      list("unordered", "Eine Hülle, in der gewählten Farbe"),
      ...paragraphs("Die Telefone auf dem Bild wohnen [anderswo im Shop](/shop)."),
    ],
    specs: [
      { title: "Passt zu", text: "Wren One" },
      { title: "Farben", text: "Grau, Rot" },
      { title: "Material", text: "Silikon, mit Mikrofaser gefüttert" },
      { title: "Trägt auf", text: "3 mm in Breite und Höhe, 2 mm an der Rückseite" },
      { title: "Gewicht", text: "29 g" },
      { title: "Pflege", text: "Wasser und Seife, das Telefon vorher herausnehmen" },
      { title: "Garantie", text: "Zwei Jahre" },
    ],
    blocks: [
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
        __component: "blocks.call-to-action",
        heading: "Ein kleineres oder grösseres Telefon?",
        text: "Für Wren Mini und Wren Slate gibt es noch keine Hülle. Fragen Sie, und wir sagen, wie weit wir sind.",
        actions: [
          { label: "Zurück zum Shop", target: "/shop" },
          { label: "Fragen Sie uns", target: "/support" },
        ],
      },
    ],
  },
};
