import type { Block, Locale } from "@wren/domain";
import { command, list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";
import type { Written } from "../written";

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
      "How to check that the code your browser runs is the code we publish, which keys we sign with, and how to tell us when something is wrong.",
    blocks: [
      ...checkOfTheCode.en,
      {
        __component: "blocks.text",
        heading: "Our keys",
        body: [
          list(
            "unordered",
            "**The release key** signs the list of this site's files. If this build is signed, the key is shown above. Compare it with the one in the source repository; signatures are in the format of minisign.",
            "**The key for files** signs system images and tools. It is under [files and guides](/support/files), and its fingerprint is on the back of your subscription card.",
            "**The key for messages,** if one is in use, encrypts what you write in the [contact form](/support/contact): on arrival, or in your browser if you tick the box for it. The form says whether it does.",
          ),
          command("minisign -V -p wren-release.pub -m wren-integrity.json"),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Sources, builds, audits",
        body: [
          list(
            "unordered",
            "**The software of this site is open source,** under the MIT licence. Anyone may read it, run it and change it.",
            "**Its build is reproducible.** The check above compares what you get with what the sources give.",
            "**Nobody outside has audited it yet.** When somebody does, the full report will be linked here, whatever it says.",
            "**WrenOS is part of the sample.** The phone system of this demo shop is invented, so it has no sources and no audit to show. A real maker lists both here.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Found something?",
        body: paragraphs(
          "How to reach us is in [security.txt](/.well-known/security.txt), and anyone can use the [contact form](/support/contact). We answer within two working days, do not sue people who look carefully, and name you in the release notes if you wish.",
        ),
      },
    ],
  },
  de: {
    title: "Sie müssen uns nicht glauben.",
    description:
      "Wie Sie prüfen, ob der Code in Ihrem Browser der veröffentlichte ist, mit welchen Schlüsseln wir signieren und wie Sie uns melden, wenn etwas nicht stimmt.",
    blocks: [
      ...checkOfTheCode.de,
      {
        __component: "blocks.text",
        heading: "Unsere Schlüssel",
        body: [
          list(
            "unordered",
            "**Der Release-Schlüssel** signiert die Liste der Dateien dieser Website. Ist dieser Build signiert, steht der Schlüssel oben. Vergleichen Sie ihn mit dem im Quelltext-Verzeichnis; die Signaturen haben das Format von minisign.",
            "**Der Schlüssel für Dateien** signiert Systemabbilder und Werkzeuge. Er liegt unter [Dateien und Anleitungen](/support/files), sein Fingerabdruck steht auf der Rückseite Ihrer Abokarte.",
            "**Der Schlüssel für Nachrichten,** falls einer hinterlegt ist, verschlüsselt, was Sie im [Kontaktformular](/support/contact) schreiben: bei der Ankunft, oder schon in Ihrem Browser, wenn Sie das Kästchen dafür ankreuzen. Das Formular sagt, ob es das tut.",
          ),
          command("minisign -V -p wren-release.pub -m wren-integrity.json"),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Quelltext, Builds, Prüfberichte",
        body: [
          list(
            "unordered",
            "**Die Software dieser Website ist quelloffen,** unter der MIT-Lizenz. Alle dürfen sie lesen, betreiben und ändern.",
            "**Ihr Build ist reproduzierbar.** Die Prüfung oben vergleicht, was Sie erhalten, mit dem, was der Quelltext ergibt.",
            "**Von aussen geprüft hat sie noch niemand.** Sobald es jemand tut, verlinken wir hier den ganzen Bericht, was auch immer darin steht.",
            "**WrenOS gehört zum Muster.** Das Telefonsystem dieses Demo-Shops ist erfunden; es gibt dazu weder Quelltext noch Prüfbericht. Ein echter Hersteller führt hier beides auf.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Etwas gefunden?",
        body: paragraphs(
          "Wie Sie uns erreichen, steht in [security.txt](/.well-known/security.txt), und das [Kontaktformular](/support/contact) steht allen offen. Wir antworten innert zwei Arbeitstagen, verklagen niemanden, der sorgfältig nachsieht, und nennen Sie auf Wunsch in den Versionshinweisen.",
        ),
      },
    ],
  },
};
