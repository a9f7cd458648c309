import type { SeedSupportFile } from "../entries";

/** Of the key that `seed-files/make.sh` made; `signatures.test.ts` compares them. */
export const KEY_FINGERPRINT = "976C 1B59 F0EC 005F D695 6E88 B2D0 26FE A778 D625";

const SYSTEM = { version: "3.1.0", releasedOn: "2026-10-20", isSigned: true };
const TOOL = { version: "1.3.0", releasedOn: "2026-09-14", isSigned: true };

const IMAGE_DESCRIPTION = {
  en: "For setting up a phone again from a computer, or for comparing it with what you have. A small sample that starts no phone.",
  de: "Um ein Telefon vom Computer aus neu aufzusetzen oder um zu vergleichen, was Sie haben. Ein kleines Muster, das kein Telefon startet.",
};

const image = (model: "one" | "mini" | "slate", name: string): SeedSupportFile => ({
  ...SYSTEM,
  platform: `wren-${model}`,
  file: `wrenos-3.1.0-wren-${model}.img`,
  title: { en: `WrenOS for ${name}, system image`, de: `WrenOS für ${name}, Systemabbild` },
  description: IMAGE_DESCRIPTION,
});

const phoneCheck = (platform: "linux" | "macos"): SeedSupportFile => ({
  ...TOOL,
  platform,
  file: "wren-verify-1.3.0.zip",
  title: { en: "wren-verify", de: "wren-verify" },
  description: {
    en: "Asks a connected phone which key has signed its system. The guide “Verify your phone” shows how. A sample that asks less than the real one.",
    de: "Fragt ein angeschlossenes Telefon, mit welchem Schlüssel sein System signiert ist. Wie, zeigt die Anleitung «Das Telefon prüfen». Ein Muster, das weniger fragt als das echte.",
  },
});

const downloadCheck = (platform: "linux" | "macos" | "windows"): SeedSupportFile => ({
  ...TOOL,
  platform,
  file: platform === "windows" ? "verify-download.ps1" : "verify-download.sh",
  title: { en: "Verify a download", de: "Einen Download prüfen" },
  description: {
    en: "A short script, made to be read: it compares the SHA-256 of a file and checks its signature.",
    de: "Ein kurzes Skript, das sich lesen lässt: Es vergleicht die SHA-256 einer Datei und prüft ihre Signatur.",
  },
});

/** Small samples of what there would be; `seed-files/make.sh` has made them and their signatures. */
export const supportFiles: SeedSupportFile[] = [
  image("one", "Wren One"),
  {
    ...SYSTEM,
    platform: "wren-one",
    file: "wren-one-quick-start-en.txt",
    title: { en: "Quick start, in English", de: "Schnellstart, auf Englisch" },
    description: {
      en: "The sheet from the box as plain text, for reading on another screen.",
      de: "Das Blatt aus der Schachtel als einfacher Text, zum Lesen auf einem anderen Bildschirm.",
    },
  },
  {
    ...SYSTEM,
    platform: "wren-one",
    file: "wren-one-quick-start-de.txt",
    title: { en: "Quick start, in German", de: "Schnellstart, auf Deutsch" },
    description: {
      en: "The same sheet in German.",
      de: "Dasselbe Blatt auf Deutsch.",
    },
  },
  image("mini", "Wren Mini"),
  image("slate", "Wren Slate"),
  phoneCheck("linux"),
  downloadCheck("linux"),
  phoneCheck("macos"),
  downloadCheck("macos"),
  downloadCheck("windows"),
  {
    platform: "all",
    file: "wren-signing-key.asc",
    isSigned: false,
    releasedOn: "2026-11-18",
    title: { en: "Our public signing key", de: "Unser öffentlicher Signaturschlüssel" },
    description: {
      en: `Every signature on this page is made with it. Fingerprint: ${KEY_FINGERPRINT}. A key of this demonstration; its private half was thrown away.`,
      de: `Damit sind alle Signaturen auf dieser Seite gemacht. Fingerabdruck: ${KEY_FINGERPRINT}. Ein Schlüssel dieser Demonstration; seine private Hälfte wurde weggeworfen.`,
    },
  },
  {
    platform: "all",
    file: "wren-files-sums.txt",
    isSigned: true,
    releasedOn: "2026-11-18",
    title: { en: "All checksums in one file", de: "Alle Prüfsummen in einer Datei" },
    description: {
      en: "For “sha256sum --check --ignore-missing wren-files-sums.txt”, next to the files you have downloaded.",
      de: "Für «sha256sum --check --ignore-missing wren-files-sums.txt», neben den Dateien, die Sie geholt haben.",
    },
  },
  {
    platform: "all",
    file: "wren-canary.txt",
    isSigned: true,
    releasedOn: "2026-11-18",
    title: { en: "Warrant canary, a sample", de: "Warrant Canary, ein Muster" },
    description: {
      en: "What nobody has forced us to do, in English. Valid until 18 February 2027; after that day it counts as withdrawn.",
      de: "Wozu uns niemand gezwungen hat, auf Englisch. Gültig bis 18. Februar 2027; danach gilt es als zurückgezogen.",
    },
  },
];
