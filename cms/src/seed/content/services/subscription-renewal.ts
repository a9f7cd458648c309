import { heading, list, paragraphs } from "../../rich-text";
import type { SeedService } from "../../entries";

export const subscriptionRenewal: SeedService = {
  slug: "subscription-renewal",
  kind: "renewal",
  position: 2,
  en: {
    name: "Subscription renewal",
    tagline: "More months for the phone and its nest, whenever you like.",
    description: "1, 3, 6, 12 or 24 months more. No contract, no notice to give, and nothing that renews itself.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "What the subscription pays for",
        body: paragraphs(
          "The subscription pays for new versions of WrenOS, for support and for the nest. You renew it when you like, by as many months as you like, and you need not wait for the end: time you have paid for is never lost.",
          "Without a renewal the phone keeps working and keeps its security updates. The nest stays readable for 90 days; then its content is erased.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "The arithmetic",
        body: [
          ...paragraphs(
            "Each of the five durations has a price of the plan and a discount in percent. The plan includes 50 GB. A larger nest is paid for the same months, at its yearly price; the discount counts for both:",
            "**price of the plan + yearly price of the nest × months ÷ 12 − discount**",
            "The new end is counted from the current end or, if that has passed, from today:",
            "**the later of today and current end + months**",
          ),
          heading(3, "An example"),
          ...paragraphs(
            "You renew by 12 months. The plan for them costs CHF 108.00, with a discount of 10 %. Your nest has 200 GB, which cost CHF 24.00 a year.",
          ),
          list(
            "unordered",
            "**Plan for 12 months:** CHF 108.00",
            "**200 GB for 12 months:** CHF 24.00 × 12 ÷ 12 = CHF 24.00",
            "**Discount of 10 %:** CHF 13.20",
            "**To pay:** CHF 118.80, of which CHF 8.90 is VAT",
          ),
          ...paragraphs("With the included 50 GB it is CHF 108.00 less CHF 10.80: CHF 97.20."),
          ...paragraphs(
            "If the subscription ends on 18 May and you renew it in April, it then ends on 18 May of the following year. If you renew it on 2 June, after it has expired, it ends on 2 June of the following year.",
            "Months are calendar months. Where the day does not exist, the last day of the month counts: 31 January and one month make 28 February, or 29 in a leap year.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "What you need",
        body: [
          list(
            "unordered",
            "**The mobile ID or the nest ID.** Both are on the card from the box.",
            "**An e-mail address** for the order. It may be a different one from the contact address of the subscription.",
          ),
          ...paragraphs(
            "The size of the nest stays as it is. You can return a renewal within 30 days of payment as long as the renewed time has not begun; the [terms](/tos) describe this in section 7.",
          ),
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Questions about renewing",
        questions: [
          {
            question: "Will you remind me?",
            answer: paragraphs(
              "Yes: 30 and 7 days before the end and once after it, by e-mail to your [contact address](/support/my-contact). Nest on the phone always shows the end. We take no payment without an order from you.",
            ),
          },
          {
            question: "My subscription has expired. Is the nest gone?",
            answer: paragraphs(
              "Not for 90 days. Until then you can read the nest, but add nothing. Once you renew, it works as before.",
            ),
          },
          {
            question: "Can I renew several times in a row?",
            answer: paragraphs(
              "Yes. Each renewal begins where the previous one ends. Twice 12 months last as long as 24; only the discount may differ.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Time is fine, but room is short?",
        text: "With a larger nest, you pay only for the days left.",
        actions: [
          { label: "Storage extension", target: "/shop/services/storage-extension" },
          { label: "All services", target: "/shop/services" },
        ],
      },
    ],
  },
  de: {
    name: "Aboverlängerung",
    tagline: "Mehr Monate für das Telefon und sein Nest, wann immer Sie wollen.",
    description:
      "1, 3, 6, 12 oder 24 Monate mehr. Kein Vertrag, keine Kündigung und nichts, was sich von selbst verlängert.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Was das Abo bezahlt",
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
            "Jede der fünf Laufzeiten hat einen Abopreis und einen Rabatt in Prozent. 50 GB sind im Abo enthalten. Ein grösseres Nest zahlen Sie für dieselben Monate zu seinem Jahrespreis; der Rabatt gilt für beides:",
            "**Abopreis + Jahrespreis des Nests × Monate ÷ 12 − Rabatt**",
            "Das neue Ende zählt ab dem bisherigen oder, wenn dieses vorbei ist, ab heute:",
            "**das Spätere von heute und bisherigem Ende + Monate**",
          ),
          heading(3, "Ein Beispiel"),
          ...paragraphs(
            "Sie verlängern um 12 Monate. Das Abo dafür kostet CHF 108.00, mit einem Rabatt von 10 %. Ihr Nest hat 200 GB, die im Jahr CHF 24.00 kosten.",
          ),
          list(
            "unordered",
            "**Abo für 12 Monate:** CHF 108.00",
            "**200 GB für 12 Monate:** CHF 24.00 × 12 ÷ 12 = CHF 24.00",
            "**Rabatt von 10 %:** CHF 13.20",
            "**Zu zahlen:** CHF 118.80, davon CHF 8.90 Mehrwertsteuer",
          ),
          ...paragraphs("Mit den enthaltenen 50 GB sind es CHF 108.00 abzüglich CHF 10.80: CHF 97.20."),
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
        heading: "Fragen zur Verlängerung",
        questions: [
          {
            question: "Erinnern Sie mich?",
            answer: paragraphs(
              "Ja: 30 und 7 Tage vor dem Ende und einmal danach, per E-Mail an Ihre [Kontaktadresse](/support/my-contact). Nest auf dem Telefon zeigt das Ende jederzeit an. Ohne Bestellung von Ihnen buchen wir nichts ab.",
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
