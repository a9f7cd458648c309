import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const support: KbEntry[] = [
  {
    slug: "contact-form",
    category: "support",
    isFaq: false,
    related: ["captcha", "chat", "encrypt-message", "what-we-store"],
    en: {
      title: "Write to support: the contact form, and when you answer",
      summary: "Choose a topic, describe it in three sentences, add pictures; usually answered within one working day.",
      body: [
        list(
          "ordered",
          "Open the [contact form](/support/contact) and choose the request type and, if one is concerned, the module.",
          "Choose how we should answer: by e-mail, in the chat, or not at all. We need an e-mail address or your support ID only if you want an answer.",
          "Describe what you did, what happened and what you expected, in 20 to 5,000 characters. Name the phone, and for an order its number.",
          "Add up to three attachments of up to 5 MB each: picture or screenshot, PDF or text.",
          "Solve the [captcha](/support/kb/captcha) and send. The page shows a reference; note it down.",
        ),
        ...paragraphs(
          "We usually answer within one working day, Monday to Friday, 8:00 to 18:00 (Bern), in English or German. We have no telephone line. Requests are erased after 180 days, with their attachments.",
          "Leave out passcodes, keys and the secret link to your order. If no answer arrives, check your spam folder first; the address may also have had a typo.",
        ),
      ],
    },
    de: {
      title: "Dem Support schreiben: das Kontaktformular, und wann Sie Antwort erhalten",
      summary: "Thema wählen, in drei Sätzen beschreiben, Bilder anhängen; Antwort meist innert eines Arbeitstags.",
      body: [
        list(
          "ordered",
          "Öffnen Sie das [Kontaktformular](/support/contact) und wählen Sie die Art der Anfrage und, wenn eines betroffen ist, das Modul.",
          "Wählen Sie, wie wir antworten sollen: per E-Mail, im Chat oder gar nicht. Nur für eine Antwort brauchen wir eine E-Mail-Adresse oder Ihre Support-ID.",
          "Beschreiben Sie, was Sie getan haben, was geschehen ist und was Sie erwartet hätten, in 20 bis 5000 Zeichen. Nennen Sie das Telefon und bei einer Bestellung ihre Nummer.",
          "Fügen Sie bis zu drei Anhänge bei, je bis 5 MB: Bild oder Bildschirmfoto, PDF oder Text.",
          "Lösen Sie das [Captcha](/support/kb/captcha) und senden Sie ab. Die Seite zeigt eine Referenz; notieren Sie sie.",
        ),
        ...paragraphs(
          "Meist antworten wir innert eines Arbeitstags, Montag bis Freitag, 8.00 bis 18.00 Uhr (Bern), auf Deutsch oder Englisch. Eine Telefonnummer (Hotline) haben wir nicht. Nach 180 Tagen wird die Anfrage samt Anhängen gelöscht.",
          "Lassen Sie Codes, Schlüssel und den geheimen Link zu Ihrer Bestellung weg. Kommt keine Antwort, sehen Sie zuerst im Spam-Ordner nach; vielleicht war auch die Adresse falsch getippt.",
        ),
      ],
    },
  },
  {
    slug: "captcha",
    category: "support",
    isFaq: false,
    related: ["contact-form", "tor-and-scripts", "what-we-store"],
    en: {
      title: "I cannot read the captcha. Is there a sound, or another one?",
      summary: "Ask for a new picture or listen to the sound; what you wrote stays. It is valid for 10 minutes.",
      body: [
        list(
          "unordered",
          "**Another one:** Press “New picture”. What you wrote stays in the form, even without JavaScript.",
          "**Sound (audio),** for the blind and for everyone else: Press the link beside the picture. You hear five words in the language of the page, over murmuring voices that mean nothing. Type the first letter of each word, and play it as often as you like. Where the browser plays no sound, you can download the file and play it elsewhere.",
          "**Capital or small letters** do not matter.",
        ),
        heading(3, "If it is not accepted"),
        list(
          "unordered",
          "A captcha is valid for ten minutes. If you write for longer, a new one is shown when you send; nothing is lost.",
          "It is valid once. After “back” in the browser you need a new one.",
        ),
        ...paragraphs(
          "It is our own: the picture is made on our server, nobody watches how you move the mouse, and no other company is involved. We store only a check value of the answer, for ten minutes. If you cannot solve it at all, write to [hello@wren.example](mailto:hello@wren.example).",
        ),
      ],
    },
    de: {
      title: "Ich kann das Captcha nicht lesen. Gibt es einen Ton oder ein anderes?",
      summary: "Neues Bild verlangen oder den Ton anhören; was Sie geschrieben haben, bleibt. Es gilt 10 Minuten.",
      body: [
        list(
          "unordered",
          "**Ein anderes:** Ist das Bild unlesbar, drücken Sie auf «Neues Bild». Was Sie geschrieben haben, bleibt im Formular, auch ohne JavaScript.",
          "**Ton (Audio),** für Blinde und alle anderen: Drücken Sie auf den Link neben dem Bild. Sie hören fünf Wörter in der Sprache der Seite, dahinter murmelnde Stimmen ohne Bedeutung. Tippen Sie von jedem Wort den ersten Buchstaben, und hören Sie es so oft an, wie Sie wollen. Spielt der Browser keinen Ton ab, können Sie die Datei herunterladen und anderswo anhören.",
          "**Gross oder klein** spielt keine Rolle.",
        ),
        heading(3, "Wenn es nicht angenommen wird"),
        list(
          "unordered",
          "Ein Captcha gilt zehn Minuten. Schreiben Sie länger, erscheint beim Absenden ein neues; verloren geht nichts.",
          "Es gilt ein einziges Mal. Nach «Zurück» im Browser brauchen Sie ein neues.",
        ),
        ...paragraphs(
          "Es ist unser eigenes: Das Bild entsteht auf unserem Server, niemand beobachtet, wie Sie die Maus bewegen, und keine andere Firma wird gefragt. Gespeichert wird nur ein Prüfwert der Antwort, zehn Minuten lang. Können Sie es gar nicht lösen, schreiben Sie an [hello@wren.example](mailto:hello@wren.example).",
        ),
      ],
    },
  },
  {
    slug: "chat",
    category: "support",
    isFaq: false,
    related: ["chat-password", "contact-form", "find-my-ids", "what-we-store"],
    en: {
      title: "Support chat: hours, signing in, and when it is erased",
      summary: "People in Bern, Monday to Friday, 8:00 to 18:00; erased 30 days after closing, or by you at any time.",
      body: [
        ...paragraphs(
          "The people who answer sit in Bern. They are there Monday to Friday, 8:00 to 18:00 Bern time, in English and German. You can write outside these hours too: we e-mail you when there is an answer. The e-mail does not contain it.",
        ),
        list(
          "ordered",
          "Open the [chat](/support/chat) and sign in with your support ID or an e-mail address, and your chat password.",
          "If you are new, write your first message on the same page, with an e-mail address and a password of your own. It is sent at once, and no cookie is set before that. It works without an address too: you then see a support number and six words to use instead of the password. Write both down, because nobody can restore them.",
          "Open the link in our e-mail and give the password. From then on you can read the conversation on any device, and we e-mail you when there is an answer.",
          "Write. Answers arrive while you watch; without JavaScript the page refreshes itself.",
        ),
        ...paragraphs("A conversation waits for you: sign in on another device, and it continues where it stopped."),
        heading(3, "How long it is kept"),
        ...paragraphs(
          "A closed conversation is erased after 30 days, and the page says when. It closes by itself after 14 days of silence. “Erase now” erases it immediately, for both sides.",
        ),
      ],
    },
    de: {
      title: "Support-Chat: Zeiten, Anmeldung, und wann er gelöscht wird",
      summary: "Menschen in Bern, Montag bis Freitag, 8 bis 18 Uhr; 30 Tage nach dem Schliessen gelöscht, oder sofort.",
      body: [
        ...paragraphs(
          "Die Leute, die antworten, sitzen in Bern. Sie sind von Montag bis Freitag da, 8.00 bis 18.00 Uhr Berner Zeit, auf Deutsch und Englisch. Auch ausserhalb dieser Öffnungszeiten dürfen Sie schreiben: Wir melden per E-Mail, dass eine Antwort da ist. Was darin steht, steht nicht in der E-Mail.",
        ),
        list(
          "ordered",
          "Öffnen Sie den [Chat](/support/chat) und melden Sie sich mit Ihrer Support-ID oder einer E-Mail-Adresse und Ihrem Chat-Passwort an.",
          "Sind Sie neu, schreiben Sie auf derselben Seite Ihre erste Nachricht, mit einer E-Mail-Adresse und einem eigenen Passwort. Sie geht sofort ab, und vorher wird kein Cookie gesetzt. Ohne Adresse geht es auch: Dann sehen Sie eine Support-Nummer und sechs Wörter, die das Passwort ersetzen. Notieren Sie beides, denn niemand kann es wiederherstellen.",
          "Öffnen Sie den Link in unserer E-Mail und geben Sie das Passwort ein. Danach lesen Sie das Gespräch auf jedem Gerät, und wir melden per E-Mail, wenn eine Antwort da ist.",
          "Schreiben Sie. Antworten erscheinen, während Sie zusehen; ohne JavaScript aktualisiert sich die Seite von selbst.",
        ),
        ...paragraphs(
          "Ein Gespräch wartet auf Sie: Melden Sie sich auf einem anderen Gerät an, und es geht dort weiter, wo es stehen blieb.",
        ),
        heading(3, "Wie lange der Chatverlauf bleibt"),
        ...paragraphs(
          "30 Tage nach dem Schliessen wird ein Gespräch gelöscht; die Seite zeigt, wann. Sagt niemand mehr etwas, schliesst es nach 14 Tagen von selbst. «Jetzt löschen» tut es sofort und auf beiden Seiten.",
        ),
      ],
    },
  },
  {
    slug: "chat-password",
    category: "support",
    isFaq: false,
    related: ["chat", "find-my-ids", "change-contact-email"],
    en: {
      title: "I have forgotten my chat password",
      summary: "Have a link sent to your e-mail address and set a new one. It has nothing to do with your passcode.",
      body: [
        list(
          "ordered",
          "Open the [chat](/support/chat) and choose “Forgot your password?”.",
          "Enter the e-mail address you sign in with. If you sign in with the support ID, use the address you gave when you set the password.",
          "Open the link in the e-mail within 24 hours and set a new password.",
        ),
        ...paragraphs(
          "Your conversations remain. For reasons of privacy the page does not say whether an address is known; if no e-mail arrives within a few minutes, look in the spam folder, then try the other addresses you use.",
          "A link comes only for an address that you have confirmed. If you no longer have access to the mailbox, start with another address. It cannot open the old conversations; they are erased 30 days after they are closed.",
          "The chat password is used for the chat only. The [passcode of the phone](/support/kb/forgotten-passcode) and the [PIN of a Nest Key](/support/kb/lost-nest-key) are something else, and we can reset neither.",
        ),
      ],
    },
    de: {
      title: "Ich habe mein Chat-Passwort vergessen",
      summary:
        "Lassen Sie sich per E-Mail einen Link schicken und setzen Sie ein neues. Ihr Code hat damit nichts zu tun.",
      body: [
        list(
          "ordered",
          "Öffnen Sie den [Chat](/support/chat) und wählen Sie «Passwort vergessen?».",
          "Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Melden Sie sich mit der Support-ID an, nehmen Sie die Adresse, die Sie beim Setzen des Passworts angegeben haben.",
          "Öffnen Sie innert 24 Stunden den Link in der E-Mail und setzen Sie ein neues Passwort.",
        ),
        ...paragraphs(
          "Ihre Gespräche bleiben erhalten. Aus Gründen des Datenschutzes sagt die Seite nicht, ob sie eine Adresse kennt; kommt innert weniger Minuten keine E-Mail, sehen Sie im Spam-Ordner nach und versuchen Sie es mit den anderen Adressen, die Sie benutzen.",
          "Ein Link kommt nur an eine Adresse, die Sie bestätigt haben. Haben Sie keinen Zugang mehr zum Postfach, beginnen Sie mit einer anderen Adresse. Die alten Gespräche lassen sich von dort nicht öffnen; sie werden 30 Tage nach dem Schliessen gelöscht.",
          "Das Chat-Passwort gilt nur für den Chat. Der [Code des Telefons](/support/kb/forgotten-passcode) und die [PIN eines Nest Keys](/support/kb/lost-nest-key) sind etwas anderes, und zurücksetzen können wir keines von beiden.",
        ),
      ],
    },
  },
  {
    slug: "repair-and-warranty",
    category: "support",
    isFaq: false,
    related: ["return-goods", "factory-reset", "contact-form", "battery-life"],
    en: {
      title: "Something is broken: repair and warranty",
      summary: "Two years of warranty, repair and shipping free of charge. Write first, back up, erase, then send.",
      body: [
        list(
          "ordered",
          "[Write to us](/support/contact) with the order number and describe the fault. Often no parcel is needed.",
          "Make a backup, to the nest or by cable to your computer.",
          "[Erase the phone](/support/kb/factory-reset), if it still allows it. We do not need your passcode and will not ask for it.",
          "Take out the SIM, and send the phone to the address in our answer.",
        ),
        heading(3, "What the warranty covers"),
        ...paragraphs(
          "For two years from delivery we repair or replace what has a fault that you have not caused; if neither works out, you get your money back. It does not cover normal wear, accidents such as a cracked screen, or liquids. Opening the phone or installing another system does not void it, unless that caused the fault.",
        ),
        heading(3, "Outside the warranty"),
        ...paragraphs(
          "We repair that too: you get a quote first, then decide. Keep the order number; after your address is erased, it is the only proof of purchase.",
        ),
      ],
    },
    de: {
      title: "Etwas ist kaputt: Reparatur und Garantie",
      summary:
        "Zwei Jahre Garantie, Reparatur und Versand kostenlos. Zuerst schreiben, sichern, löschen, dann einsenden.",
      body: [
        list(
          "ordered",
          "[Schreiben Sie uns](/support/contact) mit der Bestellnummer und beschreiben Sie den Mangel. Oft braucht es kein Paket.",
          "Machen Sie ein Backup, ins Nest oder per Kabel auf Ihren Computer.",
          "[Löschen Sie das Telefon](/support/kb/factory-reset), wenn es das noch zulässt. Ihren Code brauchen wir nicht und fragen nicht danach.",
          "Nehmen Sie die SIM heraus, und schicken Sie das Telefon an die Adresse in unserer Antwort.",
        ),
        heading(3, "Was die Garantie deckt"),
        ...paragraphs(
          "Während zwei Jahren ab Zustellung reparieren oder ersetzen wir, was einen Mangel hat, den nicht Sie verursacht haben; gelingt beides nicht, erhalten Sie Ihr Geld zurück. Nicht gedeckt sind normale Abnützung, Unfälle, etwa ein gesprungener Bildschirm, und Flüssigkeiten. Das Öffnen des Telefons und die Installation eines anderen Systems heben die Garantie nicht auf, ausser der Mangel kommt daher.",
        ),
        heading(3, "Ausserhalb der Garantie"),
        ...paragraphs(
          "Auch das reparieren wir: Sie erhalten zuerst ein Angebot und entscheiden dann. Bewahren Sie die Bestellnummer auf; ist Ihre Adresse gelöscht, ist sie der einzige Kaufbeleg.",
        ),
      ],
    },
  },
  {
    slug: "report-security-problem",
    category: "support",
    isFaq: false,
    related: ["encrypt-message", "suspicious-message", "verify-download"],
    en: {
      title: "Report a security problem",
      summary:
        "To security@wren.example or by form, anonymously if you like; receipt is confirmed in two working days.",
      body: [
        ...paragraphs(
          "If you find a vulnerability in WrenOS, the nest or this site, you do us a favour. Write to [security@wren.example](mailto:security@wren.example), best [encrypted](/support/kb/encrypt-message), or use the [contact form](/support/contact) with the request type “A security report”. You may remain anonymous.",
        ),
        heading(3, "What helps"),
        list(
          "unordered",
          "what is affected, with version;",
          "the steps to reproduce it;",
          "what somebody could do with it.",
        ),
        heading(3, "What you can expect"),
        list(
          "unordered",
          "We confirm receipt within two working days and give a first assessment within ten.",
          "We take no legal action against anyone who acts in good faith, does not read or alter other people's data and gives us time to repair.",
          "Disclosure: please do not publish details until the fault has been repaired, and for no longer than 90 days.",
          "After the repair we publish every serious weakness, with thanks and your name, or without it.",
        ),
      ],
    },
    de: {
      title: "Ein Sicherheitsproblem melden",
      summary: "An security@wren.example oder per Formular, auch anonym; Eingang bestätigt innert zwei Arbeitstagen.",
      body: [
        ...paragraphs(
          "Wer eine Schwachstelle in WrenOS, im Nest oder auf dieser Website findet, tut uns einen Gefallen. Schreiben Sie an [security@wren.example](mailto:security@wren.example), am besten [verschlüsselt](/support/kb/encrypt-message), oder nehmen Sie das [Kontaktformular](/support/contact) mit der Art «Eine Sicherheitsmeldung». Sie dürfen anonym bleiben.",
        ),
        heading(3, "Was hilft"),
        list(
          "unordered",
          "was betroffen ist, mit Version;",
          "die Schritte, mit denen auch wir die Lücke sehen;",
          "was jemand damit anrichten könnte.",
        ),
        heading(3, "Was Sie erwarten dürfen"),
        list(
          "unordered",
          "Wir bestätigen den Eingang innert zwei Arbeitstagen und geben innert zehn eine erste Einschätzung.",
          "Wir gehen nicht rechtlich gegen Personen vor, die in guter Absicht handeln, fremde Daten weder lesen noch verändern und uns Zeit für die Behebung lassen.",
          "Bitte veröffentlichen Sie Einzelheiten erst, wenn der Fehler behoben ist, spätestens aber nach 90 Tagen.",
          "Nach der Behebung veröffentlichen wir jede ernste Schwachstelle, mit Dank und Ihrem Namen, oder ohne.",
        ),
      ],
    },
  },
];
