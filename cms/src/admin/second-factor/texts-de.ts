import type { en } from "./texts-en";

export const de = {
  "factor.title": "Zweiter Faktor",
  "factor.subtitle":
    "Zum Passwort ein Code aus einer App auf Ihrem Telefon. Ein gestohlenes Passwort allein nützt dann nichts.",
  "factor.on":
    "Eingeschaltet. {left, plural, =0 {Kein Ersatzcode ist übrig} one {Ein Ersatzcode ist übrig} other {# Ersatzcodes sind übrig}}.",
  "factor.off": "Ausgeschaltet. Ihr Passwort allein genügt zum Anmelden.",
  "factor.off.required": "Ihre Rolle braucht ihn. Bei der nächsten Anmeldung werden Sie danach gefragt.",
  "factor.begin": "Einrichten",
  "factor.replace": "Anderes Telefon verwenden",
  "factor.replace.hint": "Ein Code des bisherigen Telefons oder ein Ersatzcode.",
  "factor.password": "Ihr Passwort",
  "factor.cancel": "Abbrechen",
  "factor.continue": "Weiter",

  "factor.scan": "1. Lesen Sie dieses Bild mit einer Authenticator-App ein, oder tippen Sie den Schlüssel dort ein.",
  "factor.qr": "QR-Code des Schlüssels",
  "factor.key": "Schlüssel",
  "factor.keep":
    "2. Bewahren Sie diese Ersatzcodes auf, nicht auf dem Telefon. Jeder gilt einmal, wenn das Telefon verloren ist. Sie werden nicht noch einmal gezeigt.",
  "factor.type": "3. Tippen Sie den Code ein, den die App zeigt.",
  "factor.code": "Code",
  "factor.code.hint": "Sechs Ziffern aus Ihrer App oder ein Ersatzcode.",
  "factor.confirm": "Einschalten",
  "factor.confirmed": "Der zweite Faktor ist eingeschaltet. Ihre anderen Sitzungen wurden beendet.",

  "factor.codes": "Neue Ersatzcodes",
  "factor.codes.hint": "Die alten gelten dann nicht mehr.",
  "factor.codes.new": "Bewahren Sie diese Codes auf. Sie werden nicht noch einmal gezeigt.",
  "factor.turn-off": "Ausschalten",
  "factor.turned-off": "Der zweite Faktor ist ausgeschaltet.",
  "factor.required": "Ihre Rolle braucht einen zweiten Faktor, deshalb lässt er sich nicht ausschalten.",

  "factor.others": "Kolleginnen und Kollegen",
  "factor.others.name": "Name",
  "factor.others.state": "Zweiter Faktor",
  "factor.others.on": "Eingeschaltet",
  "factor.others.off": "Ausgeschaltet",
  "factor.others.missing": "Noch nicht eingerichtet; bei der nächsten Anmeldung nötig",
  "factor.others.actions": "Zurücksetzen",
  "factor.others.none": "Hier arbeitet noch niemand ausser Ihnen.",
  "factor.reset": "Zurücksetzen",
  "factor.reset.question": "Zweiten Faktor von {name} zurücksetzen?",
  "factor.reset.what":
    "Für ein verlorenes Telefon. Vergewissern Sie sich, dass wirklich {name} darum bittet und nicht nur eine E-Mail. Alle Sitzungen enden, und bis zum neuen Einrichten genügt das Passwort allein.",
  "factor.reset.done": "Zurückgesetzt.",

  "factor.sign-in": "Anmelden",
  "factor.sign-in.title": "Zweiter Faktor",
  "factor.sign-in.set-up": "Ihre Rolle braucht einen zweiten Faktor. Richten Sie ihn jetzt ein.",
  "factor.missing": "Sie sind nicht angemeldet: Der zweite Faktor fehlt.",
  "factor.wrong": "Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.",
  "factor.too-many":
    "Zu viele falsche Codes. Nehmen Sie einen Ersatzcode, oder versuchen Sie es in einer Stunde wieder.",

  "refusal.wrong-password": "Das ist nicht Ihr Passwort.",
  "refusal.wrong-code": "Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.",
  "refusal.too-many-codes":
    "Zu viele falsche Versuche. Nehmen Sie einen Ersatzcode, oder versuchen Sie es in einer Stunde wieder.",
  "refusal.factor-is-required": "Ihre Rolle braucht einen zweiten Faktor, deshalb lässt er sich nicht ausschalten.",
  "refusal.factor-not-begun": "Das Einrichten wurde anderswo neu begonnen. Beginnen Sie noch einmal.",
} satisfies Record<keyof typeof en, string>;
