/** Choices of drop-down lists, by their stored values. A value in several lists means the same in each. */
export const choices: Record<string, string> = {
  nowhere: "Nirgends",
  menu: "Menü",
  footer: "Fusszeile",

  none: "Keine",
  light: "Hell",
  dark: "Dunkel",

  framed: "Gerahmt",
  cutout: "Freigestellt",
  left: "Links",
  right: "Rechts",

  device: "Gerät",
  accessory: "Zubehör",
  extension: "Erweiterung",
  storage: "Speicher",
  renewal: "Verlängerung",

  urgent: "Dringend",
  normal: "Nicht mehr dringend",
  "later-today": "Drei Stunden",
  tomorrow: "Bis morgen um acht",
  "next-week": "Bis Montag um acht",

  email: "E-Mail",
  supportId: "Support-ID",

  "wren-one": "Wren One",
  "wren-mini": "Wren Mini",
  "wren-slate": "Wren Slate",
  linux: "Linux",
  macos: "macOS",
  windows: "Windows",
  all: "Alle",
};
