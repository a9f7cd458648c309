import { heading, list, paragraphs } from "../../rich-text";
import type { SeedService } from "../../entries";

export const storageExtension: SeedService = {
  slug: "storage-extension",
  kind: "extension",
  position: 1,
  en: {
    name: "Storage extension",
    tagline: "More room in the nest. You pay only for the days left.",
    description: "A larger nest until the end of your subscription. You pay the difference, for the days left.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "What an extension does",
        body: paragraphs(
          "A subscription begins with 50 GB. If that gets tight, extend the nest to a larger size. It takes effect as soon as it is paid; what is stored stays where it is, and nothing has to be set on the phone.",
          "The end of the subscription does not move. If you want more time as well, there is the [renewal](/shop/services/subscription-renewal).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "The arithmetic",
        body: [
          ...paragraphs(
            "Each size has a price per year. You pay the difference between the new and the current one for the part of the year that is left, less the discount of the new size:",
            "**(new price − current price) × days left ÷ 365 − discount**",
          ),
          heading(3, "An example"),
          ...paragraphs(
            "You have 200 GB, which cost CHF 24.00 a year, and want 1000 GB, which cost CHF 84.00 a year with a discount of 10 %. The subscription has 146 days left.",
          ),
          list(
            "unordered",
            "**Difference per year:** CHF 84.00 − CHF 24.00 = CHF 60.00",
            "**For 146 days:** CHF 60.00 × 146 ÷ 365 = CHF 24.00",
            "**Discount of 10 %:** CHF 2.40",
            "**To pay:** CHF 21.60, of which CHF 1.62 is VAT",
          ),
          ...paragraphs(
            "The later you extend, the less it costs. The larger size stays when you renew, and is then part of the price of the [renewal](/shop/services/subscription-renewal).",
            "The day a subscription ends is the first day without it: on that day no days are left, on the day before there is one. If you order a renewal and an extension together, the extension covers the renewed days too.",
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
            "**A running subscription.** An expired one has no days left; [renew it first](/shop/services/subscription-renewal).",
            "**An e-mail address** for the order. It may be a different one from the contact address of the subscription.",
          ),
          ...paragraphs(
            "An extension takes effect immediately and is therefore exempt from the 30-day return. The [terms](/tos) say so in section 7.",
          ),
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Questions about storage",
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
              "Yes, if they give you the nest ID or the mobile ID. You see dates and sizes, nothing that is stored. They have to trust you, though: the same number can also request a new contact address.",
            ),
          },
          {
            question: "What happens when the nest is full?",
            answer: paragraphs(
              "Everything in it stays. New pictures and backups wait on the phone until you extend the nest or clear something out.",
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
    name: "Speichererweiterung",
    tagline: "Mehr Platz im Nest, bezahlt nur für die Tage, die noch bleiben.",
    description:
      "Ein grösseres Nest bis zum Ende Ihres Abos. Sie zahlen die Differenz, für die Tage, die noch bleiben.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Was eine Erweiterung tut",
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
            "Jede Grösse hat einen Preis pro Jahr. Sie zahlen die Differenz zwischen der neuen und der bisherigen für den Teil des Jahres, der noch bleibt, abzüglich des Rabatts der neuen Grösse:",
            "**(neuer Preis − bisheriger Preis) × verbleibende Tage ÷ 365 − Rabatt**",
          ),
          heading(3, "Ein Beispiel"),
          ...paragraphs(
            "Sie haben 200 GB, die im Jahr CHF 24.00 kosten, und möchten 1000 GB, die im Jahr CHF 84.00 kosten, mit einem Rabatt von 10 %. Das Abo läuft noch 146 Tage.",
          ),
          list(
            "unordered",
            "**Differenz pro Jahr:** CHF 84.00 − CHF 24.00 = CHF 60.00",
            "**Für 146 Tage:** CHF 60.00 × 146 ÷ 365 = CHF 24.00",
            "**Rabatt von 10 %:** CHF 2.40",
            "**Zu zahlen:** CHF 21.60, davon CHF 1.62 Mehrwertsteuer",
          ),
          ...paragraphs(
            "Je später Sie erweitern, desto weniger kostet es. Wenn Sie verlängern, bleibt die grössere Stufe; sie gehört dann zum Preis der [Verlängerung](/shop/services/subscription-renewal).",
            "Der Tag, an dem ein Abo endet, ist der erste ohne Abo: An diesem Tag bleibt kein Tag mehr, am Tag davor einer. Legen Sie Verlängerung und Erweiterung in dieselbe Bestellung, zählt die Erweiterung auch für die Tage nach der Verlängerung.",
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
        heading: "Fragen zum Speicher",
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
