import type { Block, Locale } from "@wren/domain";
import { command, list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";
import type { Written } from "../written";
import { keptData } from "./kept-data";
import { KEY_FINGERPRINT } from "./support-files";

/** Holds for every site that runs this software, whoever it belongs to. */
export const checkOfTheCode: Record<Locale, Written<Block>[]> = {
  en: [
    {
      __component: "blocks.text",
      heading: "How the check works",
      body: [
        ...paragraphs(
          "Every shop can say that its pages do not spy on you. Your browser, however, runs whatever the server sends, and the server can send something else tomorrow, or to you alone. So we made it possible to look.",
        ),
        list(
          "ordered",
          "**The code is public.** Everything your browser gets from us is made from one source repository.",
          "**The build gives the same bytes every time.** Build the same commit, on any computer and on any day, and you get exactly our files.",
          "**The build lists all of them.** The list names every file, and every script inside a page, with its SHA-256 hash. It is signed with our release key, on a computer that serves nothing.",
          "**Your browser checks as well.** It knows the hash of each script before it loads it, and runs no other. This holds for Chromium from version 138 and Firefox from 145.",
          "**Releases are written down.** Each line of their list contains the hash of the line before it. If one is changed or removed later, it shows.",
        ),
        ...paragraphs(
          "The command below the heading does all of this for you. It visits the site as five different browsers, in several languages and more than once, compares every file and every page with the list, and reports any mismatch. It needs Node and nothing else.",
        ),
      ],
    },
    {
      __component: "blocks.text",
      heading: "What the check cannot tell",
      body: [
        ...paragraphs("It would be dishonest to leave this out:"),
        list(
          "unordered",
          "It sees what the site sends to **you**, at the time you ask. A server that means harm could recognise the checker. That is why it poses as a browser, and why it helps when many people run it, over Tor too.",
          "It covers code, not words: prices and texts change daily and are on no list.",
          "It says nothing about what a server does with the data you send it. What we keep, and for how long, is on the [privacy page](/privacy).",
          "With scripts switched off there is nothing to check. Everything here works that way.",
        ),
      ],
    },
  ],
  de: [
    {
      __component: "blocks.text",
      heading: "So funktioniert die Prüfung",
      body: [
        ...paragraphs(
          "Jeder Laden kann behaupten, dass seine Seiten niemanden ausspähen. Ihr Browser führt jedoch aus, was der Server schickt, und der kann morgen etwas anderes schicken, oder nur Ihnen. Darum haben wir dafür gesorgt, dass man nachsehen kann.",
        ),
        list(
          "ordered",
          "**Der Code ist öffentlich.** Alles, was Ihr Browser von uns bekommt, entsteht aus einem einzigen Quelltext-Verzeichnis.",
          "**Wer ihn baut, erhält jedes Mal dieselben Bytes.** Derselbe Commit ergibt auf jedem Rechner und an jedem Tag genau unsere Dateien.",
          "**Der Build listet sie alle auf.** Die Liste nennt jede Datei und jedes Skript, das in einer Seite steht, mit seiner SHA-256-Prüfsumme. Signiert wird sie mit unserem Release-Schlüssel, auf einem Rechner, der nichts ausliefert.",
          "**Auch Ihr Browser prüft.** Er kennt die Prüfsumme jedes Skripts, bevor er es lädt, und führt kein anderes aus. Das gilt für Chromium ab Version 138 und Firefox ab 145.",
          "**Über Veröffentlichungen wird Buch geführt.** Jede Zeile enthält die Prüfsumme der Zeile davor. Wird später eine geändert oder entfernt, fällt es auf.",
        ),
        ...paragraphs(
          "Der Befehl unter der Überschrift erledigt das alles für Sie. Er besucht die Website als fünf verschiedene Browser, in mehreren Sprachen und mehr als einmal, vergleicht jede Datei und jede Seite mit der Liste und nennt, was nicht passt. Er braucht Node und sonst nichts.",
        ),
      ],
    },
    {
      __component: "blocks.text",
      heading: "Was die Prüfung nicht weiss",
      body: [
        ...paragraphs("Das zu verschweigen wäre unehrlich:"),
        list(
          "unordered",
          "Sie sieht, was die Website **Ihnen** schickt, und zwar dann, wenn Sie fragen. Ein böswilliger Server könnte das Prüfprogramm erkennen. Darum verkleidet es sich als Browser, und darum hilft es, wenn viele es laufen lassen, auch über Tor.",
          "Sie gilt dem Code, nicht den Worten: Preise und Texte ändern sich täglich und stehen in keiner Liste.",
          "Sie sagt nichts darüber, was ein Server mit den Daten macht, die Sie ihm schicken. Was wir wie lange behalten, steht auf der [Datenschutzseite](/privacy).",
          "Ohne Skripte gibt es nichts zu prüfen. Hier funktioniert alles auch so.",
        ),
      ],
    },
  ],
};

export const trust: SeedPage = {
  slug: "trust",
  en: {
    title: "You need not believe us.",
    description:
      "How to check that the code your browser runs is the code we publish, which keys we sign with, what we store, and how to tell us when something is wrong.",
    blocks: [
      ...checkOfTheCode.en,
      {
        __component: "blocks.image-text",
        heading: "Build it yourself",
        body: paragraphs(
          "The build reads no clock, no time zone and no name of a machine, so nothing in it depends on who builds, where or when.",
          "Add --rebuild to the check above, and it builds the commit on your computer and compares. If one byte differs, it names the file.",
        ),
        picture: {
          image: "same-build-en",
          imageDark: "same-build-en-dark",
          alt: "From the same public sources, we build in Bern and you build anywhere; both get the same bytes",
        },
        pictureSide: "right",
      },
      {
        __component: "blocks.text",
        heading: "Our keys",
        body: [
          list(
            "unordered",
            "**The release key** signs the list of this site's files. If this build is signed, the key is shown above. Compare it with the one in the source repository; signatures are in the format of minisign.",
            "**The key for files** signs system images, tools and the [warrant canary](/trust#canary). It is under [files and guides](/support/files), and its fingerprint is on the back of your subscription card. It is a key of this demonstration and signs nothing real.",
            "**The key for messages,** if one is in use, encrypts what you write in the [contact form](/support/contact): on arrival, or in your browser if you tick the box for it. The form says whether it does.",
          ),
          ...paragraphs("Fingerprint of the key for files:"),
          command(KEY_FINGERPRINT),
          ...paragraphs("Checking the list of this site's files with the release key:"),
          command("minisign -V -p wren-release.pub -m wren-integrity.json"),
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Compare the key once",
        body: paragraphs(
          "Your phone shows the fingerprint of the key for files under Settings, Updates. The same one is on the back of your subscription card, and above.",
          "It has ten groups of four characters; the picture shows the first four. If a single group differs, install nothing and [write to us](/support/contact).",
        ),
        picture: {
          image: "fingerprint-en",
          imageDark: "fingerprint-en-dark",
          alt: "The first groups of the fingerprint on the back of a card and on the phone are the same",
        },
        pictureSide: "left",
      },
      {
        __component: "blocks.text",
        heading: "Sources and audits",
        body: [
          list(
            "unordered",
            "**The software of this site is open source,** under the MIT licence. Anyone may read it, run it and change it.",
            "**Its build is reproducible.** The check above compares what you get with what the sources give.",
            "**Nobody outside has audited it yet.** When somebody does, the full report will be linked here, whatever it says.",
            "**WrenOS is part of the sample.** The phone system of this demo shop is invented, so it has no sources and no audit to show. A real maker lists its audits as below.",
          ),
        ],
      },
      {
        __component: "blocks.table",
        firstColumn: "Who, and when",
        secondColumn: "What was examined, and what was found",
        thirdColumn: "Report",
        rows: [
          {
            first: "Sample: an independent laboratory, March 2026",
            second:
              "Sample: how WrenOS signs and installs updates, in 20 days of work. Two findings of medium weight, both mended in version 3.0.2.",
            third: "Sample: the full report, with our answers",
          },
          {
            first: "Sample: a university group, September 2025",
            second: "Sample: the encryption of the nest, design and code. No finding above low.",
            third: "Sample: the full report, and the paper",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "How to check the warrant canary",
        body: [
          ...paragraphs(
            "The [statement above](/trust#canary) is signed, too: the file wren-canary.txt says it in full, with its dates. It lies with its signature [among the files for all platforms](/support/files#all-platforms). Check it:",
          ),
          command("gpg --verify wren-canary.txt.sig wren-canary.txt"),
          ...paragraphs(
            "If today is later than the second date in the file, or the signature does not match, take the statement for withdrawn, whatever this page says.",
          ),
        ],
      },
      { ...keptData.en, heading: "What we store, and for how long" },
      {
        __component: "blocks.steps",
        heading: "If you find a vulnerability",
        steps: [
          {
            title: "Write to us first",
            text: "To the address in security.txt, or with the contact form. In English or German, without your name if you prefer. Say what you did, what happened and on which page or version. A way to repeat it helps most.",
          },
          {
            title: "Hear from us within two working days",
            text: "We confirm receipt, and give a first assessment within ten. Serious ones come before everything else.",
          },
          {
            title: "Publish it when it is mended",
            text: "Or after 90 days, whichever comes first. We name you in the release notes if you wish, and write an advisory for everybody concerned.",
          },
          {
            title: "Careful research is welcome",
            text: "Use your own orders and your own phone, do not read or change other people's data, and do not overload the site. Then we take no legal steps.",
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Found something?",
        text: "Thank you for looking. Tell us, even if you are not sure.",
        actions: [
          { label: "Write to us", target: "/support/contact" },
          { label: "Open security.txt", target: "/.well-known/security.txt" },
        ],
      },
    ],
  },
  de: {
    title: "Sie müssen uns nicht glauben.",
    description:
      "Wie Sie prüfen, ob der Code in Ihrem Browser der veröffentlichte ist, mit welchen Schlüsseln wir signieren, was wir speichern und wie Sie uns melden, wenn etwas nicht stimmt.",
    blocks: [
      ...checkOfTheCode.de,
      {
        __component: "blocks.image-text",
        heading: "Bauen Sie selbst",
        body: paragraphs(
          "Der Build liest keine Uhr, keine Zeitzone und keinen Namen eines Rechners. Darum hängt nichts darin davon ab, wer wo und wann baut.",
          "Mit --rebuild baut die Prüfung oben den Commit auf Ihrem Rechner und vergleicht. Weicht ein Byte ab, nennt sie die Datei.",
        ),
        picture: {
          image: "same-build-de",
          imageDark: "same-build-de-dark",
          alt: "Aus denselben öffentlichen Quellen bauen wir in Bern und Sie irgendwo; beide erhalten dieselben Bytes",
        },
        pictureSide: "right",
      },
      {
        __component: "blocks.text",
        heading: "Unsere Schlüssel",
        body: [
          list(
            "unordered",
            "**Der Release-Schlüssel** signiert die Liste der Dateien dieser Website. Ist dieser Build signiert, steht der Schlüssel oben. Vergleichen Sie ihn mit dem im Quelltext-Verzeichnis; die Signaturen haben das Format von minisign.",
            "**Der Schlüssel für Dateien** signiert Systemabbilder, Werkzeuge und den [Warrant Canary](/trust#canary). Er liegt unter [Dateien und Anleitungen](/support/files), sein Fingerabdruck steht auf der Rückseite Ihrer Abokarte. Es ist ein Schlüssel dieser Demonstration; er signiert nichts Echtes.",
            "**Der Schlüssel für Nachrichten,** falls einer hinterlegt ist, verschlüsselt, was Sie im [Kontaktformular](/support/contact) schreiben: bei der Ankunft, oder schon in Ihrem Browser, wenn Sie das Kästchen dafür ankreuzen. Das Formular sagt, ob es das tut.",
          ),
          ...paragraphs("Fingerabdruck des Schlüssels für Dateien:"),
          command(KEY_FINGERPRINT),
          ...paragraphs("So prüfen Sie die Liste der Dateien dieser Website mit dem Release-Schlüssel:"),
          command("minisign -V -p wren-release.pub -m wren-integrity.json"),
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Vergleichen Sie den Schlüssel einmal",
        body: paragraphs(
          "Ihr Telefon zeigt den Fingerabdruck des Schlüssels für Dateien unter Einstellungen, Updates. Derselbe steht auf der Rückseite Ihrer Abokarte und hier oben.",
          "Er hat zehn Gruppen zu vier Zeichen; das Bild zeigt die ersten vier. Weicht eine einzige ab, installieren Sie nichts und [schreiben Sie uns](/support/contact).",
        ),
        picture: {
          image: "fingerprint-de",
          imageDark: "fingerprint-de-dark",
          alt: "Die ersten Gruppen des Fingerabdrucks auf der Rückseite einer Karte und im Telefon sind gleich",
        },
        pictureSide: "left",
      },
      {
        __component: "blocks.text",
        heading: "Quelltext und Prüfberichte",
        body: [
          list(
            "unordered",
            "**Die Software dieser Website ist quelloffen,** unter der MIT-Lizenz. Alle dürfen sie lesen, betreiben und ändern.",
            "**Ihr Build ist reproduzierbar.** Die Prüfung oben vergleicht, was Sie erhalten, mit dem, was der Quelltext ergibt.",
            "**Von aussen geprüft hat sie noch niemand.** Sobald es jemand tut, verlinken wir hier den ganzen Bericht, was auch immer darin steht.",
            "**WrenOS gehört zum Muster.** Das Telefonsystem dieses Demo-Shops ist erfunden; es gibt dazu weder Quelltext noch Prüfbericht. Ein echter Hersteller führt seine Prüfberichte auf wie hier unten.",
          ),
        ],
      },
      {
        __component: "blocks.table",
        firstColumn: "Wer und wann",
        secondColumn: "Was geprüft und was gefunden wurde",
        thirdColumn: "Bericht",
        rows: [
          {
            first: "Muster: ein unabhängiges Labor, März 2026",
            second:
              "Muster: wie WrenOS Updates signiert und installiert, in 20 Arbeitstagen. Zwei Funde von mittlerem Gewicht, beide in Version 3.0.2 behoben.",
            third: "Muster: der ganze Bericht mit unseren Antworten",
          },
          {
            first: "Muster: eine Hochschulgruppe, September 2025",
            second: "Muster: die Verschlüsselung des Nests, Entwurf und Code. Kein Fund von mehr als geringem Gewicht.",
            third: "Muster: der ganze Bericht und die Publikation",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "So prüfen Sie den Warrant Canary",
        body: [
          ...paragraphs(
            "Auch die [Erklärung oben](/trust#canary) ist signiert: Der volle Wortlaut mit beiden Daten steht auf Englisch in der Datei wren-canary.txt. Sie liegt mit ihrer Signatur [bei den Dateien für alle](/support/files#fur-alle). So prüfen Sie sie:",
          ),
          command("gpg --verify wren-canary.txt.sig wren-canary.txt"),
          ...paragraphs(
            "Ist das zweite Datum der Datei vorbei oder passt die Signatur nicht, betrachten Sie die Erklärung als zurückgezogen, was auch immer auf dieser Seite steht.",
          ),
        ],
      },
      { ...keptData.de, heading: "Was wir speichern und wie lange" },
      {
        __component: "blocks.steps",
        heading: "Wenn Sie eine Lücke finden",
        steps: [
          {
            title: "Schreiben Sie zuerst uns",
            text: "An die Adresse in security.txt oder mit dem Kontaktformular. Auf Deutsch oder Englisch, auf Wunsch ohne Namen. Schreiben Sie, was Sie getan haben, was geschehen ist und auf welcher Seite oder in welcher Version. Am meisten hilft ein Weg, es zu wiederholen.",
          },
          {
            title: "Hören Sie innert zwei Arbeitstagen von uns",
            text: "Wir bestätigen den Eingang und geben innert zehn Arbeitstagen eine erste Einschätzung. Ernste Lücken gehen allem anderen vor.",
          },
          {
            title: "Veröffentlichen Sie, sobald es behoben ist",
            text: "Oder nach 90 Tagen, je nachdem, was früher kommt. Auf Wunsch nennen wir Sie in den Versionshinweisen, und wir schreiben einen Sicherheitshinweis für alle Betroffenen.",
          },
          {
            title: "Sorgfältige Suche ist willkommen",
            text: "Nehmen Sie Ihre eigenen Bestellungen und Ihr eigenes Telefon, lesen und ändern Sie keine fremden Daten, und überlasten Sie die Website nicht. Dann unternehmen wir rechtlich nichts.",
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Etwas gefunden?",
        text: "Danke, dass Sie nachsehen. Sagen Sie es uns, auch wenn Sie nicht sicher sind.",
        actions: [
          { label: "Schreiben Sie uns", target: "/support/contact" },
          { label: "security.txt öffnen", target: "/.well-known/security.txt" },
        ],
      },
    ],
  },
};
