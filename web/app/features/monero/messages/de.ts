import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as reference } from "./en.ts";

export const messages = {
  pay: {
    heading: "Mit Monero zahlen",
    headingRest: "Den Rest senden",
    amount: "Betrag",
    address: "Adresse",
    holds: "Dieser Betrag gilt",
    until: "bis {time} Uhr (Schweizer Zeit), noch {minutes, plural, one {# Minute} other {# Minuten}}",
    untilMoment: "bis {moment} (Schweizer Zeit)",
    rate: "1 XMR = {price}. Dazu kommt die Gebühr des Netzes; Ihre Wallet rechnet sie hinzu.",
    copyAmount: "Betrag kopieren",
    copyAddress: "Adresse kopieren",
    openWallet: "In der Wallet öffnen",
    qrCode: "QR-Code für Ihre Wallet: diese Adresse und dieser Betrag",
    next: "Wie es weitergeht",
    steps: {
      send: "Senden Sie genau diesen Betrag an diese Adresse. Sie gehört allein zu dieser Bestellung; darum brauchen wir weder Namen noch Mitteilung.",
      seen: "Etwa eine Minute später steht die Zahlung hier.",
      confirmed:
        "Nach {confirmations, plural, one {# Bestätigung} other {# Bestätigungen}} des Netzes ist sie gültig; das dauert etwa {minutes} Minuten. Wir senden Ihnen eine E-Mail, Sie müssen nicht hier warten.",
    },
    later:
      "Danach kann der Betrag ein anderer sein: Die Seite der Bestellung zeigt ihn. Was Sie trotzdem später senden, zählt zum Kurs jenes Augenblicks und ist nicht verloren; fehlt etwas, schreiben wir Ihnen.",
    page: "Die Seite der Bestellung: {address}",
  },
  over: {
    heading: "Der Betrag galt bis {time} Uhr",
    text: "Der Preis von Monero ändert sich, darum gilt ein Betrag eine halbe Stunde. Lassen Sie sich den heutigen Betrag zeigen und senden Sie dann diesen.",
    sent: "Rechtzeitig gesendet? Dann gilt noch der alte Betrag. Die Zahlung steht hier, sobald das Netz sie hat.",
    button: "Heutigen Betrag zeigen",
  },
  tooLow: {
    title: "Betrag zu tief",
    text: "{received} XMR sind angekommen, {missing} XMR fehlen noch.",
    rest: "Betrag und QR-Code gelten für den Rest; er geht an dieselbe Adresse.",
    restOver: "Lassen Sie sich den heutigen Betrag zeigen, um den Rest an dieselbe Adresse zu senden.",
  },
  steps: {
    label: "Ihre Zahlung",
    send: "Senden",
    sent: "Gesendet",
    seen: "Gesehen",
    confirmed: "{required, plural, one {# Bestätigung} other {# Bestätigungen}}",
    paid: "Bezahlt",
    current: "(jetzt)",
  },
  verifying: {
    heading: "Zahlung wird geprüft",
    text: "{received} XMR sind angekommen. Sie müssen nichts mehr tun.",
    progress: "{confirmations} von {required} Bestätigungen",
  },
  validated: {
    heading: "Transaktion bestätigt",
    text: "{received} XMR sind angekommen und bestätigt.",
  },
  ended: {
    heading: "Bitte senden Sie für diese Bestellung kein Monero mehr",
    text: "Haben Sie es schon gesendet: Was spät ankommt, wird dieser Bestellung zugeordnet, und wir schreiben Ihnen.",
  },
  surplus:
    "Es kamen {surplus} XMR zu viel. Schreiben Sie uns die Bestellnummer und eine Adresse von Ihnen, dann senden wir es zurück.",
  surplusLink: "Schreiben Sie uns",
  walletAway:
    "Unsere Wallet ist gerade nicht erreichbar. Sie sehen, was wir zuletzt wussten. Zahlen können Sie trotzdem: Sobald die Wallet wieder da ist, findet sie jede Zahlung.",
  seen: {
    heading: "Was wir gesehen haben",
    nothing: "Bis jetzt nichts.",
    confirmations: "{confirmations} von {required} Bestätigungen",
    inPool: "Vom Netz gesehen, noch nicht bestätigt",
    confirmed: "Bestätigt",
    transaction: "Transaktion {txid}",
    problems: {
      gone: "Diese Transaktion ist verschwunden: Das Netz hat sie nicht bestätigt. Das Geld ist noch in Ihrer Wallet oder kommt dorthin zurück. Bitte senden Sie es noch einmal.",
      locked:
        "Diese Transaktion hat eine Zeitsperre: Das Geld lässt sich noch nicht ausgeben. Sie zählt nicht. Bitte senden Sie den Betrag ohne Sperre, und schreiben Sie uns wegen dieser Zahlung.",
      "double-spent":
        "Eine zweite Transaktion gibt dasselbe Geld aus. Diese hier zählt erst, wenn das Netz sie bestätigt hat.",
    },
  },
  pendingClaim:
    "Sie haben am {at} die Transaktion {txid} genannt. Wir haben sie noch nicht gefunden. Wir suchen einen Tag lang immer wieder nach ihr und schreiben Ihnen.",
  claim: {
    link: "Ich habe gezahlt, und es steht nicht hier",
    heading: "Welche Transaktion ist es?",
    intro:
      "In der Regel müssen Sie uns nichts sagen: Zahlungen finden wir von selbst. Steht Ihre nach einigen Minuten nicht da, nennen Sie sie hier. Ihre Wallet zeigt die ID bei den Einzelheiten der Zahlung.",
    txid: "Transaktions-ID",
    txidHint: "64 Zeichen, 0 bis 9 und a bis f. In manchen Wallets heisst sie Hash oder TXID.",
    more: "Transaktionsschlüssel (freiwillig)",
    txKey: "Transaktionsschlüssel",
    txKeyHint:
      "Er belegt, dass Sie die Zahlung gesendet haben, und hilft, wenn das Netz sie noch nicht zeigt. Ausgeben lässt sich damit nichts.",
    submit: "Transaktion prüfen",
    back: "Zurück zu Adresse und Betrag",
    toOrder: "Zurück zur Bestellung",
    outcomes: {
      validated: {
        title: "Transaktion bestätigt",
        text: "Die Zahlung ist da, vollständig und bestätigt. Vielen Dank.",
      },
      pending: {
        title: "Zahlung wird geprüft",
        text: "Die Transaktion wird geprüft. Das kann eine Weile dauern, und Sie müssen nicht warten: Wir schreiben Ihnen eine E-Mail.",
      },
      "too-low": {
        title: "Betrag zu tief",
        text: "Die Transaktion gehört zu dieser Bestellung, aber es fehlen noch {missing} XMR. Senden Sie den Rest an dieselbe Adresse; die Seite der Bestellung zeigt ihn mit QR-Code.",
      },
      exists: {
        title: "Transaktion ist schon bekannt",
        text: "Diese Transaktion ist schon bekannt. Sie zählt für diese Bestellung, und zwar einmal. Meinen Sie eine andere Zahlung, prüfen Sie bitte deren ID.",
      },
      error: {
        title: "Fehler bei der Transaktion",
        text: "Diese Transaktion bezahlt diese Bestellung nicht: Sie ging an eine andere Adresse, ihr Geld ist gesperrt, oder das Netz hat sie verworfen. Prüfen Sie, ob die ID vollständig ist, ob Sie an die Adresse dieser Bestellung gesendet haben und ob die Transaktion keine Zeitsperre hat. Stimmt das alles, schreiben Sie uns.",
      },
    },
  },
  existsMissing: "Es fehlen noch {missing} XMR. Haben Sie den Rest gesendet, nennen Sie jene Transaktion.",
  errors: {
    "txid-missing": "Bitte geben Sie die Transaktions-ID an.",
    "txid-invalid":
      "Fehler bei der Transaktion: Das ist keine Transaktions-ID. Sie hat 64 Zeichen, 0 bis 9 und a bis f. Bitte kopieren Sie sie ganz aus Ihrer Wallet.",
    "tx-key-invalid":
      "Fehler bei der Transaktion: Das ist kein Transaktionsschlüssel. Er hat 64 Zeichen, 0 bis 9 und a bis f, oder ein Vielfaches davon. Sie können ihn weglassen.",
    "not-payable":
      "Diese Bestellung wartet nicht mehr auf Monero, oder Monero hat hier im Moment keinen Preis. Es wurde nichts geändert.",
    "service-unavailable":
      "Wir können gerade nicht nachsehen. Verloren ist nichts, und was Sie geschrieben haben, steht noch da: Bitte versuchen Sie es in einer Minute noch einmal.",
  },
  test: {
    note: "Das ist kein echtes Geld und keine echte Adresse: Senden Sie kein Monero dorthin.",
    regtest:
      "Diese Bestellung wird auf einer privaten Testkette bezahlt. Ihr Geld ist nichts wert, und ihre Adressen sehen aus wie echte: Senden Sie nie echtes Monero dorthin.",
    regtestPay: "Zum Zahlen geben Sie im Ordner des Projekts ein:",
    copyCommand: "Befehl kopieren",
    network:
      "Diese Bestellung wird in einem Testnetz von Monero bezahlt ({network}). Sein Geld ist nichts wert: Senden Sie nie echtes Monero.",
    toSandbox: "Zahlung simulieren",
    played: "Simulierte Transaktion, zum Ausprobieren:",
  },
  sandbox: {
    title: "Simulierte Wallet",
    mark: "Testbetrieb",
    intro:
      "Diese Seite steht für die Monero-Wallet eines Käufers. Es fliesst kein Geld. Wählen Sie, was die Wallet tun soll; danach zeigt die Seite der Bestellung, was der Shop davon sieht.",
    order: "Bestellung",
    due: "Noch zu zahlen",
    nothingDue: "Alles ist bezahlt: Es gibt nichts mehr zu simulieren.",
    transfers: {
      full: { name: "Senden, was fällig ist", hint: "Den ganzen Betrag oder seinen Rest" },
      "too-little": { name: "Zu wenig senden", hint: "Die Hälfte: Der Shop bittet um den Rest" },
      "too-much": { name: "Zu viel senden", hint: "Das Doppelte: Der Shop bietet an, es zurückzusenden" },
      late: { name: "Spät senden", hint: "Als wäre die Frist vorbei: Die Bestellung läuft ab, dann kommt das Geld" },
      vanishing: { name: "Senden, was verschwindet", hint: "Zuerst gesehen, dann vom Netz verworfen" },
      locked: { name: "Mit Zeitsperre senden", hint: "Es kommt an, lässt sich aber nicht ausgeben" },
    },
    refused: "Das ging nicht: Die Bestellung wartet nicht mehr auf Monero, oder es wurde zu viel auf einmal versucht.",
    toOrder: "Zurück zur Bestellung",
  },
} as const satisfies Translation<typeof reference>;
