import type { BlockOf, Locale } from "@wren/domain";
import type { Written } from "../written";

type Table = Written<BlockOf<"blocks.table">>;

/** All that the site can store in a browser. The trust page of the site names those that are there. */
export const storedInBrowser: Record<Locale, Table> = {
  en: {
    __component: "blocks.table",
    firstColumn: "Name",
    secondColumn: "What it is for, and when it is set",
    thirdColumn: "Kind and lifetime",
    rows: [
      { first: "wren-locale", second: "The language you have chosen.", third: "Cookie, 365 days" },
      { first: "wren-currency", second: "The currency you have chosen.", third: "Cookie, 365 days" },
      {
        first: "wren-flash",
        second:
          "Which message the next page should show you, such as that the currency has changed. It is deleted when the page has shown it.",
        third: "Cookie, one minute at most",
      },
      {
        first: "wren-cart",
        second:
          "The items in your cart and their quantities, or the service you have chosen. It is signed so that nobody can alter it, and contains no name, no address and no price. It is set when you add something to the cart.",
        third: "Cookie, 30 days",
      },
      {
        first: "wren-order",
        second:
          "The secret of your latest order, so that you find its page again when you come back from the payment provider, who never learns it. It is set when you order. Scripts cannot read it.",
        third: "Cookie, one day",
      },
      {
        first: "wren-subscription",
        second:
          "The nest ID or mobile ID you looked up for a service, so that you need not type it again and no web address contains it. It is set when you look one up and goes when you choose another number. Scripts cannot read it.",
        third: "Cookie, one hour",
      },
      {
        first: "wren-contact",
        second:
          "The reference of the message you have just sent, signed, so that the next page can show it and no web address contains it. It is set when you send the contact form. Scripts cannot read it.",
        third: "Cookie, 10 minutes",
      },
      {
        first: "wren-phrase",
        second:
          "The number and the phrase of a chat without an address, encrypted, so that the page can show them until you have written them down. It is set with your first message or a new phrase. Scripts cannot read it.",
        third: "Cookie, until you press the button there or sign out, one hour at most",
      },
      {
        first: "wren-session, over https __Host-wren-session",
        second:
          "Keeps you signed in to the support chat. It is set when you sign in there or send your first message, and nowhere else. Scripts cannot read it.",
        third: "Cookie, until you sign out, 30 days at most",
      },
      {
        first: "connect and connect.sig",
        second: "Only if you sign in to the chat through another provider, until you are back from it.",
        third: "Cookies, 10 minutes at most",
      },
      {
        first: "wren-color-mode",
        second: "Light, dark or like your system. It stays in your browser and is never sent to us.",
        third: "Local storage, until you delete it",
      },
      {
        first: "wren-chat-sound",
        second:
          "That the chat may play a sound when an answer comes. It stays in your browser and is never sent to us.",
        third: "Local storage, until you switch the sound off",
      },
      {
        first: "wren-scroll",
        second:
          "How far down you were on the pages of this visit, so that “back” finds the place again. It is never sent to us.",
        third: "Session storage, until you close the tab",
      },
      {
        first: "wren-draft",
        second:
          "What you have written in the chat and not sent yet, so that it is not lost. It is never sent to us before you press Send.",
        third: "Session storage, while a page of the chat reloads",
      },
      {
        first: "wren-reloaded-at",
        second:
          "When a page last reloaded because a part of it was missing, so that it does not keep reloading. It is never sent to us.",
        third: "Session storage, until you close the tab",
      },
    ],
  },
  de: {
    __component: "blocks.table",
    firstColumn: "Name",
    secondColumn: "Wozu es dient und wann es entsteht",
    thirdColumn: "Art und Dauer",
    rows: [
      { first: "wren-locale", second: "Die Sprache, die Sie gewählt haben.", third: "Cookie, 365 Tage" },
      { first: "wren-currency", second: "Die Währung, die Sie gewählt haben.", third: "Cookie, 365 Tage" },
      {
        first: "wren-flash",
        second:
          "Welche Mitteilung Ihnen die nächste Seite zeigen soll, etwa dass die Währung gewechselt hat. Es wird gelöscht, sobald die Seite sie gezeigt hat.",
        third: "Cookie, höchstens eine Minute",
      },
      {
        first: "wren-cart",
        second:
          "Die Artikel in Ihrem Warenkorb und ihre Anzahl oder die gewählte Dienstleistung. Das Cookie ist signiert, damit es niemand verändern kann, und enthält weder Namen noch Adresse noch Preis. Es wird gesetzt, wenn Sie etwas in den Warenkorb legen.",
        third: "Cookie, 30 Tage",
      },
      {
        first: "wren-order",
        second:
          "Das Geheimnis Ihrer letzten Bestellung, damit Sie deren Seite wiederfinden, wenn Sie vom Zahlungsanbieter zurückkommen; diesem wird es nicht verraten. Es wird gesetzt, wenn Sie bestellen. Skripte können es nicht lesen.",
        third: "Cookie, ein Tag",
      },
      {
        first: "wren-subscription",
        second:
          "Die Nest-ID oder Mobile-ID, die Sie für einen Dienst nachgeschlagen haben, damit Sie sie nicht noch einmal eintippen müssen und keine Adresse sie enthält. Es wird gesetzt, wenn Sie nachschlagen, und geht, wenn Sie eine andere Nummer wählen. Skripte können es nicht lesen.",
        third: "Cookie, eine Stunde",
      },
      {
        first: "wren-contact",
        second:
          "Die Referenz der Nachricht, die Sie eben gesendet haben, signiert, damit die nächste Seite sie zeigen kann und keine Adresse sie enthält. Es wird gesetzt, wenn Sie das Kontaktformular senden. Skripte können es nicht lesen.",
        third: "Cookie, 10 Minuten",
      },
      {
        first: "wren-phrase",
        second:
          "Nummer und Wortfolge eines Chats ohne Adresse, verschlüsselt, damit die Seite sie zeigen kann, bis Sie sie notiert haben. Es wird mit Ihrer ersten Nachricht oder einer neuen Wortfolge gesetzt. Skripte können es nicht lesen.",
        third: "Cookie, bis Sie dort die Taste drücken oder sich abmelden, höchstens eine Stunde",
      },
      {
        first: "wren-session, über https __Host-wren-session",
        second:
          "Hält Sie im Support-Chat angemeldet. Es wird bei der Anmeldung im Chat oder mit Ihrer ersten Nachricht gesetzt und sonst nirgends. Skripte können es nicht lesen.",
        third: "Cookie, bis zur Abmeldung, höchstens 30 Tage",
      },
      {
        first: "connect und connect.sig",
        second: "Nur wenn Sie sich über einen anderen Anbieter beim Chat anmelden, bis Sie von dort zurück sind.",
        third: "Cookies, höchstens 10 Minuten",
      },
      {
        first: "wren-color-mode",
        second: "Hell, dunkel oder wie Ihr System. Der Eintrag bleibt in Ihrem Browser und wird nie an uns gesendet.",
        third: "Lokaler Speicher, bis Sie ihn löschen",
      },
      {
        first: "wren-chat-sound",
        second:
          "Dass der Chat einen Ton abspielen darf, wenn eine Antwort kommt. Der Eintrag bleibt in Ihrem Browser und wird nie an uns gesendet.",
        third: "Lokaler Speicher, bis Sie den Ton abschalten",
      },
      {
        first: "wren-scroll",
        second:
          "Wie weit unten Sie auf den Seiten dieses Besuchs waren, damit «Zurück» die Stelle wiederfindet. Es wird nie an uns gesendet.",
        third: "Session Storage, bis Sie den Tab schliessen",
      },
      {
        first: "wren-draft",
        second:
          "Was Sie im Chat geschrieben und noch nicht gesendet haben, damit es nicht verloren geht. Es wird erst an uns gesendet, wenn Sie auf Senden drücken.",
        third: "Session Storage, während eine Seite des Chats neu geladen wird",
      },
      {
        first: "wren-reloaded-at",
        second:
          "Wann eine Seite zuletzt neu geladen wurde, weil ein Teil von ihr fehlte, damit das nicht immer wieder geschieht. Es wird nie an uns gesendet.",
        third: "Session Storage, bis Sie den Tab schliessen",
      },
    ],
  },
};

/** Data on the machines of the shop, and when each kind is erased. */
export const keptData: Record<Locale, Table> = {
  en: {
    __component: "blocks.table",
    firstColumn: "What",
    secondColumn: "How long we keep it",
    rows: [
      { first: "Look-ups and searches", second: "Not stored." },
      { first: "Captchas", second: "10 minutes." },
      { first: "Contact requests and their attachments", second: "180 days." },
      { first: "Attachments of a form that was never sent", second: "1 hour." },
      {
        first: "Chats",
        second:
          "Until 30 days after they are closed, or until you erase them. A chat closes by itself after 14 days of silence.",
      },
      {
        first: "Chat sign-in",
        second:
          "Until you ask us to erase it. Without an address, or with one that was never confirmed: as long as the chat, or one day without one.",
      },
      {
        first: "Name, shipping address, e-mail address and tracking number of an order",
        second:
          "Until 30 days after delivery. Nobody tells us when a parcel arrives, so we count from the day on which the longest delivery time to your country is over, in whole weeks. For services without a parcel: 30 days after they are booked. For orders that expire, are cancelled or refunded: 30 days after that. The order's page shows the day.",
      },
      { first: "E-mails that we have sent you", second: "30 days." },
      { first: "Messages of the payment provider", second: "30 days." },
      {
        first: "Order without the address (number, articles, country, amounts, payment reference)",
        second: "10 years, because Swiss law requires it of our books (Article 958f of the Code of Obligations).",
      },
      { first: "Subscription", second: "For as long as it can be renewed, or until you have it erased." },
      {
        first: "Content of the nest",
        second: "Until you erase it, at the latest 90 days after the subscription has ended.",
      },
      {
        first: "Change of the contact e-mail",
        second:
          "The new address until 48 hours after the request if nobody confirms it; once it is confirmed, the old address for the 7 days in which the change can be undone.",
      },
    ],
  },
  de: {
    __component: "blocks.table",
    firstColumn: "Was",
    secondColumn: "Wie lange wir es behalten",
    rows: [
      { first: "Abfragen und Suchen", second: "Werden nicht gespeichert." },
      { first: "Captchas", second: "10 Minuten." },
      { first: "Kontaktanfragen samt Anhängen", second: "180 Tage." },
      { first: "Anhänge eines Formulars, das nie gesendet wurde", second: "1 Stunde." },
      {
        first: "Chats",
        second:
          "Bis 30 Tage nach dem Schliessen oder bis Sie sie löschen. Sagt niemand mehr etwas, schliesst ein Chat nach 14 Tagen von selbst.",
      },
      {
        first: "Anmeldung zum Chat",
        second:
          "Bis Sie die Löschung verlangen. Ohne Adresse oder mit einer, die nie bestätigt wurde: so lange wie der Chat, ohne Chat einen Tag.",
      },
      {
        first: "Name, Lieferadresse, E-Mail-Adresse und Sendungsnummer einer Bestellung",
        second:
          "Bis 30 Tage nach der Zustellung. Wann ein Paket ankommt, meldet uns niemand; wir zählen deshalb ab dem Tag, an dem die längste Lieferzeit in Ihr Land vorbei ist, in ganzen Wochen. Bei Dienstleistungen ohne Paket: 30 Tage nach der Buchung. Bei Bestellungen, die verfallen, storniert oder erstattet werden: 30 Tage danach. Die Seite der Bestellung zeigt den Tag.",
      },
      { first: "E-Mails, die wir Ihnen geschickt haben", second: "30 Tage." },
      { first: "Meldungen des Zahlungsanbieters", second: "30 Tage." },
      {
        first: "Bestellung ohne Adresse (Nummer, Artikel, Land, Beträge, Zahlungsreferenz)",
        second:
          "10 Jahre, weil das Schweizer Recht es für die Buchhaltung verlangt (Artikel 958f des Obligationenrechts).",
      },
      { first: "Abo", second: "Solange es verlängert werden kann oder bis Sie es löschen lassen." },
      {
        first: "Inhalt des Nests",
        second: "Bis Sie ihn löschen, längstens 90 Tage nach dem Ende des Abos.",
      },
      {
        first: "Änderung der Kontaktadresse",
        second:
          "Die neue Adresse bis 48 Stunden nach der Anfrage, wenn niemand sie bestätigt; nach der Bestätigung die alte während der 7 Tage, in denen sich die Änderung rückgängig machen lässt.",
      },
    ],
  },
};
