import type { TranslatedMessages } from "./en.ts";

export const messages = {
  layout: {
    skipToContent: "Zum Inhalt springen",
    home: "Wren, Startseite",
    navigation: "Hauptnavigation",
    footerNavigation: "Mehr über uns",
    otherLanguage: "Diese Seite auf Englisch",
    copyright: "© {year} {company}",
  },
  pages: {
    concept: "Konzept",
    support: "Support",
    about: "Über uns",
    shop: "Shop",
    tos: "AGB",
    imprint: "Impressum",
    privacy: "Datenschutz",
    coc: "Verhaltenskodex",
  },
  error: {
    notFoundTitle: "Seite nicht gefunden",
    notFound: "Seite nicht gefunden: {path}",
    serverErrorTitle: "Interner Serverfehler",
    contentUnavailable:
      "Die Seite kann gerade nicht angezeigt werden, weil unsere Inhalte nicht erreichbar sind. Bitte versuchen Sie es in einer Minute noch einmal.",
    serverError: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einer Minute noch einmal.",
    backHome: "Zur Startseite",
  },
} as const satisfies TranslatedMessages;
