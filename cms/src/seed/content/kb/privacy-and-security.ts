import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const privacyAndSecurity: KbEntry[] = [
  {
    slug: "what-we-store",
    category: "privacy-and-security",
    isFaq: true,
    related: ["erase-my-data", "cookies", "nest-encryption", "contact-form"],
    en: {
      title: "What do you store about me, and for how long?",
      summary: "Little, and each thing has an end date: addresses 30 days after delivery, requests 180 days.",
      body: [
        ...paragraphs("Every kind of data has a fixed retention time:"),
        list(
          "unordered",
          "**Searches and look-ups:** not stored. Your IP address: neither stored nor logged.",
          "**Name, shipping address and e-mail of an order:** until 30 days after delivery. The order page shows the day.",
          "**Order without the address** (number, articles, country, amounts): 10 years, because the law requires it of our books.",
          "**Contact requests** with their attachments: 180 days.",
          "**Chats:** until 30 days after they are closed, or until you erase them.",
          "**Captchas:** 10 minutes.",
          "**Subscription:** three numbers, start, end, size, and one contact e-mail address; no name. For as long as it can be renewed.",
          "**Content of the nest:** encrypted, with a key we do not have; at the latest 90 days after the subscription has ended it is erased.",
        ),
        ...paragraphs(
          "Nobody else receives anything but the carrier, customs and the payment provider, each what they need for your order. The whole list is on the [privacy page](/privacy).",
        ),
      ],
    },
    de: {
      title: "Was speichern Sie über mich, und wie lange?",
      summary: "Wenig, und alles hat ein Enddatum: Adressen 30 Tage nach der Zustellung, Anfragen 180 Tage.",
      body: [
        ...paragraphs("Für alle Arten von Daten gilt eine feste Aufbewahrungsfrist:"),
        list(
          "unordered",
          "**Suchen und Abfragen:** nicht gespeichert. Ihre IP-Adresse: weder gespeichert noch protokolliert.",
          "**Name, Lieferadresse und E-Mail einer Bestellung:** bis 30 Tage nach der Zustellung. Die Bestellseite zeigt den Tag.",
          "**Bestellung ohne Adresse** (Nummer, Artikel, Land, Beträge): 10 Jahre, weil das Gesetz es von unserer Buchhaltung verlangt.",
          "**Kontaktanfragen** samt Anhängen: 180 Tage.",
          "**Chats:** bis 30 Tage nach dem Schliessen, oder bis Sie sie löschen.",
          "**Captchas:** 10 Minuten.",
          "**Abo:** drei Nummern, Beginn, Ende, Grösse und eine E-Mail-Adresse für den Kontakt, kein Name. Solange es verlängert werden kann.",
          "**Inhalt des Nests:** verschlüsselt, mit einem Schlüssel, den wir nicht haben; spätestens 90 Tage nach dem Ende des Abos wird er gelöscht.",
        ),
        ...paragraphs(
          "Sonst erhalten nur Transporteur, Zoll und Zahlungsanbieter Personendaten, jeder, was er für Ihre Bestellung braucht. Die ganze Liste steht auf der [Datenschutzseite](/privacy).",
        ),
      ],
    },
  },
  {
    slug: "erase-my-data",
    category: "privacy-and-security",
    isFaq: false,
    related: ["what-we-store", "leave-nest", "chat"],
    en: {
      title: "See or erase the data that you have about me",
      summary: "Write to privacy@wren.example with an ID or order number; it costs nothing and takes 30 days at most.",
      body: [
        ...paragraphs(
          "Write to [privacy@wren.example](mailto:privacy@wren.example), or use the [contact form](/support/contact) with the request type “About my data”. Under the Swiss FADP and the GDPR you can ask which data we hold, have it corrected or deleted, or have it handed to you in a common format. It costs nothing, and we answer within 30 days, usually sooner.",
        ),
        list(
          "unordered",
          "**Name a number:** order number or support ID. We send the answer to the e-mail address stored with it. We never ask for a copy of a passport.",
          "**What you can erase yourself:** a chat with “Erase now”, cookies in your browser, and the [whole nest](/support/kb/leave-nest).",
          "**What we must keep:** number, articles and amounts of an order, for ten years. Your name is not among them.",
        ),
        ...paragraphs(
          "Most of it will have gone by the time you ask: where the address is already erased, so is the connection to you, and there is nothing we could look up.",
        ),
      ],
    },
    de: {
      title: "Die Daten sehen oder löschen lassen, die Sie über mich haben",
      summary: "Schreiben Sie an privacy@wren.example, mit einer ID oder Bestellnummer; kostenlos, innert 30 Tagen.",
      body: [
        ...paragraphs(
          "Schreiben Sie an [privacy@wren.example](mailto:privacy@wren.example), oder nehmen Sie das [Kontaktformular](/support/contact) mit der Art «Zu meinen Daten». Nach DSG und DSGVO können Sie Auskunft verlangen, Daten berichtigen oder löschen lassen oder sie in einem gängigen Format erhalten. Das kostet nichts, und die Antwort kommt innert 30 Tagen, meistens früher.",
        ),
        list(
          "unordered",
          "**Nennen Sie eine Nummer:** Bestellnummer oder Support-ID. Die Antwort geht an die E-Mail-Adresse, die dazu gespeichert ist. Nach einer Ausweiskopie fragen wir nie.",
          "**Was Sie selbst löschen können:** einen Chat mit «Jetzt löschen», Cookies in Ihrem Browser und das [ganze Nest](/support/kb/leave-nest).",
          "**Was wir behalten müssen:** Nummer, Artikel und Beträge einer Bestellung, zehn Jahre lang. Ihr Name gehört nicht dazu.",
        ),
        ...paragraphs(
          "Das meiste ist von selbst verschwunden, wenn Sie fragen: Wo die Adresse schon gelöscht ist, fehlt auch die Verbindung zu Ihnen, und wir könnten nichts mehr nachschlagen.",
        ),
      ],
    },
  },
  {
    slug: "cookies",
    category: "privacy-and-security",
    isFaq: false,
    related: ["what-we-store", "tor-and-scripts", "order-as-guest"],
    en: {
      title: "Which cookies does this site set, and why is there no banner?",
      summary: "None before you choose something; then only what that choice needs. So there is nothing to agree to.",
      body: [
        ...paragraphs(
          "If you only read, you get no cookie. There are no analytics, no advertising and no request to a third party, and that is why no banner asks you to agree to anything. These appear only after you have done something:",
        ),
        list(
          "unordered",
          "**wren-locale** and **wren-currency** (365 days): the language and the currency you have chosen.",
          "**wren-cart** (30 days): the articles in your cart.",
          "**wren-order** (one day): leads you back to your last order.",
          "**wren-subscription** (one hour): the number you have looked up for a service.",
          "**wren-session** (30 days at most): keeps you signed in to the chat.",
          "**wren-phrase** (one hour at most): the phrase of a chat without an address, encrypted, until you have written it down.",
          "**wren-flash** (one minute at most): which message the next page should show.",
        ),
        ...paragraphs(
          "Whether you prefer light or dark is kept in your browser and never sent to us. If you delete or forbid all of this, you lose a preference, a cart or a sign-in, and nothing more. The complete list is on the [privacy page](/privacy).",
        ),
      ],
    },
    de: {
      title: "Welche Cookies setzt diese Website, und warum gibt es kein Banner?",
      summary: "Keine, bevor Sie etwas wählen; danach nur, was diese Wahl braucht. Zuzustimmen gibt es also nichts.",
      body: [
        ...paragraphs(
          "Wer nur liest, erhält kein Cookie. Es gibt keine Statistikdienste, keine Werbung und keine Anfrage an Dritte; deshalb verlangt auch kein Banner Ihre Zustimmung. Diese entstehen erst, wenn Sie etwas getan haben:",
        ),
        list(
          "unordered",
          "**wren-locale** und **wren-currency** (365 Tage): die Sprache und die Währung, die Sie gewählt haben.",
          "**wren-cart** (30 Tage): die Artikel in Ihrem Warenkorb.",
          "**wren-order** (ein Tag): führt Sie zu Ihrer letzten Bestellung zurück.",
          "**wren-subscription** (eine Stunde): die Nummer, die Sie für einen Dienst nachgeschlagen haben.",
          "**wren-session** (höchstens 30 Tage): hält Sie im Chat angemeldet.",
          "**wren-phrase** (höchstens eine Stunde): die Wortfolge eines Chats ohne Adresse, verschlüsselt, bis Sie sie notiert haben.",
          "**wren-flash** (höchstens eine Minute): welche Mitteilung die nächste Seite zeigen soll.",
        ),
        ...paragraphs(
          "Ob Sie es hell oder dunkel mögen, bleibt in Ihrem Browser und wird nie an uns gesendet. Löschen oder verbieten Sie das alles, verlieren Sie eine Einstellung, einen Warenkorb oder eine Anmeldung, sonst nichts. Die vollständige Liste steht auf der [Datenschutzseite](/privacy).",
        ),
      ],
    },
  },
  {
    slug: "tor-and-scripts",
    category: "privacy-and-security",
    isFaq: false,
    related: ["payment-page-scripts", "pay-with-monero", "cookies"],
    en: {
      title: "Does the site work in Tor Browser and without JavaScript?",
      summary: "Yes, at the level “Safest” too; only the pages of card and TWINT providers need scripts.",
      body: [
        ...paragraphs(
          "Yes. You can read, search, order, pay in Monero, write to us and chat with JavaScript disabled, and in Tor Browser at the level “Safest”. Tor is welcome. Where we run an onion address, Tor Browser offers it to you by itself.",
        ),
        heading(3, "What is different without scripts"),
        list(
          "unordered",
          "Pages that wait for something, such as the order page or the chat, refresh themselves every few seconds.",
          "In the cart, press “Update the total” after changing a quantity.",
          "The site follows the light or dark mode of your system.",
          "At the level “Safest” the browser plays no sound. The [captcha](/support/kb/captcha) can be downloaded as a sound file instead.",
        ),
        heading(3, "What does not work"),
        ...paragraphs(
          "The pages of the providers for card and TWINT [need JavaScript](/support/kb/payment-page-scripts). If the site says there were too many attempts, you share an exit with others; “New Tor circuit for this site” helps.",
        ),
      ],
    },
    de: {
      title: "Funktioniert die Website im Tor Browser und ohne JavaScript?",
      summary: "Ja, auch auf der Stufe «Safest»; nur die Seiten der Anbieter für Karte und TWINT brauchen Skripte.",
      body: [
        ...paragraphs(
          "Ja. Lesen, suchen, bestellen, mit Monero zahlen, uns schreiben und chatten können Sie mit ausgeschaltetem JavaScript und im Tor Browser auf der Stufe «Safest». Tor ist willkommen. Wo wir eine Onion-Adresse betreiben, bietet der Tor Browser sie von selbst an.",
        ),
        heading(3, "Was ohne Skripte anders ist"),
        list(
          "unordered",
          "Seiten, die auf etwas warten, etwa die Bestellseite oder der Chat, laden sich alle paar Sekunden selbst neu.",
          "Drücken Sie im Warenkorb auf «Summe aktualisieren», wenn Sie eine Anzahl geändert haben.",
          "Hell oder dunkel richtet sich nach Ihrem System.",
          "Auf der Stufe «Safest» spielt der Browser keinen Ton ab. Das [Captcha](/support/kb/captcha) lässt sich stattdessen als Tondatei herunterladen.",
        ),
        heading(3, "Was nicht geht"),
        ...paragraphs(
          "Die Seiten der Anbieter für Karte und TWINT [brauchen JavaScript](/support/kb/payment-page-scripts). Heisst es, es seien zu viele Versuche gewesen, teilen Sie sich einen Ausgang mit anderen; «Neuer Kanal für diese Seite» hilft.",
        ),
      ],
    },
  },
  {
    slug: "no-tracking",
    category: "privacy-and-security",
    isFaq: false,
    related: ["app-permissions", "privacy-switch", "what-we-store"],
    en: {
      title: "Does the phone report anything to you or to others?",
      summary:
        "No advertising identifier, no analytics, no crash reports without you, and when the phone asks our servers for something.",
      body: [
        ...paragraphs(
          "A phone should not spy on the person who carries it. WrenOS has no telemetry: no advertising identifier, no analytics and no crash reports that leave without you. After a crash it shows the report and asks; you can read every line before you send it.",
        ),
        heading(3, "When the phone asks our servers for something"),
        list(
          "unordered",
          "**Updates,** once a day, for the same file as every other phone, without saying which phone is asking.",
          "**Messages,** when you write to another Wren: our server passes the message on, encrypted. It learns which phone it is for, and cannot read it.",
          "**Nest,** if you use it: it names the nest ID and sends what is already encrypted.",
          "**The time and whether there is internet,** from a server of ours that keeps no log. Both can be switched off in Settings, Network.",
        ),
        heading(3, "What we cannot prevent"),
        ...paragraphs(
          "Your mobile operator knows where the SIM is, as operators do. Websites see your IP address unless you use a [VPN](/support/kb/set-up-vpn). An Android app reports what its makers want, but only what you have [handed it](/support/kb/app-permissions). For the hours when nobody should know, there is the [switch](/support/kb/privacy-switch).",
        ),
      ],
    },
    de: {
      title: "Meldet das Telefon Ihnen oder anderen etwas über mich?",
      summary: "Keine Werbe-ID, keine Statistik, kein Absturzbericht ohne Sie; was wann abgefragt wird, steht hier.",
      body: [
        ...paragraphs(
          "Ein Telefon soll nicht ausspionieren, wer es trägt. WrenOS kennt keine Telemetrie und kein Tracking: keine Werbe-ID, keine Statistik und keine Absturzberichte, die ohne Sie abreisen. Nach einem Absturz zeigt es den Bericht und fragt; Sie können jede Zeile lesen, bevor Sie ihn senden.",
        ),
        heading(3, "Wann das Telefon unsere Server etwas fragt"),
        list(
          "unordered",
          "**Updates,** einmal am Tag, nach derselben Datei wie jedes andere Telefon und ohne zu verraten, welches fragt.",
          "**Nachrichten,** wenn Sie an ein anderes Wren schreiben: Unser Server gibt die Nachricht verschlüsselt weiter. Er erfährt, für welches Telefon sie ist, und kann sie nicht lesen.",
          "**Nest,** wenn Sie es nutzen: Es nennt die Nest-ID und sendet, was schon verschlüsselt ist.",
          "**Die Uhrzeit und ob es Internet gibt,** bei einem Server von uns, der kein Protokoll führt. Beides lässt sich unter Einstellungen, Netz ausschalten.",
        ),
        heading(3, "Was wir nicht verhindern können"),
        ...paragraphs(
          "Ihr Mobilfunkanbieter weiss, wo die SIM ist; das ist bei allen so. Websites sehen Ihre IP-Adresse, ausser Sie nutzen ein [VPN](/support/kb/set-up-vpn). Eine Android-App meldet, was ihre Hersteller wollen, aber nur, was Sie ihr [gegeben haben](/support/kb/app-permissions). Für die Stunden, in denen es niemand wissen soll, gibt es den [Schalter](/support/kb/privacy-switch).",
        ),
      ],
    },
  },
  {
    slug: "encrypt-message",
    category: "privacy-and-security",
    isFaq: false,
    related: ["contact-form", "set-up-mail", "verify-download"],
    en: {
      title: "Send you an encrypted message with PGP",
      summary: "Ask for the mailbox's key, check that our signing key has signed it, and enclose your own.",
      body: [
        ...paragraphs("E-mail passes through servers that can read it. If that matters to you, use OpenPGP."),
        list(
          "ordered",
          "Ask for the key of the mailbox in a first, short message, for example to [hello@wren.example](mailto:hello@wren.example).",
          "Check the key that we send: it is signed with our signing key, whose fingerprint is on the back of your subscription card.",
          "Encrypt your message with it, and enclose your own public key. Then the answer is encrypted as well.",
        ),
        ...paragraphs(
          "In [Mail](/support/kb/set-up-mail) on your Wren, OpenPGP is built in: tap the attached key and choose “Import”. On a computer Thunderbird or GnuPG will do. The subject line is not encrypted; put nothing private in it.",
          "What you write in the [chat](/support/kb/chat) reaches us over an encrypted connection, and so does our answer; no mail server sees either. A message in the [contact form](/support/contact) goes on to our support mailbox by e-mail. If the form offers to encrypt it to our PGP key, that e-mail is encrypted; if it does not, use OpenPGP as above, or the chat.",
        ),
      ],
    },
    de: {
      title: "Ihnen mit PGP eine verschlüsselte Nachricht schicken",
      summary:
        "Schlüssel des Postfachs verlangen, seine Signatur prüfen und den eigenen öffentlichen Schlüssel beilegen.",
      body: [
        ...paragraphs("E-Mails laufen über Server, die mitlesen können. Wenn Sie das stört, verwenden Sie OpenPGP."),
        list(
          "ordered",
          "Verlangen Sie mit einer ersten, kurzen Nachricht den Schlüssel des Postfachs, zum Beispiel bei [hello@wren.example](mailto:hello@wren.example).",
          "Prüfen Sie den Schlüssel, den wir schicken: Er ist mit unserem Signaturschlüssel signiert, dessen Fingerabdruck auf der Rückseite Ihrer Abokarte steht.",
          "Verschlüsseln Sie Ihre Nachricht damit, und legen Sie Ihren eigenen öffentlichen Schlüssel bei. Dann ist auch die Antwort verschlüsselt.",
        ),
        ...paragraphs(
          "In [Mail](/support/kb/set-up-mail) auf Ihrem Wren ist OpenPGP eingebaut: Tippen Sie auf den angehängten Schlüssel und wählen Sie «Importieren». Am Computer genügen Thunderbird oder GnuPG. Der Betreff wird nicht verschlüsselt; schreiben Sie nichts Privates hinein.",
          "Was Sie im [Chat](/support/kb/chat) schreiben, erreicht uns über eine verschlüsselte Verbindung, unsere Antwort Sie ebenso; kein Mailserver sieht etwas davon. Eine Nachricht im [Kontaktformular](/support/contact) geht als E-Mail weiter an unser Support-Postfach. Bietet das Formular an, sie mit unserem PGP-Schlüssel zu verschlüsseln, ist diese E-Mail verschlüsselt; sonst verwenden Sie OpenPGP wie oben oder den Chat.",
        ),
      ],
    },
  },
  {
    slug: "suspicious-message",
    category: "privacy-and-security",
    isFaq: false,
    related: ["report-security-problem", "undo-contact-change", "import-fees"],
    en: {
      title: "Is this message really from you? Recognise a scam",
      summary: "We never ask for a passcode, a key, a PIN or a passport, and never call. How to tell our e-mails.",
      body: [
        ...paragraphs("We never ask for any of these, neither by e-mail nor in the chat:"),
        list(
          "unordered",
          "your passcode, the PIN of a Nest Key, or a key;",
          "the secret link to an order;",
          "a copy of your passport;",
          "a card number, or money to an account or address that is not on your order page.",
        ),
        ...paragraphs(
          "We do not call either: we have no telephone line. If somebody asks for such things in our name, they only pretend to be us.",
        ),
        heading(3, "How to tell our e-mails"),
        list(
          "unordered",
          "They come only after something you did: an order, a change, a question. And around the end of a subscription.",
          "They contain no attachments, no pictures from outside and little text.",
          "Their links lead to this site and to no other. If in doubt, type the address yourself.",
        ),
        ...paragraphs(
          "If you have a suspicious message (phishing), click on nothing and forward it to [security@wren.example](mailto:security@wren.example). If you have already entered something, [write to us](/support/contact) straight away.",
        ),
      ],
    },
    de: {
      title: "Ist diese Nachricht wirklich von Ihnen? Betrug erkennen",
      summary: "Nach Code, Schlüssel, PIN oder Ausweis fragen wir nie, und wir rufen nie an. Woran Sie uns erkennen.",
      body: [
        ...paragraphs("Danach fragen wir nie, weder per E-Mail noch im Chat:"),
        list(
          "unordered",
          "nach Ihrem Code, der PIN eines Nest Keys oder einem Schlüssel;",
          "nach dem geheimen Link zu einer Bestellung;",
          "nach einer Ausweiskopie;",
          "nach einer Kartennummer oder nach Geld auf ein Konto oder eine Adresse, die nicht auf Ihrer Bestellseite steht.",
        ),
        ...paragraphs(
          "Wir rufen auch nicht an: Eine Telefonnummer haben wir nicht. Fragt jemand in unserem Namen nach solchen Dingen, sind es nicht wir.",
        ),
        heading(3, "Woran Sie unsere E-Mails erkennen"),
        list(
          "unordered",
          "Sie kommen nur, wenn Sie etwas getan haben: bestellt, geändert, gefragt. Und rund um das Ende eines Abos.",
          "Sie enthalten keine Anhänge, keine Bilder von aussen und wenig Text.",
          "Ihre Links führen auf diese Website und auf keine andere. Tippen Sie die Adresse im Zweifel selbst ein.",
        ),
        ...paragraphs(
          "Haben Sie eine verdächtige Nachricht erhalten (Phishing), klicken Sie auf nichts und leiten Sie sie an [security@wren.example](mailto:security@wren.example) weiter. Haben Sie schon etwas eingegeben, [schreiben Sie uns](/support/contact) sofort.",
        ),
      ],
    },
  },
];
