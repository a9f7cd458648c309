import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const orders: KbEntry[] = [
  {
    slug: "order-as-guest",
    category: "orders-and-payment",
    isFaq: false,
    related: ["order-link", "payment-methods", "what-we-store"],
    en: {
      title: "Do I need an account to order?",
      summary: "No. You order as a guest; the cart is a small cookie in your browser that lasts 30 days.",
      body: [
        ...paragraphs(
          "No, and you cannot register for one: there are no customer accounts. You add items to the cart, enter a delivery address and an e-mail address, and pay. For services without a parcel the e-mail address is enough.",
        ),
        heading(3, "The cart"),
        ...paragraphs(
          "It is a small signed cookie that knows items and quantities, nothing about you, and no price. It stays for 30 days, on this device only. If the cart is suddenly empty, the browser has deleted its cookies: many do so on closing, Tor Browser and the module [Browser](/support/kb/set-up-browser) among them. You can order up to 10 of one item.",
        ),
        heading(3, "Buying as anonymously as possible"),
        ...paragraphs(
          "Pay [in Monero](/support/kb/pay-with-monero), come through [Tor](/support/kb/tor-and-scripts), use an e-mail address for this purpose only. We need a name and an address so that the parcel arrives, and erase both 30 days after delivery.",
        ),
      ],
    },
    de: {
      title: "Brauche ich ein Konto, um zu bestellen?",
      summary: "Nein. Sie bestellen als Gast; der Warenkorb ist ein kleines Cookie in Ihrem Browser und hält 30 Tage.",
      body: [
        ...paragraphs(
          "Nein, und Sie können sich auch nicht registrieren: Kundenkonten gibt es nicht. Sie legen Artikel in den Warenkorb, geben Lieferadresse und E-Mail-Adresse an und zahlen. Für Dienste ohne Paket genügt die E-Mail-Adresse.",
        ),
        heading(3, "Der Warenkorb"),
        ...paragraphs(
          "Er ist ein kleines signiertes Cookie, das Artikel und Mengen kennt, nichts über Sie und keinen Preis. Er bleibt 30 Tage, nur auf diesem Gerät. Ist der Warenkorb plötzlich leer, hat der Browser seine Cookies gelöscht: Viele tun das beim Schliessen, auch der Tor Browser und das Modul [Browser](/support/kb/set-up-browser). Von einem Artikel können Sie bis zu 10 Stück auf einmal bestellen.",
        ),
        heading(3, "So anonym wie möglich kaufen"),
        ...paragraphs(
          "Zahlen Sie [mit Monero](/support/kb/pay-with-monero), kommen Sie über [Tor](/support/kb/tor-and-scripts), nehmen Sie eine E-Mail-Adresse nur für diesen Zweck. Name und Adresse brauchen wir, damit das Paket ankommt; wir löschen beides 30 Tage nach der Zustellung.",
        ),
      ],
    },
  },
  {
    slug: "order-link",
    category: "orders-and-payment",
    isFaq: false,
    related: ["track-parcel", "invoice-and-vat", "contact-form"],
    en: {
      title: "Find my order again: order page, secret link and order number",
      summary: "The link to the order page is in the e-mail. The order holds only its hash; we cannot look it up.",
      body: [
        ...paragraphs(
          "Every order has its own page under a secret link, for its whole life: whether the payment has arrived, when the parcel has left, the tracking number, the receipt. The link is in the e-mail that followed your order. In the browser you ordered with, the checkout also leads to your last order for a day.",
        ),
        heading(3, "I have lost the link"),
        ...paragraphs(
          "We cannot send it again: the order holds only a hash of it. Search your mailbox for the order number, or for “Order received”, and look in the spam folder. If the e-mail is gone too, [write to us](/support/contact) with the order number.",
        ),
        heading(3, "The order number"),
        ...paragraphs(
          "It looks like W-7K3M-Q9XD, and you may tell it to us. Keep the link to yourself: anyone who has it can see the order. Keep the number for as long as the warranty lasts; once your address is erased, it is the only proof of purchase.",
        ),
      ],
    },
    de: {
      title: "Meine Bestellung wiederfinden: Bestellseite, geheimer Link und Bestellnummer",
      summary:
        "Der Link zur Bestellseite steht in der E-Mail. Die Bestellung kennt nur seinen Hash; wir können ihn nicht nachsehen.",
      body: [
        ...paragraphs(
          "Jede Bestellung hat eine eigene Seite mit geheimem Link, solange es sie gibt: ob die Zahlung da ist, wann das Paket abging, die Sendungsnummer, die Quittung. Der Link steht in der E-Mail, die auf die Bestellung folgte. Im Browser, mit dem Sie bestellt haben, führt auch die Kasse einen Tag lang zur letzten Bestellung.",
        ),
        heading(3, "Ich habe den Link verloren"),
        ...paragraphs(
          "Noch einmal schicken können wir ihn nicht: Die Bestellung kennt nur einen Hash davon. Suchen Sie in Ihrem Postfach nach der Bestellnummer, und sehen Sie im Spam-Ordner nach. Ist auch die E-Mail weg, [schreiben Sie uns](/support/contact) mit der Bestellnummer.",
        ),
        heading(3, "Die Bestellnummer"),
        ...paragraphs(
          "Sie sieht aus wie W-7K3M-Q9XD, und Sie dürfen sie uns nennen. Den Link behalten Sie für sich: Wer ihn hat, sieht die Bestellung. Bewahren Sie die Nummer so lange auf, wie die Garantie dauert; ist Ihre Adresse gelöscht, ist sie der einzige Kaufbeleg.",
        ),
      ],
    },
  },
  {
    slug: "change-order",
    category: "orders-and-payment",
    isFaq: false,
    related: ["return-goods", "refunds", "order-link"],
    en: {
      title: "Cancel an order or correct its address",
      summary: "Not paid: let it expire. Paid but not sent: write to us quickly. Sent: return it.",
      body: [
        list(
          "unordered",
          "**Not paid yet:** You need not do anything. The order expires by itself, after 30 minutes or, with Monero, after 24 hours, and you owe nothing.",
          "**Paid, not yet sent:** [Write to us](/support/contact) straight away, with the order number and the request type “About an order”. Parcels leave within two working days. If we are in time, we cancel the order and [refund](/support/kb/refunds) everything, shipping included.",
          "**On its way:** We can no longer stop it. Accept it, and [return it](/support/kb/return-goods) within 30 days.",
          "**A service:** A renewal can be returned as long as the renewed time has not begun. A storage extension takes effect immediately and cannot be returned.",
        ),
        heading(3, "Wrong address, wrong colour, something forgotten"),
        ...paragraphs(
          "As long as the parcel has not left, we correct the delivery address; write to us from the e-mail address of the order. Items cannot be exchanged or added afterwards: cancel the order and place a new one.",
        ),
      ],
    },
    de: {
      title: "Eine Bestellung stornieren oder die Adresse berichtigen",
      summary: "Nicht bezahlt: verfallen lassen. Bezahlt, nicht versandt: rasch schreiben. Unterwegs: zurückgeben.",
      body: [
        list(
          "unordered",
          "**Noch nicht bezahlt:** Sie brauchen nichts zu tun. Die Bestellung verfällt von selbst, nach 30 Minuten oder bei Monero nach 24 Stunden, und Sie schulden nichts.",
          "**Bezahlt, noch nicht versandt:** [Schreiben Sie uns](/support/contact) sofort, mit der Bestellnummer und der Art «Zu einer Bestellung». Pakete gehen innert zwei Arbeitstagen ab. Reicht es noch, stornieren wir die Bestellung und [erstatten](/support/kb/refunds) alles, auch den Versand.",
          "**Unterwegs:** Dann lässt sich das Paket nicht mehr aufhalten. Nehmen Sie es an und [geben Sie es](/support/kb/return-goods) innert 30 Tagen zurück.",
          "**Ein Dienst:** Eine Verlängerung können Sie zurückgeben, solange die verlängerte Zeit nicht begonnen hat. Eine Speichererweiterung wirkt sofort und lässt sich nicht zurückgeben.",
        ),
        heading(3, "Falsche Adresse, falsche Farbe, etwas vergessen"),
        ...paragraphs(
          "Solange das Paket nicht abgegangen ist, berichtigen wir die Lieferadresse; schreiben Sie uns von der E-Mail-Adresse der Bestellung aus. Artikel lassen sich nachträglich weder tauschen noch ergänzen: Stornieren Sie und bestellen Sie neu.",
        ),
      ],
    },
  },
  {
    slug: "return-goods",
    category: "orders-and-payment",
    isFaq: false,
    related: ["refunds", "factory-reset", "repair-and-warranty", "change-order"],
    en: {
      title: "How do I return something?",
      summary: "Within 30 days of delivery and without a reason: tell us the order number, erase the phone, send it.",
      body: [
        list(
          "ordered",
          "Within 30 days of delivery, [tell us](/support/contact) the order number. You need not give a reason.",
          "[Erase the phone](/support/kb/factory-reset) and take out the SIM.",
          "Send everything back within 14 days of telling us. Our answer gives the address. Keep the post office receipt.",
        ),
        ...paragraphs(
          "You may unpack and try everything. An exchange is a return and a new order. If something is damaged or missing, we deduct what it is worth. The return parcel is at your expense, unless the goods were faulty.",
          "The [refund](/support/kb/refunds) follows within 14 days of arrival. The subscription that came with the phone ends with the return, so take your data out of the nest first. If something is broken after more than 30 days, the [warranty](/support/kb/repair-and-warranty) applies.",
        ),
      ],
    },
    de: {
      title: "Wie gebe ich etwas zurück?",
      summary: "Innert 30 Tagen und ohne Angabe von Gründen: Bestellnummer nennen, Telefon löschen, einsenden.",
      body: [
        list(
          "ordered",
          "[Nennen Sie uns](/support/contact) innert 30 Tagen nach der Zustellung die Bestellnummer. Gründe brauchen Sie nicht anzugeben.",
          "[Löschen Sie das Telefon](/support/kb/factory-reset) und nehmen Sie die SIM heraus.",
          "Schicken Sie alles vollständig zurück, innert 14 Tagen nach Ihrer Meldung. Die Adresse steht in unserer Antwort. Bewahren Sie die Quittung der Post auf.",
        ),
        ...paragraphs(
          "Sie dürfen alles auspacken und ausprobieren. Ein Umtausch ist eine Rückgabe und eine neue Bestellung. Ist etwas beschädigt oder fehlt etwas, ziehen wir den Wert ab. Die Rücksendung bezahlen Sie, ausser die Ware war mangelhaft.",
          "Die [Erstattung](/support/kb/refunds) folgt innert 14 Tagen nach Eingang. Das Abo, das mit dem Telefon kam, endet mit der Rückgabe; holen Sie Ihre Daten vorher aus dem Nest. Geht nach mehr als 30 Tagen etwas kaputt, gilt die [Garantie](/support/kb/repair-and-warranty).",
        ),
      ],
    },
  },
  {
    slug: "refunds",
    category: "orders-and-payment",
    isFaq: false,
    related: ["return-goods", "change-order", "monero-late"],
    en: {
      title: "When and how do I get my money back?",
      summary: "Within 14 days of the return's arrival, the way you paid; for Monero we need an address from you.",
      body: [
        ...paragraphs(
          "We refund within 14 days of receiving the goods, by the method you paid with. You get an e-mail, and the order page says “You have your money back”.",
        ),
        list(
          "unordered",
          "**Card and TWINT:** The money goes back the way it came. It may take a few days to show in your account.",
          "**Monero:** We need an address from you. We refund the price in the currency of the order, converted at the rate of the day of the refund. So you may receive more or less XMR than you sent.",
        ),
        heading(3, "How much"),
        list(
          "unordered",
          "the price of what you return, VAT included;",
          "the flat rate for shipping, if you return the whole order;",
          "less the value of what is damaged or missing.",
        ),
        ...paragraphs(
          "If nothing has arrived two weeks after our e-mail, ask your bank first, then [us](/support/contact) with the order number.",
        ),
      ],
    },
    de: {
      title: "Wann und wie erhalte ich mein Geld zurück?",
      summary:
        "Innert 14 Tagen nach Eingang der Rücksendung, auf dem Zahlungsweg; bei Monero an eine Adresse von Ihnen.",
      body: [
        ...paragraphs(
          "Wir erstatten innert 14 Tagen nach Eingang der Ware, auf dem Weg, auf dem Sie bezahlt haben. Sie erhalten eine E-Mail, und auf der Bestellseite steht «Sie haben Ihr Geld zurück».",
        ),
        list(
          "unordered",
          "**Karte und TWINT:** Das Geld geht auf demselben Weg zurück. Bis die Rückerstattung auf Ihrem Konto erscheint, kann es einige Tage dauern.",
          "**Monero:** Wir brauchen eine Adresse von Ihnen. Erstattet wird der Preis in der Währung der Bestellung, umgerechnet zum Kurs am Tag der Erstattung. Sie erhalten also vielleicht mehr oder weniger XMR, als Sie gesendet haben.",
        ),
        heading(3, "Wie viel"),
        list(
          "unordered",
          "den Preis dessen, was Sie zurückgeben, samt Mehrwertsteuer;",
          "die Versandpauschale, wenn Sie die ganze Bestellung zurückgeben;",
          "abzüglich des Werts von Beschädigtem oder Fehlendem.",
        ),
        ...paragraphs(
          "Ist zwei Wochen nach unserer E-Mail nichts angekommen, fragen Sie zuerst Ihre Bank, dann [uns](/support/contact), mit der Bestellnummer.",
        ),
      ],
    },
  },
  {
    slug: "invoice-and-vat",
    category: "orders-and-payment",
    isFaq: false,
    related: ["order-link", "import-fees", "refunds"],
    en: {
      title: "Where do I get an invoice, and what about VAT?",
      summary: "The printed order page is your receipt, with 8.1 % VAT shown. Enter a company at the checkout.",
      body: [
        ...paragraphs(
          "Open the order page and print it, or save it as a PDF. As soon as the order is paid, the printed page is a receipt: our address and VAT number, order number, date, items, amounts, the VAT included and your address. There is no invoice to pay afterwards, because you pay in advance.",
        ),
        list(
          "unordered",
          "**For a company:** At the checkout open “Company, additional address, state” and enter the name. It cannot be added once the order is placed.",
          "**VAT:** All prices include Swiss value added tax at 8.1 %. The checkout shows the amount included.",
          "**Abroad:** The price is the same, and the tax is not deducted. [Import tax](/support/kb/import-fees) may be added by your country.",
        ),
        ...paragraphs(
          "Print the receipt soon: name, address and e-mail address are erased from the order 30 days after delivery, and the page shows the day. Number, articles and amounts remain for ten years, because the law requires it of our books.",
        ),
      ],
    },
    de: {
      title: "Wo bekomme ich eine Rechnung, und wie ist das mit der Mehrwertsteuer?",
      summary: "Die gedruckte Bestellseite ist Ihre Quittung, mit 8,1 % MwSt. Firmennamen an der Kasse eintragen.",
      body: [
        ...paragraphs(
          "Öffnen Sie die Bestellseite und drucken Sie sie aus, oder speichern Sie sie als PDF. Sobald die Bestellung bezahlt ist, ist sie gedruckt eine Quittung: unsere Adresse und Mehrwertsteuernummer, Bestellnummer, Datum, Artikel, Beträge, enthaltene Mehrwertsteuer und Ihre Adresse. Eine Rechnung zum späteren Zahlen gibt es nicht, denn Sie zahlen im Voraus.",
        ),
        list(
          "unordered",
          "**Für eine Firma:** Öffnen Sie an der Kasse «Firma, Adresszusatz, Bundesland» und tragen Sie den Namen ein. Nach der Bestellung lässt er sich nicht mehr ergänzen.",
          "**MwSt.:** Alle Preise enthalten die Schweizer Mehrwertsteuer von 8,1 %. Die Kasse zeigt den enthaltenen Betrag.",
          "**Ausland:** Der Preis ist derselbe, die Steuer wird nicht abgezogen. [Einfuhrsteuer](/support/kb/import-fees) Ihres Landes kann dazukommen.",
        ),
        ...paragraphs(
          "Drucken Sie den Beleg bald: 30 Tage nach der Zustellung werden Name, Adresse und E-Mail-Adresse aus der Bestellung gelöscht; die Seite zeigt den Tag. Nummer, Artikel und Beträge bleiben zehn Jahre, weil das Gesetz es von unserer Buchhaltung verlangt.",
        ),
      ],
    },
  },
];
