import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as reference } from "./en.ts";

export const messages = {
  form: {
    heading: "E-Mail-Adresse ändern",
    identifier: "Nest-ID oder Mobile-ID",
    identifierHint:
      "Auf der Karte aus der Schachtel, zum Beispiel M‑4F7K‑29QX‑3. Grossschreibung, Leerzeichen und Bindestriche spielen keine Rolle.",
    email: "Neue E-Mail-Adresse",
    repeatedEmail: "Neue E-Mail-Adresse wiederholen",
    submit: "Link senden",
    note: "Noch ändert sich nichts: Wir senden einen Link an die neue Adresse, und erst der Knopf dort ändert sie.",
    protection:
      "Was Sie schützt: Die bisherige Adresse erfährt davon, bevor sich etwas ändert, und kann die Änderung aufhalten oder sieben Tage lang rückgängig machen. Danach kann 30 Tage lang nur dieses Postfach eine weitere Änderung erlauben. Wer es nicht lesen kann, schreibt uns; wir hören beide Seiten an.",
  },
  sent: {
    heading: "Sehen Sie ins neue Postfach",
    text: "Wir haben einen Link an die neue Adresse gesendet und es der bisherigen gemeldet. Wurde in den letzten 30 Tagen eine Änderung aufgehalten oder rückgängig gemacht, ging der Link stattdessen an die bisherige Adresse. Öffnen Sie ihn innerhalb von 24 Stunden und drücken Sie den Knopf; bis dahin bleibt alles, wie es ist.",
    nothing:
      "Ist nach einigen Minuten nichts da? Sehen Sie im Spam-Ordner nach, oder beginnen Sie von vorn: Vielleicht war die Adresse falsch getippt.",
    again: "Von vorn beginnen",
  },
  errors: {
    "repeat-missing": "E-Mail-Adresse fehlt: Bitte wiederholen Sie die neue Adresse.",
    "emails-differ": "Die E-Mail-Adressen stimmen nicht überein.",
    "too-many-tries":
      "Suchlimit überschritten. Bitte versuchen Sie es später, in {minutes, plural, one {einer Minute} other {# Minuten}}. Was Sie geschrieben haben, steht noch da.",
    "service-unavailable":
      "Etwas ist schiefgegangen: Das geht im Moment nicht. Bitte versuchen Sie es in einer Minute noch einmal; was Sie geschrieben haben, steht noch da.",
    "change-failed":
      "Die Änderung der E-Mail-Adresse ist fehlgeschlagen. Es hat sich nichts geändert; bitte versuchen Sie es noch einmal.",
  },
  link: {
    confirm: {
      address: "die neue Adresse",
      ready: {
        heading: "Neue Adresse bestätigen",
        text: "Mit diesem Knopf gehen Mitteilungen zum Abo künftig an {address}. Die bisherige Adresse erfährt davon, aber nicht, wie die neue lautet.",
      },
      done: {
        heading: "Die neue Adresse ist bestätigt",
        text: "Mitteilungen zu Ihrem Abo gehen ab jetzt an {address}. Die bisherige Adresse kann die Änderung sieben Tage lang rückgängig machen.",
      },
      repeated: {
        heading: "E-Mail-Änderung schon bestätigt",
        text: "Mitteilungen gehen bereits an {address}. Es ist nichts mehr zu tun.",
      },
      failed: {
        heading: "E-Mail-Änderung fehlgeschlagen",
        text: "Dieser Link ist zu alt, ein neuerer hat ihn ersetzt, oder die Änderung wurde rückgängig gemacht. Jetzt hat sich nichts geändert.",
      },
      "not-found": {
        heading: "E-Mail-Änderung nicht gefunden",
        text: "Diesen Link kennen wir nicht. Mailprogramme brechen lange Links manchmal entzwei: Kopieren Sie ihn als Ganzes. Ist er älter als zwei Tage, beginnen Sie von vorn.",
      },
      submit: "Diese Adresse verwenden",
    },
    undo: {
      address: "die bisherige Adresse",
      ready: {
        heading: "Änderung der Adresse aufhalten oder rückgängig machen",
        text: "Mit diesem Knopf gehen Mitteilungen zum Abo an {address}, wie zuvor. Was seither verlangt oder geändert wurde, gilt nicht mehr, und 30 Tage lang kann nur dieses Postfach eine weitere Änderung erlauben.",
      },
      done: {
        heading: "Die Änderung ist rückgängig gemacht",
        text: "Mitteilungen gehen an {address}. 30 Tage lang kann nur dieses Postfach eine weitere Änderung erlauben. Haben nicht Sie die Änderung verlangt, schreiben Sie uns bitte: Jemand kennt Ihre Mobile-ID oder Nest-ID.",
      },
      repeated: {
        heading: "Die Änderung ist schon rückgängig gemacht",
        text: "Mitteilungen gehen an {address}. Es ist nichts mehr zu tun.",
      },
      failed: {
        heading: "Die Änderung lässt sich nicht mehr rückgängig machen",
        text: "Die sieben Tage sind vorbei, oder eine frühere Änderung wurde rückgängig gemacht. Gehen Mitteilungen an die falsche Adresse, schreiben Sie uns bitte.",
      },
      "not-found": {
        heading: "E-Mail-Änderung nicht gefunden",
        text: "Diesen Link kennen wir nicht. Mailprogramme brechen lange Links manchmal entzwei: Kopieren Sie ihn als Ganzes. Ist er älter als sieben Tage, lässt sich die Änderung nicht mehr rückgängig machen.",
      },
      submit: "Bisherige Adresse behalten",
    },
    tooMany:
      "Zu viele Versuche. Bitte warten Sie {minutes, plural, one {eine Minute} other {# Minuten}} und drücken Sie den Knopf dann noch einmal.",
    unavailable:
      "Etwas ist schiefgegangen: Das geht im Moment nicht. Bitte drücken Sie den Knopf in einer Minute noch einmal.",
    again: "Von vorn beginnen",
    write: "Schreiben Sie uns",
    support: "Zum Support",
  },
} as const satisfies Translation<typeof reference>;
