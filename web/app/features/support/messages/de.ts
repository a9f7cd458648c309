import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as en } from "./en.ts";

export const messages = {
  heading: "Wege zur Hilfe",
  kb: { title: "Wissensdatenbank", text: "Alle Artikel, geordnet nach dem, was Sie gerade tun. Offen für alle." },
  chat: {
    title: "Chat",
    online: "Es ist jemand da.",
    offline: "Im Moment ist niemand am Platz.",
    text: "Schreiben Sie jederzeit, ohne sich vorher anzumelden. Ist Ihre Adresse bestätigt, melden wir per E-Mail, wenn die Antwort da ist.",
  },
  contact: {
    title: "Kontaktformular",
    text: "Für alles, was etwas warten kann, mit bis zu drei Anhängen. Meist antworten wir innert eines Arbeitstags.",
  },
  files: { title: "Dateien", text: "Downloads nach Plattform, jeder mit Version, Prüfsumme und Signatur." },
  reach: {
    heading: "Wann und wie Sie uns erreichen",
    hours: "Wann wir antworten",
    within: "Meist antworten wir innert eines Arbeitstags.",
    other: "Andere Wege",
    chat: "am schnellsten, solange wir da sind.",
    imprint: "Unsere Adressen",
    email: "nach Thema, für E-Mail und Post.",
    key: "Verschlüsselt",
    keyText: "Dieses Formular verschlüsselt bei der Ankunft. Für E-Mails nehmen Sie unseren PGP-Schlüssel:",
    showKey: "PGP-Schlüssel anzeigen",
  },
  "my-contact": {
    title: "E-Mail-Adresse ändern",
    text: "Mit Ihrer Mobile-ID oder Nest-ID. Die neue Adresse bestätigt, und die alte kann es sieben Tage lang rückgängig machen.",
  },
} satisfies Translation<typeof en>;
