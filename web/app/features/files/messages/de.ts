import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as en } from "./en.ts";

export const messages = {
  platforms: {
    "wren-one": "Wren One",
    "wren-mini": "Wren Mini",
    "wren-slate": "Wren Slate",
    linux: "Linux",
    macos: "macOS",
    windows: "Windows",
    all: "Für alle",
  },
  none: "Im Moment gibt es nichts herunterzuladen.",
  version: "Version",
  file: "Datei",
  download: "Download",
  size: "Grösse",
  sha256: "SHA-256",
  signature: "Signatur",
  verify: {
    heading: "Prüfsumme, Signatur und wie man prüft",
    linux: "Die Prüfsumme, unter Linux, im Ordner mit der Datei. Die Antwort muss «OK» lauten.",
    macos: "Unter macOS:",
    windows: "Unter Windows, in PowerShell. Die Antwort muss «True» lauten.",
    signature:
      "Die Signatur zeigt, dass die Datei von uns kommt. Holen Sie die Signatur und einmal unseren Signaturschlüssel; dann mit GnuPG:",
    signatureAnswer:
      "Die Antwort muss «Korrekte Signatur» oder «Good signature» enthalten, und der Fingerabdruck muss der auf der Rückseite Ihrer Abokarte sein.",
  },
  feed: { text: "Neue Versionen und Sicherheitshinweise kommen auch in Ihren Feedreader:", link: "Atom-Feed" },
  resources: {
    heading: "Anleitungen und Papiere",
    attachments: "Zum Mitnehmen",
  },
} satisfies Translation<typeof en>;
