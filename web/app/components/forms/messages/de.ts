import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as en } from "./en.ts";

/** Texte für alle Formulare. */
export const messages = {
  problem: "Etwas stimmt noch nicht",
  errors: {
    "field-missing": "Bitte füllen Sie das Feld «{field}» aus.",
    "too-short": "Das Feld «{field}» ist zu kurz.",
    "too-long": "Das Feld «{field}» ist zu lang.",
    "too-small": "Die Zahl im Feld «{field}» ist zu klein.",
    "too-big": "Die Zahl im Feld «{field}» ist zu gross.",
    "wrong-type-number": "In das Feld «{field}» gehört eine Zahl.",
    "wrong-type-string": "In das Feld «{field}» gehört Text.",
    "wrong-type-boolean": "In das Feld «{field}» gehört ein Ja oder ein Nein.",
    "wrong-type-date": "In das Feld «{field}» gehört ein Datum.",
    "wrong-type-object": "In das Feld «{field}» gehören mehrere Teile, jeder mit seinem Namen.",
    "wrong-type-array": "In das Feld «{field}» gehört eine Liste.",
    "value-invalid": "Das Feld «{field}» war nicht verständlich. Bitte prüfen Sie es.",
    "email-missing": "Bitte geben Sie eine E-Mail-Adresse an.",
    "email-invalid": "Das ist keine gültige E-Mail-Adresse.",
    "too-few-files": "Bitte mindestens {files, plural, one {eine Datei} other {# Dateien}}.",
    "too-many-files": "Bitte höchstens {files, plural, one {eine Datei} other {# Dateien}}.",
    "file-too-large": "Eine Datei ist zu gross: höchstens {megabytes} MB je Datei.",
    "file-empty": "Eine Datei ist leer.",
    "file-broken": "Eine Datei liess sich nicht lesen. Bitte versuchen Sie es mit einer anderen.",
    "message-characters":
      "Die Nachricht enthält Zeichen, die niemand sieht. Bitte tippen Sie sie neu, statt sie einzufügen.",
    "identifier-missing": "Bitte geben Sie die Nest-ID oder Mobile-ID ein.",
    "identifier-wrong":
      "In dieser Nummer steckt ein Tippfehler: Ihr letztes Zeichen prüft die anderen. Bitte vergleichen Sie sie mit Ihrer Karte.",
    "identifier-support":
      "Das ist eine Support-ID. Bitte geben Sie die Nest-ID oder Mobile-ID von derselben Karte ein.",
    "identifier-not-found": "Mobile-ID nicht gefunden. Bitte prüfen Sie sie und versuchen Sie es noch einmal.",
    "nest-not-found": "Nest-ID nicht gefunden. Bitte prüfen Sie sie und versuchen Sie es noch einmal.",
    "invalid-request": "Ungültige Anfrage. Bitte öffnen Sie die Seite neu und versuchen Sie es noch einmal.",
    "too-many-tries":
      "Zu viele Versuche. Bitte warten Sie {minutes, plural, one {eine Minute} other {# Minuten}}. Was Sie geschrieben haben, steht noch da.",
  },
} as const satisfies Translation<typeof en>;
