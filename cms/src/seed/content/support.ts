import { list, paragraphs } from "../rich-text";
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
        __component: "blocks.faq-list",
        heading: "Asked most often",
        questions: [
          {
            question: "How do I set up my phone?",
            answer: [
              list(
                "ordered",
                "Check the seal on the box, then switch the phone on. It shows that its system is the one we signed.",
                "Choose a language and a passcode. Nothing else is asked, and no account is created.",
                "Put in your SIM.",
                "Connect the old phone by cable to bring over contacts and pictures.",
                "Open Nest and enter the nest id from your card if you want to use the nest.",
              ),
              ...paragraphs("It takes about a quarter of an hour, most of it for the pictures."),
            ],
          },
          {
            question: "How does my phone get updates, and for how long?",
            answer: paragraphs(
              "The Updates module looks for them by itself and asks you before it installs anything. Every update is signed, and the phone refuses any that is not. Security updates come for seven years, with or without a subscription; new versions of WrenOS are part of the subscription.",
            ),
          },
          {
            question: "My nest is full, or its time is running out. What can I do?",
            answer: paragraphs(
              "Under [services](/shop/services) you enlarge the nest or renew the subscription; your mobile id or nest id is enough. A larger nest costs only the days that are left. After the end of a subscription the nest stays readable for 90 days.",
            ),
          },
          {
            question: "I have paid in Monero. Why is my order still waiting?",
            answer: paragraphs(
              "We first see the payment and then wait for the network to confirm it, as a rule ten times, which takes about 20 minutes. The order page counts along. If it has not seen your payment, enter the transaction id there.",
              "If the amount was too low, the page says what is missing; send the rest to the same address. Card and TWINT payments are confirmed within moments. If an order has expired although you paid, [write to us](/support/contact). The money is not lost.",
            ),
          },
          {
            question: "Where is my parcel?",
            answer: paragraphs(
              "Open the order page; the link is in your e-mail. Once the parcel is on its way, it shows the tracking number. Parcels leave Bern within two working days after payment, always registered, so somebody has to sign for them. Abroad, customs may take a few days more and charge import fees.",
            ),
          },
          {
            question: "What do you learn about me when I ask for help?",
            answer: paragraphs(
              "What you write, and where to send the answer. Chats are erased 30 days after they are closed, or at once if you press “Erase now”. Contact requests are erased after 180 days. We never ask for passcodes, keys or a copy of your passport. The rest is on the [privacy page](/privacy).",
            ),
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
        __component: "blocks.faq-list",
        heading: "Am häufigsten gefragt",
        questions: [
          {
            question: "Wie richte ich mein Telefon ein?",
            answer: [
              list(
                "ordered",
                "Prüfen Sie das Siegel der Schachtel und schalten Sie das Telefon ein. Es zeigt, dass sein System von uns signiert ist.",
                "Wählen Sie eine Sprache und einen Code. Mehr wird nicht gefragt, und ein Konto entsteht nicht.",
                "Legen Sie Ihre SIM ein.",
                "Verbinden Sie das alte Telefon per Kabel, um Kontakte und Bilder zu übernehmen.",
                "Wenn Sie das Nest nutzen wollen, öffnen Sie Nest und geben Sie die Nest-ID von Ihrer Karte ein.",
              ),
              ...paragraphs("Das dauert etwa eine Viertelstunde, das meiste davon für die Bilder."),
            ],
          },
          {
            question: "Wie kommen Updates auf mein Telefon, und wie lange?",
            answer: paragraphs(
              "Das Modul Updates sucht selbst danach und fragt, bevor es etwas installiert. Jedes Update ist signiert, und was nicht signiert ist, lehnt das Telefon ab. Sicherheitsupdates gibt es sieben Jahre lang, mit oder ohne Abo; neue Versionen von WrenOS gehören zum Abo.",
            ),
          },
          {
            question: "Mein Nest ist voll oder läuft bald ab. Was kann ich tun?",
            answer: paragraphs(
              "Unter [Dienste](/shop/services) vergrössern Sie das Nest oder verlängern das Abo; Ihre Mobile-ID oder Nest-ID genügt. Ein grösseres Nest kostet nur die verbleibenden Tage. Nach dem Ende eines Abos bleibt das Nest 90 Tage lesbar.",
            ),
          },
          {
            question: "Ich habe mit Monero bezahlt. Warum wartet meine Bestellung noch?",
            answer: paragraphs(
              "Zuerst sehen wir die Zahlung, dann warten wir, bis das Netz sie bestätigt hat, in der Regel zehnmal. Das dauert rund 20 Minuten, und die Bestellseite zählt mit. Hat sie Ihre Zahlung nicht gesehen, geben Sie dort die Transaktions-ID ein.",
              "War der Betrag zu tief, steht auf der Seite, wie viel fehlt; senden Sie den Rest an dieselbe Adresse. Zahlungen mit Karte und TWINT sind nach wenigen Augenblicken bestätigt. Ist eine Bestellung verfallen, obwohl Sie bezahlt haben, [schreiben Sie uns](/support/contact). Das Geld ist nicht verloren.",
            ),
          },
          {
            question: "Wo ist mein Paket?",
            answer: paragraphs(
              "Öffnen Sie die Bestellseite; den Link haben Sie per E-Mail erhalten. Sobald das Paket unterwegs ist, steht dort die Sendungsnummer. Pakete verlassen Bern innert zwei Arbeitstagen nach der Zahlung, immer eingeschrieben; jemand muss also unterschreiben. Im Ausland kann der Zoll einige Tage länger brauchen und Einfuhrabgaben verlangen.",
            ),
          },
          {
            question: "Was erfahren Sie über mich, wenn ich um Hilfe bitte?",
            answer: paragraphs(
              "Was Sie schreiben und wohin die Antwort soll. Chats werden 30 Tage nach dem Schliessen gelöscht, oder sofort, wenn Sie auf «Jetzt löschen» drücken. Kontaktanfragen werden nach 180 Tagen gelöscht. Nach Codes, Schlüsseln oder einer Ausweiskopie fragen wir nie. Das Übrige steht auf der [Datenschutzseite](/privacy).",
            ),
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
