import { list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const shopServices: SeedPage = {
  slug: "shop/services",
  en: {
    title: "Services",
    description:
      "More room in the nest, or more time on the subscription. Both need a number from your card and nothing about you.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "What comes with every phone",
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
            text: "1, 3, 6, 12 or 24 more months. If the subscription is still running, they start when it ends. The size of the nest stays as it is.",
          },
        ],
      },
      {
        __component: "blocks.text",
        heading: "How we calculate the price",
        body: [
          list(
            "unordered",
            "**Extension:** price of the new size per year, minus price of the current size per year, times the days left, divided by 365, less the discount of the new size.",
            "**Renewal:** price of the plan for the months you choose, plus the yearly price of storage beyond the included 50 GB for these months, less the discount for that number of months.",
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
            "**Mobile ID,** such as M-4F7K-29QX-3: stands for your phone.",
            "**Nest ID,** beginning with N: stands for your storage.",
            "**Support ID,** beginning with S: for the support chat. It is not needed here.",
          ),
          ...paragraphs(
            "For both services the mobile ID or the nest ID is enough. Capitals, spaces, hyphens and the difference between O and 0 or I and 1 do not matter. The last character is a check: it catches a typo before we look anything up.",
            "Anyone who enters such a number sees the start, the end, the days left and the size of the nest, and nothing that identifies its owner. The limit is ten look-ups in ten minutes. They are not recorded.",
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
        heading: "Was zu jedem Telefon gehört",
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
            "**Erweiterung:** Jahrespreis der neuen Grösse minus Jahrespreis der bisherigen, mal die verbleibenden Tage, geteilt durch 365, abzüglich des Rabatts der neuen Grösse.",
            "**Verlängerung:** Abopreis für die gewählten Monate, dazu der Jahrespreis des Speichers über die enthaltenen 50 GB hinaus für diese Monate, abzüglich des Rabatts für diese Anzahl Monate.",
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
