import { heading, list, paragraphs } from "../rich-text";
import type { SeedPage } from "../seed-page";

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
