import { heading, list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";
import { keptData, storedInBrowser } from "./kept-data";

export const privacy: SeedPage = {
  slug: "privacy",
  en: {
    title: "Privacy",
    description:
      "What this site learns about you, why, and when it is erased. It is a long page for a short list. The promises come first.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "This is a sample",
        isNotice: true,
        body: paragraphs(
          "**This is a sample text for a demo shop. It is not legal advice.** Wren Mobile AG is invented. What the text says about cookies, logs and retention describes how this software behaves; a real shop checks the text and completes it.",
          "Version of 18 November 2026.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "The promises",
        body: [
          list(
            "unordered",
            "**No third-party request.** Pages, pictures, fonts and scripts come from our own address. There are no analytics, no advertising, no embedded maps or videos, no social buttons.",
            "**No cookie before a choice.** If you only read, you get none. That is why no banner asks you to agree to anything.",
            "**No address in a log.** Your IP address is neither stored nor logged.",
            "**No script required.** You can read, order, pay and get help with JavaScript switched off, and in Tor Browser at the level “Safest”. For payment this holds for Monero; the pages of card and TWINT providers need JavaScript.",
            "**An end date.** Requests, chats and addresses are erased after a fixed time. One job does it and counts what it has erased.",
          ),
          ...paragraphs("Automatic tests check these promises whenever the site changes."),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Who is responsible",
        body: paragraphs(
          "Wren Mobile AG, Zaunköniggasse 7, 3011 Bern, Switzerland, is responsible for the processing described here. Questions and requests: [privacy@wren.example](mailto:privacy@wren.example), or the [contact form](/support/contact) with the request type “About my data”.",
          "Our representative in the European Union under Article 27 GDPR can be reached at [eu-representative@wren.example](mailto:eu-representative@wren.example). A real shop names a company and its address here.",
          "This page covers the site, the shop and support. It follows the Swiss Federal Act on Data Protection (FADP) and, where it applies, the General Data Protection Regulation of the European Union (GDPR).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "When you visit",
        body: [
          ...paragraphs(
            "Your browser sends us your IP address, the page it wants, its languages and its name. We need these to answer. This is what we do with them:",
          ),
          list(
            "unordered",
            "**IP address.** While a request is being answered, we use it for two things: to decide, during maintenance, whether you belong to our staff, and to slow down abuse. For the second we count on a keyed hash of the address (with IPv6, of its first half only). The address cannot be read back from it, and the hash is dropped when the count ends, after ten minutes in the case of look-ups. A file that you attach carries it until you send the form, for an hour at most.",
            "**Languages.** If you open the home page and have not chosen a language, your browser's preference decides between English and German. It is not stored.",
            "**Name of the browser.** Programs that call themselves search engines or robots get the maintenance page. The name is not stored.",
            "**Logs.** They record the time, the kind of request, its result and how long it took. They contain no IP addresses, no e-mail addresses, no order or subscription numbers and no search words.",
          ),
          ...paragraphs(
            "Legal basis under the GDPR: our legitimate interest in a site that works and is not abused (Article 6(1)(f)).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Cookies and local storage",
        body: paragraphs(
          "This is the complete list. Each entry appears only after you have done what it describes. What is in your browser now is on the [trust page](/trust#stored).",
        ),
      },
      storedInBrowser.en,
      {
        __component: "blocks.text",
        body: paragraphs(
          "All of them are needed for something you have asked for. None is used to recognise you elsewhere. If you delete them, you lose a preference, a cart or a sign-in, and nothing more.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "When you order",
        body: [
          ...paragraphs(
            "You order as a guest; there are no customer accounts. For a parcel we need first name, last name, street, postcode, town, country and an e-mail address. Company, state and a second address line are optional. Services without a parcel need an e-mail address only.",
            "We use the address to send the parcel and the e-mail address to tell you about the order. There is no newsletter.",
            "Every order has its own page under a secret link. With the order we store only a hash of the secret. The link itself is only in our e-mails to you, whose copies we erase after 30 days. Anyone who has the link can see the order, so keep it to yourself. Once a phone is paid, its page also shows the numbers of the subscription, until we erase name and address. While an unpaid order reserves goods for you, it also holds the keyed hash of your IP address, so that nobody can empty the shop without paying; we remove the hash as soon as the order is paid, ends or reserves nothing.",
            "The name and address are passed to the carrier (Swiss Post and its partners abroad) and, for parcels that leave Switzerland, to customs together with content and value.",
            "Legal basis under the GDPR: the contract with you (Article 6(1)(b)); for our books, a legal obligation (Article 6(1)(c)).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "When you pay",
        body: [
          heading(3, "Card, TWINT and provider checkout"),
          ...paragraphs(
            "No payment script runs on our pages. If you choose one of these methods, we send your browser to the page of the payment provider (Stripe Payments Europe, Ltd., Ireland) by redirect. We tell the provider what is being paid for, how much and in which currency, a reference to the order, your language and your e-mail address, which its page would ask for otherwise. Your name and shipping address stay with us.",
            "What you enter there, such as a card number, goes to the provider and never to us. We get back whether the payment succeeded, the amount and the provider's reference. The provider processes data on its own responsibility, partly in the USA; its own privacy policy applies on its pages.",
          ),
          heading(3, "Monero"),
          ...paragraphs(
            "Monero needs no provider and no script. Each order gets an address that is never used again. A view-only wallet on our side sees what arrives at it: the amount, the transaction ID and the number of confirmations. It does not see who has paid, and it cannot spend anything.",
            "If you send us a transaction ID or transaction key yourself, we use it only to find your payment.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Subscription and nest",
        body: [
          ...paragraphs(
            "A subscription consists of a mobile ID, a nest ID, a support ID, its start, its end, its quota and a contact e-mail address. It contains no name and no postal address.",
            "What lies in the nest was encrypted on your phone, with a key we do not have. We see how much is stored and when it changed.",
            "Anyone who enters a mobile ID or nest ID in the [shop](/shop/services) sees dates, days left and quota, but nothing that would identify the owner. Look-ups are not recorded; the limit is ten in ten minutes.",
            "If you [change the contact e-mail](/support/my-contact), we send a link to the new address and a notice to the old one, and a second notice once the change is made. From the old address the change can be stopped, and undone for seven days.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "When you ask for help",
        body: [
          list(
            "unordered",
            "**Knowledge base.** Search words are never logged. “Was this helpful?” adds one to a number and does not record who said it.",
            "**Contact form.** We store the request type, the way you want to be answered, the module, your message, any attachments and, if that way requires it, your e-mail address or support ID. You can also write without wanting an answer; then we need neither. Your message goes to our support mailbox by e-mail as well, encrypted to our PGP key if the form says so. We redraw pictures without location and camera details. The captcha is our own: it asks nobody else, and of one that was answered only a hash is kept.",
            "**Captcha.** It is our own: a picture or a sound, made by our server. Only a check value of the answer is stored, for ten minutes, and it is valid once.",
            "**Chat.** You sign in with your support ID or an e-mail address and a password, of which we keep only a hash. You can also begin without an address: then we give you a support number and a phrase, and keep of the phrase only a hash. The person who answers sees your e-mail address or that number and, of the subscriptions and orders that belong to the address, numbers and states: no amounts, no postal address. We redraw pictures you attach without location and camera details. The page shows when the conversation will be erased, with its attachments. “Erase now” does it immediately. If an answer arrives while you are away, an e-mail to your confirmed address tells you so, without quoting it.",
          ),
          ...paragraphs(
            "Legal basis under the GDPR: the contract with you or steps before it (Article 6(1)(b)), otherwise our legitimate interest in answering those who write to us (Article 6(1)(f)).",
          ),
        ],
      },
      { ...keptData.en, heading: "How long we keep it" },
      {
        __component: "blocks.text",
        heading: "Who else receives data",
        body: [
          ...paragraphs(
            "The carrier, customs and the payment provider, as described above, and nobody else. The site, the shop and the nest run on our own machines in Switzerland. Data goes abroad only if you order to another country or pay through a provider, and then only as far as that requires (Articles 16 and 17 FADP, Article 49(1)(b) GDPR).",
            "We do not sell, rent or lend data. Authorities receive something only on a valid order under Swiss law, and only what we have; the [code of conduct](/coc) says how we deal with such orders.",
            "E-mail passes through the servers of your provider and can be read there unless it is encrypted. We therefore write as little as possible in it. Three things we cannot avoid: what you ordered and where it goes, the secret link to your order, and once, after you buy a phone, the three numbers of its subscription.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "How we protect it",
        body: paragraphs(
          "Connections are encrypted. Passwords, order links and confirmation links are stored as hashes only, except in the copies of e-mails that we keep for 30 days. The server that watches Monero payments has no key to spend them. Members of staff see what they need for their work and nothing else.",
          "Tor is welcome. Where we run an onion address, Tor Browser offers it to you by itself.",
          "We make no automated decisions about you and build no profiles.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Your rights",
        body: [
          ...paragraphs("Under the FADP and the GDPR you can ask us"),
          list(
            "unordered",
            "whether we hold data about you, and which (access);",
            "to correct what is wrong;",
            "to erase it, unless a law obliges us to keep it;",
            "to restrict what we do with it, or to stop;",
            "to hand it to you or to somebody else in a common format.",
          ),
          ...paragraphs(
            "Write to [privacy@wren.example](mailto:privacy@wren.example). It costs nothing, and we answer within 30 days. To be sure that we are talking to the right person, we ask for an ID or order number and send the answer to the e-mail address stored with it. We never ask for a copy of a passport. Where that address is already erased, so is the connection to you, and there is nothing we could look up.",
            "If you are not satisfied, you can turn to the Federal Data Protection and Information Commissioner (FDPIC) in Bern or, in the European Union, to the supervisory authority where you live.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Changes",
        body: paragraphs(
          "When the software changes, this page changes with it and gets a new date. If a change concerns data that we already hold, we tell the people concerned first, if we still have a way to reach them.",
        ),
      },
    ],
  },
  de: {
    title: "Datenschutz",
    description:
      "Was diese Website über Sie erfährt, wozu, und wann es gelöscht wird. Eine lange Seite für eine kurze Liste. Die Versprechen stehen am Anfang.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Dies ist ein Muster",
        isNotice: true,
        body: paragraphs(
          "**Dies ist ein Mustertext für einen Demo-Shop und keine Rechtsberatung.** Die Wren Mobile AG ist erfunden. Was der Text über Cookies, Protokolle und Fristen sagt, beschreibt das Verhalten dieser Software; wer damit einen echten Shop betreibt, prüft und ergänzt ihn.",
          "Fassung vom 18. November 2026.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Die Versprechen",
        body: [
          list(
            "unordered",
            "**Keine Anfrage an Dritte.** Seiten, Bilder, Schriften und Skripte kommen von unserer eigenen Adresse. Es gibt keine Statistikdienste, keine Werbung, keine eingebetteten Karten oder Videos und keine Social-Media-Knöpfe.",
            "**Kein Cookie vor einer Wahl.** Wer nur liest, erhält keines. Deshalb verlangt auch kein Banner Ihre Zustimmung.",
            "**Keine Adresse im Protokoll.** Ihre IP-Adresse wird weder gespeichert noch protokolliert.",
            "**Kein Skript nötig.** Lesen, bestellen, bezahlen und Hilfe holen können Sie ohne JavaScript und im Tor Browser auf der Stufe «Safest». Beim Bezahlen gilt das für Monero; die Seiten der Anbieter für Karte und TWINT brauchen JavaScript.",
            "**Ein Enddatum.** Anfragen, Chats und Adressen werden nach einer festen Frist gelöscht. Das erledigt ein einziger Vorgang, und er zählt, was er gelöscht hat.",
          ),
          ...paragraphs("Automatische Tests prüfen diese Versprechen bei jeder Änderung der Website."),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wer verantwortlich ist",
        body: paragraphs(
          "Verantwortlich für die hier beschriebene Bearbeitung ist die Wren Mobile AG, Zaunköniggasse 7, 3011 Bern, Schweiz. Fragen und Begehren richten Sie an [privacy@wren.example](mailto:privacy@wren.example) oder über das [Kontaktformular](/support/contact) mit der Art «Zu meinen Daten».",
          "Unsere Vertretung in der Europäischen Union nach Artikel 27 DSGVO erreichen Sie unter [eu-representative@wren.example](mailto:eu-representative@wren.example). Ein echter Shop nennt hier eine Firma mit Adresse.",
          "Diese Seite gilt für Website, Shop und Support. Sie richtet sich nach dem Schweizer Bundesgesetz über den Datenschutz (DSG) und, soweit anwendbar, nach der Datenschutz-Grundverordnung der Europäischen Union (DSGVO).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Wenn Sie uns besuchen",
        body: [
          ...paragraphs(
            "Ihr Browser schickt uns Ihre IP-Adresse, die gewünschte Seite, seine Sprachen und seinen Namen. Ohne das können wir nicht antworten. Was damit geschieht:",
          ),
          list(
            "unordered",
            "**IP-Adresse.** Während wir eine Anfrage beantworten, brauchen wir sie für zweierlei: um bei Wartungsarbeiten zu entscheiden, ob Sie zu uns gehören, und um Missbrauch zu bremsen. Für das Zweite zählen wir über einen Hash der Adresse, der mit einem geheimen Schlüssel gebildet wird (bei IPv6 nur aus der ersten Hälfte). Die Adresse lässt sich daraus nicht zurückrechnen, und der Hash verfällt mit dem Ende der Zählung, bei Abfragen nach zehn Minuten. Eine Datei, die Sie anhängen, trägt ihn, bis Sie das Formular senden, höchstens eine Stunde lang.",
            "**Sprachen.** Wenn Sie die Startseite öffnen und noch keine Sprache gewählt haben, entscheidet die Einstellung Ihres Browsers zwischen Deutsch und Englisch. Gespeichert wird sie nicht.",
            "**Name des Browsers.** Programme, die sich als Suchmaschine oder Roboter ausgeben, erhalten die Wartungsseite. Gespeichert wird der Name nicht.",
            "**Protokolle.** Sie enthalten den Zeitpunkt, die Art der Anfrage, ihr Ergebnis und ihre Dauer. Sie enthalten keine IP-Adressen, keine E-Mail-Adressen, keine Bestell- oder Abonummern und keine Suchbegriffe.",
          ),
          ...paragraphs(
            "Rechtsgrundlage nach DSGVO: unser berechtigtes Interesse an einer Website, die funktioniert und nicht missbraucht wird (Artikel 6 Absatz 1 Buchstabe f).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Cookies und lokaler Speicher",
        body: paragraphs(
          "Die Liste ist vollständig. Jeder Eintrag entsteht erst, wenn Sie getan haben, was dabeisteht. Was jetzt gerade in Ihrem Browser liegt, steht auf der [Vertrauensseite](/trust#stored).",
        ),
      },
      storedInBrowser.de,
      {
        __component: "blocks.text",
        body: paragraphs(
          "Alle dienen etwas, das Sie verlangt haben. Keines wird benutzt, um Sie anderswo wiederzuerkennen. Wenn Sie sie löschen, verlieren Sie eine Einstellung, einen Warenkorb oder eine Anmeldung, sonst nichts.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Wenn Sie bestellen",
        body: [
          ...paragraphs(
            "Sie bestellen als Gast; Kundenkonten gibt es nicht. Für ein Paket brauchen wir Vorname, Name, Strasse, Postleitzahl, Ort, Land und eine E-Mail-Adresse. Firma, Bundesstaat oder Kanton und Adresszusatz sind freiwillig. Für Dienstleistungen ohne Paket genügt die E-Mail-Adresse.",
            "Die Adresse dient dem Versand, die E-Mail-Adresse den Mitteilungen zur Bestellung. Einen Newsletter erhalten Sie nicht; wir haben keinen.",
            "Jede Bestellung hat eine eigene Seite mit einem geheimen Link. Bei der Bestellung speichern wir nur einen Hash des Geheimnisses. Der Link selbst steht nur in unseren E-Mails an Sie, deren Kopien wir nach 30 Tagen löschen. Wer den Link hat, sieht die Bestellung. Behalten Sie ihn für sich. Ist ein Telefon bezahlt, zeigt die Seite auch die Nummern seines Abos, bis wir Name und Adresse löschen. Solange eine unbezahlte Bestellung Ware für Sie reserviert, steht bei ihr auch dieser Hash Ihrer IP-Adresse, damit niemand den Shop leert, ohne zu zahlen; er wird entfernt, sobald die Bestellung bezahlt ist, endet oder nichts mehr reserviert.",
            "Name und Adresse geben wir an den Transporteur weiter (die Schweizerische Post und ihre Partner im Ausland) und, wenn das Paket die Schweiz verlässt, zusammen mit Inhalt und Wert an den Zoll.",
            "Rechtsgrundlage nach DSGVO: der Vertrag mit Ihnen (Artikel 6 Absatz 1 Buchstabe b), für die Buchhaltung eine gesetzliche Pflicht (Artikel 6 Absatz 1 Buchstabe c).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wenn Sie bezahlen",
        body: [
          heading(3, "Karte, TWINT und Bezahlseite des Anbieters"),
          ...paragraphs(
            "Auf unseren Seiten läuft kein Zahlungsskript. Wählen Sie eine dieser Zahlungsarten, leiten wir Ihren Browser auf die Seite des Zahlungsanbieters weiter (Stripe Payments Europe, Ltd., Irland). Wir teilen ihm mit, wofür bezahlt wird, wie viel und in welcher Währung, dazu eine Referenz zur Bestellung, Ihre Sprache und Ihre E-Mail-Adresse, nach der seine Seite sonst fragen würde. Ihr Name und Ihre Lieferadresse bleiben bei uns.",
            "Was Sie dort eingeben, etwa eine Kartennummer, geht an den Anbieter und nie an uns. Wir erfahren, ob die Zahlung gelungen ist, den Betrag und die Referenz des Anbieters. Er bearbeitet die Daten in eigener Verantwortung, teilweise in den USA; auf seinen Seiten gilt seine eigene Datenschutzerklärung.",
          ),
          heading(3, "Monero"),
          ...paragraphs(
            "Monero braucht weder Anbieter noch Skript. Jede Bestellung erhält eine Adresse, die nie wieder verwendet wird. Eine Wallet, die nur lesen kann, sieht bei uns, was dort eintrifft: den Betrag, die Transaktions-ID und die Zahl der Bestätigungen. Wer bezahlt hat, sieht sie nicht, und ausgeben kann sie nichts.",
            "Wenn Sie uns selbst eine Transaktions-ID oder einen Transaktionsschlüssel mitteilen, verwenden wir die Angabe nur, um Ihre Zahlung zu finden.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Abo und Nest",
        body: [
          ...paragraphs(
            "Ein Abo besteht aus Mobile-ID, Nest-ID, Support-ID, Beginn, Ende, Speichergrösse und einer E-Mail-Adresse für den Kontakt. Namen und Postadresse enthält es nicht.",
            "Was im Nest liegt, wurde auf Ihrem Telefon verschlüsselt, mit einem Schlüssel, den wir nicht haben. Wir sehen, wie viel gespeichert ist und wann es sich geändert hat.",
            "Wer im [Shop](/shop/services) eine Mobile-ID oder Nest-ID eingibt, sieht Laufzeit, verbleibende Tage und Speichergrösse, aber nichts, woran die Inhaberin oder der Inhaber zu erkennen wäre. Abfragen werden nicht aufgezeichnet; möglich sind zehn in zehn Minuten.",
            "Wenn Sie die [Kontaktadresse ändern](/support/my-contact), schicken wir einen Link an die neue Adresse und einen Hinweis an die alte, und einen zweiten, sobald geändert ist. Von der alten aus lässt sich die Änderung aufhalten und sieben Tage lang rückgängig machen.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wenn Sie Hilfe suchen",
        body: [
          list(
            "unordered",
            "**Wissensdatenbank.** Suchbegriffe werden nie protokolliert. «War das hilfreich?» erhöht eine Zahl um eins und hält nicht fest, wer geantwortet hat.",
            "**Kontaktformular.** Wir speichern die Art der Anfrage, den gewünschten Antwortweg, das Modul, Ihre Nachricht, allfällige Anhänge und, falls der Antwortweg es verlangt, Ihre E-Mail-Adresse oder Support-ID. Sie können auch schreiben, ohne eine Antwort zu wünschen; dann brauchen wir keines von beiden. Ihre Nachricht geht ausserdem per E-Mail an unser Support-Postfach, mit unserem PGP-Schlüssel verschlüsselt, wenn das Formular es sagt. Bilder zeichnen wir neu, ohne Ort und Kamera. Das Captcha ist unser eigenes: Es fragt niemand anderen, und von einem beantworteten bleibt nur ein Hash.",
            "**Captcha.** Es ist unser eigenes: ein Bild oder ein Ton, erzeugt auf unserem Server. Gespeichert wird nur ein Prüfwert der Antwort, zehn Minuten lang, und er gilt ein einziges Mal.",
            "**Chat.** Sie melden sich mit Support-ID oder E-Mail-Adresse und einem Passwort an, von dem wir nur einen Hash behalten. Beginnen können Sie auch ohne Adresse: Dann geben wir Ihnen eine Support-Nummer und eine Wortfolge und behalten von der Wortfolge nur einen Hash. Wer antwortet, sieht Ihre E-Mail-Adresse oder diese Nummer und von den Abos und Bestellungen, die zur Adresse gehören, Nummer und Stand: keine Beträge, keine Postadresse. Bilder, die Sie anhängen, werden neu gezeichnet, ohne Ort und Kamera. Die Seite zeigt, wann das Gespräch samt Anhängen gelöscht wird. «Jetzt löschen» tut es sofort. Trifft eine Antwort ein, während Sie weg sind, steht in der E-Mail an Ihre bestätigte Adresse, dass sie da ist, nicht, was sie enthält.",
          ),
          ...paragraphs(
            "Rechtsgrundlage nach DSGVO: der Vertrag mit Ihnen oder dessen Anbahnung (Artikel 6 Absatz 1 Buchstabe b), sonst unser berechtigtes Interesse, denen zu antworten, die uns schreiben (Artikel 6 Absatz 1 Buchstabe f).",
          ),
        ],
      },
      { ...keptData.de, heading: "Wie lange wir etwas behalten" },
      {
        __component: "blocks.text",
        heading: "Wer sonst Daten erhält",
        body: [
          ...paragraphs(
            "Transporteur, Zoll und Zahlungsanbieter, wie oben beschrieben, und sonst niemand. Website, Shop und Nest laufen auf unseren eigenen Maschinen in der Schweiz. Ins Ausland gelangen Daten nur, wenn Sie in ein anderes Land bestellen oder über einen Anbieter bezahlen, und nur so weit, wie es dafür nötig ist (Artikel 16 und 17 DSG, Artikel 49 Absatz 1 Buchstabe b DSGVO).",
            "Wir verkaufen, vermieten und verleihen keine Daten. Behörden erhalten nur auf eine gültige Anordnung nach Schweizer Recht etwas, und nur, was wir haben; wie wir mit solchen Anordnungen umgehen, steht im [Verhaltenskodex](/coc).",
            "E-Mails laufen über die Server Ihres Anbieters und sind dort lesbar, wenn sie nicht verschlüsselt sind. Wir schreiben deshalb so wenig wie möglich hinein. Drei Dinge lassen sich nicht vermeiden: was Sie bestellt haben und wohin es geht, der geheime Link zu Ihrer Bestellung und einmal, nach dem Kauf eines Telefons, die drei Nummern seines Abos.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wie wir Daten schützen",
        body: paragraphs(
          "Verbindungen sind verschlüsselt. Passwörter, Bestell-Links und Bestätigungslinks speichern wir nur als Hash, ausser in den Kopien der E-Mails, die wir 30 Tage behalten. Der Server, der die Monero-Zahlungen beobachtet, hat keinen Schlüssel, um sie auszugeben. Unsere Mitarbeitenden sehen, was sie für ihre Arbeit brauchen, und sonst nichts.",
          "Tor ist willkommen. Wo wir eine Onion-Adresse betreiben, bietet der Tor Browser sie Ihnen von selbst an.",
          "Wir treffen keine automatisierten Entscheidungen über Sie und erstellen keine Profile.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Ihre Rechte",
        body: [
          ...paragraphs("Nach DSG und DSGVO können Sie von uns verlangen, dass wir"),
          list(
            "unordered",
            "Auskunft geben, ob und welche Daten wir über Sie haben;",
            "berichtigen, was falsch ist;",
            "löschen, soweit uns kein Gesetz zum Aufbewahren verpflichtet;",
            "die Bearbeitung einschränken oder damit aufhören;",
            "Ihnen oder jemand anderem die Daten in einem gängigen Format herausgeben.",
          ),
          ...paragraphs(
            "Schreiben Sie an [privacy@wren.example](mailto:privacy@wren.example). Das kostet nichts, und Sie haben innert 30 Tagen eine Antwort. Damit wir sicher mit der richtigen Person sprechen, fragen wir nach einer ID oder Bestellnummer und schicken die Antwort an die dort gespeicherte E-Mail-Adresse. Eine Ausweiskopie verlangen wir nie. Ist diese Adresse schon gelöscht, ist es auch die Verbindung zu Ihnen, und wir können nichts mehr nachschlagen.",
            "Wenn Sie nicht zufrieden sind, können Sie sich an den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) in Bern wenden, in der Europäischen Union an die Aufsichtsbehörde Ihres Wohnorts.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Änderungen",
        body: paragraphs(
          "Ändert sich die Software, ändert sich auch diese Seite und erhält ein neues Datum. Betrifft eine Änderung Daten, die wir schon haben, sagen wir es den Betroffenen vorher, solange wir sie noch erreichen können.",
        ),
      },
    ],
  },
};
