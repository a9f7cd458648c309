import { list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const shipping: KbEntry[] = [
  {
    slug: "shipping-cost",
    category: "shipping",
    isFaq: false,
    related: ["country-not-served", "import-fees", "track-parcel"],
    en: {
      title: "Where do you ship to, what does it cost, and how long does it take?",
      summary: "A flat rate per order, registered and tracked: from CHF 12.00 in Switzerland to CHF 45.00 overseas.",
      body: [
        ...paragraphs(
          "The shipping cost is a flat rate per order, however much is in it. Every parcel is registered and tracked, and leaves Bern within two working days after payment. The rates and the usual delivery times:",
        ),
        list(
          "unordered",
          "**Switzerland and Liechtenstein:** CHF 12.00, 1 to 3 working days.",
          "**European Union:** CHF 25.00, 4 to 8 working days.",
          "**United Kingdom (UK), Norway, Iceland, USA, Canada, Australia, New Zealand, Japan, Singapore:** CHF 45.00, 6 to 15 working days.",
        ),
        ...paragraphs(
          "The checkout shows the rate in your currency as soon as you choose the country. Outside Switzerland and Liechtenstein [import fees](/support/kb/import-fees) may be added by customs.",
          "If your country is not among them, there is [a way round it](/support/kb/country-not-served). Express delivery and collection in Bern are not possible. Services have nothing to ship and cost no postage.",
        ),
      ],
    },
    de: {
      title: "Wohin liefern Sie, was kostet der Versand, und wie lange dauert er?",
      summary:
        "Eine Pauschale pro Bestellung, eingeschrieben: von CHF 12.00 in der Schweiz bis CHF 45.00 nach Übersee.",
      body: [
        ...paragraphs(
          "Eine Pauschale pro Bestellung, egal wie viel darin ist. Jedes Paket geht eingeschrieben und mit Sendungsverfolgung und verlässt Bern innert zwei Arbeitstagen nach der Zahlung. Die Pauschalen und die üblichen Lieferzeiten:",
        ),
        list(
          "unordered",
          "**Schweiz und Liechtenstein:** CHF 12.00, 1 bis 3 Arbeitstage.",
          "**Europäische Union, also auch Deutschland und Österreich:** CHF 25.00, 4 bis 8 Arbeitstage.",
          "**Grossbritannien, Norwegen, Island, USA, Kanada, Australien, Neuseeland, Japan, Singapur:** CHF 45.00, 6 bis 15 Arbeitstage.",
        ),
        ...paragraphs(
          "Die Kasse zeigt die Versandkosten in Ihrer Währung, sobald Sie das Land gewählt haben. Ausserhalb der Schweiz und Liechtensteins können beim Zoll [Einfuhrabgaben](/support/kb/import-fees) dazukommen.",
          "Ist Ihr Land nicht dabei, gibt es [einen Umweg](/support/kb/country-not-served). Express und Abholung in Bern sind nicht möglich. Dienste werden nicht versandt und kosten kein Porto.",
        ),
      ],
    },
  },
  {
    slug: "track-parcel",
    category: "shipping",
    isFaq: true,
    related: ["parcel-not-arrived", "order-link", "shipping-cost", "import-fees"],
    en: {
      title: "Where is my parcel?",
      summary: "The order page shows the tracking number as soon as the parcel has left Bern.",
      body: [
        ...paragraphs(
          "Open the order page; the link is in your e-mail. Once the parcel is on its way, it shows the tracking number, and we send you an e-mail. You follow the parcel on the site of Swiss Post, abroad on that of its partner.",
          "Parcels leave Bern within two working days after payment, always registered, so somebody has to sign for them. If nobody is at home, the carrier leaves a note, and you collect the parcel at the post office.",
          "Delivery then usually takes 1 to 3 working days in Switzerland, 4 to 8 in the European Union and 6 to 15 elsewhere. Abroad, customs may take a few days more and charge [import fees](/support/kb/import-fees). If it takes longer than that, [read on here](/support/kb/parcel-not-arrived).",
        ),
      ],
    },
    de: {
      title: "Wo ist mein Paket?",
      summary: "Die Bestellseite zeigt die Sendungsnummer, sobald das Paket Bern verlassen hat.",
      body: [
        ...paragraphs(
          "Öffnen Sie die Bestellseite; den Link haben Sie per E-Mail erhalten. Sobald das Paket unterwegs ist, steht dort die Sendungsnummer, und wir schicken Ihnen eine E-Mail. Die Sendungsverfolgung finden Sie auf der Website der Schweizerischen Post, im Ausland auf jener ihres Partners.",
          "Pakete verlassen Bern innert zwei Arbeitstagen nach der Zahlung, immer eingeschrieben; jemand muss also unterschreiben. Ist niemand zu Hause, hinterlässt die Post eine Abholungseinladung.",
          "Die Lieferung dauert danach üblicherweise 1 bis 3 Arbeitstage in der Schweiz, 4 bis 8 in der Europäischen Union und 6 bis 15 anderswo. Im Ausland kann der Zoll einige Tage länger brauchen und [Einfuhrabgaben](/support/kb/import-fees) verlangen. Dauert es noch länger, [lesen Sie hier weiter](/support/kb/parcel-not-arrived).",
        ),
      ],
    },
  },
  {
    slug: "import-fees",
    category: "shipping",
    isFaq: false,
    related: ["shipping-cost", "invoice-and-vat", "return-goods"],
    en: {
      title: "Will I have to pay customs duties or import fees?",
      summary: "Not in Switzerland and Liechtenstein. Elsewhere customs may charge duties, tax and a handling fee.",
      body: [
        ...paragraphs(
          "In Switzerland and Liechtenstein, no: our prices include 8.1 % VAT. Elsewhere, customs or the carrier may charge duties, import tax and a handling fee on delivery. We have no say in these and do not receive them, so we cannot tell you the amount in advance. Your country's customs office can.",
        ),
        list(
          "unordered",
          "The carrier usually writes to you before delivery, or collects at the door. Compare the tracking number with that on your order page: [fraudsters](/support/kb/suspicious-message) send such messages too.",
          "As proof of the value print the order page. It is a receipt.",
          "We declare the true content and the true value. Please do not ask us to write “gift” on it.",
        ),
        ...paragraphs(
          "If you refuse the parcel because of the fees, it comes back to us, and we refund the price of the goods less the cost of shipping.",
        ),
      ],
    },
    de: {
      title: "Muss ich Zoll oder Einfuhrabgaben zahlen?",
      summary:
        "In der Schweiz und in Liechtenstein nicht. Anderswo kann der Zoll Abgaben, Steuer und Gebühr verlangen.",
      body: [
        ...paragraphs(
          "In der Schweiz und in Liechtenstein nicht: Unsere Preise enthalten 8,1 % Mehrwertsteuer. Anderswo können Zoll oder Transporteur bei der Zustellung Zölle, Einfuhrsteuer und eine Bearbeitungsgebühr verlangen. Darauf haben wir keinen Einfluss, wir erhalten nichts davon und können den Betrag deshalb auch nicht vorher nennen. Auskunft gibt die Website der Zollverwaltung Ihres Landes.",
        ),
        list(
          "unordered",
          "Meist schreibt Ihnen der Transporteur vor der Zustellung, oder er kassiert an der Tür. Vergleichen Sie die Sendungsnummer mit jener auf Ihrer Bestellseite: Auch [Betrüger](/support/kb/suspicious-message) verschicken solche Nachrichten.",
          "Als Beleg für den Wert drucken Sie die Bestellseite aus. Sie ist eine Quittung.",
          "Wir deklarieren den wahren Inhalt und den wahren Wert. Bitte verlangen Sie nicht, dass wir «Geschenk» darauf schreiben.",
        ),
        ...paragraphs(
          "Verweigern Sie wegen der Abgaben die Annahme, kommt das Paket zu uns zurück, und wir erstatten den Warenpreis abzüglich der Versandkosten.",
        ),
      ],
    },
  },
  {
    slug: "country-not-served",
    category: "shipping",
    isFaq: false,
    related: ["shipping-cost", "import-fees", "order-as-guest"],
    en: {
      title: "You do not ship to my country. What can I do?",
      summary: "Have the parcel sent to a contact in a country on the list, in their name.",
      body: [
        ...paragraphs(
          "If your country cannot be chosen at the checkout, we cannot ship there: either no carrier takes phones with batteries there, registered and tracked, or the law forbids it. You can have the parcel sent to a contact in another country.",
        ),
        list(
          "ordered",
          "Choose somebody you trust in a [country on the list](/support/kb/shipping-cost).",
          "Enter **their** name and address at the checkout, and **your** e-mail address. You get the link to the order and the numbers of the subscription.",
          "Tell them that somebody has to sign, and that import fees may be due there.",
          "Have them send it on, or collect it on your next journey.",
        ),
        ...paragraphs(
          "Forwarding agents and parcel lockers work too, if they accept registered parcels. The risk passes to you when the parcel is handed over at that address; what happens on the way from there is out of our hands. The seal should still be unbroken when you get it: [check it](/support/kb/verify-phone).",
        ),
      ],
    },
    de: {
      title: "Sie liefern nicht in mein Land. Was kann ich tun?",
      summary: "Lassen Sie das Paket an einen Kontakt in einem belieferten Land schicken, auf dessen Namen.",
      body: [
        ...paragraphs(
          "Steht Ihr Land an der Kasse nicht zur Wahl, können wir nicht dorthin liefern: Entweder nimmt kein Transporteur Telefone mit Akku eingeschrieben und verfolgbar dorthin an, oder das Gesetz verbietet es. Sie können das Paket aber an einen Kontakt in einem anderen Land senden lassen.",
        ),
        list(
          "ordered",
          "Wählen Sie jemanden, dem Sie vertrauen, in einem [Land auf der Liste](/support/kb/shipping-cost).",
          "Geben Sie an der Kasse **dessen** Namen und Adresse und **Ihre** E-Mail-Adresse an. Den Link zur Bestellung und die Nummern des Abos erhalten Sie.",
          "Sagen Sie der Person, dass jemand unterschreiben muss und dass dort Einfuhrabgaben anfallen können.",
          "Lassen Sie es sich weiterschicken, oder holen Sie es auf der nächsten Reise ab.",
        ),
        ...paragraphs(
          "Auch Weiterleitungsdienste und Paketfächer gehen, wenn sie eingeschriebene Pakete annehmen. Die Gefahr geht auf Sie über, wenn das Paket an dieser Adresse übergeben wird; was auf dem Weg danach geschieht, liegt nicht in unserer Hand. Das Siegel sollte noch unversehrt sein, wenn Sie es erhalten: [Prüfen Sie es](/support/kb/verify-phone).",
        ),
      ],
    },
  },
  {
    slug: "parcel-not-arrived",
    category: "shipping",
    isFaq: false,
    related: ["track-parcel", "return-goods", "change-order"],
    en: {
      title: "My parcel is late, damaged or has come back to you",
      summary: "Ten working days after the usual time we have it traced; damage is best noted at the door.",
      body: [
        list(
          "unordered",
          "**Late or never arrived:** Look at the tracking on the order page first. If the package is not there ten working days after the end of the usual delivery time, [write to us](/support/contact). We have it traced and then replace it or refund it.",
          "**Marked as delivered, but not there:** Ask neighbours and the post office, and tell us within a week. The signature can be looked up.",
          "**Damaged or opened:** Accept it only under reservation, have this noted, take pictures and tell us straight away. Do not use a phone whose seal is broken before you have [verified it](/support/kb/verify-phone).",
          "**Something is missing or wrong:** Send us a picture of what was in the box, and the order number.",
          "**Returned to us:** If nobody accepted or collected it, we refund the price of the goods less the cost of shipping. If you want it sent again, tell us within a week.",
        ),
      ],
    },
    de: {
      title: "Mein Paket ist verspätet, beschädigt oder an Sie zurückgegangen",
      summary: "Zehn Arbeitstage nach der üblichen Zeit lassen wir nachforschen; Schäden am besten gleich festhalten.",
      body: [
        list(
          "unordered",
          "**Verspätet:** Sehen Sie zuerst auf der Bestellseite in der Sendungsverfolgung nach. Ist das Paket zehn Arbeitstage nach Ablauf der üblichen Lieferzeit nicht angekommen, [schreiben Sie uns](/support/contact). Wir lassen nachforschen und ersetzen danach die Ware oder den Preis.",
          "**Als zugestellt gemeldet, aber nicht da:** Fragen Sie Nachbarn und Poststelle, und melden Sie es uns innert einer Woche. Die Unterschrift lässt sich nachsehen.",
          "**Beschädigt oder geöffnet:** Nehmen Sie es nur unter Vorbehalt an, lassen Sie das festhalten, machen Sie Bilder und melden Sie es uns sofort. Benutzen Sie kein Telefon mit gebrochenem Siegel, bevor Sie es [geprüft](/support/kb/verify-phone) haben.",
          "**Etwas fehlt oder ist falsch:** Schicken Sie uns ein Bild vom Inhalt der Schachtel und die Bestellnummer.",
          "**An uns zurückgegangen:** Hat es niemand angenommen oder abgeholt, erstatten wir den Warenpreis abzüglich der Versandkosten. Sollen wir es lieber noch einmal schicken, sagen Sie es uns innert einer Woche.",
        ),
      ],
    },
  },
];
