import { command, heading, list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const supportKb: SeedPage = {
  slug: "support/kb",
  en: {
    title: "Knowledge base",
    description:
      "Questions and answers about the phone, the nest, the subscription and orders. Open to everyone, and we do not record what you read.",
    blocks: [
      {
        __component: "blocks.call-to-action",
        heading: "Your question is not here?",
        text: "Then nobody has asked it yet.",
        actions: [
          { label: "Write to us", target: "/support/contact" },
          { label: "About the chat", target: "/support/chat" },
        ],
      },
    ],
  },
  de: {
    title: "Wissensdatenbank",
    description:
      "Fragen und Antworten zu Telefon, Nest, Abo und Bestellungen. Offen für alle, und niemand notiert, was Sie lesen.",
    blocks: [
      {
        __component: "blocks.call-to-action",
        heading: "Ihre Frage ist nicht dabei?",
        text: "Dann hat sie noch niemand gestellt.",
        actions: [
          { label: "Schreiben Sie uns", target: "/support/contact" },
          { label: "Mehr über den Chat", target: "/support/chat" },
        ],
      },
    ],
  },
};

export const supportChat: SeedPage = {
  slug: "support/chat",
  en: {
    title: "Support chat",
    description: "People in Bern, Monday to Friday, 8:00 to 18:00. In English and German, with no robot in between.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Who answers",
        body: paragraphs(
          "The people who answer sit in Bern, one floor below development. When they do not know something, they go up the stairs. No program answers in their place.",
          "They are there Monday to Friday, 8:00 to 18:00 Bern time. You can write outside these hours too: we answer when we are back, and e-mail you that there is an answer, once your address is confirmed. The e-mail does not contain it.",
        ),
      },
      {
        __component: "blocks.steps",
        heading: "How it works",
        steps: [
          {
            title: "Signing in",
            text: "With your support ID or an e-mail address, and a chat password. If you are new, you simply write: your first message, an e-mail address and a password of your own are on one page. If you would rather give no address, you get a number and a phrase instead. No cookie is set before that.",
          },
          {
            title: "Writing",
            text: "Answers arrive while you watch. Without JavaScript the page refreshes itself, and everything else works the same, in Tor Browser too.",
          },
          {
            title: "Continuing elsewhere",
            text: "A conversation waits for you. Once you have confirmed your address by the link in our e-mail, sign in on another device, and it continues where it stopped. If you gave none, the number and the phrase lead you there; nobody can replace them.",
          },
          {
            title: "Closing and erasing",
            text: "A closed conversation is erased after 30 days, and the page says when. It closes by itself after 14 days of silence. If you want it gone sooner, erase it yourself, immediately and for both sides.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "What helps us, and what we never ask for",
        body: [
          list(
            "unordered",
            "**Helpful:** which phone and which module, what you did, what happened and what you expected. For an order, its number.",
            "**Never:** your passcode, a key, the secret link to an order, a copy of your passport. If somebody asks for these in our name, it is not us.",
          ),
          ...paragraphs(
            "Of your password we keep only a hash. The members of staff who answer see the conversation, your e-mail address, and the numbers and states of the subscriptions and orders that belong to it. They see no amounts and no postal address. The rest is on the [privacy page](/privacy).",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "It may already be answered.",
        text: "The knowledge base is awake at night. For longer matters, a written message may be the better way.",
        actions: [
          { label: "Knowledge base", target: "/support/kb" },
          { label: "Ways to write to us", target: "/support/contact" },
        ],
      },
    ],
  },
  de: {
    title: "Support-Chat",
    description:
      "Menschen in Bern, Montag bis Freitag, 8.00 bis 18.00 Uhr. Auf Deutsch und Englisch, ohne vorgeschalteten Roboter.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Wer antwortet",
        body: paragraphs(
          "Die Leute, die antworten, sitzen in Bern, ein Stockwerk unter der Entwicklung. Wissen sie etwas nicht, gehen sie die Treppe hinauf. Ein Programm antwortet nicht an ihrer Stelle.",
          "Sie sind von Montag bis Freitag da, 8.00 bis 18.00 Uhr Berner Zeit. Auch ausserhalb dürfen Sie schreiben: Wir antworten, sobald wir zurück sind, und melden per E-Mail, dass die Antwort da ist, wenn Ihre Adresse bestätigt ist. Was darin steht, steht nicht in der E-Mail.",
        ),
      },
      {
        __component: "blocks.steps",
        heading: "So funktioniert es",
        steps: [
          {
            title: "Anmelden",
            text: "Mit Ihrer Support-ID oder einer E-Mail-Adresse und einem Chat-Passwort. Wer neu ist, schreibt einfach: Die erste Nachricht, eine E-Mail-Adresse und ein eigenes Passwort stehen auf einer Seite. Wer keine Adresse geben möchte, erhält dafür eine Nummer und eine Wortfolge. Vorher wird kein Cookie gesetzt.",
          },
          {
            title: "Schreiben",
            text: "Antworten erscheinen, während Sie zusehen. Ohne JavaScript aktualisiert sich die Seite von selbst, und alles andere geht gleich, auch im Tor Browser.",
          },
          {
            title: "Anderswo weiterfahren",
            text: "Ein Gespräch wartet auf Sie. Haben Sie Ihre Adresse über den Link in unserer E-Mail bestätigt, melden Sie sich auf einem anderen Gerät an, und es geht dort weiter, wo es stehen blieb. Ohne Adresse führen Nummer und Wortfolge dorthin; ersetzen kann sie niemand.",
          },
          {
            title: "Schliessen und löschen",
            text: "30 Tage nach dem Schliessen wird ein Gespräch gelöscht; die Seite zeigt, wann. Sagt niemand mehr etwas, schliesst es nach 14 Tagen von selbst. Wenn Sie es früher wollen, löschen Sie es selbst, sofort und auf beiden Seiten.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "Was uns hilft und wonach wir nie fragen",
        body: [
          list(
            "unordered",
            "**Hilfreich:** welches Telefon und welches Modul, was Sie getan haben, was geschehen ist und was Sie erwartet hätten. Bei einer Bestellung ihre Nummer.",
            "**Nie:** Ihr Code, ein Schlüssel, der geheime Link zu einer Bestellung, eine Ausweiskopie. Fragt jemand in unserem Namen danach, sind es nicht wir.",
          ),
          ...paragraphs(
            "Von Ihrem Passwort behalten wir nur einen Hash. Wer Ihnen antwortet, sieht das Gespräch, Ihre E-Mail-Adresse und von den Abos und Bestellungen, die zu ihr gehören, Nummer und Stand. Beträge und Postadresse sieht niemand dort. Das Übrige steht auf der [Datenschutzseite](/privacy).",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Vielleicht ist es schon beantwortet.",
        text: "Die Wissensdatenbank ist auch nachts wach. Für Längeres ist eine schriftliche Nachricht oft der bessere Weg.",
        actions: [
          { label: "Zur Wissensdatenbank", target: "/support/kb" },
          { label: "Wege, uns zu schreiben", target: "/support/contact" },
        ],
      },
    ],
  },
};

export const supportFiles: SeedPage = {
  slug: "support/files",
  en: {
    title: "Files",
    description:
      "Most people need nothing from here: the Updates module fetches what the phone needs and asks before it installs. This is for people who set up a phone again from a computer, or want to check our work.",
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "What there is",
        intro: "Every file has a size and a SHA-256, and every file but the key itself a signature.",
        features: [
          {
            title: "System images",
            text: "WrenOS as one file, the same for every phone of a model. For setting up a phone again, or for comparing it with what you have.",
          },
          {
            title: "Tools",
            text: "To verify a phone (wren-verify, for Linux and macOS), and to verify a download (for Linux, macOS and Windows).",
          },
          {
            title: "Signatures",
            text: "A small file with the ending .sig for each of the others, in OpenPGP format. It is made in Bern on a computer that has never been connected to a network.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "Checking the checksum (SHA-256)",
        body: [
          ...paragraphs(
            "The checksum tells you that a file arrived whole. Compute it on your own computer and compare all 64 characters. The file is called wrenos.img here; yours has a longer name.",
          ),
          heading(3, "Linux"),
          command("sha256sum wrenos.img"),
          heading(3, "macOS"),
          command("shasum -a 256 wrenos.img"),
          heading(3, "Windows, in PowerShell"),
          command("Get-FileHash wrenos.img -Algorithm SHA256"),
          ...paragraphs(
            "Capital or small letters do not matter. If a single character differs, delete the file and download it again. If it differs a second time, [tell us](/support/contact).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Checking the signature",
        body: [
          ...paragraphs(
            "The signature tells you that the file comes from us. Somebody who replaces a file can replace its checksum too, but not this. You need GnuPG and our public signing key, which is a separate file. Import it and show its fingerprint:",
          ),
          command("gpg --import wren-signing-key.asc", "gpg --fingerprint"),
          ...paragraphs(
            "Compare the fingerprint with the one on the back of your subscription card. It has reached you by post and does not depend on this site. If it matches, check the file:",
          ),
          command("gpg --verify wrenos.img.sig wrenos.img"),
          ...paragraphs(
            "“Good signature” is what you want to see. The warning that the key is not certified with a trusted signature is normal: GnuPG does not know that you have just compared the fingerprint. “BAD signature” means that the file must not be used. Keep it, and write to [security@wren.example](mailto:security@wren.example).",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Is it the phone you want to check?",
        text: "There is a guide for that. For a particular file or an older version, write to us.",
        actions: [
          { label: "Verify your phone", target: "/resources/verify-your-phone" },
          { label: "Write to us", target: "/support/contact" },
        ],
      },
    ],
  },
  de: {
    title: "Dateien",
    description:
      "Die meisten brauchen nichts von hier: Das Modul Updates holt, was das Telefon braucht, und fragt, bevor es etwas installiert. Dies ist für alle, die ein Telefon vom Computer aus neu aufsetzen oder unsere Arbeit überprüfen wollen.",
    blocks: [
      {
        __component: "blocks.feature-grid",
        heading: "Was es gibt",
        intro: "Zu jeder Datei gehören Grösse und SHA-256, und zu jeder ausser dem Schlüssel eine Signatur.",
        features: [
          {
            title: "Systemabbilder",
            text: "WrenOS als eine Datei, für jedes Telefon eines Modells dieselbe. Um ein Telefon neu aufzusetzen oder um zu vergleichen, was Sie haben.",
          },
          {
            title: "Werkzeuge",
            text: "Um ein Telefon zu prüfen (wren-verify, für Linux und macOS) und um einen Download zu prüfen (für Linux, macOS und Windows).",
          },
          {
            title: "Signaturen",
            text: "Zu jeder anderen Datei eine kleine mit der Endung .sig, im Format OpenPGP. Sie entsteht in Bern auf einem Rechner, der noch nie an einem Netz hing.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "Die Prüfsumme (SHA-256) prüfen",
        body: [
          ...paragraphs(
            "Die Prüfsumme zeigt, dass eine Datei unversehrt angekommen ist. Berechnen Sie sie auf Ihrem eigenen Computer und vergleichen Sie alle 64 Zeichen. Die Datei heisst hier wrenos.img; Ihre hat einen längeren Namen.",
          ),
          heading(3, "Linux"),
          command("sha256sum wrenos.img"),
          heading(3, "macOS"),
          command("shasum -a 256 wrenos.img"),
          heading(3, "Windows, in PowerShell"),
          command("Get-FileHash wrenos.img -Algorithm SHA256"),
          ...paragraphs(
            "Gross- und Kleinschreibung spielt keine Rolle. Weicht ein einziges Zeichen ab, löschen Sie die Datei und holen Sie sie noch einmal. Weicht es wieder ab, [sagen Sie es uns](/support/contact).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Die Signatur prüfen",
        body: [
          ...paragraphs(
            "Die Signatur zeigt, dass die Datei von uns kommt. Wer eine Datei austauscht, könnte auch ihre Prüfsumme austauschen, die Signatur aber nicht. Sie brauchen GnuPG und unseren öffentlichen Signaturschlüssel, der eine eigene Datei ist. Importieren Sie ihn und lassen Sie seinen Fingerabdruck anzeigen:",
          ),
          command("gpg --import wren-signing-key.asc", "gpg --fingerprint"),
          ...paragraphs(
            "Vergleichen Sie den Fingerabdruck mit dem auf der Rückseite Ihrer Abokarte. Sie ist mit der Post gekommen und hängt nicht von dieser Website ab. Stimmt er überein, prüfen Sie die Datei:",
          ),
          command("gpg --verify wrenos.img.sig wrenos.img"),
          ...paragraphs(
            "«Korrekte Signatur» ist die Antwort, die Sie sehen wollen. Die Warnung, der Schlüssel trage keine vertrauenswürdige Signatur, ist normal: GnuPG weiss nicht, dass Sie den Fingerabdruck eben verglichen haben. «FALSCHE Signatur» heisst, dass die Datei nicht verwendet werden darf. Behalten Sie sie und schreiben Sie an [security@wren.example](mailto:security@wren.example).",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Wollen Sie das Telefon prüfen?",
        text: "Dafür gibt es eine Anleitung. Wegen einer bestimmten Datei oder einer älteren Version schreiben Sie uns.",
        actions: [
          { label: "Das Telefon prüfen", target: "/resources/verify-your-phone" },
          { label: "Schreiben Sie uns", target: "/support/contact" },
        ],
      },
    ],
  },
};

export const supportContact: SeedPage = {
  slug: "support/contact",
  en: {
    title: "Contact",
    description: "How to write to us, what helps us answer, and when to expect the answer.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Where to write",
        body: [
          list(
            "unordered",
            "**Questions, orders, faults, returns:** [hello@wren.example](mailto:hello@wren.example)",
            "**Your data:** [privacy@wren.example](mailto:privacy@wren.example)",
            "**Security reports:** [security@wren.example](mailto:security@wren.example). You may remain anonymous",
            "**Our own conduct:** [conduct@wren.example](mailto:conduct@wren.example)",
            "**By post:** Wren Mobile AG, Zaunköniggasse 7, 3011 Bern, Switzerland",
          ),
          ...paragraphs(
            "English or German, as you prefer. If you would rather talk than write letters, there is the [chat](/support/chat). We have no telephone line.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "What to include",
        body: [
          list(
            "unordered",
            "What you did, what happened and what you expected. Three sentences are usually enough.",
            "Which phone, and which module: Phone, Messages, Mail, Browser, VPN, Nest or Updates.",
            "For an order, its number, such as W-7K3M-Q9XD. For the subscription, your support ID.",
            "If a picture says it better, a picture. Up to three, of up to 5 MB each.",
          ),
          ...paragraphs(
            "Leave out everything else. We need neither your passcode nor a key, neither the secret link to your order nor a copy of your passport. Leave out mobile ID and nest ID too: anyone who reads them can request a new contact address. We e-mail them to you once, when your phone is paid; they are also on the card, so you can delete that e-mail.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Encrypted",
        body: paragraphs(
          "E-mail passes through servers that can read it. If that matters to you, use OpenPGP. Ask for the key of the mailbox in a first, short message. The key we send is signed with our signing key, whose fingerprint is on the back of your subscription card. Enclose your own public key, and the answer is encrypted as well. In Mail on your Wren, OpenPGP is built in.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "When to expect an answer",
        body: [
          list(
            "unordered",
            "**Support:** usually within one working day. We are here Monday to Friday, 8:00 to 18:00 (Bern).",
            "**Your data:** within 30 days, mostly sooner.",
            "**Security reports:** receipt is confirmed within two working days, a first assessment follows within ten.",
            "**Conduct:** within ten working days.",
          ),
          ...paragraphs(
            "Requests are erased after 180 days, together with their attachments. The [privacy page](/privacy) says what else happens to them: nothing.",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "You may not need to wait.",
        text: "The knowledge base answers straight away, at any hour.",
        actions: [
          { label: "Knowledge base", target: "/support/kb" },
          { label: "Back to support", target: "/support" },
        ],
      },
    ],
  },
  de: {
    title: "Kontakt",
    description: "Wie Sie uns schreiben, was uns beim Antworten hilft und wann Sie mit der Antwort rechnen können.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Wohin Sie schreiben",
        body: [
          list(
            "unordered",
            "**Fragen, Bestellungen, Mängel, Rückgaben:** [hello@wren.example](mailto:hello@wren.example)",
            "**Ihre Daten:** [privacy@wren.example](mailto:privacy@wren.example)",
            "**Sicherheitsmeldungen:** [security@wren.example](mailto:security@wren.example). Sie dürfen anonym bleiben",
            "**Unser eigenes Verhalten:** [conduct@wren.example](mailto:conduct@wren.example)",
            "**Per Post:** Wren Mobile AG, Zaunköniggasse 7, 3011 Bern, Schweiz",
          ),
          ...paragraphs(
            "Auf Deutsch oder Englisch, wie Sie möchten. Wenn Ihnen ein Gespräch lieber ist als ein Brief, gibt es den [Chat](/support/chat). Eine Telefonnummer haben wir nicht.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Was hineingehört",
        body: [
          list(
            "unordered",
            "Was Sie getan haben, was geschehen ist und was Sie erwartet hätten. Drei Sätze genügen meistens.",
            "Welches Telefon und welches Modul: Telefon, Nachrichten, Mail, Browser, VPN, Nest oder Updates.",
            "Bei einer Bestellung ihre Nummer, zum Beispiel W-7K3M-Q9XD. Beim Abo Ihre Support-ID.",
            "Sagt ein Bild es besser, ein Bild. Höchstens drei, je bis 5 MB.",
          ),
          ...paragraphs(
            "Alles andere lassen Sie weg. Wir brauchen weder Ihren Code noch einen Schlüssel, weder den geheimen Link zu Ihrer Bestellung noch eine Ausweiskopie. Lassen Sie auch Mobile-ID und Nest-ID weg: Wer sie liest, kann einen Wechsel Ihrer Kontaktadresse verlangen. Wir schicken sie Ihnen einmal per E-Mail, wenn Ihr Telefon bezahlt ist; sie stehen auch auf der Karte, Sie können diese E-Mail also löschen.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Verschlüsselt",
        body: paragraphs(
          "E-Mails laufen über Server, die mitlesen können. Wenn Sie das stört, verwenden Sie OpenPGP. Verlangen Sie mit einer ersten, kurzen Nachricht den Schlüssel des Postfachs. Der Schlüssel, den wir schicken, ist mit unserem Signaturschlüssel signiert, dessen Fingerabdruck auf der Rückseite Ihrer Abokarte steht. Legen Sie Ihren eigenen öffentlichen Schlüssel bei, dann ist auch die Antwort verschlüsselt. In Mail auf Ihrem Wren ist OpenPGP eingebaut.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Wann Sie mit einer Antwort rechnen können",
        body: [
          list(
            "unordered",
            "**Support:** meist innert eines Arbeitstags. Wir sind von Montag bis Freitag da, 8.00 bis 18.00 Uhr (Bern).",
            "**Ihre Daten:** innert 30 Tagen, meistens früher.",
            "**Sicherheitsmeldungen:** Der Eingang wird innert zwei Arbeitstagen bestätigt, eine erste Einschätzung folgt innert zehn.",
            "**Verhalten:** innert zehn Arbeitstagen.",
          ),
          ...paragraphs(
            "Anfragen werden nach 180 Tagen gelöscht, samt Anhängen. Was sonst damit geschieht, steht auf der [Datenschutzseite](/privacy): nichts.",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Vielleicht brauchen Sie nicht zu warten.",
        text: "Die Wissensdatenbank antwortet sofort und zu jeder Stunde.",
        actions: [
          { label: "Zur Wissensdatenbank", target: "/support/kb" },
          { label: "Zurück zum Support", target: "/support" },
        ],
      },
    ],
  },
};

export const supportMyContact: SeedPage = {
  slug: "support/my-contact",
  en: {
    title: "My contact",
    description:
      "How to change the contact e-mail address of a subscription: a number, a new address, a link to confirm, and seven days to undo it.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "What this address is for",
        body: paragraphs(
          "Every subscription has one e-mail address for notices about it: about its end, about renewals and extensions, and about a change of this address. You can change it at any time. The address of an order and the one you use for the chat are separate and stay as they are.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "What is needed",
        body: [
          list(
            "unordered",
            "**Your mobile ID or nest ID.** Both are on the card from the box. Capitals, spaces and hyphens do not matter.",
            "**The new e-mail address,** given twice, because nothing is as easily mistyped.",
            "**Access to the new mailbox.** The old one is not needed, unless it has stopped or undone a change within the last 30 days.",
          ),
        ],
      },
      {
        __component: "blocks.steps",
        heading: "How it works",
        steps: [
          {
            title: "A link goes to the new address, a notice to the old one",
            text: "Until the link is confirmed, nothing changes, and the notice has a link that stops it. Opening the link is not enough: you confirm on the page it leads to, because mail scanners open links as well.",
          },
          {
            title: "The new address confirms",
            text: "From then on, notices go there. Confirming twice does no harm; the page tells you it is already done.",
          },
          {
            title: "A second notice goes to the old address",
            text: "It says that the contact address has been changed, but not to which one. It contains a link that undoes the change for seven days. If you use it, only this mailbox can allow another change for 30 days.",
          },
          {
            title: "The old address is forgotten",
            text: "After seven days it is erased, and the change can no longer be undone from there.",
          },
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "When it does not go smoothly",
        questions: [
          {
            question: "The link has not arrived.",
            answer: paragraphs(
              "Look in the spam folder and wait a few minutes. If there is nothing, the address probably had a typo. Then nothing has changed, and you can start again.",
            ),
          },
          {
            question: "The link is said to be unknown.",
            answer: paragraphs(
              "Mail programs sometimes break long links in two. Copy all of it into the address bar. If it is still not found, it has expired, or a newer one has replaced it; start again.",
            ),
          },
          {
            question: "I have received a notice but changed nothing.",
            answer: paragraphs(
              "Undo it with the link in the notice. Then [write to us](/support/contact): somebody knows your mobile ID or nest ID. Nobody can read your nest with these numbers. But the contact address receives our notices, and we answer requests to erase a nest there: so do not wait.",
            ),
          },
          {
            question: "I have none of my numbers any more.",
            answer: paragraphs(
              "[Write to us](/support/contact) with your order number. We send the numbers to the contact address we have. If that mailbox no longer exists either, there is nothing by which we could recognise you.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "While you have the card in your hand",
        text: "The same number shows how long the subscription lasts, and renews it.",
        actions: [
          { label: "See the services", target: "/shop/services" },
          { label: "Back to support", target: "/support" },
        ],
      },
    ],
  },
  de: {
    title: "Meine Kontaktadresse",
    description:
      "Wie die E-Mail-Adresse eines Abos geändert wird: eine Nummer, eine neue Adresse, ein Link zum Bestätigen und sieben Tage, um es rückgängig zu machen.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Wofür diese Adresse ist",
        body: paragraphs(
          "Jedes Abo hat eine E-Mail-Adresse für Mitteilungen: zu seinem Ende, zu Verlängerung und Erweiterung und zum Wechsel dieser Adresse. Ändern können Sie sie jederzeit. Die Adresse einer Bestellung und jene, die Sie für den Chat verwenden, sind davon getrennt und bleiben, wie sie sind.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Was es braucht",
        body: [
          list(
            "unordered",
            "**Ihre Mobile-ID oder Nest-ID.** Beide stehen auf der Karte aus der Schachtel. Gross oder klein, Leerzeichen und Bindestriche spielen keine Rolle.",
            "**Die neue E-Mail-Adresse,** und zwar zweimal, weil man sich nirgends so leicht vertippt.",
            "**Zugang zum neuen Postfach.** Das alte wird nicht gebraucht, ausser es hat in den letzten 30 Tagen eine Änderung aufgehalten oder rückgängig gemacht.",
          ),
        ],
      },
      {
        __component: "blocks.steps",
        heading: "So geht es vor sich",
        steps: [
          {
            title: "Ein Link geht an die neue Adresse, ein Hinweis an die alte",
            text: "Bis der Link bestätigt ist, ändert sich nichts, und mit dem Hinweis lässt sich die Änderung aufhalten. Den Link zu öffnen, genügt nicht: Sie bestätigen auf der Seite, zu der er führt, denn auch Mail-Scanner öffnen Links.",
          },
          {
            title: "Die neue Adresse bestätigt",
            text: "Von da an gehen Mitteilungen dorthin. Ein zweites Mal zu bestätigen, schadet nicht; Sie erfahren, dass es schon geschehen ist.",
          },
          {
            title: "Ein zweiter Hinweis geht an die alte Adresse",
            text: "Darin steht, dass die Kontaktadresse geändert wurde, aber nicht, wie die neue lautet. Mit dem Link im Hinweis lässt sich die Änderung sieben Tage lang rückgängig machen. Wenn Sie ihn benutzen, kann 30 Tage lang nur dieses Postfach eine weitere Änderung erlauben.",
          },
          {
            title: "Die alte Adresse wird vergessen",
            text: "Nach sieben Tagen wird sie gelöscht, und von dort aus lässt sich nichts mehr rückgängig machen.",
          },
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Wenn es nicht glattgeht",
        questions: [
          {
            question: "Der Link ist nicht angekommen.",
            answer: paragraphs(
              "Sehen Sie im Spam-Ordner nach und warten Sie einige Minuten. Kommt nichts, war die Adresse vermutlich falsch getippt. Geändert hat sich dann nichts, und Sie können von vorn beginnen.",
            ),
          },
          {
            question: "Der Link soll unbekannt sein.",
            answer: paragraphs(
              "Mailprogramme brechen lange Links manchmal entzwei. Kopieren Sie ihn als Ganzes in die Adresszeile. Wird er auch so nicht gefunden, ist er zu alt oder durch einen neueren ersetzt; beginnen Sie von vorn.",
            ),
          },
          {
            question: "Ich habe einen Hinweis erhalten, aber nichts geändert.",
            answer: paragraphs(
              "Machen Sie die Änderung mit dem Link im Hinweis rückgängig. Danach [schreiben Sie uns](/support/contact): Jemand kennt Ihre Mobile-ID oder Nest-ID. Lesen kann mit diesen Nummern niemand in Ihrem Nest. Aber an die Kontaktadresse gehen unsere Hinweise, und dort fragen wir nach, wenn jemand ein Nest löschen lassen will: Warten Sie also nicht.",
            ),
          },
          {
            question: "Ich habe keine meiner Nummern mehr.",
            answer: paragraphs(
              "[Schreiben Sie uns](/support/contact) mit Ihrer Bestellnummer. Wir schicken die Nummern an die Kontaktadresse, die wir haben. Gibt es auch dieses Postfach nicht mehr, haben wir nichts, woran wir Sie erkennen könnten.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Wenn Sie die Karte schon in der Hand haben",
        text: "Dieselbe Nummer zeigt, wie lange das Abo noch läuft, und verlängert es.",
        actions: [
          { label: "Zu den Diensten", target: "/shop/services" },
          { label: "Zurück zum Support", target: "/support" },
        ],
      },
    ],
  },
};
