import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const payment: KbEntry[] = [
  {
    slug: "payment-methods",
    category: "orders-and-payment",
    isFaq: true,
    related: ["pay-by-card", "pay-with-twint", "pay-with-monero", "order-as-guest"],
    en: {
      title: "How can I pay?",
      summary: "Four ways to pay: credit or debit card, TWINT, the provider's checkout, or Monero. Always in advance.",
      body: [
        list(
          "unordered",
          "**Card:** [credit or debit card](/support/kb/pay-by-card), in CHF, USD or EUR.",
          "**TWINT:** for orders in [CHF, up to CHF 5,000](/support/kb/pay-with-twint).",
          "**Payment provider:** everything else that the provider's own page offers you.",
          "**Monero:** [without a provider and without JavaScript](/support/kb/pay-with-monero). The most private of the four.",
        ),
        ...paragraphs(
          "You pay in advance. We do not accept PayPal, Bitcoin or cash on delivery, and there is no invoice to pay later and no instalments.",
          "For card and TWINT you are sent to the page of the payment provider; no payment script runs on our pages. The goods are reserved for you in the meantime: 30 minutes with a provider, 40 minutes with Monero; when an item runs out, an unpaid order may give way sooner. Without a payment the order expires, with Monero after 24 hours, and you owe nothing.",
        ),
      ],
    },
    de: {
      title: "Wie kann ich bezahlen?",
      summary: "Mit Kredit- oder Debitkarte, TWINT, über die Seite des Anbieters oder mit Monero. Immer im Voraus.",
      body: [
        list(
          "unordered",
          "**Karte:** [Kredit- oder Debitkarte](/support/kb/pay-by-card), in CHF, USD oder EUR.",
          "**TWINT:** für Bestellungen in [CHF bis CHF 5000](/support/kb/pay-with-twint).",
          "**Zahlungsanbieter:** alles Weitere, was dessen eigene Seite Ihnen anbietet.",
          "**Monero:** [ohne Anbieter und ohne JavaScript](/support/kb/pay-with-monero). Von den vier Zahlungsarten verrät diese am wenigsten über Sie.",
        ),
        ...paragraphs(
          "Sie zahlen im Voraus. Kauf auf Rechnung, Raten, PayPal, Nachnahme und Bitcoin gibt es nicht.",
          "Für Karte und TWINT leiten wir Sie auf die Seite des Zahlungsanbieters weiter; auf unseren Seiten läuft kein Zahlungsskript. Die Ware bleibt reserviert: 30 Minuten beim Anbieter, 40 Minuten bei Monero; geht ein Artikel aus, kann eine unbezahlte Bestellung früher Platz machen. Ohne Zahlung verfällt die Bestellung, bei Monero nach 24 Stunden, und Sie schulden nichts.",
        ),
      ],
    },
  },
  {
    slug: "pay-by-card",
    category: "orders-and-payment",
    isFaq: false,
    related: ["payment-methods", "payment-page-scripts", "pay-with-monero"],
    en: {
      title: "Pay by credit or debit card, and what to do if it is declined",
      summary: "You pay on the provider's page. If the card is declined, nothing is charged and you can try again.",
      body: [
        list(
          "ordered",
          "Choose “Card” at the checkout and press “Order and pay”.",
          "Enter the card on the provider's page. Your bank may ask you to approve the payment in its app.",
          "You come back to the order page. It says within a few seconds that the payment has arrived, and an e-mail follows.",
        ),
        heading(3, "If it did not work"),
        ...paragraphs(
          "Nothing was charged. The goods stay reserved for 30 minutes from the order: try again on the order page, or choose another way to pay.",
        ),
        list(
          "unordered",
          "Check that the card is enabled for payments online and abroad. Our provider is in Ireland.",
          "Check that its limit is high enough.",
          "Ask the bank. It knows why it refused; we are not told.",
          "If the bank's statement shows an amount although the order expired, it is only set aside, and the bank releases it after a few days.",
        ),
        ...paragraphs("Your card number goes to the provider and never to us."),
      ],
    },
    de: {
      title: "Mit Kredit- oder Debitkarte zahlen, und was tun, wenn sie abgelehnt wird",
      summary: "Sie zahlen auf der Seite des Anbieters. Wird die Karte abgelehnt, wird nichts belastet.",
      body: [
        list(
          "ordered",
          "Wählen Sie an der Kasse «Karte» und drücken Sie auf «Bestellen und zahlen».",
          "Geben Sie die Karte auf der Seite des Anbieters ein. Ihre Bank verlangt vielleicht eine Freigabe in ihrer App.",
          "Sie kommen auf die Bestellseite zurück. Nach wenigen Sekunden steht dort, dass die Zahlung da ist, und eine E-Mail folgt.",
        ),
        heading(3, "Wenn die Zahlung nicht geklappt hat"),
        ...paragraphs(
          "Belastet wurde nichts. Die Ware bleibt ab der Bestellung 30 Minuten reserviert: Versuchen Sie es auf der Bestellseite noch einmal, oder wählen Sie eine andere Zahlungsart.",
        ),
        list(
          "unordered",
          "Sehen Sie nach, ob die Karte für Zahlungen im Internet und im Ausland freigeschaltet ist. Unser Anbieter sitzt in Irland.",
          "Sehen Sie nach, ob ihre Limite reicht.",
          "Fragen Sie die Bank. Sie weiss, weshalb sie abgelehnt hat; uns sagt sie es nicht.",
          "Zeigt die Abrechnung einen Betrag, obwohl die Bestellung verfallen ist, ist er nur vorgemerkt, und die Bank gibt ihn nach einigen Tagen frei.",
        ),
        ...paragraphs("Ihre Kartennummer geht an den Anbieter und nie an uns."),
      ],
    },
  },
  {
    slug: "pay-with-twint",
    category: "orders-and-payment",
    isFaq: false,
    related: ["payment-methods", "payment-page-scripts", "banking-apps"],
    en: {
      title: "Pay with TWINT",
      summary: "Only in Swiss francs and up to CHF 5,000; at the checkout you can switch to CHF with one press.",
      body: [
        list(
          "ordered",
          "Choose TWINT at the checkout and press “Order and pay”.",
          "The provider's page shows a QR code. Scan it with the TWINT app of your bank, or let the page open the app.",
          "Approve the amount in the app. The order page says within moments that it is paid.",
        ),
        heading(3, "If it does not work"),
        list(
          "unordered",
          "**Another currency:** TWINT accepts Swiss francs only. “Switch to CHF” beside it changes the currency of the whole cart, and the page says what the total is then.",
          "**More than CHF 5,000:** this is the limit. Split the purchase into two orders, or pay by card or in Monero.",
          "**JavaScript is off:** the provider's page [needs it](/support/kb/payment-page-scripts).",
        ),
        ...paragraphs(
          "TWINT needs a Swiss bank account. Whether the app runs on a Wren depends on [your bank](/support/kb/banking-apps); you can scan the code with any other phone.",
        ),
      ],
    },
    de: {
      title: "Mit TWINT zahlen",
      summary: "Nur in Schweizer Franken und bis CHF 5000; an der Kasse wechseln Sie mit einem Druck zu CHF.",
      body: [
        list(
          "ordered",
          "Wählen Sie an der Kasse TWINT und drücken Sie auf «Bestellen und zahlen».",
          "Die Seite des Anbieters zeigt einen QR-Code. Lesen Sie ihn mit der TWINT-App Ihrer Bank ein, oder lassen Sie die App von der Seite öffnen.",
          "Geben Sie den Betrag in der App frei. Wenige Augenblicke später steht auf der Bestellseite, dass bezahlt ist.",
        ),
        heading(3, "Wenn es nicht geht"),
        list(
          "unordered",
          "**Eine andere Währung:** Mit TWINT zahlt man nur in Schweizer Franken. «Zu CHF wechseln» daneben stellt den ganzen Warenkorb um, und die Seite nennt das neue Total.",
          "**Mehr als CHF 5000:** Das ist die Limite. Teilen Sie den Einkauf auf zwei Bestellungen auf, oder zahlen Sie mit Karte oder Monero.",
          "**JavaScript ist aus:** Die Seite des Anbieters [braucht es](/support/kb/payment-page-scripts).",
        ),
        ...paragraphs(
          "Für TWINT braucht es ein Schweizer Bankkonto. Ob die App auf einem Wren läuft, hängt von [Ihrer Bank](/support/kb/banking-apps) ab; den Code können Sie mit jedem anderen Telefon einlesen.",
        ),
      ],
    },
  },
  {
    slug: "payment-page-scripts",
    category: "orders-and-payment",
    isFaq: false,
    related: ["tor-and-scripts", "pay-with-monero", "pay-by-card"],
    en: {
      title: "The payment page stays blank or asks for JavaScript",
      summary: "Card and TWINT providers need scripts on their own page. Ours need none, and Monero needs none at all.",
      body: [
        ...paragraphs(
          "Our own pages work without JavaScript, up to and including the order. For card and TWINT we send you to the page of the payment provider, and that page needs it. We cannot change that; we have only kept its scripts away from our site.",
        ),
        list(
          "unordered",
          "**Allow scripts for this page alone.** In Tor Browser, set the level to “Standard” for the payment and back afterwards. With NoScript, allow the provider's address. In [Browser](/support/kb/set-up-browser) on a Wren, tap the shield.",
          "**Use another device.** Open the link from the e-mail there and press “Pay now”. The order waits for 30 minutes.",
          "**Pay in Monero.** It needs [neither scripts nor a provider](/support/kb/pay-with-monero). On the order page choose “Pay another way”.",
        ),
        ...paragraphs(
          "Some providers also turn away connections from Tor. If you come back without having paid, nothing is lost: the order page shows what has arrived.",
        ),
      ],
    },
    de: {
      title: "Die Zahlungsseite bleibt leer oder verlangt JavaScript",
      summary:
        "Anbieter für Karte und TWINT brauchen auf ihrer Seite Skripte. Unsere Seiten und Monero brauchen keine.",
      body: [
        ...paragraphs(
          "Unsere eigenen Seiten funktionieren ohne JavaScript, bis und mit der Bestellung. Für Karte und TWINT leiten wir Sie auf die Seite des Zahlungsanbieters weiter, und die braucht es. Ändern können wir das nicht; wir haben nur dafür gesorgt, dass seine Skripte nicht auf unserer Website laufen.",
        ),
        list(
          "unordered",
          "**Erlauben Sie Skripte nur für diese Seite.** Stellen Sie im Tor Browser für die Zahlung die Stufe «Standard» ein und danach zurück. Mit NoScript erlauben Sie die Adresse des Anbieters. Im [Browser](/support/kb/set-up-browser) auf einem Wren tippen Sie auf das Schild.",
          "**Nehmen Sie ein anderes Gerät.** Öffnen Sie dort den Link aus der E-Mail und drücken Sie auf «Jetzt zahlen». Die Bestellung wartet 30 Minuten.",
          "**Zahlen Sie mit Monero.** Das braucht [weder Skripte noch Anbieter](/support/kb/pay-with-monero). Wählen Sie auf der Bestellseite «Anders zahlen».",
        ),
        ...paragraphs(
          "Manche Anbieter weisen auch Verbindungen aus Tor ab. Kommen Sie zurück, ohne bezahlt zu haben, ist nichts verloren: Die Bestellseite zeigt, was angekommen ist.",
        ),
      ],
    },
  },
];
