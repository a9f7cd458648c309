import type { KbCategory } from "./kb-entry";

/** In the order of the page: from unpacking to asking for help. */
export const kbCategories: KbCategory[] = [
  {
    slug: "set-up",
    en: { title: "Setting up", description: "The first quarter of an hour: checking, SIM, contacts and pictures." },
    de: { title: "Einrichten", description: "Die erste Viertelstunde: prüfen, SIM, Kontakte und Bilder." },
  },
  {
    slug: "phone",
    en: {
      title: "Using the phone",
      description: "The switch, the passcode, the battery, and what to do when it is stuck.",
    },
    de: {
      title: "Das Telefon benutzen",
      description: "Der Schalter, der Code, der Akku, und was hilft, wenn etwas klemmt.",
    },
  },
  {
    slug: "updates",
    en: { title: "Updates and files", description: "How new versions arrive, and how to check that they are ours." },
    de: {
      title: "Updates und Dateien",
      description: "Wie neue Versionen kommen und wie Sie prüfen, ob sie von uns sind.",
    },
  },
  {
    slug: "nest",
    en: {
      title: "Nest and backups",
      description: "The encrypted storage: setting it up, sharing, restoring, and its keys.",
    },
    de: {
      title: "Nest und Backups",
      description: "Der verschlüsselte Speicher: einrichten, teilen, wiederherstellen, und seine Schlüssel.",
    },
  },
  {
    slug: "apps-and-modules",
    en: {
      title: "Apps and modules",
      description: "Messages, Mail, Browser and VPN, and the Android apps beside them.",
    },
    de: { title: "Apps und Module", description: "Nachrichten, Mail, Browser und VPN, dazu Android-Apps." },
  },
  {
    slug: "subscription",
    en: {
      title: "Subscription and numbers",
      description: "Renewing, what happens at the end, and the three IDs on your card.",
    },
    de: {
      title: "Abo und Nummern",
      description: "Verlängern, was am Ende geschieht, und die drei Nummern auf Ihrer Karte.",
    },
  },
  {
    slug: "orders-and-payment",
    en: { title: "Orders and payment", description: "Card, TWINT and Monero, the order's page, returns and refunds." },
    de: {
      title: "Bestellung und Zahlung",
      description: "Karte, TWINT und Monero, die Bestellseite, Rückgabe und Erstattung.",
    },
  },
  {
    slug: "shipping",
    en: { title: "Shipping", description: "Where we deliver, what it costs, and what customs may add." },
    de: { title: "Versand", description: "Wohin wir liefern, was es kostet und was der Zoll dazurechnen kann." },
  },
  {
    slug: "privacy-and-security",
    en: {
      title: "Privacy and security",
      description: "What is stored and for how long, cookies, Tor, and encryption.",
    },
    de: {
      title: "Datenschutz und Sicherheit",
      description: "Was gespeichert wird und wie lange, Cookies, Tor und Verschlüsselung.",
    },
  },
  {
    slug: "support",
    en: { title: "Getting help", description: "Contact form, captcha, chat, repairs, and security reports." },
    de: {
      title: "Hilfe bekommen",
      description: "Kontaktformular, Captcha, Chat, Reparaturen und Sicherheitsmeldungen.",
    },
  },
];
