import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as en } from "./en.ts";

/** Texte des Kontaktformulars. */
export const messages = {
  incomplete: "Das Formular ist nicht vollständig",
  failed: "Das Formular wurde nicht gesendet",
  form: {
    heading: "Schreiben Sie uns",
    intro: "Füllen Sie bitte alle Felder aus, bei denen nichts anderes steht.",
    choose: "Bitte wählen",
    requestType: "Worum geht es?",
    module: "Welcher Teil von Wren?",
    contactOption: "Wie sollen wir antworten?",
    email: "Ihre E-Mail-Adresse",
    emailHint:
      "Nötig für eine Antwort per E-Mail: Wir brauchen sie dafür und für eine Empfangsbestätigung, sonst für nichts.",
    supportId: "Ihre Support-ID",
    supportIdHint:
      "Nötig für eine Antwort im Chat. Sie steht auf der Karte aus der Schachtel, zum Beispiel S‑4F7K‑29QX‑3.",
    message: "Ihre Nachricht",
    messageHint: "{min} bis {max} Zeichen. Bitte keine Codes, Schlüssel oder geheimen Links.",
    homepage: "Lassen Sie dieses Feld leer",
    send: "Nachricht senden",
    privacy: "Wir behalten Ihre Nachricht 180 Tage, dann wird sie samt Anhängen gelöscht.",
    unavailable:
      "Das Formular lässt sich gerade nicht senden. Versuchen Sie es in einer Minute noch einmal oder schreiben Sie uns eine E-Mail.",
  },
  encryption: {
    onArrival:
      "Ihre Nachricht und ihre Anhänge werden bei der Ankunft mit dem PGP-Schlüssel des Supports verschlüsselt und nur so gespeichert und gemailt.",
    here: "Die Nachricht schon in diesem Browser verschlüsseln",
    hereHint: "Dann kann nicht einmal unser Server sie lesen. Der Code dafür (etwa 120 kB) wird beim Senden geladen.",
    failed:
      "Die Nachricht liess sich in diesem Browser nicht verschlüsseln, darum wurde nichts gesendet. Entfernen Sie das Häkchen, um sie bei der Ankunft verschlüsseln zu lassen.",
  },
  files: {
    label: "Anhänge (freiwillig)",
    hint: "Höchstens {count}, je bis {megabytes} MB: Bilder (PNG, JPEG, WebP), PDF oder reiner Text. Ort und Kamera werden aus Bildern entfernt.",
    kept: "Diese Dateien sind angehängt. Was nicht mitgehen soll, wählen Sie ab.",
    keptFor: "Sie bleiben eine Stunde hier, bis die Nachricht gesendet ist.",
    size: "{size, number} kB",
  },
  captcha: {
    label: "Zeichen im Bild",
    hint: "{count} Buchstaben. Gross- und Kleinschreibung und Leerzeichen spielen keine Rolle.",
    alt: "Bild mit {count} Zeichen, die unten einzutippen sind. Sie lassen sich auch anhören.",
    sound: "Zeichen anhören",
    soundHint:
      "Sie hören {count} Wörter vor murmelnden Stimmen. Tippen Sie von jedem Wort den ersten Buchstaben: A für Apfel. Sie können es beliebig oft anhören.",
    download: "Ton herunterladen (WAV)",
    another: "Neues Bild",
  },
  sent: {
    title: "Danke. Ihre Nachricht ist angekommen.",
    reference: "Referenz",
    keep: "Nennen Sie sie bitte, wenn Sie uns dazu noch einmal schreiben.",
    next: "Wie es weitergeht",
    email:
      "Eine Empfangsbestätigung geht an Ihre E-Mail-Adresse, ausser wenn dorthin innert einer Stunde schon viele gingen. Eine Antwort haben Sie meist innert eines Arbeitstags.",
    supportId:
      "Eine Antwort haben Sie meist innert eines Arbeitstags. Sie erscheint in Ihrem Support-Chat; solange Sie dort kein Konto haben, geht sie an die Kontaktadresse Ihres Abos.",
    none: "Wir lesen Ihre Nachricht und antworten nicht, wie Sie es gewünscht haben.",
    hours: "Wir sind da: {hours}.",
    erased: "Ihre Nachricht und ihre Anhänge werden nach 180 Tagen gelöscht.",
    toSupport: "Zurück zum Support",
    toChat: "Zum Support-Chat",
    another: "Noch eine Nachricht schreiben",
  },
  errors: {
    "request-type-missing": "Bitte wählen Sie die Art der Anfrage.",
    "contact-option-missing": "Bitte wählen Sie, wie wir antworten sollen.",
    "module-missing": "Bitte wählen Sie ein Modul.",
    "message-too-short": "Die Nachricht ist zu kurz: Bitte schreiben Sie mindestens {min} Zeichen.",
    "message-too-long": "Die Nachricht ist zu lang: Bitte schreiben Sie höchstens {max} Zeichen.",
    "support-id-missing": "Bitte geben Sie Ihre Support-ID ein.",
    "support-id-wrong":
      "In dieser Support-ID ist ein Tippfehler: Ihr letztes Zeichen prüft die anderen. Vergleichen Sie sie bitte mit Ihrer Karte.",
    "captcha-missing": "Bitte geben Sie das Captcha ein: die Zeichen im Bild.",
    "captcha-incomplete": "Unvollständiges Captcha: Das Bild zeigt {count} Zeichen.",
    "captcha-expired": "Ungültige oder abgelaufene Captcha-ID. Hier ist ein neues Bild.",
    "captcha-invalid": "Falsches Captcha. Hier ist ein neues Bild.",
    "contact-failed":
      "Das Kontaktformular ist fehlgeschlagen. Was Sie geschrieben haben, ist noch da: Warten Sie bitte einige Sekunden und senden Sie es noch einmal, oder öffnen Sie die Seite neu.",
    "files-expired":
      "Die Anhänge sind nicht mehr da: Wir behalten sie eine Stunde, und weniger lang, wenn sehr viele eintreffen. Bitte wählen Sie sie noch einmal.",
    "file-type": "Eine Datei ist keine von denen, die wir öffnen können: PNG, JPEG, WebP, PDF oder reiner Text.",
    "request-too-large":
      "Die Anhänge sind zusammen zu gross: höchstens {files} Dateien zu je {megabytes} MB. Bitte wählen Sie sie noch einmal.",
    "too-many-tries":
      "Zu viele Nachrichten aus Ihrem Netz. Versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.",
    "service-unavailable":
      "Die Nachricht lässt sich gerade nicht senden. Was Sie geschrieben haben, ist noch da; versuchen Sie es bitte in einer Minute noch einmal.",
  },
} satisfies Translation<typeof en>;
