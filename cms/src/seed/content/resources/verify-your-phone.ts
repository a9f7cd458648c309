import { command, list, paragraphs } from "../../rich-text";
import type { SeedResource } from "../../entries";

export const verifyYourPhone: SeedResource = {
  slug: "verify-your-phone",
  en: {
    title: "Verify your phone",
    description:
      "Five minutes at first start: how to make sure that the phone in your hand runs the system we signed, and what this does not tell you.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "A parcel passes through many hands. So that you need not trust them, or us more than necessary, a Wren proves at first start what it runs. You need the phone, the subscription card from the box and good light. Do it before you choose a passcode and before you put in a SIM.",
        ),
      },
      {
        __component: "blocks.steps",
        heading: "At first start",
        steps: [
          {
            title: "Look at the seal",
            text: "It runs across the edge of the lid, in one piece. It tears when it is opened and cannot be closed again. If the parcel is damaged, accept it only under reservation.",
          },
          {
            title: "Cut the radios",
            text: "Slide the privacy switch before you switch the phone on. What follows needs no network, and a phone without one cannot ask anybody for advice.",
          },
          {
            title: "Switch it on",
            text: "Before anything else, the phone checks the signature of its system. Then it shows three lines: the version of WrenOS, the fingerprint of the key that signed it, and the result.",
          },
          {
            title: "Compare the fingerprint",
            text: "Take the card and compare it with the screen, all of it and from left to right. The same fingerprint is on every Wren card; comparing with a friend's is better still.",
          },
          {
            title: "Go on",
            text: "If all characters match and the result is “genuine”, choose a language and a passcode. From now on the check runs at every start, and you only hear about it if it fails.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "A second opinion, from a computer",
        body: [
          ...paragraphs(
            "A screen can be made to show anything. If you want to be more certain, have a computer ask. The tool wren-verify, for Linux and macOS, is among the [files](/support/files); check its own signature first, as described there. Connect the phone by cable and start the tool:",
          ),
          command("wren-verify"),
          ...paragraphs(
            "The tool asks the phone's security chip a random question. Only a chip that was given its key in Bern can answer it, and the answer includes the fingerprint of the running system. The computer needs no network for this, and nothing is sent to us.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "If something does not match",
        body: [
          list(
            "ordered",
            "Switch the phone off. Put in no SIM and enter nothing.",
            "Take a picture of the screen and the card side by side, and of the seal, with another device.",
            "Write to [security@wren.example](mailto:security@wren.example) with the order number, or see the other [ways to write to us](/support/contact).",
            "Keep everything, the wrapping too. We replace the phone and want to know what happened to it.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "What this does not tell you",
        body: paragraphs(
          "The check proves that the system is ours and unchanged. It does not prove that nobody has opened the case and added something that has nothing to do with the system. Against that there are the seal and your eyes, and the switch only in part: our microphone hears nothing without power, but one that somebody has added might.",
          "Nor does it improve anything that comes later. A short passcode stays short, and an app sees what you hand it.",
        ),
      },
      {
        __component: "blocks.call-to-action",
        heading: "Verified? Then move in.",
        text: "Contacts and pictures come over by cable. The knowledge base tells you how.",
        actions: [
          { label: "Knowledge base", target: "/support/kb" },
          { label: "Files and signatures", target: "/support/files" },
        ],
      },
    ],
  },
  de: {
    title: "Das Telefon prüfen",
    description:
      "Fünf Minuten beim ersten Start: wie Sie sicherstellen, dass auf dem Telefon das von uns signierte System läuft, und was Sie damit noch nicht wissen.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Ein Paket geht durch viele Hände. Damit Sie ihnen nicht vertrauen müssen, und uns nicht mehr als nötig, beweist ein Wren beim ersten Start, was auf ihm läuft. Sie brauchen das Telefon, die Abokarte aus der Schachtel und gutes Licht. Prüfen Sie, bevor Sie einen Code wählen und eine SIM einlegen.",
        ),
      },
      {
        __component: "blocks.steps",
        heading: "Beim ersten Start",
        steps: [
          {
            title: "Das Siegel ansehen",
            text: "Es läuft in einem Stück über die Kante des Deckels. Beim Öffnen reisst es und lässt sich nicht mehr schliessen. Ist das Paket beschädigt, nehmen Sie es nur unter Vorbehalt an.",
          },
          {
            title: "Den Funk trennen",
            text: "Schieben Sie den Schalter, bevor Sie das Telefon einschalten. Was folgt, braucht kein Netz, und ein Telefon ohne Netz kann niemanden um Rat fragen.",
          },
          {
            title: "Einschalten",
            text: "Vor allem anderen prüft das Telefon die Signatur seines Systems. Dann zeigt es drei Zeilen: die Version von WrenOS, den Fingerabdruck des Schlüssels, der sie signiert hat, und das Ergebnis.",
          },
          {
            title: "Den Fingerabdruck vergleichen",
            text: "Nehmen Sie die Karte und vergleichen Sie sie mit dem Bildschirm, ganz und von links nach rechts. Auf jeder Karte von Wren steht derselbe Fingerabdruck; noch besser vergleichen Sie mit einer aus Ihrem Bekanntenkreis.",
          },
          {
            title: "Weitergehen",
            text: "Stimmen alle Zeichen und lautet das Ergebnis «echt», wählen Sie eine Sprache und einen Code. Ab jetzt läuft die Prüfung bei jedem Start, und Sie hören nur von ihr, wenn sie misslingt.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "Eine zweite Meinung, vom Computer",
        body: [
          ...paragraphs(
            "Einen Bildschirm kann man alles Mögliche zeigen lassen. Wenn Sie es genauer wissen wollen, lassen Sie einen Computer fragen. Das Werkzeug wren-verify für Linux und macOS gehört zu den [Dateien](/support/files); prüfen Sie zuerst seine eigene Signatur, wie dort beschrieben. Verbinden Sie das Telefon per Kabel und starten Sie das Werkzeug:",
          ),
          command("wren-verify"),
          ...paragraphs(
            "Das Werkzeug stellt dem Sicherheitschip des Telefons eine zufällige Frage. Beantworten kann sie nur ein Chip, der seinen Schlüssel in Bern erhalten hat, und die Antwort enthält den Fingerabdruck des laufenden Systems. Ein Netz braucht der Computer dazu nicht, und an uns wird nichts gesendet.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wenn etwas nicht stimmt",
        body: [
          list(
            "ordered",
            "Schalten Sie das Telefon aus. Legen Sie keine SIM ein und geben Sie nichts ein.",
            "Fotografieren Sie mit einem anderen Gerät Bildschirm und Karte nebeneinander, dazu das Siegel.",
            "Schreiben Sie mit der Bestellnummer an [security@wren.example](mailto:security@wren.example), oder wählen Sie einen der anderen [Wege, uns zu schreiben](/support/contact).",
            "Bewahren Sie alles auf, auch die Verpackung. Wir ersetzen das Telefon und wollen wissen, was mit ihm geschehen ist.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Was Sie damit noch nicht wissen",
        body: paragraphs(
          "Die Prüfung beweist, dass das System von uns stammt und unverändert ist. Sie beweist nicht, dass niemand das Gehäuse geöffnet und etwas hinzugefügt hat, was mit dem System nichts zu tun hat. Dagegen helfen das Siegel, Ihre Augen und nur zum Teil der Schalter: Unser Mikrofon hört ohne Strom nichts, ein fremdes vielleicht schon.",
          "Auch was später kommt, wird dadurch nicht besser. Ein kurzer Code bleibt kurz, und eine App sieht, was Sie ihr geben.",
        ),
      },
      {
        __component: "blocks.call-to-action",
        heading: "Geprüft? Dann ziehen Sie ein.",
        text: "Kontakte und Bilder kommen per Kabel herüber. Wie, steht in der Wissensdatenbank.",
        actions: [
          { label: "Zur Wissensdatenbank", target: "/support/kb" },
          { label: "Dateien und Signaturen", target: "/support/files" },
        ],
      },
    ],
  },
};
