import { heading, list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const tos: SeedPage = {
  slug: "tos",
  en: {
    title: "Terms of service",
    description:
      "The rules for orders, payment, shipping, returns, warranty and the subscription. Written to be read before buying, not after.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "This is a sample",
        isNotice: true,
        body: paragraphs(
          "**This is a sample text for a demo shop. It is not legal advice.** Wren Mobile AG is invented. A real shop has its own terms drawn up and checked.",
          "Version of 15 November 2026.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "1. Scope",
        body: paragraphs(
          "These terms apply to all orders of devices, accessories and services placed with Wren Mobile AG, Zaunköniggasse 7, 3011 Bern, Switzerland (“we”) on this site. The version in force on the day of the order applies. Other terms apply only if we have agreed to them in writing.",
          "If you order as a consumer, the mandatory rights of the country you live in remain yours, whatever is written here.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "2. Order and contract",
        body: [
          ...paragraphs(
            "You order as a guest. What the shop shows is an invitation to order. When you accept these terms and place the order, you make us an offer to buy. The contract is concluded when your payment is confirmed; the order page and an e-mail say so.",
            "The price you saw is sent along with the order. If it has changed in the meantime, nothing is ordered: you see the new price first and decide again.",
            "Every order has a number and a page of its own under a secret link. Keep both. Once we have erased your address, the order number is the only proof of purchase that either of us has.",
            "If a description or price is obviously wrong, we may withdraw from the contract. You then get back everything you have paid.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "3. Prices",
        body: [
          ...paragraphs(
            "Prices are given in Swiss francs (CHF), US dollars (USD) or euros (EUR), as you choose. The currency of the order is the one in which it was placed. We set the prices in each currency separately; they need not match the day's exchange rate.",
            "All prices include Swiss value added tax at 8.1 %. The checkout shows the amount included, along with subtotal, shipping and total, from the start. Nothing is added later, except what other countries may charge on import (section 6).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "4. Payment",
        body: [
          ...paragraphs("You pay in advance. We accept"),
          list(
            "unordered",
            "credit and debit cards, through the page of a payment provider;",
            "TWINT, for orders in CHF up to CHF 5,000;",
            "other methods that the provider's checkout page offers;",
            "Monero (XMR).",
          ),
          heading(3, "Reservation"),
          ...paragraphs(
            "When you place the order, we reserve the goods: for 30 minutes if you pay through a provider, for 40 minutes if you pay in Monero and for two hours once your Monero is seen. When an item runs out, an order left unpaid for 10 minutes may give way sooner, and one person’s unpaid orders reserve 10 items at most. If you pay after the goods are gone, you can wait for them or have your money back. Without a payment the order expires, with Monero after 24 hours, and the goods are released. You owe nothing.",
          ),
          heading(3, "Monero"),
          ...paragraphs(
            "The order page shows an address, used for this order alone, and the exact amount. The exchange rate is fixed for 30 minutes. A payment that reaches the network within this time counts at the fixed rate; a later one counts at the rate of the moment it is seen.",
            "An order counts as paid when the full amount has arrived and the network has confirmed it, usually after 10 confirmations. Part payments add up. If something is missing, the order page says how much. You pay the network fees.",
          ),
          heading(3, "Late payments"),
          ...paragraphs(
            "Money that arrives after an order has expired is not lost. If the goods are still available, we deliver. If not, you choose between waiting and a refund.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "5. Shipping",
        body: paragraphs(
          "We ship from Bern, registered and tracked, at a flat rate per order that depends on the country. The flat rate and the usual delivery time are shown before you pay. Orders are handed to the carrier within two working days after payment; the order page then shows the tracking number.",
          "We ship to the countries you can choose at the checkout. If yours is not among them, we can send the parcel to a contact of yours in another country.",
          "The risk passes to you when the parcel is handed over to you. If a parcel arrives damaged or opened, accept it only under reservation and tell us straight away. If it has not arrived ten working days after the end of the usual delivery time, we will have it traced and then replace or refund it.",
          "If a parcel comes back because nobody accepted or collected it, we refund the price of the goods less the cost of shipping.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "6. Import fees",
        body: paragraphs(
          "Parcels to other countries may be subject to customs duties, import tax and handling fees there. They are charged by the authorities or the carrier, do not go to us and are not part of our price. You bear them. If you refuse a parcel because of them, section 5 applies to the return.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "7. Return within 30 days",
        body: [
          ...paragraphs(
            "You may return devices and accessories within 30 days of delivery without giving a reason. Tell us through the [contact form](/support/contact), with the order number, and send the goods within 14 days after that.",
            "You may unpack and try everything. Please erase the phone first and send everything back. If something is damaged or missing, we deduct what it is worth.",
            "We refund the price within 14 days of receiving the goods and, if you return the whole order, the flat rate for shipping as well. The return parcel is at your expense, unless the goods were faulty. A subscription created with the phone ends when the phone is returned.",
            "The refund is made by the method you paid with. For Monero we need an address from you; we refund the price in the currency of the order, converted at the rate of the day of the refund.",
            "A renewal can be returned within 30 days of payment as long as the renewed time has not begun. A storage extension takes effect immediately and cannot be returned. Statutory rights of withdrawal remain in place.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "8. Warranty",
        body: paragraphs(
          "The warranty on devices and accessories is two years from delivery. If something has a fault that was not caused by you, we repair it, replace it or, if neither works out, give you your money back. Repair and shipping within the warranty are free of charge.",
          "The warranty does not cover normal wear, accidents, liquids and improper use. Opening the phone or installing another system does not void it, unless that caused the fault.",
          "Report a fault when you notice it, with the order number. Please erase the phone before you send it in; we do not need your passcode and will not ask for it.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "9. Subscription",
        body: [
          heading(3, "What is included"),
          ...paragraphs(
            "Every phone comes with a subscription of 12 months and 50 GB of storage in the nest. It begins when the order is paid. It covers new versions of WrenOS, support and the nest. You receive a mobile ID, a nest ID and a support ID; anyone who has the mobile ID or the nest ID can renew and extend the subscription.",
          ),
          heading(3, "Renewal"),
          ...paragraphs(
            "A subscription can be renewed by 1, 3, 6, 12 or 24 months. The price is that of the plan for these months, which includes 50 GB of storage, plus the yearly price of larger storage for these months, less any discount. The arithmetic is shown before you pay. The new time begins at the end of the current time or, if the subscription has expired, on the day of the renewal. Months are calendar months. Nothing renews itself, and there is no notice to give.",
          ),
          heading(3, "Storage extension"),
          ...paragraphs(
            "Storage can be extended while a subscription is running. The price is the difference between the yearly prices of the new and the current storage size, multiplied by the days left and divided by 365, less any discount. The arithmetic is shown before you pay. An expired subscription has to be renewed first.",
          ),
          heading(3, "After the end"),
          ...paragraphs(
            "Without a subscription the phone keeps working. The nest can be read for another 90 days, but nothing can be added; then its content is erased. If you want it erased sooner, tell us the day.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "10. WrenOS and updates",
        body: paragraphs(
          "With the phone you acquire the right to use WrenOS on it for an unlimited time. You may pass this right on together with the phone.",
          "For seven years from purchase we provide security updates, with or without a subscription. Updates are offered; you decide when they are installed.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "11. Your part",
        body: [
          list(
            "unordered",
            "**Your keys.** The nest is encrypted with a key that only you have. If you lose the phone and every Nest Key, nobody can restore the content.",
            "**Your numbers and links.** Keep mobile ID, nest ID, support ID and the link to the order page to yourself.",
            "**Your e-mail address.** Notices go to the contact address you have given. You can [change it](/support/my-contact) at any time.",
            "**The law.** You are responsible for what you do with the phone and what you store in the nest. We cannot look, and we do not.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "12. Liability",
        body: paragraphs(
          "We are liable without limit for damage caused intentionally or through gross negligence, for injury to persons and under the Product Liability Act. In all other cases our liability is limited to the price of the order concerned. As far as the law permits, we are not liable for indirect damage, lost profit or lost data.",
          "We work to keep the site and the nest available at all times, but cannot guarantee it. Planned maintenance is announced on the site. Orders and payments that are under way are not affected by it.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "13. Data protection",
        body: paragraphs(
          "What we store, what for and for how long is described on the [privacy page](/privacy). How we treat customers, staff, suppliers and authorities is described in the [code of conduct](/coc).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "14. Law and place of jurisdiction",
        body: paragraphs(
          "Swiss law applies, excluding the United Nations Convention on Contracts for the International Sale of Goods. The place of jurisdiction is Bern. Mandatory places of jurisdiction, in particular that of consumers at their own domicile, remain reserved.",
          "Should a provision of these terms be invalid, the others remain in force. If the English and the German version differ, the German version prevails.",
        ),
      },
    ],
  },
  de: {
    title: "Allgemeine Geschäftsbedingungen",
    description:
      "Die Regeln für Bestellung, Zahlung, Versand, Rückgabe, Garantie und Abo. Geschrieben, um vor dem Kauf gelesen zu werden, nicht danach.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Dies ist ein Muster",
        isNotice: true,
        body: paragraphs(
          "**Dies ist ein Mustertext für einen Demo-Shop und keine Rechtsberatung.** Die Wren Mobile AG ist erfunden. Wer einen echten Shop betreibt, lässt eigene Bedingungen aufsetzen und prüfen.",
          "Fassung vom 15. November 2026.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "1. Geltung",
        body: paragraphs(
          "Diese Bedingungen gelten für alle Bestellungen von Geräten, Zubehör und Dienstleistungen bei der Wren Mobile AG, Zaunköniggasse 7, 3011 Bern, Schweiz («wir») auf dieser Website. Massgebend ist die Fassung am Tag der Bestellung. Andere Bedingungen gelten nur, wenn wir ihnen schriftlich zugestimmt haben.",
          "Bestellen Sie als Konsumentin oder Konsument, bleiben Ihnen die zwingenden Rechte Ihres Wohnsitzlandes erhalten, was auch immer hier steht.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "2. Bestellung und Vertrag",
        body: [
          ...paragraphs(
            "Sie bestellen als Gast. Was der Shop zeigt, ist eine Einladung zur Bestellung. Wenn Sie diese Bedingungen annehmen und die Bestellung absenden, machen Sie uns ein Kaufangebot. Der Vertrag kommt zustande, sobald Ihre Zahlung bestätigt ist; das steht auf der Bestellseite und in einer E-Mail.",
            "Der Preis, den Sie gesehen haben, wird mit der Bestellung übermittelt. Hat er sich inzwischen geändert, wird nichts bestellt: Sie sehen zuerst den neuen Preis und entscheiden noch einmal.",
            "Jede Bestellung hat eine Nummer und eine eigene Seite mit geheimem Link. Bewahren Sie beides auf. Sobald wir Ihre Adresse gelöscht haben, ist die Bestellnummer der einzige Kaufbeleg, den beide Seiten noch haben.",
            "Ist eine Beschreibung oder ein Preis offensichtlich falsch, dürfen wir vom Vertrag zurücktreten. Sie erhalten dann alles zurück, was Sie bezahlt haben.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "3. Preise",
        body: [
          ...paragraphs(
            "Die Preise gelten nach Ihrer Wahl in Schweizer Franken (CHF), US-Dollar (USD) oder Euro (EUR). Massgebend ist die Währung, in der die Bestellung aufgegeben wurde. Die Preise der einzelnen Währungen legen wir getrennt fest; sie müssen nicht dem Tageskurs entsprechen.",
            "Alle Preise enthalten die Schweizer Mehrwertsteuer von 8,1 %. An der Kasse sehen Sie von Anfang an den enthaltenen Betrag sowie Zwischensumme, Versand und Gesamtbetrag. Später kommt nichts hinzu, ausser was andere Länder bei der Einfuhr verlangen (Ziffer 6).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "4. Zahlung",
        body: [
          ...paragraphs("Sie zahlen im Voraus. Wir akzeptieren"),
          list(
            "unordered",
            "Kredit- und Debitkarten, über die Seite eines Zahlungsanbieters;",
            "TWINT, bei Bestellungen in CHF bis CHF 5000;",
            "weitere Zahlungsarten, die der Anbieter auf seiner Bezahlseite führt;",
            "Monero (XMR).",
          ),
          heading(3, "Reservation"),
          ...paragraphs(
            "Mit der Bestellung reservieren wir die Ware: 30 Minuten lang, wenn Sie über einen Anbieter zahlen, 40 Minuten lang, wenn Sie mit Monero zahlen, und zwei Stunden, sobald Ihr Monero gesehen wurde. Geht ein Artikel aus, kann eine Bestellung, die seit 10 Minuten unbezahlt ist, früher Platz machen, und unbezahlte Bestellungen einer Person reservieren höchstens 10 Stück. Zahlen Sie, wenn die Ware nicht mehr da ist, warten Sie darauf oder erhalten Ihr Geld zurück. Ohne Zahlung verfällt die Bestellung, bei Monero nach 24 Stunden, und die Ware wird frei. Sie schulden nichts.",
          ),
          heading(3, "Monero"),
          ...paragraphs(
            "Die Bestellseite zeigt eine Adresse, die nur zu dieser Bestellung gehört, und den genauen Betrag. Der Kurs ist 30 Minuten lang fest. Eine Zahlung, die in dieser Zeit im Netz eintrifft, zählt zum festen Kurs; eine spätere zählt zum Kurs des Augenblicks, in dem sie gesehen wird.",
            "Bezahlt ist eine Bestellung, wenn der volle Betrag eingegangen und vom Netz bestätigt ist, in der Regel nach 10 Bestätigungen. Teilzahlungen werden zusammengezählt. Fehlt etwas, nennt die Bestellseite den Betrag. Die Netzgebühren tragen Sie.",
          ),
          heading(3, "Verspätete Zahlungen"),
          ...paragraphs(
            "Geld, das nach dem Verfall einer Bestellung eintrifft, ist nicht verloren. Ist die Ware noch da, liefern wir. Andernfalls entscheiden Sie, ob Sie warten oder das Geld zurückhaben wollen.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "5. Versand",
        body: paragraphs(
          "Wir versenden ab Bern, eingeschrieben und mit Sendungsverfolgung, zu einer Pauschale pro Bestellung, die vom Land abhängt. Pauschale und übliche Lieferzeit sehen Sie, bevor Sie zahlen. Innert zwei Arbeitstagen nach der Zahlung übergeben wir die Bestellung dem Transporteur; die Bestellseite zeigt dann die Sendungsnummer.",
          "Wir liefern in die Länder, die an der Kasse zur Wahl stehen. Ist Ihres nicht dabei, können Sie das Paket an einen Kontakt in einem anderen Land schicken lassen.",
          "Die Gefahr geht auf Sie über, wenn Ihnen das Paket übergeben wird. Kommt ein Paket beschädigt oder geöffnet an, nehmen Sie es nur unter Vorbehalt an und melden Sie es uns sofort. Ist es zehn Arbeitstage nach Ablauf der üblichen Lieferzeit nicht da, lassen wir nachforschen und ersetzen danach die Ware oder den Preis.",
          "Kommt ein Paket zurück, weil niemand es angenommen oder abgeholt hat, erstatten wir den Warenpreis abzüglich der Versandkosten.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "6. Einfuhrabgaben",
        body: paragraphs(
          "Auf Pakete in andere Länder können dort Zölle, Einfuhrsteuern und Bearbeitungsgebühren anfallen. Sie werden von den Behörden oder vom Transporteur erhoben, gehen nicht an uns und sind nicht Teil unseres Preises. Sie gehen zu Ihren Lasten. Verweigern Sie deswegen die Annahme, gilt für die Rücksendung Ziffer 5.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "7. Rückgabe innert 30 Tagen",
        body: [
          ...paragraphs(
            "Geräte und Zubehör können Sie innert 30 Tagen nach der Zustellung ohne Angabe von Gründen zurückgeben. Melden Sie es uns mit der Bestellnummer über das [Kontaktformular](/support/contact) und schicken Sie die Ware innert 14 Tagen danach ab.",
            "Sie dürfen alles auspacken und ausprobieren. Löschen Sie bitte das Telefon, bevor Sie es zurückschicken, und schicken Sie es vollständig. Ist etwas beschädigt oder fehlt etwas, ziehen wir den Wert ab.",
            "Wir erstatten den Preis innert 14 Tagen nach Eingang der Ware und, wenn Sie die ganze Bestellung zurückgeben, auch die Versandpauschale. Die Rücksendung bezahlen Sie, ausser die Ware war mangelhaft. Ein Abo, das mit dem Telefon entstanden ist, endet mit der Rückgabe.",
            "Erstattet wird auf dem Weg, auf dem Sie bezahlt haben. Bei Monero brauchen wir eine Adresse von Ihnen; erstattet wird der Preis in der Währung der Bestellung, umgerechnet zum Kurs am Tag der Erstattung.",
            "Eine Verlängerung können Sie innert 30 Tagen nach der Zahlung zurückgeben, solange die verlängerte Zeit nicht begonnen hat. Eine Speichererweiterung wirkt sofort und ist von der Rückgabe ausgenommen. Gesetzliche Widerrufsrechte bleiben bestehen.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "8. Garantie",
        body: paragraphs(
          "Auf Geräte und Zubehör geben wir zwei Jahre Garantie ab Zustellung. Hat etwas einen Mangel, den nicht Sie verursacht haben, reparieren oder ersetzen wir es; gelingt beides nicht, erhalten Sie Ihr Geld zurück. Reparatur und Versand sind während der Garantie kostenlos.",
          "Nicht gedeckt sind normale Abnützung, Unfälle, Flüssigkeiten und unsachgemässer Gebrauch. Das Öffnen des Telefons und die Installation eines anderen Systems heben die Garantie nicht auf, ausser der Mangel kommt daher.",
          "Melden Sie einen Mangel, wenn Sie ihn bemerken, unter Angabe der Bestellnummer. Löschen Sie bitte das Telefon, bevor Sie es einsenden; Ihren Code brauchen wir nicht und fragen nicht danach.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "9. Abo",
        body: [
          heading(3, "Was enthalten ist"),
          ...paragraphs(
            "Zu jedem Telefon gehört ein Abo über 12 Monate mit 50 GB Speicher im Nest. Es beginnt, wenn die Bestellung bezahlt ist. Es umfasst neue Versionen von WrenOS, Support und das Nest. Sie erhalten eine Mobile-ID, eine Nest-ID und eine Support-ID; wer die Mobile-ID oder die Nest-ID hat, kann das Abo verlängern und erweitern.",
          ),
          heading(3, "Verlängerung"),
          ...paragraphs(
            "Ein Abo lässt sich um 1, 3, 6, 12 oder 24 Monate verlängern. Der Preis ist jener des Abos für diese Monate, in dem 50 GB Speicher enthalten sind, und bei grösserem Speicher dessen Jahrespreis für diese Monate, abzüglich eines allfälligen Rabatts. Die Rechnung wird gezeigt, bevor Sie zahlen. Die neue Zeit beginnt am Ende der laufenden, bei einem abgelaufenen Abo am Tag der Verlängerung. Monate sind Kalendermonate. Nichts verlängert sich von selbst, und zu kündigen gibt es nichts.",
          ),
          heading(3, "Speichererweiterung"),
          ...paragraphs(
            "Der Speicher lässt sich erweitern, solange das Abo läuft. Der Preis ist die Differenz zwischen den Jahrespreisen der neuen und der bisherigen Speichergrösse, mal die verbleibenden Tage, geteilt durch 365, abzüglich eines allfälligen Rabatts. Die Rechnung wird gezeigt, bevor Sie zahlen. Ein abgelaufenes Abo muss zuerst verlängert werden.",
          ),
          heading(3, "Nach dem Ende"),
          ...paragraphs(
            "Ohne Abo läuft das Telefon weiter. Das Nest lässt sich noch 90 Tage lesen, aber nicht mehr füllen; danach wird sein Inhalt gelöscht. Soll es früher geschehen, nennen Sie uns den Tag.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "10. WrenOS und Updates",
        body: paragraphs(
          "Mit dem Telefon erwerben Sie das Recht, WrenOS darauf zeitlich unbegrenzt zu nutzen. Sie dürfen dieses Recht zusammen mit dem Telefon weitergeben.",
          "Während sieben Jahren ab Kauf liefern wir Sicherheitsupdates, mit oder ohne Abo. Updates werden angeboten; wann sie installiert werden, entscheiden Sie.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "11. Was bei Ihnen liegt",
        body: [
          list(
            "unordered",
            "**Ihre Schlüssel.** Das Nest ist mit einem Schlüssel verschlüsselt, den nur Sie haben. Verlieren Sie das Telefon und alle Nest Keys, kann niemand den Inhalt wiederherstellen.",
            "**Ihre Nummern und Links.** Behalten Sie Mobile-ID, Nest-ID, Support-ID und den Link zur Bestellseite für sich.",
            "**Ihre E-Mail-Adresse.** Mitteilungen gehen an die Kontaktadresse, die Sie angegeben haben. Sie können sie jederzeit [ändern](/support/my-contact).",
            "**Das Gesetz.** Was Sie mit dem Telefon tun und im Nest speichern, verantworten Sie. Wir können nicht nachsehen, und wir tun es nicht.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "12. Haftung",
        body: paragraphs(
          "Wir haften unbeschränkt für Schäden aus Absicht oder grober Fahrlässigkeit, für Personenschäden und nach dem Produktehaftpflichtgesetz. In allen anderen Fällen ist unsere Haftung auf den Preis der betreffenden Bestellung beschränkt. Soweit das Gesetz es zulässt, haften wir nicht für indirekte Schäden, entgangenen Gewinn und verlorene Daten.",
          "Wir bemühen uns, Website und Nest jederzeit verfügbar zu halten, können es aber nicht garantieren. Geplante Wartungsarbeiten kündigen wir auf der Website an. Laufende Bestellungen und Zahlungen sind davon nicht betroffen.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "13. Datenschutz",
        body: paragraphs(
          "Was wir speichern, wozu und wie lange, steht auf der [Datenschutzseite](/privacy). Wie wir mit Kundschaft, Mitarbeitenden, Lieferanten und Behörden umgehen, steht im [Verhaltenskodex](/coc).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "14. Recht und Gerichtsstand",
        body: paragraphs(
          "Es gilt Schweizer Recht unter Ausschluss des Übereinkommens der Vereinten Nationen über Verträge über den internationalen Warenkauf. Gerichtsstand ist Bern. Zwingende Gerichtsstände, insbesondere der von Konsumentinnen und Konsumenten an ihrem Wohnsitz, bleiben vorbehalten.",
          "Ist eine Bestimmung dieser Bedingungen ungültig, bleiben die übrigen in Kraft. Weichen die deutsche und die englische Fassung voneinander ab, gilt die deutsche.",
        ),
      },
    ],
  },
};
