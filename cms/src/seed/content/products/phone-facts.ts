import type { ProductEntry, RichText } from "@wren/domain";
import { list, paragraphs } from "../../rich-text";

export function phoneBoxEn(name: string): RichText {
  return [
    list(
      "unordered",
      `${name}, in a sealed box`,
      "A USB-C cable, one metre, for charging and for moving in",
      "The subscription card: mobile ID, nest ID and support ID, and on its back the fingerprint of our signing key",
      "A pin for the SIM tray",
      "One folded sheet of instructions, in English and German",
    ),
    ...paragraphs(
      "There is no charger in the box, because most drawers have one. Any USB-C charger will do; [ours](/shop/charger) is small and comes with a longer cable.",
    ),
  ];
}

export function phoneBoxDe(name: string): RichText {
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

export const BOX_ALT_EN = "What is in the box, from above: phone, red cable, subscription card, pin and a folded sheet";
export const BOX_ALT_DE =
  "Was in der Schachtel ist, von oben: Telefon, rotes Kabel, Abokarte, Stift und ein gefaltetes Blatt";

type Specs = ProductEntry["specs"];

/** In what the phones differ; all else is common to the three. */
type Differences = Record<"display" | "size" | "colour" | "cameras" | "battery", string>;

export function phoneSpecsEn({ display, size, colour, cameras, battery }: Differences): Specs {
  return [
    { title: "Display", text: display },
    { title: "Size and weight", text: size },
    { title: "Colour", text: colour },
    { title: "Protection", text: "IP54, against dust and splashes. It does not swim" },
    { title: "Cameras", text: cameras },
    { title: "Front camera", text: "12 megapixels" },
    { title: "Battery", text: battery },
    {
      title: "Connector",
      text: "USB-C 3.2, charging at up to 30 W. While the phone is locked, the port charges and does nothing else",
    },
    {
      title: "Radios",
      text: "5G and LTE, Wi-Fi 6E, Bluetooth 5.3, NFC, satellite positioning. All of them behind the switch",
    },
    { title: "SIM", text: "One nano SIM and one eSIM, from any operator" },
    {
      title: "Processor and memory",
      text: "Eight cores, 8 GB, 256 GB of encrypted storage, a separate security chip for the keys",
    },
    { title: "System", text: "WrenOS, with security updates for seven years from purchase" },
    { title: "Included", text: "Subscription of 12 months with 50 GB in the nest" },
    { title: "Warranty", text: "Two years" },
  ];
}

export function phoneSpecsDe({ display, size, colour, cameras, battery }: Differences): Specs {
  return [
    { title: "Bildschirm", text: display },
    { title: "Grösse und Gewicht", text: size },
    { title: "Farbe", text: colour },
    { title: "Schutz", text: "IP54, gegen Staub und Spritzwasser. Schwimmen kann es nicht" },
    { title: "Kameras", text: cameras },
    { title: "Frontkamera", text: "12 Megapixel" },
    { title: "Akku", text: battery },
    {
      title: "Anschluss",
      text: "USB-C 3.2, lädt mit bis zu 30 W. Ist das Telefon gesperrt, lädt der Anschluss und tut sonst nichts",
    },
    {
      title: "Funk",
      text: "5G und LTE, Wi-Fi 6E, Bluetooth 5.3, NFC, Satellitenortung. Alles davon hängt am Schalter",
    },
    { title: "SIM", text: "Eine Nano-SIM und eine eSIM, von jedem Anbieter" },
    {
      title: "Prozessor und Speicher",
      text: "Acht Kerne, 8 GB, 256 GB verschlüsselter Speicher, ein eigener Sicherheitschip für die Schlüssel",
    },
    { title: "System", text: "WrenOS, mit Sicherheitsupdates während sieben Jahren ab Kauf" },
    { title: "Dabei", text: "Abo über 12 Monate mit 50 GB im Nest" },
    { title: "Garantie", text: "Zwei Jahre" },
  ];
}

type SpecGroups = ProductEntry["specGroups"];

export const PHONE_SPEC_GROUPS_EN: SpecGroups = [
  { title: "Display and case", firstSpec: "Display" },
  { title: "Camera", firstSpec: "Cameras" },
  { title: "Power", firstSpec: "Battery" },
  { title: "Radio", firstSpec: "Radios" },
  { title: "Inside", firstSpec: "Processor and memory" },
  { title: "Comes with it", firstSpec: "Included" },
];

export const PHONE_SPEC_GROUPS_DE: SpecGroups = [
  { title: "Bildschirm und Gehäuse", firstSpec: "Bildschirm" },
  { title: "Kamera", firstSpec: "Kameras" },
  { title: "Strom", firstSpec: "Akku" },
  { title: "Verbindungen", firstSpec: "Funk" },
  { title: "Innen", firstSpec: "Prozessor und Speicher" },
  { title: "Gehört dazu", firstSpec: "Dabei" },
];
