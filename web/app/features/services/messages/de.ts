import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as en } from "./en.ts";

export const messages = {
  months: "{count, plural, one {# Monat} other {# Monate}}",
  gigabytes: "{count} GB",
  list: {
    none: "Zurzeit gibt es keine Dienste.",
    heading: "Was Sie kaufen können",
    listNote: "Diese Preise gelten für ein Abo mit {included} GB, wie es zu jedem Telefon gehört.",
    renewalColumn: "Monate",
    extensionColumn: "Speicher",
    price: "Preis",
    perYear: "Preis für ein ganzes Jahr",
    discounted: "inkl. {percent} % Rabatt",
    openRenewal: "Verlängern",
    openExtension: "Erweitern",
    unavailable: "Im Moment gibt es keine Preisliste.",
  },
  lookUp: {
    heading: "Für welches Telefon?",
    label: "Nest-ID oder Mobile-ID",
    hint: "Auf der Karte aus der Schachtel, zum Beispiel M‑4F7K‑29QX‑3. Grossschreibung, Leerzeichen und Bindestriche spielen keine Rolle.",
    submit: "Preise zeigen",
    note: "Wir schlagen nur das Abo nach und halten das nirgends fest. Dieser Browser merkt sich die Nummer eine Stunde lang.",
    unavailable: "Ihr Abo lässt sich im Moment nicht nachschlagen. Bitte versuchen Sie es in einer Minute noch einmal.",
  },
  errors: {
    "choice-missing": "Bitte wählen Sie etwas aus.",
    "cart-full": "Der Warenkorb ist voll: Er fasst fünf Dienste. Bitte bestellen Sie zuerst diese.",
    "too-many-tries":
      "Suchlimit überschritten. Bitte versuchen Sie es später, in {minutes, plural, one {einer Minute} other {# Minuten}}.",
    "service-unavailable":
      "Wir können das im Moment nicht nachschlagen. Ihre Eingabe ist noch da; bitte versuchen Sie es in einer Minute noch einmal.",
    "cookie-refused":
      "Wir haben das Abo gefunden, doch um die Preise zu zeigen, brauchen wir ein Cookie, und Ihr Browser hat es nicht behalten. Es heisst «wren-subscription», enthält diese Nummer und bleibt eine Stunde. Bitte erlauben Sie Cookies für diese Website und geben Sie die Nummer noch einmal ein.",
    "subscription-forgotten": "Dieser Browser kennt die Nummer nicht mehr. Bitte geben Sie sie noch einmal ein.",
  },
  facts: {
    heading: "Ihr Abo",
    identifier: "Nummer",
    start: "Beginn",
    end: "Ende",
    daysLeft: "Verbleibende Tage",
    quota: "Speicher",
    other: "Andere Nummer",
    ended: "Abo abgelaufen, zum Weiterführen verlängern.",
    endedToday: "Abo heute abgelaufen, zum Weiterführen verlängern.",
    toRenewal: "Abo verlängern",
    nothingLarger: "Sie haben die grösste Grösse, die es gibt. Es gibt nichts zu erweitern.",
  },
  choice: {
    renewalHeading: "Um wie viele Monate?",
    extensionHeading: "Wie viel Speicher?",
    newEnd: "Neues Ende: {day}",
    until: "Bis {day}",
    arithmetic: "Wie der Preis zustande kommt",
    add: "In den Warenkorb",
    addNote: "Noch ist nichts bestellt. Preise inklusive Mehrwertsteuer.",
  },
  steps: {
    yearly: "{to} GB statt {from} GB, für ein Jahr",
    difference: "{to} − {from}",
    days: "{days} von {of} Tagen",
    plan: "{months, plural, one {# Monat} other {# Monate}} Abo",
    storage: "{quota} GB für {months, plural, one {# Monat} other {# Monate}}",
    discount: "Rabatt von {percent} %",
    total: "Total",
  },
  line: {
    renewal: "{name}, {count, plural, one {# Monat} other {# Monate}}",
    extension: "{name}, {count} GB",
    for: "Für {identifier}",
    renewed: "Neues Ende: {day}",
    extended: "{quota} GB bis {day}",
    longer: "Jetzt für {days} Tage statt {before}, wegen der Verlängerung.",
    remove: "{service} entfernen",
    withheld:
      "Ihr Abo hat sich seit der Bestellung geändert. Eine Kollegin schaut es an und schreibt Ihnen: Sie erhalten, was Sie bezahlt haben, oder Ihr Geld zurück.",
    problems: {
      expired: "Abo abgelaufen, zum Weiterführen verlängern.",
      "not-larger": "So viel Speicher hat das Abo schon.",
      "nothing-larger": "Das Abo hat die grösste Grösse, die es gibt.",
      "unknown-step": "Das bieten wir nicht mehr an.",
      "unknown-identifier": "Zu dieser Nummer gibt es kein Abo.",
      unavailable: "Diesen Dienst gibt es im Moment nicht.",
    },
  },
} as const satisfies Translation<typeof en>;
