import { heading, list, paragraphs } from "../rich-text";
import type { SeedPage } from "../seed-page";

export const shopCheckout: SeedPage = {
  slug: "shop/checkout",
  en: {
    title: "Checkout",
    description: "How ordering and paying works, what is asked, and why. No account, one page, one sum.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "An order consists of what is in your cart, an address to send it to and a way to pay. An empty cart has nothing to check out: phones and accessories are in the [shop](/shop), renewals and storage under [services](/shop/services).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "What is asked, and why",
        body: [
          list(
            "unordered",
            "**Name, street, postcode, town, country:** they go on the parcel and, if it leaves Switzerland, on the customs form.",
            "**E-mail address:** receives the link to the order page and the notices about the order. There is no newsletter.",
            "**Company, state, second address line:** optional, for addresses that need them.",
            "**Method of payment:** card, TWINT, another method of the payment provider, or Monero.",
            "**Consent** to the [terms](/tos): without it there is no contract.",
          ),
          ...paragraphs(
            "An order of services alone needs the e-mail address and no postal address. We do not ask for a telephone number, a date of birth or a password. The address is erased 30 days after delivery; the [privacy page](/privacy) has the details.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "What the sum consists of",
        body: paragraphs(
          "Base price, subtotal, VAT, shipping, total. Prices include 8.1 % VAT; the VAT line shows the amount contained and adds nothing. Shipping is a flat rate per order that depends on the country, registered and tracked. Outside Switzerland, customs may charge import fees, which we neither set nor receive.",
          "The price you saw is sent along with the order. If it has changed in the meantime, nothing is ordered: you see the new price first and decide again.",
        ),
      },
      {
        __component: "blocks.steps",
        heading: "How paying works",
        steps: [
          {
            title: "The order is placed",
            text: "It receives a number and a page of its own. The goods are reserved: for 30 minutes if you pay through the provider, for 24 hours if you pay in Monero.",
          },
          {
            title: "You pay",
            text: "Card and TWINT take you to the provider's page, which needs JavaScript. For Monero, the order page shows an address, the exact amount and a QR code, and needs no script.",
          },
          {
            title: "The payment is confirmed",
            text: "Within moments for card and TWINT. Monero waits for the network, as a rule for ten confirmations, which takes about 20 minutes.",
          },
          {
            title: "The parcel leaves Bern",
            text: "Within two working days after payment. The order page then shows the tracking number. Services take effect as soon as they are paid.",
          },
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "When something is in the way",
        questions: [
          {
            question: "Why is my cart empty?",
            answer: paragraphs(
              "The cart is a cookie in your browser and lasts 30 days. A private window forgets it when you close it, another browser has never heard of it, and a browser that refuses cookies cannot hold it. We have no copy.",
            ),
          },
          {
            question: "My country is not on the list. What can I do?",
            answer: paragraphs(
              "You can have the parcel sent to somebody you trust in a country we ship to. Services know no borders.",
            ),
          },
          {
            question: "Why can I not choose TWINT?",
            answer: paragraphs(
              "TWINT works in Swiss francs only, and up to CHF 5,000. Change the currency to CHF, or choose another method.",
            ),
          },
          {
            question: "What if I send the order twice by accident?",
            answer: paragraphs(
              "It remains one order with one payment. A double click, a second tab or a page loaded again makes no second one.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Nothing in the cart?",
        text: "Three phones, three accessories, two services. It is a short walk.",
        actions: [
          { label: "Back to the shop", target: "/shop" },
          { label: "See the services", target: "/shop/services" },
        ],
      },
    ],
  },
  de: {
    title: "Kasse",
    description:
      "Wie Bestellen und Bezahlen vor sich gehen, was wir fragen und weshalb. Kein Konto, eine Seite, eine Summe.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Eine Bestellung besteht aus Ihrem Warenkorb, einer Lieferadresse und einer Zahlungsart. Mit leerem Warenkorb gibt es an der Kasse nichts zu tun: Telefone und Zubehör finden Sie im [Shop](/shop), Verlängerungen und Speicher unter [Dienste](/shop/services).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Was wir fragen und weshalb",
        body: [
          list(
            "unordered",
            "**Name, Strasse, Postleitzahl, Ort, Land:** stehen auf dem Paket und, wenn es die Schweiz verlässt, auf der Zollerklärung.",
            "**E-Mail-Adresse:** erhält den Link zur Bestellseite und die Mitteilungen zur Bestellung. Einen Newsletter gibt es nicht.",
            "**Firma, Bundesstaat oder Kanton, Adresszusatz:** freiwillig, für Adressen, die es brauchen.",
            "**Zahlungsart:** Karte, TWINT, eine andere Zahlungsart des Anbieters oder Monero.",
            "**Zustimmung** zu den [AGB](/tos): Ohne sie gibt es keinen Vertrag.",
          ),
          ...paragraphs(
            "Wer nur Dienste bestellt, gibt eine E-Mail-Adresse an und keine Postadresse. Nach Telefonnummer, Geburtsdatum oder Passwort fragen wir nicht. Die Adresse wird 30 Tage nach der Zustellung gelöscht; Näheres steht auf der [Datenschutzseite](/privacy).",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Woraus die Summe besteht",
        body: paragraphs(
          "Grundpreis, Zwischensumme, Mehrwertsteuer, Versand, Gesamtbetrag. Die Preise enthalten 8,1 % Mehrwertsteuer; die entsprechende Zeile nennt den enthaltenen Betrag und fügt nichts hinzu. Der Versand kostet eine Pauschale pro Bestellung, die vom Land abhängt, eingeschrieben und mit Sendungsverfolgung. Ausserhalb der Schweiz kann der Zoll Einfuhrabgaben verlangen, die wir weder festlegen noch erhalten.",
          "Der Preis, den Sie gesehen haben, wird mit der Bestellung übermittelt. Hat er sich inzwischen geändert, wird nichts bestellt: Sie sehen zuerst den neuen Preis und entscheiden noch einmal.",
        ),
      },
      {
        __component: "blocks.steps",
        heading: "So läuft das Bezahlen ab",
        steps: [
          {
            title: "Die Bestellung ist aufgegeben",
            text: "Sie erhält eine Nummer und eine eigene Seite. Die Ware ist reserviert: 30 Minuten, wenn Sie über den Anbieter zahlen, 24 Stunden, wenn Sie mit Monero zahlen.",
          },
          {
            title: "Sie zahlen",
            text: "Karte und TWINT führen auf die Seite des Anbieters, die JavaScript braucht. Für Monero zeigt die Bestellseite eine Adresse, den genauen Betrag und einen QR-Code und kommt ohne Skript aus.",
          },
          {
            title: "Die Zahlung wird bestätigt",
            text: "Bei Karte und TWINT nach wenigen Augenblicken. Monero wartet auf das Netz, in der Regel auf zehn Bestätigungen; das dauert rund 20 Minuten.",
          },
          {
            title: "Das Paket verlässt Bern",
            text: "Innert zwei Arbeitstagen nach der Zahlung. Die Bestellseite zeigt dann die Sendungsnummer. Dienste wirken, sobald sie bezahlt sind.",
          },
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Wenn etwas im Weg steht",
        questions: [
          {
            question: "Warum ist mein Warenkorb leer?",
            answer: paragraphs(
              "Der Warenkorb ist ein Cookie in Ihrem Browser und hält 30 Tage. Ein privates Fenster vergisst ihn beim Schliessen, ein anderer Browser kennt ihn nicht, und wer Cookies ablehnt, kann keinen füllen. Eine Kopie haben wir nicht.",
            ),
          },
          {
            question: "Mein Land steht nicht auf der Liste. Was nun?",
            answer: paragraphs(
              "Sie können das Paket an jemanden schicken lassen, dem Sie vertrauen, in einem Land, in das wir liefern. Dienste kennen keine Grenzen.",
            ),
          },
          {
            question: "Warum kann ich TWINT nicht wählen?",
            answer: paragraphs(
              "TWINT gibt es nur in Schweizer Franken und bis CHF 5000. Stellen Sie die Währung auf CHF um oder wählen Sie eine andere Zahlungsart.",
            ),
          },
          {
            question: "Was, wenn ich die Bestellung versehentlich zweimal abschicke?",
            answer: paragraphs(
              "Es bleibt bei einer Bestellung und einer Zahlung. Ein Doppelklick, ein zweites Fenster oder eine neu geladene Seite ergibt keine zweite.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Nichts im Warenkorb?",
        text: "Drei Telefone, dreierlei Zubehör, zwei Dienste. Der Rundgang ist kurz.",
        actions: [
          { label: "Zurück zum Shop", target: "/shop" },
          { label: "Zu den Diensten", target: "/shop/services" },
        ],
      },
    ],
  },
};

export const shopServices: SeedPage = {
  slug: "shop/services",
  en: {
    title: "Services",
    description:
      "More room in the nest, or more time for the subscription. Both need a number from your card and nothing about you.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Every phone comes with a subscription of 12 months and 50 GB in the nest. It pays for new versions of WrenOS, for support and for the nest. Two services change it: the [storage extension](/shop/services/storage-extension) makes the nest larger, the [renewal](/shop/services/subscription-renewal) moves the end. Nothing renews itself.",
        ),
      },
      {
        __component: "blocks.feature-grid",
        heading: "Two services",
        features: [
          {
            title: "Storage extension",
            text: "A larger nest for the time that is left. You pay the difference between the two sizes, and only for the remaining days. The end stays where it is.",
          },
          {
            title: "Subscription renewal",
            text: "1, 3, 6, 12 or 24 more months. If the subscription is still running, they are added to its end. The size of the nest stays as it is.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "How the price is computed",
        body: [
          list(
            "unordered",
            "**Extension:** price of the new size per year, minus price of the current size per year, times the days left, divided by 365, less the discount.",
            "**Renewal:** base price for the months you choose, less the discount for that number of months.",
          ),
          ...paragraphs(
            "Amounts are rounded to the cent, halves upwards. VAT is included, and there is nothing to ship. The arithmetic is shown before you pay, and the order and the e-mail repeat the same figures.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "The numbers you need",
        body: [
          ...paragraphs(
            "A subscription has three numbers. They are on the card that was in the box, and in the e-mail we sent when your phone was paid.",
          ),
          list(
            "unordered",
            "**Mobile id,** such as M-4F7K-29QX-3: stands for your phone.",
            "**Nest id,** beginning with N: stands for your storage.",
            "**Support id,** beginning with S: for the support chat. It is not needed here.",
          ),
          ...paragraphs(
            "For both services the mobile id or the nest id is enough. Capitals, spaces, hyphens and the difference between O and 0 or I and 1 do not matter. The last character is a check: a typing error is noticed before anything is looked up.",
            "Whoever enters such a number sees the start, the end, the days left and the size of the nest, and nothing that identifies its owner. Ten look-ups are possible in ten minutes. They are not recorded.",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "More room or more time?",
        actions: [
          { label: "Storage extension", target: "/shop/services/storage-extension" },
          { label: "Subscription renewal", target: "/shop/services/subscription-renewal" },
        ],
      },
    ],
  },
  de: {
    title: "Dienste",
    description:
      "Mehr Platz im Nest oder mehr Zeit für das Abo. Für beides brauchen wir eine Nummer von Ihrer Karte und nichts über Sie.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Zu jedem Telefon gehört ein Abo über 12 Monate mit 50 GB im Nest. Es bezahlt neue Versionen von WrenOS, den Support und das Nest. Zwei Dienste verändern es: Die [Speichererweiterung](/shop/services/storage-extension) vergrössert das Nest, die [Verlängerung](/shop/services/subscription-renewal) verschiebt das Ende. Von selbst verlängert sich nichts.",
        ),
      },
      {
        __component: "blocks.feature-grid",
        heading: "Zwei Dienste",
        features: [
          {
            title: "Speichererweiterung",
            text: "Ein grösseres Nest für die verbleibende Zeit. Sie zahlen die Differenz zwischen den beiden Grössen, und nur für die restlichen Tage. Das Ende bleibt, wo es ist.",
          },
          {
            title: "Aboverlängerung",
            text: "1, 3, 6, 12 oder 24 Monate mehr. Läuft das Abo noch, werden sie an sein Ende angehängt. Die Grösse des Nests bleibt, wie sie ist.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wie sich der Preis berechnet",
        body: [
          list(
            "unordered",
            "**Erweiterung:** Jahrespreis der neuen Grösse minus Jahrespreis der bisherigen, mal die verbleibenden Tage, geteilt durch 365, abzüglich Rabatt.",
            "**Verlängerung:** Grundpreis für die gewählten Monate, abzüglich des Rabatts für diese Anzahl Monate.",
          ),
          ...paragraphs(
            "Beträge werden auf den Rappen oder Cent gerundet, ab der Hälfte aufwärts. Die Mehrwertsteuer ist enthalten, und zu versenden gibt es nichts. Die Rechnung wird gezeigt, bevor Sie zahlen; Bestellung und E-Mail nennen dieselben Zahlen.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Die Nummern, die Sie brauchen",
        body: [
          ...paragraphs(
            "Ein Abo hat drei Nummern. Sie stehen auf der Karte aus der Schachtel und in der E-Mail, die Sie erhalten haben, als Ihr Telefon bezahlt war.",
          ),
          list(
            "unordered",
            "**Mobile-ID,** zum Beispiel M-4F7K-29QX-3: steht für Ihr Telefon.",
            "**Nest-ID,** beginnt mit N: steht für Ihren Speicher.",
            "**Support-ID,** beginnt mit S: für den Support-Chat. Hier wird sie nicht gebraucht.",
          ),
          ...paragraphs(
            "Für beide Dienste genügt die Mobile-ID oder die Nest-ID. Gross oder klein, mit oder ohne Bindestrich und Leerzeichen, O oder 0, I oder 1: Das spielt keine Rolle. Das letzte Zeichen ist ein Prüfzeichen; ein Tippfehler fällt auf, bevor etwas nachgeschlagen wird.",
            "Wer eine solche Nummer eingibt, sieht Beginn, Ende, verbleibende Tage und Grösse des Nests, aber nichts, woran die Inhaberin oder der Inhaber zu erkennen wäre. Möglich sind zehn Abfragen in zehn Minuten. Aufgezeichnet werden sie nicht.",
          ),
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Mehr Platz oder mehr Zeit?",
        actions: [
          { label: "Speichererweiterung", target: "/shop/services/storage-extension" },
          { label: "Aboverlängerung", target: "/shop/services/subscription-renewal" },
        ],
      },
    ],
  },
};

export const storageExtension: SeedPage = {
  slug: "shop/services/storage-extension",
  en: {
    title: "Storage extension",
    description:
      "A larger nest until the end of your subscription. You pay the difference, for the days that are left.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "A subscription begins with 50 GB. If that becomes tight, you extend the nest to a larger size. It takes effect as soon as it is paid; what is stored stays where it is, and nothing has to be set on the phone.",
          "The end of the subscription does not move. If you want more time as well, there is the [renewal](/shop/services/subscription-renewal).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "The arithmetic",
        body: [
          ...paragraphs(
            "Each size has a price per year. You pay the difference between the new and the current one for the part of the year that is left:",
            "**(new price − current price) × days left ÷ 365 − discount**",
          ),
          heading(3, "An example"),
          ...paragraphs(
            "The figures are chosen to be easy to follow. Say 50 GB cost CHF 60.00 a year and 200 GB cost CHF 120.00, the subscription has 146 days left, and there is a discount of 10 %.",
          ),
          list(
            "unordered",
            "**Difference per year:** CHF 120.00 − CHF 60.00 = CHF 60.00",
            "**For 146 days:** CHF 60.00 × 146 ÷ 365 = CHF 24.00",
            "**Discount of 10 %:** CHF 2.40",
            "**To pay:** CHF 21.60, of which CHF 1.62 is VAT",
          ),
          ...paragraphs("The later you extend, the less it costs. The larger size stays when you renew."),
        ],
      },
      {
        __component: "blocks.text",
        heading: "What is needed",
        body: [
          list(
            "unordered",
            "**The mobile id or the nest id.** Both are on the card from the box.",
            "**A running subscription.** An expired one has no days left to compute with; [renew it first](/shop/services/subscription-renewal).",
            "**An e-mail address** for the order. It may be a different one from the contact address of the subscription.",
          ),
          ...paragraphs(
            "An extension works at once and is therefore exempt from the return within 30 days. The [terms](/tos) say so in section 7.",
          ),
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Asked about storage",
        questions: [
          {
            question: "How do I see how full my nest is?",
            answer: paragraphs(
              "Open Nest on the phone. It shows how much space is left and when the subscription ends.",
            ),
          },
          {
            question: "Can I extend somebody else's nest?",
            answer: paragraphs(
              "Yes, if they give you the nest id or the mobile id. You see dates and sizes, nothing that is stored. They have to trust you, though: the same number can also start a change of the contact address.",
            ),
          },
          {
            question: "What happens when the nest is full?",
            answer: paragraphs(
              "Everything in it remains. New pictures and backups wait on the phone until there is room again, because you extended the nest or cleared something out.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Number not at hand?",
        text: "It is on the card from the box and in the e-mail that came with your order.",
        actions: [
          { label: "About the numbers", target: "/shop/services" },
          { label: "Ask support", target: "/support/contact" },
        ],
      },
    ],
  },
  de: {
    title: "Speichererweiterung",
    description:
      "Ein grösseres Nest bis zum Ende Ihres Abos. Sie zahlen die Differenz, für die Tage, die noch bleiben.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Ein Abo beginnt mit 50 GB. Wird das eng, erweitern Sie das Nest auf eine grössere Stufe. Sie gilt, sobald sie bezahlt ist; was gespeichert ist, bleibt, wo es ist, und am Telefon ist nichts einzustellen.",
          "Das Ende des Abos verschiebt sich nicht. Wenn Sie auch mehr Zeit wollen, gibt es die [Verlängerung](/shop/services/subscription-renewal).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Die Rechnung",
        body: [
          ...paragraphs(
            "Jede Grösse hat einen Preis pro Jahr. Sie zahlen die Differenz zwischen der neuen und der bisherigen für den Teil des Jahres, der noch bleibt:",
            "**(neuer Preis − bisheriger Preis) × verbleibende Tage ÷ 365 − Rabatt**",
          ),
          heading(3, "Ein Beispiel"),
          ...paragraphs(
            "Die Zahlen sind so gewählt, dass man leicht nachrechnen kann. Angenommen, 50 GB kosten CHF 60.00 im Jahr und 200 GB CHF 120.00, das Abo läuft noch 146 Tage, und der Rabatt beträgt 10 %.",
          ),
          list(
            "unordered",
            "**Differenz pro Jahr:** CHF 120.00 − CHF 60.00 = CHF 60.00",
            "**Für 146 Tage:** CHF 60.00 × 146 ÷ 365 = CHF 24.00",
            "**Rabatt von 10 %:** CHF 2.40",
            "**Zu zahlen:** CHF 21.60, davon CHF 1.62 Mehrwertsteuer",
          ),
          ...paragraphs(
            "Je später Sie erweitern, desto weniger kostet es. Wenn Sie verlängern, bleibt die grössere Stufe.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Was es braucht",
        body: [
          list(
            "unordered",
            "**Die Mobile-ID oder die Nest-ID.** Beide stehen auf der Karte aus der Schachtel.",
            "**Ein laufendes Abo.** Ein abgelaufenes hat keine Tage mehr, mit denen sich rechnen liesse; [verlängern Sie es zuerst](/shop/services/subscription-renewal).",
            "**Eine E-Mail-Adresse** für die Bestellung. Es darf eine andere sein als die Kontaktadresse des Abos.",
          ),
          ...paragraphs(
            "Eine Erweiterung wirkt sofort und ist deshalb von der Rückgabe innert 30 Tagen ausgenommen. So steht es in Ziffer 7 der [AGB](/tos).",
          ),
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Zum Speicher gefragt",
        questions: [
          {
            question: "Wo sehe ich, wie voll mein Nest ist?",
            answer: paragraphs(
              "Öffnen Sie Nest auf dem Telefon. Es zeigt, wie viel Platz bleibt und wann das Abo endet.",
            ),
          },
          {
            question: "Kann ich das Nest von jemand anderem erweitern?",
            answer: paragraphs(
              "Ja, wenn Sie die Nest-ID oder die Mobile-ID erhalten. Sie sehen Laufzeit und Grösse, nichts vom Inhalt. Vertrauen braucht es trotzdem: Mit derselben Nummer lässt sich auch ein Wechsel der Kontaktadresse beginnen.",
            ),
          },
          {
            question: "Was geschieht, wenn das Nest voll ist?",
            answer: paragraphs(
              "Alles, was darin liegt, bleibt. Neue Bilder und Backups warten auf dem Telefon, bis wieder Platz ist, weil Sie das Nest erweitert oder etwas ausgeräumt haben.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Nummer nicht zur Hand?",
        text: "Sie steht auf der Karte aus der Schachtel und in der E-Mail zu Ihrer Bestellung.",
        actions: [
          { label: "Zu den Nummern", target: "/shop/services" },
          { label: "Den Support fragen", target: "/support/contact" },
        ],
      },
    ],
  },
};

export const subscriptionRenewal: SeedPage = {
  slug: "shop/services/subscription-renewal",
  en: {
    title: "Subscription renewal",
    description: "1, 3, 6, 12 or 24 months more. No contract, no notice to give, and nothing that renews itself.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "The subscription pays for new versions of WrenOS, for support and for the nest. You renew it when you like, by as many months as you like, and you need not wait for the end: time that is already paid for is never lost.",
          "Without a renewal the phone keeps working and keeps its security updates. The nest stays readable for 90 days; then its content is erased.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "The arithmetic",
        body: [
          ...paragraphs(
            "Each of the five durations has a base price and a discount in percent. You pay the one less the other:",
            "**base price − discount**",
            "The new end is counted from the current end or, if that has passed, from today:",
            "**the later of today and current end + months**",
          ),
          heading(3, "An example"),
          ...paragraphs(
            "The figures are chosen to be easy to follow. Say 12 months have a base price of CHF 96.00 and a discount of 10 %.",
          ),
          list(
            "unordered",
            "**Base price:** CHF 96.00",
            "**Discount of 10 %:** CHF 9.60",
            "**To pay:** CHF 86.40, of which CHF 6.47 is VAT",
          ),
          ...paragraphs(
            "If the subscription ends on 18 May and you renew it in April, it then ends on 18 May of the following year. If you renew it on 2 June, after it has expired, it ends on 2 June of the following year.",
            "Months are calendar months. Where the day does not exist, the last day of the month counts: 31 January and one month make 28 February, or 29 in a leap year.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "What is needed",
        body: [
          list(
            "unordered",
            "**The mobile id or the nest id.** Both are on the card from the box.",
            "**An e-mail address** for the order. It may be a different one from the contact address of the subscription.",
          ),
          ...paragraphs(
            "The size of the nest stays as it is. You can return a renewal within 30 days of payment as long as the renewed time has not begun; the [terms](/tos) describe this in section 7.",
          ),
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Asked about renewing",
        questions: [
          {
            question: "Will you remind me?",
            answer: paragraphs(
              "Notices about the subscription go to your [contact address](/support/my-contact), and Nest on the phone always shows the end. We take no payment without an order from you.",
            ),
          },
          {
            question: "My subscription has expired. Is the nest gone?",
            answer: paragraphs(
              "Not for 90 days. In that time the nest can be read, but nothing can be added. Once you renew, it works as before.",
            ),
          },
          {
            question: "Can I renew several times in a row?",
            answer: paragraphs(
              "Yes. Each renewal begins where the previous one ends. Two times 12 months last as long as 24; only the discount may differ.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Time is fine, but room is short?",
        text: "A larger nest costs only the days that are left.",
        actions: [
          { label: "Storage extension", target: "/shop/services/storage-extension" },
          { label: "All services", target: "/shop/services" },
        ],
      },
    ],
  },
  de: {
    title: "Aboverlängerung",
    description:
      "1, 3, 6, 12 oder 24 Monate mehr. Kein Vertrag, keine Kündigung und nichts, was sich von selbst verlängert.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Das Abo bezahlt neue Versionen von WrenOS, den Support und das Nest. Sie verlängern es, wann Sie wollen und um so viele Monate, wie Sie wollen. Das Ende abzuwarten brauchen Sie nicht: Bezahlte Zeit geht nie verloren.",
          "Ohne Verlängerung läuft das Telefon weiter und erhält weiterhin Sicherheitsupdates. Das Nest bleibt 90 Tage lesbar, dann wird sein Inhalt gelöscht.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Die Rechnung",
        body: [
          ...paragraphs(
            "Jede der fünf Laufzeiten hat einen Grundpreis und einen Rabatt in Prozent. Sie zahlen das eine abzüglich des anderen:",
            "**Grundpreis − Rabatt**",
            "Das neue Ende zählt ab dem bisherigen oder, wenn dieses vorbei ist, ab heute:",
            "**das Spätere von heute und bisherigem Ende + Monate**",
          ),
          heading(3, "Ein Beispiel"),
          ...paragraphs(
            "Die Zahlen sind so gewählt, dass man leicht nachrechnen kann. Angenommen, 12 Monate haben einen Grundpreis von CHF 96.00 und einen Rabatt von 10 %.",
          ),
          list(
            "unordered",
            "**Grundpreis:** CHF 96.00",
            "**Rabatt von 10 %:** CHF 9.60",
            "**Zu zahlen:** CHF 86.40, davon CHF 6.47 Mehrwertsteuer",
          ),
          ...paragraphs(
            "Endet das Abo am 18. Mai und verlängern Sie im April, endet es danach am 18. Mai des folgenden Jahres. Verlängern Sie erst am 2. Juni, wenn es schon abgelaufen ist, endet es am 2. Juni des folgenden Jahres.",
            "Monate sind Kalendermonate. Gibt es den Tag nicht, zählt der letzte des Monats: Der 31. Januar und ein Monat ergeben den 28. Februar, im Schaltjahr den 29.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Was es braucht",
        body: [
          list(
            "unordered",
            "**Die Mobile-ID oder die Nest-ID.** Beide stehen auf der Karte aus der Schachtel.",
            "**Eine E-Mail-Adresse** für die Bestellung. Es darf eine andere sein als die Kontaktadresse des Abos.",
          ),
          ...paragraphs(
            "Die Grösse des Nests bleibt, wie sie ist. Eine Verlängerung können Sie innert 30 Tagen nach der Zahlung zurückgeben, solange die verlängerte Zeit nicht begonnen hat; das regelt Ziffer 7 der [AGB](/tos).",
          ),
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Zur Verlängerung gefragt",
        questions: [
          {
            question: "Erinnern Sie mich?",
            answer: paragraphs(
              "Mitteilungen zum Abo gehen an Ihre [Kontaktadresse](/support/my-contact), und Nest auf dem Telefon zeigt das Ende jederzeit an. Ohne Bestellung von Ihnen buchen wir nichts ab.",
            ),
          },
          {
            question: "Mein Abo ist abgelaufen. Ist das Nest weg?",
            answer: paragraphs(
              "90 Tage lang nicht. In dieser Zeit lässt es sich lesen, aber nicht mehr füllen. Sobald Sie verlängern, ist alles wie vorher.",
            ),
          },
          {
            question: "Kann ich mehrmals hintereinander verlängern?",
            answer: paragraphs(
              "Ja. Jede Verlängerung beginnt, wo die vorherige endet. Zweimal 12 Monate dauern so lange wie 24; nur der Rabatt kann ein anderer sein.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Zeit genug, aber der Platz wird knapp?",
        text: "Ein grösseres Nest kostet nur die Tage, die noch bleiben.",
        actions: [
          { label: "Speichererweiterung", target: "/shop/services/storage-extension" },
          { label: "Alle Dienste", target: "/shop/services" },
        ],
      },
    ],
  },
};

export const shopConfirmation: SeedPage = {
  slug: "shop/confirmation",
  en: {
    title: "Order page",
    description:
      "Every order has a page of its own under a secret link. It shows how things stand, from the first minute to the last.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "The link to an order contains a long random secret. That secret takes the place of an account: whoever has the link sees the order, and without it no order can be shown. Keep it to yourself, and do not pass it on in a chat or a forum, not even to us.",
          "We store only a hash of the secret. We can therefore recognise the link when it is opened, but not look it up.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Where to find the link",
        body: [
          list(
            "unordered",
            "**In the e-mail** you received when you placed the order.",
            "**In your browser:** as a bookmark if you made one, or in the history, unless you were in a private window or in Tor Browser.",
          ),
          ...paragraphs(
            "If it is nowhere to be found, [write to us](/support/contact) with the order number; it looks like W-7K3M-Q9XD. We cannot restore the link, but we can tell the e-mail address of the order how things stand, as long as that address has not been erased.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "The states of an order",
        body: [
          list(
            "unordered",
            "**Awaiting payment:** the order is placed and the goods are reserved, for 30 minutes with card, TWINT and other provider methods, for 24 hours with Monero.",
            "**Being verified:** we have seen your Monero payment, and the network is confirming it, as a rule ten times. This takes about 20 minutes.",
            "**Paid:** the contract is concluded. Parcels leave Bern within two working days. With a phone, the three numbers of its subscription are on their way to you by e-mail.",
            "**Shipped:** the parcel is with the carrier, and the page shows its tracking number.",
            "**Fulfilled:** for services. The renewal or the extension is in effect.",
            "**Expired:** no payment came in time. The goods are released, and you owe nothing.",
            "**Paid late:** the money came after the order had expired. If the goods are still there, we deliver; if not, you choose between waiting and a refund.",
            "**Cancelled** or **refunded:** the order has ended. A refund takes the way the payment came.",
          ),
          ...paragraphs(
            "Every change is noted on the page with its time. You may close the page at any point; if you need to know something, an e-mail tells you.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "How long it lasts",
        body: paragraphs(
          "The address disappears from the order 30 days after delivery; number, articles, country and amounts remain for the books. From then on the order number is the only proof of purchase that either of us has. You need it for a return or the warranty, so write it down.",
        ),
      },
      {
        __component: "blocks.call-to-action",
        heading: "Something does not look right?",
        text: "A payment that is not showing, a parcel that is not coming: most of it is explained in the knowledge base, the rest by us.",
        actions: [
          { label: "Write to support", target: "/support/contact" },
          { label: "Knowledge base", target: "/support/kb" },
        ],
      },
    ],
  },
  de: {
    title: "Bestellseite",
    description:
      "Jede Bestellung hat eine eigene Seite mit geheimem Link. Sie zeigt, wie es steht, von der ersten Minute bis zur letzten.",
    blocks: [
      {
        __component: "blocks.text",
        body: paragraphs(
          "Der Link zu einer Bestellung enthält ein langes, zufälliges Geheimnis. Es ersetzt das Konto: Wer den Link hat, sieht die Bestellung; ohne ihn lässt sich keine zeigen. Behalten Sie ihn für sich und geben Sie ihn weder in einem Chat noch in einem Forum weiter, auch uns nicht.",
          "Wir speichern nur einen Hash des Geheimnisses. Deshalb erkennen wir den Link, wenn er geöffnet wird, können ihn aber nicht nachschlagen.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Wo Sie den Link finden",
        body: [
          list(
            "unordered",
            "**In der E-Mail,** die Sie nach der Bestellung erhalten haben.",
            "**In Ihrem Browser:** als Lesezeichen, wenn Sie eines gesetzt haben, oder im Verlauf, ausser Sie waren in einem privaten Fenster oder im Tor Browser.",
          ),
          ...paragraphs(
            "Ist er nirgends zu finden, [schreiben Sie uns](/support/contact) mit der Bestellnummer; sie sieht aus wie W-7K3M-Q9XD. Den Link können wir nicht wiederherstellen, aber wir können der E-Mail-Adresse der Bestellung mitteilen, wie es steht, solange diese Adresse nicht gelöscht ist.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Die Zustände einer Bestellung",
        body: [
          list(
            "unordered",
            "**Wartet auf Zahlung:** Die Bestellung ist aufgegeben und die Ware reserviert, 30 Minuten bei Karte, TWINT und anderen Zahlungsarten des Anbieters, 24 Stunden bei Monero.",
            "**In Prüfung:** Wir haben Ihre Monero-Zahlung gesehen, und das Netz bestätigt sie, in der Regel zehnmal. Das dauert rund 20 Minuten.",
            "**Bezahlt:** Der Vertrag ist geschlossen. Pakete verlassen Bern innert zwei Arbeitstagen. Bei einem Telefon sind die drei Nummern des Abos per E-Mail unterwegs zu Ihnen.",
            "**Verschickt:** Das Paket ist beim Transporteur, und die Seite zeigt die Sendungsnummer.",
            "**Ausgeführt:** bei Diensten. Die Verlängerung oder Erweiterung gilt.",
            "**Verfallen:** Es kam keine Zahlung zur rechten Zeit. Die Ware ist wieder frei, und Sie schulden nichts.",
            "**Verspätet bezahlt:** Das Geld kam, als die Bestellung schon verfallen war. Ist die Ware noch da, liefern wir; andernfalls entscheiden Sie, ob Sie warten oder das Geld zurückhaben wollen.",
            "**Storniert** oder **erstattet:** Die Bestellung ist beendet. Eine Erstattung nimmt den Weg, auf dem die Zahlung kam.",
          ),
          ...paragraphs(
            "Jede Änderung ist auf der Seite mit ihrem Zeitpunkt vermerkt. Sie dürfen die Seite jederzeit schliessen; was Sie wissen müssen, steht auch in einer E-Mail.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wie lange es sie gibt",
        body: paragraphs(
          "30 Tage nach der Zustellung verschwindet die Adresse aus der Bestellung; Nummer, Artikel, Land und Beträge bleiben für die Buchhaltung. Von da an ist die Bestellnummer der einzige Kaufbeleg, den beide Seiten noch haben. Für eine Rückgabe oder die Garantie brauchen Sie sie; schreiben Sie sie auf.",
        ),
      },
      {
        __component: "blocks.call-to-action",
        heading: "Etwas stimmt nicht?",
        text: "Eine Zahlung, die nicht erscheint, ein Paket, das nicht kommt: Das meiste erklärt die Wissensdatenbank, den Rest erklären wir.",
        actions: [
          { label: "An den Support schreiben", target: "/support/contact" },
          { label: "Zur Wissensdatenbank", target: "/support/kb" },
        ],
      },
    ],
  },
};
