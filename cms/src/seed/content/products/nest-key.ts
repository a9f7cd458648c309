import { list, paragraphs } from "../../rich-text";
import type { SeedProduct } from "../../entries";

export const nestKey: SeedProduct = {
  slug: "nest-key",
  category: "accessory",
  position: 4,
  en: {
    name: "Nest Key",
    tagline: "A second key to your nest, for the day the phone is gone.",
    description:
      "A second key to your nest, on USB-C. It has no battery and no radio, and it opens the nest when the phone is gone.",
    gallery: [
      { image: "nest-key", alt: "Two Nest Keys, one dark with a red loop, one grey" },
      { image: "nest-key-in-phone", alt: "A grey Nest Key in the port of a Wren One, its red loop on the table" },
    ],
    box: [
      list(
        "unordered",
        "One Nest Key",
        "A red loop to hang it by",
        "One folded sheet of instructions, in English and German",
      ),
    ],
    specs: [
      { title: "Connector", text: "USB-C plug" },
      { title: "Size and weight", text: "39 × 18 × 4 mm without the plug, 8 g" },
      { title: "Material", text: "Aluminium, with a touch-sensitive disc" },
      { title: "Colours", text: "Graphite, grey" },
      { title: "Power", text: "From the phone. No battery" },
      { title: "Radio", text: "None" },
      { title: "Works with", text: "Wren Mini, Wren One, Wren Slate" },
      { title: "Warranty", text: "Two years" },
    ],
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "What to know",
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
          "If the phone and every Nest Key are lost, the nest stays shut. We have no copy, and nobody here can make an exception. Keep it somewhere other than the phone.",
        ),
        picture: { image: "nest", alt: "Three eggs in a woven nest, one of them red" },
        pictureSide: "left",
        action: { label: "How the nest works", target: "/concept" },
      },
      {
        __component: "blocks.call-to-action",
        heading: "Already lost one?",
        text: "Remove it in Nest, and it no longer opens anything. For everything else there is support.",
        actions: [
          { label: "Go to support", target: "/support" },
          { label: "Back to the shop", target: "/shop" },
        ],
      },
    ],
  },
  de: {
    name: "Nest Key",
    tagline: "Ein zweiter Schlüssel zu Ihrem Nest, für den Tag, an dem das Telefon weg ist.",
    description:
      "Ein zweiter Schlüssel zu Ihrem Nest, mit USB-C. Er hat weder Akku noch Funk und öffnet das Nest, wenn das Telefon weg ist.",
    gallery: [
      { image: "nest-key", alt: "Zwei Nest Keys, einer dunkel mit roter Schlaufe, einer grau" },
      {
        image: "nest-key-in-phone",
        alt: "Ein grauer Nest Key im Anschluss eines Wren One, seine rote Schlaufe auf dem Tisch",
      },
    ],
    box: [
      list(
        "unordered",
        "Ein Nest Key",
        "Eine rote Schlaufe zum Aufhängen",
        "Ein gefaltetes Blatt mit Anleitung, auf Deutsch und Englisch",
      ),
    ],
    specs: [
      { title: "Anschluss", text: "USB-C-Stecker" },
      { title: "Grösse und Gewicht", text: "39 × 18 × 4 mm ohne Stecker, 8 g" },
      { title: "Material", text: "Aluminium, mit berührungsempfindlicher Scheibe" },
      { title: "Farben", text: "Graphit, Grau" },
      { title: "Strom", text: "Aus dem Telefon. Kein Akku" },
      { title: "Funk", text: "Keiner" },
      { title: "Passt zu", text: "Wren Mini, Wren One, Wren Slate" },
      { title: "Garantie", text: "Zwei Jahre" },
    ],
    blocks: [
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
