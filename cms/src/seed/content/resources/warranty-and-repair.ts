import { list, paragraphs } from "../../rich-text";
import type { SeedResource } from "../../entries";

export const warrantyAndRepair: SeedResource = {
  slug: "warranty-and-repair",
  en: {
    title: "Warranty and repair",
    description: "What the two years cover, what you can repair yourself, and how to send a phone in.",
    files: ["wren-repair-slip-en.txt"],
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "A phone that lasts seven years will need a hand once or twice. The case is closed with screws, not with glue, and the parts that wear out can be bought one by one. You can repair it, have anyone you like repair it, or send it to us.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "What the warranty covers",
        body: [
          ...paragraphs(
            "Two years from delivery, on phones and accessories. If something has a fault that was not caused by you, we repair it, replace it or give you your money back. Repair and shipping are then free of charge. The full wording is in the [terms](/tos).",
          ),
          list(
            "unordered",
            "**Covered:** faults in material and workmanship, a switch that no longer cuts the power, a battery below 80 % of its capacity within the two years.",
            "**Not covered:** normal wear, accidents, liquids and improper use.",
            "**No reason to refuse:** an opened case or another system, unless that caused the fault.",
          ),
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "What you can replace yourself",
        intro: "With a Torx T4 screwdriver and half an hour. Write to us for the parts and their prices.",
        features: [
          {
            title: "Battery",
            text: "Eight screws and a tab to pull. It is held by a strip that lets go, not by glue.",
          },
          { title: "Display", text: "In one piece with its frame: nothing to align, nothing to heat." },
          { title: "USB-C port", text: "On a board of its own, behind three screws." },
          { title: "Privacy switch", text: "Two screws. Check afterwards that the lock screen says “sensors off”." },
        ],
      },
      {
        __component: "blocks.steps",
        heading: "Sending it in",
        steps: [
          {
            title: "Write to us first",
            text: "With the order number and what happens. Often no parcel is needed; otherwise you get a label for the post.",
          },
          {
            title: "Back up and erase",
            text: "Make a backup to the nest or to your computer, then erase the phone, if it still allows it. Take out the SIM.",
          },
          {
            title: "Enclose the slip",
            text: "The repair slip is below. We need neither your name nor your passcode, only the order number.",
          },
          {
            title: "Wait about ten days",
            text: "From arrival in Bern to the post again. If it costs something, we ask before we start.",
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Something is broken?",
        text: "Three sentences are usually enough for a first answer.",
        actions: [
          { label: "Write to us", target: "/support/contact" },
          { label: "Knowledge base", target: "/support/kb" },
        ],
      },
    ],
  },
  de: {
    title: "Garantie und Reparatur",
    description: "Was die zwei Jahre umfassen, was Sie selbst reparieren können und wie Sie ein Telefon einsenden.",
    files: ["wren-repair-slip-de.txt"],
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Ein Telefon, das sieben Jahre hält, braucht ein- oder zweimal Hilfe. Das Gehäuse ist verschraubt und nicht verklebt, und was sich abnützt, gibt es einzeln zu kaufen. Sie dürfen es selbst reparieren, reparieren lassen, von wem Sie wollen, oder uns schicken.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Was die Garantie umfasst",
        body: [
          ...paragraphs(
            "Zwei Jahre ab Lieferung, für Telefone und Zubehör. Hat etwas einen Mangel, den Sie nicht verursacht haben, reparieren oder ersetzen wir es oder geben Ihnen das Geld zurück. Reparatur und Versand sind dann kostenlos. Der ganze Wortlaut steht in den [AGB](/tos).",
          ),
          list(
            "unordered",
            "**Umfasst:** Fehler in Material und Herstellung, ein Schalter, der den Strom nicht mehr trennt, ein Akku mit weniger als 80 % seiner Kapazität innert der zwei Jahre.",
            "**Nicht umfasst:** gewöhnliche Abnützung, Unfälle, Flüssigkeiten und unsachgemässer Gebrauch.",
            "**Kein Grund zur Ablehnung:** ein geöffnetes Gehäuse oder ein anderes System, ausser wenn das den Fehler verursacht hat.",
          ),
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Was Sie selbst ersetzen können",
        intro:
          "Mit einem Schraubenzieher Torx T4 und einer halben Stunde. Teile und Preise nennen wir Ihnen auf Anfrage.",
        features: [
          {
            title: "Akku",
            text: "Acht Schrauben und eine Lasche zum Ziehen. Ihn hält ein Streifen, der sich löst, kein Leim.",
          },
          { title: "Bildschirm", text: "In einem Stück mit dem Rahmen: nichts auszurichten, nichts zu erwärmen." },
          { title: "USB-C-Buchse", text: "Auf einer eigenen Platine, hinter drei Schrauben." },
          {
            title: "Schalter",
            text: "Zwei Schrauben. Prüfen Sie danach, ob der Sperrbildschirm «Sensoren aus» meldet.",
          },
        ],
      },
      {
        __component: "blocks.steps",
        heading: "Einsenden",
        steps: [
          {
            title: "Zuerst schreiben",
            text: "Mit der Bestellnummer und dem, was geschieht. Oft braucht es kein Paket; sonst erhalten Sie eine Etikette für die Post.",
          },
          {
            title: "Sichern und löschen",
            text: "Machen Sie ein Backup ins Nest oder auf den Computer und löschen Sie dann das Telefon, wenn es das noch zulässt. Nehmen Sie die SIM heraus.",
          },
          {
            title: "Den Schein beilegen",
            text: "Der Reparaturschein ist unten. Wir brauchen weder Ihren Namen noch Ihren Code, nur die Bestellnummer.",
          },
          {
            title: "Etwa zehn Tage warten",
            text: "Von der Ankunft in Bern bis wieder zur Post. Kostet es etwas, fragen wir, bevor wir beginnen.",
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Ist etwas kaputt?",
        text: "Für eine erste Antwort genügen meist drei Sätze.",
        actions: [
          { label: "Schreiben Sie uns", target: "/support/contact" },
          { label: "Zur Wissensdatenbank", target: "/support/kb" },
        ],
      },
    ],
  },
};
