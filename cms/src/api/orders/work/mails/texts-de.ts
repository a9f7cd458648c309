import type { OrderMailTexts } from "./texts";

export const de: OrderMailTexts = {
  greeting: "Guten Tag",
  testNotice: "Testbetrieb: Es fliesst kein echtes Geld, und es wird nichts geliefert.",

  titles: {
    received: "Bestellung eingegangen",
    paid: "Zahlung eingegangen",
    "services-given": "Bestellung ausgeführt",
    identifiers: "Ihr Abo",
    shipped: "Paket unterwegs",
    expired: "Bestellung verfallen",
    cancelled: "Bestellung storniert",
    refunded: "Zahlung erstattet",
    "part-refunded": "Teil der Zahlung erstattet",
    "paid-late": "Zahlung verspätet eingegangen",
    "address-corrected": "Adresse berichtigt",
    "email-corrected": "E-Mail-Adresse berichtigt",
    "tracking-corrected": "Sendungsnummer berichtigt",
    "monero-address": "Mit Monero zahlen",
    "monero-seen": "Zahlung gesehen",
    "monero-too-low": "Betrag zu tief",
    "monero-vanished": "Zahlung nicht bestätigt",
    "monero-claim-failed": "Transaktion nicht gefunden",
  },

  tell: {
    received: ({ number, total, deadline, goodsKeptUntil, isSent, method }) => [
      `Vielen Dank. Ihre Bestellung ${number} ist bei uns. Sie wartet auf Ihre Zahlung von ${total}.`,
      `Zahlen können Sie bis ${deadline}. Kommt bis dahin keine Zahlung, verfällt die Bestellung, und Sie schulden nichts.`,
      ...(isSent ? [goodsKept(goodsKeptUntil)] : []),
      method === "monero"
        ? "Die Adresse und der genaue Betrag in Monero stehen auf der Bestellseite und kommen in einer eigenen E-Mail."
        : "Zahlen können Sie von der Bestellseite aus. Haben Sie eben bezahlt, ist nichts weiter zu tun: Eine zweite E-Mail bestätigt es.",
    ],
    paid: ({ number, total, isSent, subscriptionCount, areServicesWithheld }) => [
      `Ihre Zahlung von ${total} ist da. Die Bestellung ${number} ist bezahlt.`,
      ...(isSent
        ? ["Das Paket verlässt Bern innert zwei Arbeitstagen. Wir schreiben Ihnen, wenn es so weit ist."]
        : []),
      ...(!isSent && !areServicesWithheld
        ? ["Zu verschicken gibt es nichts: Was Sie bestellt haben, gilt ab sofort."]
        : []),
      ...(areServicesWithheld
        ? [
            "Seit Ihrer Bestellung hat sich am Abo, für das ein Dienst bestimmt ist, etwas geändert. Jemand von uns prüft das, bevor der Dienst gilt. Verloren ist nichts: Innert zwei Arbeitstagen haben Sie, was Sie bezahlt haben, oder Ihr Geld zurück, und wir schreiben Ihnen.",
          ]
        : []),
      ...(subscriptionCount > 0 ? ["Die Nummern Ihres Abos kommen in einer eigenen E-Mail."] : []),
    ],
    "services-given": ({ number }) => [
      `Wir haben die Bestellung ${number} geprüft. Was Sie bezahlt haben, gilt ab sofort.`,
    ],
    identifiers: ({ subscriptionCount }) => [
      subscriptionCount === 1
        ? "Zu Ihrem Telefon gehört ein Abo. Das sind seine drei Nummern."
        : `Sie haben ${String(subscriptionCount)} Telefone bestellt, und zu jedem gehört ein eigenes Abo. Das sind die Nummern.`,
    ],
    shipped: ({ number, deliveryDays, hasImportFees }) => [
      `Das Paket zur Bestellung ${number} hat Bern verlassen. Es ist eingeschrieben: Jemand muss dafür unterschreiben.`,
      ...(deliveryDays ? [`Die Zustellung dauert in der Regel ${days(deliveryDays)}.`] : []),
      ...(hasImportFees
        ? [
            "Der Zoll kann bei der Zustellung Einfuhrabgaben verlangen und einige Tage länger brauchen. Wir legen diese Abgaben weder fest, noch erhalten wir sie.",
          ]
        : []),
    ],
    expired: ({ number, isSent }) => [
      `Es kam keine Zahlung zur rechten Zeit. Die Bestellung ${number} ist deshalb verfallen. ${isSent ? "Die Ware ist wieder frei, und Sie schulden" : "Sie schulden"} nichts.`,
      "Falls Sie doch bezahlt haben, ist Ihr Geld nicht verloren. Wir schreiben Ihnen, sobald es eintrifft.",
    ],
    cancelled: ({ number }) => [
      `Die Bestellung ${number} ist storniert. Sie schulden nichts.`,
      "Falls Sie doch bezahlt haben, ist Ihr Geld nicht verloren. Wir schreiben Ihnen, sobald es eintrifft.",
    ],
    refunded: ({ number, refunded, refundedBefore, method, subscriptionCount }) => [
      refunded === null
        ? `Wir haben Ihnen die Zahlung für die Bestellung ${number} erstattet.`
        : `Wir haben Ihnen für die Bestellung ${number} den Betrag von ${refunded} erstattet.`,
      ...(refundedBefore ? [`Davon gingen ${refundedBefore} schon früher zurück; der Rest folgt jetzt.`] : []),
      method === "monero"
        ? "Wir haben ihn in Monero gesendet, umgerechnet zum Kurs des Tages."
        : "Das Geld nimmt den Weg, auf dem es kam. Bis es auf Ihrem Konto erscheint, können einige Tage vergehen.",
      ...(subscriptionCount === 0
        ? []
        : [
            subscriptionCount === 1
              ? "Das Abo, das zur Bestellung gehörte, endet damit."
              : "Die Abos, die zur Bestellung gehörten, enden damit.",
          ]),
    ],
    "part-refunded": ({ number, refunded, method }) => [
      `Wir haben Ihnen für die Bestellung ${number} ${refunded ?? "einen Teil der Zahlung"} erstattet. Die Bestellung selbst bleibt bestehen.`,
      method === "monero"
        ? "Wir haben den Betrag in Monero gesendet, umgerechnet zum Kurs des Tages."
        : "Das Geld nimmt den Weg, auf dem es kam. Bis es auf Ihrem Konto erscheint, können einige Tage vergehen.",
    ],
    "paid-late": ({ number, isSent, method }) => [
      `Ihre Zahlung für die Bestellung ${number} kam nach Ablauf der Frist${isSent ? ", oder als die Ware weg war" : ""}. Ihr Geld ist sicher.`,
      isSent
        ? "Innert zwei Arbeitstagen liefern wir die Ware, oder wir senden Ihnen das Geld zurück, wenn keine mehr da ist. Möchten Sie lieber auf die Ware warten, sagen Sie es uns."
        : "Innert zwei Arbeitstagen führen wir die Bestellung aus oder senden Ihnen das Geld zurück.",
      ...(method === "monero"
        ? ["Um Monero zurückzusenden, brauchen wir eine Adresse von Ihnen. Wenn es dazu kommt, fragen wir danach."]
        : []),
    ],
    "address-corrected": ({ number }) => [
      `Wir haben die Lieferadresse der Bestellung ${number} berichtigt. Das Paket geht an die Adresse unten.`,
      "Stimmt daran etwas nicht, sagen Sie es uns, bevor wir es versenden.",
    ],
    "email-corrected": ({ number }) => [
      `E-Mails zur Bestellung ${number} erhalten Sie von jetzt an unter dieser Adresse. An die frühere schreiben wir nicht mehr.`,
    ],
    "tracking-corrected": ({ number, hasTrackingNumber }) => [
      hasTrackingNumber
        ? `Wir hatten Ihnen für die Bestellung ${number} eine falsche Sendungsnummer geschickt. Dies ist die richtige.`
        : `Wir hatten Ihnen für die Bestellung ${number} eine falsche Sendungsnummer geschickt. Das Paket hat keine.`,
    ],
    "monero-address": ({ number, deadline }) => [
      `Um die Bestellung ${number} zu bezahlen, senden Sie genau diesen Betrag an diese Adresse. Die Adresse gehört allein zu Ihrer Bestellung.`,
      `Sie müssen nicht sofort zahlen: Die Bestellung wartet bis ${deadline}. Nach der unten genannten Zeit folgt der Betrag dem Kurs, und die Bestellseite zeigt den neuen.`,
    ],
    "monero-seen": ({ number }) => [
      `Wir haben Ihre Zahlung für die Bestellung ${number} gesehen. Das Netzwerk bestätigt sie innert etwa einer halben Stunde.`,
      "Zu tun ist nichts weiter. Wir schreiben Ihnen, wenn sie bestätigt ist.",
    ],
    "monero-too-low": ({ number, deadline }) => [
      `Wir haben eine Zahlung für die Bestellung ${number} gesehen, aber sie ist kleiner als der Preis.`,
      `Bitte senden Sie den Rest bis ${deadline} an dieselbe Adresse. Was angekommen ist, zählt, und beides wird zusammengezählt.`,
    ],
    "monero-vanished": ({ number }) => [
      `Eine Zahlung für die Bestellung ${number}, die wir gesehen hatten, ist verschwunden: Das Netzwerk hat die Transaktion nicht bestätigt.`,
      "Meist ist das Geld noch in Ihrer Wallet. Bitte sehen Sie dort nach und senden Sie es noch einmal an dieselbe Adresse.",
    ],
    "monero-claim-failed": ({ number }) => [
      `Sie haben für die Bestellung ${number} eine Transaktion genannt. Sie bezahlt diese Bestellung nicht: Niemand kennt sie, oder sie ging an eine andere Adresse.`,
      "Bitte vergleichen Sie sie mit Ihrer Wallet und geben Sie auf der Bestellseite die richtige ein. Sind Sie sicher, dass sie stimmt, schreiben Sie uns.",
    ],
  },

  emailMoved: {
    title: "E-Mail-Adresse berichtigt",
    tell: (number) =>
      `E-Mails zur Bestellung ${number} gehen auf Wunsch der Kundschaft von jetzt an eine andere Adresse. Dies ist die letzte an diese Adresse.`,
  },
  orderPage: "Bestellseite öffnen",
  secretLink:
    "Der Link ersetzt das Konto: Wer ihn hat, sieht die Bestellung. Behalten Sie ihn für sich, und bewahren Sie diese E-Mail auf.",
  orderAgain: { lead: "Möchten Sie die Bestellung noch, können Sie sie neu aufgeben.", label: "Zum Shop" },
  questions: {
    lead: "Fragen? Schreiben Sie uns und nennen Sie die Nummer der Bestellung.",
    label: "An den Support schreiben",
  },

  headings: {
    bill: "Ihre Bestellung",
    address: "Lieferadresse",
    given: "Ab sofort gilt",
    subscription: "Ihre Nummern",
    phone: (position) => `Telefon ${String(position)}`,
  },
  details: {
    number: "Bestellung",
    method: "Zahlung",
    payBy: "Zahlbar bis",
    total: "Gesamtbetrag",
    refunded: "Erstattet",
    trackingNumber: "Sendungsnummer",
    moneroAddress: "Monero-Adresse",
    moneroMissing: "Zu senden, in XMR",
    moneroReceived: "Erhalten, in XMR",
    moneroQuote: "Dieser Betrag gilt bis",
    transaction: "Transaktion",
  },
  methods: { card: "Karte", twint: "TWINT", provider: "Zahlungsanbieter", monero: "Monero" },
  bill: {
    subtotal: "Zwischensumme",
    shipping: "Versand",
    total: "Gesamtbetrag",
    vat: (percent) => `Enthaltene Mehrwertsteuer (${percent})`,
  },
  subscription: {
    mobileId: {
      label: "Mobile-ID",
      hint: "Steht für Ihr Telefon. Damit verlängern Sie das Abo oder vergrössern das Nest.",
    },
    nestId: { label: "Nest-ID", hint: "Steht für Ihren Speicher. Geben Sie sie auf dem Telefon in Nest ein." },
    supportId: { label: "Support-ID", hint: "Damit melden Sie sich im Support-Chat an." },
    storage: "Speicher",
    term: "Laufzeit",
    start: "Beginn",
    end: "Ende",
  },
  keepNumbers: [
    "Bewahren Sie diese Nummern auf, und behalten Sie sie für sich. Wer die Mobile-ID oder die Nest-ID hat, kann das Abo verlängern und einen Wechsel seiner Kontaktadresse beginnen. Ihr Nest lesen kann damit niemand.",
    "Sie stehen auch auf der Karte in der Schachtel. Nach der Mobile-ID oder der Nest-ID fragen wir nie per E-Mail.",
  ],
  given: ({ storage, endsOn }) => `${storage}, endet am ${endsOn}`,
  deadline: (instant) => `${instant} Uhr (Schweizer Zeit)`,
  signature: (company) => `${company}, Bern`,
};

function days({ min, max }: { min: number; max: number }): string {
  if (min !== max) return `${String(min)} bis ${String(max)} Tage`;
  return max === 1 ? "1 Tag" : `${String(max)} Tage`;
}

function goodsKept(until: string | null): string {
  return until === null
    ? "Die Ware ist nicht für Sie reserviert, bis Sie zahlen. Sie erhalten, was noch da ist, wenn Ihre Zahlung eintrifft; reicht es nicht, warten Sie darauf oder erhalten Ihr Geld zurück."
    : `Die Ware ist bis ${until} für Sie reserviert. Geht ein Artikel aus, kann eine unbezahlte Bestellung schon früher einer anderen Platz machen; ihre Seite sagt es.`;
}
