import { paragraphs } from "../rich-text";
import type { SeedPage } from "../seed-page";

export const support: SeedPage = {
  slug: "support",
  en: {
    title: "Support",
    description:
      "Most questions have an answer already. For the others there are people in Bern, Monday to Friday, 8:00 to 18:00.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Start with the [knowledge base](/support/kb): it is open to everybody, works without scripts and does not remember what you searched for. If that does not help, write to us in the [chat](/support/chat) or through the [contact form](/support/contact).",
          "System images and tools are under [files](/support/files). If notices should go to another e-mail address, [change your contact](/support/my-contact).",
        ),
      },
      {
        __component: "blocks.feature-grid",
        heading: "Ways to get help",
        features: [
          {
            title: "Knowledge base",
            text: "Questions, answers and instructions in English and German. The search forgives typing errors and is never logged.",
          },
          {
            title: "Chat",
            text: "Sign in with your support id, or with an e-mail address and a password. If nobody is at the desk, write anyway: we e-mail you when the answer is there.",
          },
          {
            title: "Contact form",
            text: "For anything that can wait a little, with up to three attachments. We usually answer within one working day. Requests are erased after 180 days.",
          },
          {
            title: "Files",
            text: "Downloads by platform, each with version, size, SHA-256 and signature, and with instructions for checking them.",
          },
          {
            title: "E-mail change",
            text: "You need your mobile id or nest id. The new address confirms the change, and the old one can undo it for seven days.",
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Not found what you need?",
        text: "Describe what you did, what happened and what you expected. That is usually enough.",
        actions: [
          { label: "Write to support", target: "/support/contact" },
          { label: "Open the chat", target: "/support/chat" },
        ],
      },
    ],
  },
  de: {
    title: "Support",
    description:
      "Die meisten Fragen sind schon beantwortet. Für die anderen gibt es Menschen in Bern, Montag bis Freitag, 8.00 bis 18.00 Uhr.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Beginnen Sie mit der [Wissensdatenbank](/support/kb): Sie steht allen offen, läuft ohne Skripte und merkt sich nicht, wonach Sie gesucht haben. Hilft das nicht, schreiben Sie uns im [Chat](/support/chat) oder über das [Kontaktformular](/support/contact).",
          "Systemabbilder und Werkzeuge finden Sie unter [Dateien](/support/files). Sollen Mitteilungen an eine andere E-Mail-Adresse gehen, [ändern Sie Ihre Kontaktadresse](/support/my-contact).",
        ),
      },
      {
        __component: "blocks.feature-grid",
        heading: "Wege zur Hilfe",
        features: [
          {
            title: "Wissensdatenbank",
            text: "Fragen, Antworten und Anleitungen auf Deutsch und Englisch. Die Suche verzeiht Tippfehler und wird nie protokolliert.",
          },
          {
            title: "Chat",
            text: "Melden Sie sich mit Ihrer Support-ID an oder mit E-Mail-Adresse und Passwort. Ist niemand am Platz, schreiben Sie trotzdem: Wir melden per E-Mail, wenn die Antwort da ist.",
          },
          {
            title: "Kontaktformular",
            text: "Für alles, was etwas warten kann, mit bis zu drei Anhängen. Meist antworten wir innert eines Arbeitstags. Nach 180 Tagen wird die Anfrage gelöscht.",
          },
          {
            title: "Dateien",
            text: "Downloads nach Plattform, jeder mit Version, Grösse, SHA-256 und Signatur, dazu eine Anleitung zum Prüfen.",
          },
          {
            title: "E-Mail ändern",
            text: "Dazu brauchen Sie Ihre Mobile-ID oder Nest-ID. Die neue Adresse bestätigt die Änderung, die alte kann sie sieben Tage lang rückgängig machen.",
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Nicht gefunden, was Sie suchen?",
        text: "Beschreiben Sie, was Sie getan haben, was geschehen ist und was Sie erwartet hätten. Das genügt meistens.",
        actions: [
          { label: "An den Support schreiben", target: "/support/contact" },
          { label: "Chat öffnen", target: "/support/chat" },
        ],
      },
    ],
  },
};
