import { list, paragraphs } from "../../rich-text";
import type { SeedResource } from "../../entries";

export const security: SeedResource = {
  slug: "security",
  en: {
    title: "How a Wren protects you, and against whom",
    footerLabel: "Security",
    description:
      "Our security paper in short: what is encrypted where, who holds which key, and what remains your part.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Security is not a property but an answer to a question: against whom? This page says what we assume, what we do about it and where it ends. It is written for people who like to check; everything it promises can be checked.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Against whom",
        body: [
          list(
            "unordered",
            "**Somebody who finds or steals the phone.** The storage is encrypted with a key that only the security chip and your passcode together can make. After ten wrong passcodes the chip waits an hour between tries.",
            "**Somebody who listens on the network.** Messages and the nest are encrypted end to end. Somebody who listens sees that there is traffic, and how much.",
            "**An app that wants more than it needs.** Each app lives in a sealed room and sees what you hand it.",
            "**Ourselves.** We hold no key to your nest, no list of your calls, and no update that only your phone would receive: the same signed file goes to everyone.",
          ),
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Who holds which key",
        features: [
          {
            title: "Your passcode",
            text: "Only in your head. It unlocks the chip; it is stored nowhere, not even as a hash.",
          },
          {
            title: "The nest's key",
            text: "Made on the phone, kept in the chip. A Nest Key holds a second key to the same nest, if you want one.",
          },
          {
            title: "The signing key",
            text: "Ours, on a computer in Bern without a network. Two people are needed to use it.",
          },
          {
            title: "The chip's own key",
            text: "Written once, when the chip is made. It proves to wren-verify that the chip is one of ours.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "Where it ends",
        body: paragraphs(
          "A phone that is unlocked in somebody else's hand protects nobody. A person who watches you type learns your passcode. The mobile network knows where a switched-on SIM is; that is how it rings. And a fault that nobody has found yet is still a fault: this is why there are updates for seven years and why we [thank](/coc) those who report one.",
        ),
      },
      {
        __component: "blocks.call-to-action",
        heading: "Check it",
        text: "Start with the phone in your hand, or with the files we publish.",
        actions: [
          { label: "Verify your phone", target: "/resources/verify-your-phone" },
          { label: "Files and signatures", target: "/support/files" },
        ],
      },
    ],
  },
  de: {
    title: "Wie ein Wren Sie schützt, und vor wem",
    footerLabel: "Sicherheit",
    description:
      "Unser Sicherheitspapier in Kürze: was wo verschlüsselt ist, wer welchen Schlüssel hat und was an Ihnen bleibt.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Sicherheit ist keine Eigenschaft, sondern die Antwort auf eine Frage: vor wem? Diese Seite sagt, wovon wir ausgehen, was wir dagegen tun und wo es aufhört. Sie ist für Leute geschrieben, die gern nachprüfen; alles, was sie verspricht, lässt sich prüfen.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Vor wem",
        body: [
          list(
            "unordered",
            "**Vor jemandem, der das Telefon findet oder stiehlt.** Der Speicher ist mit einem Schlüssel verschlüsselt, den nur der Sicherheitschip und Ihr Code gemeinsam bilden können. Nach zehn falschen Codes wartet der Chip vor jedem weiteren Versuch eine Stunde.",
            "**Vor jemandem, der im Netz mithört.** Nachrichten und Nest sind durchgehend verschlüsselt. Wer mithört, sieht, dass es Verkehr gibt und wie viel.",
            "**Vor einer App, die mehr will, als sie braucht.** Jede App lebt in einem abgeschlossenen Raum und sieht, was Sie ihr geben.",
            "**Vor uns.** Wir haben keinen Schlüssel zu Ihrem Nest, keine Liste Ihrer Anrufe und kein Update, das nur Ihr Telefon erhielte: Alle bekommen dieselbe signierte Datei.",
          ),
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Wer welchen Schlüssel hat",
        features: [
          {
            title: "Ihr Code",
            text: "Nur in Ihrem Kopf. Er entsperrt den Chip und ist nirgends gespeichert, bei uns auch nicht als Hash.",
          },
          {
            title: "Der Schlüssel des Nests",
            text: "Auf dem Telefon erzeugt, im Chip verwahrt. Ein Nest Key trägt einen zweiten Schlüssel zum selben Nest, wenn Sie einen wollen.",
          },
          {
            title: "Der Signaturschlüssel",
            text: "Unserer, auf einem Rechner in Bern ohne Netz. Um ihn zu benutzen, braucht es zwei Personen.",
          },
          {
            title: "Der Schlüssel des Chips",
            text: "Bei der Herstellung einmal geschrieben. Er beweist wren-verify, dass der Chip von uns ist.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wo es aufhört",
        body: paragraphs(
          "Ein entsperrtes Telefon in fremder Hand schützt niemanden. Wer Ihnen beim Tippen zusieht, kennt Ihren Code. Das Mobilfunknetz weiss, wo eine eingeschaltete SIM ist; sonst könnte es nicht klingeln. Und ein Fehler, den noch niemand gefunden hat, ist auch einer: Darum gibt es sieben Jahre lang Updates, und darum [danken](/coc) wir allen, die einen melden.",
        ),
      },
      {
        __component: "blocks.call-to-action",
        heading: "Prüfen Sie es nach",
        text: "Beginnen Sie mit dem Telefon in Ihrer Hand oder mit den Dateien, die wir veröffentlichen.",
        actions: [
          { label: "Das Telefon prüfen", target: "/resources/verify-your-phone" },
          { label: "Dateien und Signaturen", target: "/support/files" },
        ],
      },
    ],
  },
};
