import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as reference } from "./en.ts";

export const messages = {
  area: "Ihr Zugang zum Chat",
  identifier: "Support-ID oder E-Mail-Adresse",
  email: "E-Mail-Adresse",
  password: "Passwort",
  currentPassword: "Bisheriges Passwort",
  newPassword: "Neues Passwort",
  passwordHint: "Mindestens 8 Zeichen. Ein Satz ist leichter zu merken als ein Rätsel.",
  backToChat: "Zurück zum Chat",
  confirmationSent:
    "Wir haben eine Nachricht an {email} gesendet. Öffnen Sie den Link darin und bestätigen Sie die Adresse mit Ihrem Passwort, dann ist der Chat offen. Kommt nichts, sehen Sie im Spam-Ordner nach.",
  signIn: { heading: "Anmelden", submit: "Anmelden", provider: "Mit {provider} anmelden" },
  register: {
    heading: "Neu hier",
    intro: "Eine E-Mail-Adresse und ein Passwort genügen. An die Adresse melden wir, wenn eine Antwort da ist.",
    submit: "Beginnen",
  },
  draftKept:
    "Sie sind nicht mehr angemeldet, darum wurde die Nachricht nicht gesendet. Melden Sie sich an, und sie steht wieder in ihrem Feld.",
  aboutOrder:
    "Melden Sie sich an, und wir sprechen über Ihre Bestellung. Sind Sie neu hier, wählen Sie zuerst ein Passwort.",
  forgot: {
    link: "Passwort vergessen?",
    heading: "Ein neues Passwort",
    intro:
      "Nennen Sie uns die E-Mail-Adresse Ihres Chats, und wir senden Ihnen einen Link, um ein neues Passwort zu wählen.",
    submit: "Link senden",
    sent: "Wenn es zu {email} einen Chat gibt, ist der Link unterwegs. Er gilt 24 Stunden.",
  },
  reset: {
    heading: "Neues Passwort wählen",
    intro: "Sie sind damit sofort angemeldet und überall sonst abgemeldet.",
    submit: "Dieses Passwort benutzen",
  },
  change: {
    link: "Passwort ändern",
    heading: "Passwort ändern",
    intro: "Andere Geräte werden abgemeldet.",
    submit: "Ändern",
  },
  confirm: {
    heading: "E-Mail-Adresse bestätigen",
    intro: "Mit dem Passwort, das Sie eben gewählt haben, damit niemand Ihre Adresse ohne Sie benutzt.",
    submit: "Adresse bestätigen",
    sendAgain: "Bestätigung noch einmal senden",
    againIntro: "Nennen Sie uns die Adresse, und wir senden Ihnen einen neuen Link.",
    sentAgain: "Wenn {email} noch auf die Bestätigung wartet, ist ein neuer Link unterwegs.",
  },
  errors: {
    "password-too-short": "Das neue Passwort ist zu kurz: Es braucht mindestens 8 Zeichen.",
    "password-too-long": "Das neue Passwort ist zu lang: 72 Zeichen genügen.",
    "credentials-wrong": "Die Support-ID, die E-Mail-Adresse oder das Passwort stimmt nicht.",
    "email-not-confirmed":
      "Die E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie zuerst den Link in unserer Nachricht.",
    "code-invalid": "Dieser Link ist unvollständig, wurde schon benutzt oder ist zu alt. Verlangen Sie einen neuen.",
    "password-wrong": "Das bisherige Passwort stimmt nicht.",
    "password-not-chosen":
      "Das ist nicht das Passwort, das zuletzt für diese Adresse gewählt wurde. Wählen Sie per E-Mail ein neues; auch das bestätigt die Adresse.",
    "password-blank": "Das neue Passwort besteht nur aus Leerzeichen. Bitte ergänzen Sie es.",
    "password-common":
      "Dieses Passwort gehört zu den häufigsten und wird von anderen zuerst versucht. Bitte wählen Sie ein anderes.",
    "password-unchanged": "Das neue Passwort muss sich vom jetzigen unterscheiden.",
    "password-refused": "Das neue Passwort wurde nicht angenommen. Bitte wählen Sie ein anderes.",
    "account-blocked": "Dieses Konto ist gesperrt. Bitte schreiben Sie uns über das Kontaktformular.",
    "service-unavailable":
      "Das können wir gerade nicht prüfen. Bitte versuchen Sie es in einer Minute noch einmal; was Sie geschrieben haben, steht noch da.",
    "cookie-refused":
      "Das Passwort stimmt, doch um angemeldet zu bleiben, brauchen Sie ein Cookie, und Ihr Browser hat es nicht behalten. Es heisst «wren-session» und bleibt, bis Sie sich abmelden, höchstens 30 Tage. Bitte erlauben Sie Cookies für diese Website und melden Sie sich noch einmal an.",
  },
} as const satisfies Translation<typeof reference>;
