import { list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const shop: SeedPage = {
  slug: "shop",
  en: {
    title: "Shop",
    description:
      "Three phones, three accessories and the services that go with them. Order as a guest, pay by card, TWINT or Monero, and have it sent registered and tracked.",
    blocks: [
      {
        __component: "blocks.wide-picture",
        heading: "Choose by hand",
        intro: "All three at the same scale. Measure the width of a phone you like to hold.",
        picture: {
          image: "family",
          imageDark: "family-dark",
          alt: "Wren Mini, Wren One and Wren Slate from behind, side by side on one line",
        },
        captions: [
          { title: "Wren Mini", text: "68 mm wide" },
          { title: "Wren One", text: "72 mm wide" },
          { title: "Wren Slate", text: "80 mm wide" },
        ],
      },
      {
        __component: "blocks.comparison",
        heading: "Compare",
        intro: "Where the three phones differ. Everything else is the same.",
      },
      {
        __component: "blocks.text",
        heading: "What they have in common",
        body: paragraphs(
          "All three phones run the same WrenOS, have the same red privacy switch and get updates for seven years. Each comes with a subscription for 12 months and 50 GB in the nest. Choose by size, by lenses and by how long it should last on one charge; there is nothing else to work out.",
          "If you already have a Wren, you can renew the subscription or enlarge the nest under [services](/shop/services). All you need is your mobile ID or nest ID.",
        ),
      },
      {
        __component: "blocks.steps",
        heading: "How ordering works",
        steps: [
          {
            title: "Fill the cart",
            text: "The cart is a small signed cookie in your browser. It knows items and quantities and nothing about you. No account is needed.",
          },
          {
            title: "Check out on one page",
            text: "Address, payment, terms. The total with VAT and shipping is there from the start and does not grow.",
          },
          {
            title: "Pay",
            text: "Card and TWINT take you to the payment provider's page. Monero stays with us: an address, an amount, a QR code.",
          },
          {
            title: "Follow the order",
            text: "Every order has its own page under a secret link. It shows when the money has arrived, when the parcel has left, and its tracking number.",
          },
        ],
      },
      {
        __component: "blocks.shipping",
        heading: "Shipping",
        intro: "One price per order, registered and tracked from Bern.",
      },
      {
        __component: "blocks.faq-list",
        heading: "Before you order",
        questions: [
          {
            question: "What does shipping cost?",
            answer: paragraphs(
              "A flat rate per order that depends on the country. Every parcel is registered and tracked. The checkout shows the rate and the usual delivery time before you pay.",
            ),
          },
          {
            question: "Do you ship to my country?",
            answer: paragraphs(
              "If you can choose it at the checkout, yes. If not, we can send the parcel to somebody you trust in a country on the list.",
            ),
          },
          {
            question: "Will I have to pay import fees?",
            answer: paragraphs(
              "In Switzerland, no: prices include 8.1 % VAT. Elsewhere, customs or the carrier may charge duties, import tax and a handling fee on delivery. We have no say in these and do not receive them.",
            ),
          },
          {
            question: "How can I pay?",
            answer: [
              list(
                "unordered",
                "**Card** or another method of the payment provider, in CHF, USD or EUR",
                "**TWINT,** in CHF up to CHF 5,000",
                "**Monero,** converted from any of the three currencies",
              ),
              ...paragraphs(
                "No payment script runs on our pages. The provider's own page needs JavaScript; Monero works without it.",
              ),
            ],
          },
          {
            question: "How does paying in Monero work?",
            answer: paragraphs(
              "The order page shows an address made for this order and the exact amount. The rate is fixed for 30 minutes. Once the network has confirmed the payment, usually ten times, the order is paid. The page refreshes by itself, and you get an e-mail. You may close it in the meantime.",
            ),
          },
          {
            question: "How long is my order reserved?",
            answer: paragraphs(
              "We hold the goods for 30 minutes with card, TWINT and other provider methods, for 40 minutes with Monero, and for two hours once we have seen your Monero. When an item runs out, an order left unpaid for 10 minutes may give way sooner. With Monero you can pay for 24 hours and get what is left then. After that the order expires and costs you nothing. Money that arrives later is not lost: we deliver after all, or send it back.",
            ),
          },
          {
            question: "Can I send it back?",
            answer: paragraphs(
              "Yes, within 30 days of delivery and without giving a reason. The warranty is two years. Both are described in the [terms](/tos).",
            ),
          },
        ],
      },
    ],
  },
  de: {
    title: "Shop",
    description:
      "Drei Telefone, dreierlei Zubehör und die passenden Dienste. Bestellen Sie als Gast, zahlen Sie mit Karte, TWINT oder Monero; wir senden eingeschrieben und mit Sendungsverfolgung.",
    blocks: [
      {
        __component: "blocks.wide-picture",
        heading: "Wählen Sie nach der Hand",
        intro: "Alle drei im selben Massstab. Messen Sie, wie breit ein Telefon ist, das gut in Ihrer Hand liegt.",
        picture: {
          image: "family",
          alt: "Wren Mini, Wren One und Wren Slate von hinten, nebeneinander auf einer Linie",
        },
        captions: [
          { title: "Wren Mini", text: "68 mm breit" },
          { title: "Wren One", text: "72 mm breit" },
          { title: "Wren Slate", text: "80 mm breit" },
        ],
      },
      {
        __component: "blocks.comparison",
        heading: "Vergleich",
        intro: "Worin sich die drei Telefone unterscheiden. Alles andere ist gleich.",
      },
      {
        __component: "blocks.text",
        heading: "Was sie gemeinsam haben",
        body: paragraphs(
          "Alle drei Telefone laufen mit demselben WrenOS, haben denselben roten Schalter und erhalten sieben Jahre lang Updates. Zu jedem gehört ein Abo über 12 Monate mit 50 GB im Nest. Wählen Sie nach Grösse, nach Linsen und danach, wie lange eine Ladung reichen soll; mehr gibt es nicht zu überlegen.",
          "Haben Sie schon ein Wren, können Sie unter [Dienste](/shop/services) das Abo verlängern oder das Nest vergrössern. Dazu brauchen Sie nur Ihre Mobile-ID oder Nest-ID.",
        ),
      },
      {
        __component: "blocks.steps",
        heading: "So bestellen Sie",
        steps: [
          {
            title: "Warenkorb füllen",
            text: "Der Warenkorb ist ein kleines signiertes Cookie in Ihrem Browser. Er kennt Artikel und Mengen, nichts über Sie, und ein Konto braucht es nicht.",
          },
          {
            title: "Auf einer Seite zur Kasse",
            text: "Adresse, Zahlungsart, AGB. Die Summe mit Mehrwertsteuer und Versand steht von Anfang an da und wächst nicht.",
          },
          {
            title: "Bezahlen",
            text: "Karte und TWINT führen Sie auf die Seite des Zahlungsanbieters. Monero bleibt bei uns: eine Adresse, ein Betrag, ein QR-Code.",
          },
          {
            title: "Bestellung verfolgen",
            text: "Jede Bestellung hat eine eigene Seite mit geheimem Link. Dort steht, wann das Geld da ist, wann das Paket unterwegs ist und unter welcher Sendungsnummer.",
          },
        ],
      },
      {
        __component: "blocks.shipping",
        heading: "Versand",
        intro: "Ein Preis pro Bestellung, eingeschrieben und mit Sendungsverfolgung ab Bern.",
      },
      {
        __component: "blocks.faq-list",
        heading: "Vor der Bestellung",
        questions: [
          {
            question: "Was kostet der Versand?",
            answer: paragraphs(
              "Eine Pauschale pro Bestellung, die vom Land abhängt. Jedes Paket geht eingeschrieben und mit Sendungsverfolgung auf den Weg. Pauschale und übliche Lieferzeit sehen Sie an der Kasse, bevor Sie zahlen.",
            ),
          },
          {
            question: "Liefern Sie in mein Land?",
            answer: paragraphs(
              "Wenn Sie es an der Kasse auswählen können, ja. Wenn nicht, können Sie das Paket an jemanden schicken lassen, dem Sie vertrauen, in einem Land auf der Liste.",
            ),
          },
          {
            question: "Fallen Einfuhrabgaben an?",
            answer: paragraphs(
              "In der Schweiz nicht: Die Preise enthalten 8,1 % Mehrwertsteuer. Anderswo können Zoll oder Transporteur bei der Zustellung Zölle, Einfuhrsteuer und eine Bearbeitungsgebühr verlangen. Darauf haben wir keinen Einfluss, und wir erhalten nichts davon.",
            ),
          },
          {
            question: "Wie kann ich bezahlen?",
            answer: [
              list(
                "unordered",
                "**Karte** oder eine andere Zahlungsart des Anbieters, in CHF, USD oder EUR",
                "**TWINT,** in CHF bis CHF 5000",
                "**Monero,** umgerechnet aus einer der drei Währungen",
              ),
              ...paragraphs(
                "Auf unseren Seiten läuft kein Zahlungsskript. Die Seite des Anbieters braucht JavaScript; Monero kommt ohne aus.",
              ),
            ],
          },
          {
            question: "Wie bezahle ich mit Monero?",
            answer: paragraphs(
              "Die Bestellseite zeigt eine Adresse, die nur für diese Bestellung da ist, und den genauen Betrag. Der Kurs ist 30 Minuten lang fest. Sobald das Netz die Zahlung bestätigt hat, in der Regel zehnmal, ist die Bestellung bezahlt. Die Seite aktualisiert sich von selbst, und Sie erhalten eine E-Mail. Sie dürfen die Seite inzwischen schliessen.",
            ),
          },
          {
            question: "Wie lange ist meine Bestellung reserviert?",
            answer: paragraphs(
              "Die Ware bleibt bei Karte, TWINT und anderen Zahlungsarten des Anbieters 30 Minuten reserviert, bei Monero 40 Minuten, und zwei Stunden, sobald Ihr Monero gesehen wurde. Geht ein Artikel aus, kann eine Bestellung, die seit 10 Minuten unbezahlt ist, schon früher Platz machen. Mit Monero können Sie 24 Stunden lang zahlen und erhalten, was dann noch da ist. Danach verfällt die Bestellung und kostet Sie nichts. Geld, das später eintrifft, ist nicht verloren: Wir liefern doch noch oder zahlen es zurück.",
            ),
          },
          {
            question: "Kann ich etwas zurückschicken?",
            answer: paragraphs(
              "Ja, innert 30 Tagen nach der Zustellung und ohne Angabe von Gründen. Die Garantie beträgt zwei Jahre. Beides steht in den [AGB](/tos).",
            ),
          },
        ],
      },
    ],
  },
};
