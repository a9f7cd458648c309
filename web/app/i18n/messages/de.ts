import type { TranslatedMessages } from "./en.ts";

export const messages = {
  layout: {
    skipToContent: "Zum Inhalt springen",
    home: "Wren, Startseite",
    navigation: "Hauptnavigation",
    footerNavigation: "Mehr über uns",
    menu: "Menü",
    closeMenu: "Schliessen",
    loading: "Die Seite wird geladen",
    search: "Suche",
    cart: "Korb",
    cartItems: "{count, plural, one {# Artikel} other {# Artikel}}",
    copyright: "© {year} {company}",
  },
  preferences: {
    open: "Sprache und Währung",
    title: "Sprache, Währung und Farben",
    language: "Sprache",
    currency: "Währung",
    apply: "Übernehmen",
    sealed:
      "Ihre Nachricht soll diesen Browser nur verschlüsselt verlassen. Für die andere Sprache müssten wir sie unverschlüsselt senden: Bitte senden Sie sie zuerst, oder entfernen Sie das Häkchen.",
    currencies: { chf: "Schweizer Franken", usd: "US-Dollar", eur: "Euro" },
  },
  colorMode: { label: "Farben", system: "System", light: "Hell", dark: "Dunkel" },
  toast: { region: "Mitteilungen", close: "Diese Mitteilung schliessen" },
  update: {
    available: "Von dieser Seite gibt es eine neuere Fassung.",
    reloadHint: "Was Sie geschrieben haben, bleibt, bis Sie sie laden.",
    reload: "Jetzt laden",
  },
  line: {
    offline: "Sie sind offline.",
    notSent: "Die Verbindung ist abgebrochen, bevor wir antworten konnten.",
    notFetched: "Die Seite konnte nicht geladen werden: Es gibt keine Verbindung.",
    typedStays: "Was Sie eingegeben haben, ist noch da. Sie können es unbesorgt noch einmal senden.",
    pageStays: "Diese Seite bleibt offen, bis die Verbindung wieder da ist.",
    sendAgain: "Noch einmal senden",
    tryAgain: "Noch einmal versuchen",
  },
  flash: {
    "currency-changed": "Die Preise werden nun in {currency} angezeigt.",
    "signed-out": "Sie sind abgemeldet.",
    "password-changed": "Das neue Passwort gilt.",
    "provider-failed":
      "Die Anmeldung beim Anbieter hat nicht geklappt. Versuchen Sie es noch einmal, oder benutzen Sie ein Passwort.",
    "email-confirmed": "Die Adresse ist bestätigt, und Sie sind angemeldet.",
    "added-to-cart": "Es liegt in Ihrem Warenkorb.",
    toCart: "Zum Warenkorb",
    "payment-not-made": "Sie sind zurück, ohne gezahlt zu haben. Die Bestellung wartet auf Sie.",
  },
  maintenance: {
    title: "Wir sind gleich zurück",
    defaultMessage: "Wir arbeiten an der Website. Laufende Bestellungen und Zahlungen sind sicher.",
    tryAgain: "Bitte versuchen Sie es in einigen Minuten noch einmal.",
    closedTitle: "Noch nicht eröffnet",
    closedMessage: "Dieser Shop wird gerade eingerichtet. Bitte schauen Sie später wieder vorbei.",
  },
  pages: {
    home: "Start",
    concept: "Konzept",
    support: "FAQ und Support",
    about: "Über uns",
    shop: "Shop",
    tos: "AGB",
    imprint: "Impressum",
    privacy: "Datenschutz",
    coc: "Verhaltenskodex",
    trust: "Vertrauen",
  },
  preview: {
    label: "Vorschau",
    draft: "Entwurf, so wie er veröffentlicht aussehen wird.",
    published: "Die veröffentlichte Seite.",
    until: "Dieser Link gilt bis {time}.",
    toPublished: "Veröffentlichte Seite",
  },
  error: {
    inTitle: "Fehler:",
    notFoundTitle: "Seite nicht gefunden",
    serverErrorTitle: "Interner Serverfehler",
    refusedTitle: "Das hat nicht geklappt",
    "not-found": "Seite nicht gefunden: {path}",
    "route-check-failed": "Seite nicht gefunden: {path}",
    "resource-not-found": "Unter dieser Adresse gibt es keine Ressource: {path}",
    "content-unavailable":
      "Die Seite kann gerade nicht angezeigt werden, weil unsere Inhalte nicht erreichbar sind. Bitte versuchen Sie es in einer Minute noch einmal.",
    reference: "Wenn Sie uns deswegen schreiben, geben Sie bitte diese Referenz an: {reference}",
    "invalid-request": "Die Anfrage war nicht verständlich.",
    "signed-out":
      "Das gehört zu einem Gespräch, bei dem Sie nicht angemeldet sind. Melden Sie sich im Chat an und öffnen Sie es von dort.",
    "foreign-form":
      "Es wurde nichts getan. Das Formular kam von einer anderen Website, oder Ihr Browser sagt nicht, von welcher Seite es gesendet wurde. Gehen Sie zurück, laden Sie die Seite neu und senden Sie das Formular von dort: Vielleicht hat Ihr Browser noch, was Sie geschrieben haben. Hilft das nicht, lassen Sie Ihren Browser den «Referrer» an die Website senden, auf der Sie gerade sind.",
    "preview-ended": "Diese Vorschau ist abgelaufen. Öffnen Sie sie im Redaktionssystem erneut.",
    "draft-incomplete":
      "Der Entwurf lässt sich noch nicht zeigen, weil Pflichtfelder leer sind. Füllen Sie sie aus, speichern Sie und öffnen Sie die Vorschau erneut.",
    "method-not-allowed":
      "Unter dieser Adresse gibt es keine Seite; nur Formulare dieser Website senden etwas hierher.",
    "too-many-requests": "Das war zu oft in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten noch einmal.",
    "request-too-large":
      "Das ist mehr, als das Formular fasst; es wurde nichts getan. Gehen Sie zurück und kürzen Sie es: Ihr Browser hat noch, was Sie geschrieben haben.",
    unexpected: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einer Minute noch einmal.",
    backHome: "Zur Startseite",
  },
} as const satisfies TranslatedMessages;
