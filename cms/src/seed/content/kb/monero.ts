import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const monero: KbEntry[] = [
  {
    slug: "pay-with-monero",
    category: "orders-and-payment",
    isFaq: false,
    related: ["monero-confirmations", "monero-too-little", "monero-late", "payment-methods"],
    en: {
      title: "Pay with Monero",
      summary: "Send the exact amount to the address on the order page within 30 minutes. No provider, no script.",
      body: [
        list(
          "ordered",
          "Choose Monero at the checkout and press “Order and pay”.",
          "The order page shows an address, the exact amount in XMR, a QR code and the time left.",
          "Send exactly this amount from your own wallet. Scan the QR code, or copy address and amount; do not type them.",
          "Leave the page open, or close it. It refreshes by itself, and we write to you when the payment is [confirmed](/support/kb/monero-confirmations).",
        ),
        ...paragraphs(
          "The exchange rate is fixed for 30 minutes, and the goods are reserved for 40 minutes; you can pay for 24 hours and get what is left then. A payment after the 30 minutes counts at the rate of the moment it is seen. The network fee comes on top, in your wallet; if you send from an exchange, make sure it does not deduct its fee from the amount.",
          "The address is for your order alone and is never used again. Our wallet only sees what arrives, not who paid. We take no other cryptocurrencies.",
        ),
      ],
    },
    de: {
      title: "Mit Monero zahlen",
      summary: "Senden Sie innert 30 Minuten den genauen Betrag an die Adresse auf der Bestellseite. Ohne Anbieter.",
      body: [
        list(
          "ordered",
          "Wählen Sie an der Kasse Monero und drücken Sie auf «Bestellen und zahlen».",
          "Die Bestellseite zeigt eine Adresse, den genauen Betrag in XMR, einen QR-Code und die verbleibende Zeit.",
          "Senden Sie genau diesen Betrag aus Ihrer eigenen Wallet. Lesen Sie den QR-Code ein, oder kopieren Sie Adresse und Betrag; tippen Sie sie nicht ab.",
          "Lassen Sie die Seite offen oder schliessen Sie sie. Sie aktualisiert sich selbst, und wir schreiben Ihnen, wenn die Zahlung [bestätigt](/support/kb/monero-confirmations) ist.",
        ),
        ...paragraphs(
          "Der Kurs ist 30 Minuten lang fest, die Ware bleibt 40 Minuten reserviert; zahlen können Sie 24 Stunden lang und erhalten, was dann noch da ist. Eine Zahlung nach den 30 Minuten zählt zum Kurs des Augenblicks, in dem sie gesehen wird. Die Netzgebühr kommt in Ihrer Wallet dazu; senden Sie von einer Börse, achten Sie darauf, dass sie ihre Gebühr nicht vom Betrag abzieht.",
          "Die Adresse gehört nur zu Ihrer Bestellung und wird nie wieder verwendet. Unsere Wallet sieht bloss, was eintrifft, nicht, wer bezahlt hat. Andere Kryptowährungen nehmen wir nicht.",
        ),
      ],
    },
  },
  {
    slug: "monero-confirmations",
    category: "orders-and-payment",
    isFaq: false,
    related: ["monero-transaction-id", "monero-too-little", "monero-late", "pay-with-monero"],
    en: {
      title: "I have paid in Monero. Why is my order still waiting?",
      summary: "The network usually confirms a payment ten times, which takes about 20 minutes.",
      body: [
        ...paragraphs(
          "We first see the payment and then wait for the network to confirm it, usually ten times, which takes about 20 minutes. The order page counts along and says “Your payment is being verified”. No need to stay: we will e-mail you.",
          "If the page has not noticed your payment at all:",
        ),
        list(
          "unordered",
          "Check in your wallet that it has really been sent. Freshly received money is locked there for ten blocks, and some exchanges pay out only after hours.",
          "Compare the address in the wallet with that on the order page.",
          "Enter the [transaction ID](/support/kb/monero-transaction-id) on the order page.",
        ),
        ...paragraphs(
          "If the amount [was too low](/support/kb/monero-too-little), the page says what is missing. If the order has [expired](/support/kb/monero-late) in the meantime, the money is not lost.",
        ),
      ],
    },
    de: {
      title: "Ich habe mit Monero bezahlt. Warum wartet meine Bestellung noch?",
      summary: "Das Netz bestätigt eine Zahlung in der Regel zehnmal, und das dauert rund 20 Minuten.",
      body: [
        ...paragraphs(
          "Zuerst sehen wir die Zahlung, dann warten wir, bis das Netz sie bestätigt hat, in der Regel zehnmal. Das dauert rund 20 Minuten. Die Bestellseite zählt die Bestätigungen mit und meldet «Ihre Zahlung wird geprüft». Dabeibleiben müssen Sie nicht: Wir schreiben Ihnen.",
          "Hat die Seite Ihre Zahlung gar nicht bemerkt:",
        ),
        list(
          "unordered",
          "Sehen Sie in Ihrer Wallet nach, ob wirklich gesendet wurde. Frisch erhaltenes Geld ist dort zehn Blöcke lang gesperrt, und manche Börsen zahlen erst nach Stunden aus.",
          "Vergleichen Sie die Adresse in der Wallet mit jener auf der Bestellseite.",
          "Geben Sie auf der Bestellseite die [Transaktions-ID](/support/kb/monero-transaction-id) ein.",
        ),
        ...paragraphs(
          "War der Betrag [zu tief](/support/kb/monero-too-little), steht auf der Seite, wie viel fehlt. Ist die Bestellung inzwischen [verfallen](/support/kb/monero-late), ist das Geld nicht verloren.",
        ),
      ],
    },
  },
  {
    slug: "monero-too-little",
    category: "orders-and-payment",
    isFaq: false,
    related: ["pay-with-monero", "monero-late", "refunds"],
    en: {
      title: "I have sent too little or too much Monero",
      summary: "Part payments add up: send the rest to the same address. If you overpaid, we send the difference back.",
      body: [
        heading(3, "Too little"),
        ...paragraphs(
          "The order page says what is missing. Send the rest to the **same** address; part payments add up. Do not place a second order for it.",
        ),
        list(
          "unordered",
          "Within the 30 minutes the fixed exchange rate still holds. After that we calculate the missing part at the current rate.",
          "The goods stay reserved for two hours from your payment; the order waits for 24 hours.",
          "The usual reason is a fee that an exchange has deducted from the amount. Add it the next time.",
        ),
        ...paragraphs(
          "If you do not want to pay the rest, [write to us](/support/contact) with the order number and a Monero address. You get your money back.",
        ),
        heading(3, "Too much"),
        ...paragraphs(
          "The order counts as paid and is delivered. The order page says by how much you overpaid. Send us the order number and an address, and we will send the difference back.",
        ),
      ],
    },
    de: {
      title: "Ich habe zu wenig oder zu viel Monero gesendet",
      summary:
        "Teilzahlungen werden zusammengezählt: Senden Sie den Rest an dieselbe Adresse. Zu viel senden wir zurück.",
      body: [
        heading(3, "Zu wenig"),
        ...paragraphs(
          "Die Bestellseite nennt den fehlenden Betrag. Senden Sie den Rest an **dieselbe** Adresse; Teilzahlungen werden zusammengezählt. Geben Sie dafür keine zweite Bestellung auf.",
        ),
        list(
          "unordered",
          "Innerhalb der 30 Minuten gilt noch der feste Kurs. Danach wird der fehlende Teil zum Kurs des Augenblicks gerechnet.",
          "Die Ware bleibt ab Ihrer Zahlung zwei Stunden reserviert; die Bestellung wartet 24 Stunden.",
          "Meist liegt es an einer Gebühr, die eine Börse vom Betrag abgezogen hat. Rechnen Sie sie nächstes Mal dazu.",
        ),
        ...paragraphs(
          "Wollen Sie den Rest nicht zahlen, [schreiben Sie uns](/support/contact) mit der Bestellnummer und einer Monero-Adresse. Sie erhalten Ihr Geld zurück.",
        ),
        heading(3, "Zu viel"),
        ...paragraphs(
          "Die Bestellung gilt als bezahlt und wird geliefert. Auf der Bestellseite steht, dass mehr gezahlt wurde als geschuldet. Schreiben Sie uns mit der Bestellnummer und einer Adresse, und wir senden die Differenz zurück.",
        ),
      ],
    },
  },
  {
    slug: "monero-late",
    category: "orders-and-payment",
    isFaq: false,
    related: ["monero-confirmations", "refunds", "order-link"],
    en: {
      title: "My order has expired, but I have paid",
      summary: "Late money is not lost: we deliver if the goods are there, or you choose between waiting and a refund.",
      body: [
        ...paragraphs(
          "An order expires when no payment has arrived in time: after 30 minutes with card or TWINT, after 24 hours with Monero. If your money comes later, we still match it with the order, and the order page says “Your payment arrived late”.",
        ),
        list(
          "unordered",
          "If the goods are still available, we deliver.",
          "If not, you choose between waiting and a refund.",
          "Either way we write to you within two working days. To send Monero back, we ask you for an address.",
        ),
        ...paragraphs(
          "A Monero payment after the first 30 minutes counts at the rate of the moment it is seen. If the rate has fallen, something may be [missing](/support/kb/monero-too-little).",
          "If the page still says “This order has expired” an hour after you paid, [write to us](/support/contact) with the order number, and for Monero with the transaction ID. Please do not order and pay a second time before that.",
        ),
      ],
    },
    de: {
      title: "Meine Bestellung ist abgelaufen, aber ich habe bezahlt",
      summary: "Verspätetes Geld ist nicht verloren: Wir liefern, wenn die Ware da ist, oder zahlen es zurück.",
      body: [
        ...paragraphs(
          "Eine Bestellung verfällt, wenn rechtzeitig keine Zahlung gekommen ist: nach 30 Minuten bei Karte und TWINT, nach 24 Stunden bei Monero. Kommt Ihr Geld später, wird es der Bestellung trotzdem zugeordnet, und auf der Bestellseite steht «Ihre Zahlung kam spät».",
        ),
        list(
          "unordered",
          "Ist die Ware noch da, liefern wir.",
          "Andernfalls entscheiden Sie, ob Sie warten oder das Geld zurückhaben wollen.",
          "In beiden Fällen schreiben wir Ihnen innert zwei Arbeitstagen. Um Monero zurückzusenden, bitten wir Sie um eine Adresse.",
        ),
        ...paragraphs(
          "Eine Zahlung mit Monero nach den ersten 30 Minuten zählt zum Kurs des Augenblicks, in dem sie gesehen wird. Ist der Kurs gefallen, [fehlt](/support/kb/monero-too-little) vielleicht etwas.",
          "Steht eine Stunde nach der Zahlung noch immer «Diese Bestellung ist abgelaufen» da, [schreiben Sie uns](/support/contact) mit der Bestellnummer, bei Monero auch mit der Transaktions-ID. Bitte bestellen und zahlen Sie vorher nicht ein zweites Mal.",
        ),
      ],
    },
  },
  {
    slug: "monero-transaction-id",
    category: "orders-and-payment",
    isFaq: false,
    related: ["monero-confirmations", "monero-too-little", "pay-with-monero"],
    en: {
      title: "Submit the transaction id of a Monero payment",
      summary: "If the order page has not seen your payment, enter the transaction ID, and the key if you have it.",
      body: [
        ...paragraphs(
          "You rarely need this: we find payments ourselves. If the order page has noticed nothing after half an hour, help it along:",
        ),
        list(
          "ordered",
          "In your wallet, open the payment and copy the transaction ID, 64 characters of 0 to 9 and a to f. It is also called tx ID or hash.",
          "Enter it on the order page. If your wallet shows a transaction key too, add it: with it we can check the payment even if we have not seen it. We do not keep it.",
        ),
        heading(3, "The possible answers"),
        list(
          "unordered",
          "**Validated:** we have found the payment, and it is enough.",
          "**Amount too low:** the page says what is missing; [send the rest](/support/kb/monero-too-little).",
          "**Exists already:** this payment has been counted. There is nothing left to do.",
          "**Pending verification:** the network has not confirmed it yet. An e-mail follows.",
        ),
        ...paragraphs("We use what you enter only to find your payment."),
      ],
    },
    de: {
      title: "Die Transaktions-ID einer Monero-Zahlung angeben",
      summary:
        "Hat die Bestellseite Ihre Zahlung nicht gesehen, geben Sie Transaktions-ID und, wenn möglich, Schlüssel ein.",
      body: [
        ...paragraphs(
          "In der Regel ist das nicht nötig: Wir sehen Zahlungen von selbst. Hat die Bestellseite nach einer halben Stunde nichts bemerkt, helfen Sie nach:",
        ),
        list(
          "ordered",
          "Öffnen Sie in Ihrer Wallet die Zahlung und kopieren Sie die Transaktions-ID, 64 Zeichen von 0 bis 9 und a bis f. Sie heisst auch Tx-ID, Transaktionsnummer oder Hash.",
          "Geben Sie sie auf der Bestellseite ein. Zeigt Ihre Wallet auch einen Transaktionsschlüssel, fügen Sie ihn hinzu: Mit ihm können wir die Zahlung prüfen, auch wenn wir sie nicht gesehen haben. Wir bewahren ihn nicht auf.",
        ),
        heading(3, "Die möglichen Antworten"),
        list(
          "unordered",
          "**Bestätigt:** Wir haben die Zahlung gefunden, und sie genügt.",
          "**Betrag zu tief:** Die Seite nennt, was fehlt; [senden Sie den Rest](/support/kb/monero-too-little).",
          "**Schon vorhanden:** Diese Zahlung ist bereits angerechnet. Zu tun bleibt nichts.",
          "**Wird geprüft:** Das Netz hat sie noch nicht bestätigt. Eine E-Mail folgt.",
        ),
        ...paragraphs("Wir verwenden die Angabe nur, um Ihre Zahlung zu finden."),
      ],
    },
  },
];
