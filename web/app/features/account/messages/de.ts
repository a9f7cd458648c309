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
  signIn: {
    heading: "Anmelden",
    submit: "Anmelden",
    provider: "Mit {provider} anmelden",
    numberHint: "Ohne Adresse: Ihre Support-Nummer und als Passwort die Wortfolge.",
  },
  begin: {
    heading: "Neu hier? Schreiben Sie uns",
    intro: "Was Sie schreiben, geht sofort ab, und die Antwort lesen Sie auf der nächsten Seite.",
    message: "Ihre Nachricht",
    way: "Wie Sie zu unserer Antwort zurückkommen",
    wayEmail: "Mit Adresse und Passwort",
    wayPhrase: "Ohne Adresse",
    wayPhraseHint:
      "Wir zeigen Ihnen eine Nummer und eine Wortfolge zum Aufschreiben. Keine E-Mail meldet die Antwort, und was Sie verlieren, kann niemand ersetzen.",
    onlyWithAddress: "Die nächsten zwei Felder sind für alle mit Adresse:",
    emailHint:
      "Wir senden Ihnen einen Link, um sie zu bestätigen. Danach melden wir per E-Mail, wenn eine Antwort da ist.",
    password: "Chat-Passwort wählen",
    passwordHint:
      "Damit finden Sie das Gespräch auf jedem Gerät wieder. Mindestens 8 Zeichen; ein Satz ist leicht zu merken.",
    submit: "Nachricht senden",
  },
  draftKept:
    "Sie sind nicht mehr angemeldet, darum wurde die Nachricht nicht gesendet. Melden Sie sich an, und sie steht wieder in ihrem Feld.",
  aboutOrder:
    "Melden Sie sich an, und wir sprechen über Ihre Bestellung. Sind Sie neu hier, schreiben Sie uns einfach: Wir sehen, um welche Bestellung es geht.",
  forgot: {
    link: "Passwort vergessen?",
    heading: "Ein neues Passwort",
    intro:
      "Nennen Sie uns die E-Mail-Adresse Ihres Chats, und wir senden Ihnen einen Link, um ein neues Passwort zu wählen. Ohne Adresse gibt es diesen Weg nicht: Eine Wortfolge kann niemand wiederherstellen.",
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
    intro: "Mit dem Passwort, das Sie zu Ihrer Nachricht gewählt haben, damit niemand Ihre Adresse ohne Sie benutzt.",
    introHere: "Danach lesen Sie das Gespräch auf jedem Gerät, und wir melden per E-Mail, wenn eine Antwort da ist.",
    submit: "Adresse bestätigen",
    sendAgain: "Bestätigung noch einmal senden",
    againIntro: "Nennen Sie uns die Adresse, und wir senden Ihnen einen neuen Link.",
    sentAgain: "Wenn {email} noch auf die Bestätigung wartet, ist ein neuer Link unterwegs.",
    joinedHeading: "Ihre Nachricht ist in Ihrem Chat",
    joined:
      "Die Adresse ist bestätigt. Sie haben damit schon einen Chat, darum steht Ihre Nachricht jetzt dort. Melden Sie sich mit dem Passwort dieses Chats an, und es geht weiter.",
  },
  errors: {
    "password-too-short": "Das neue Passwort ist zu kurz: Es braucht mindestens 8 Zeichen.",
    "password-too-long": "Das neue Passwort ist zu lang: 72 Zeichen genügen.",
    "credentials-wrong":
      "Die Support-ID, die Support-Nummer, die Adresse oder das Passwort stimmt nicht. Sind Sie neu und haben eine Adresse angegeben, öffnen Sie zuerst den Link in unserer E-Mail.",
    "email-not-confirmed":
      "Die E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie zuerst den Link in unserer Nachricht.",
    "code-invalid": "Dieser Link ist unvollständig, wurde schon benutzt oder ist zu alt. Verlangen Sie einen neuen.",
    "password-wrong": "Das bisherige Passwort stimmt nicht.",
    "password-not-chosen":
      "Das ist nicht das Passwort, das zu der Nachricht gewählt wurde. Haben nicht Sie geschrieben, müssen Sie nichts tun: Die Adresse bleibt unbestätigt.",
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
    "cookie-refused-begun":
      "Ihre Nachricht ist gesendet, doch um Ihnen das Gespräch zu zeigen, brauchen wir ein Cookie, und Ihr Browser hat es nicht behalten. Es heisst «wren-session» und bleibt, bis Sie sich abmelden, höchstens 30 Tage. Bitte erlauben Sie Cookies für diese Website und öffnen Sie den Link in unserer E-Mail: So kommen Sie zum Gespräch.",
    "cookie-refused-numbered":
      "Ihre Nachricht ist gesendet, doch um Ihnen das Gespräch zu zeigen, brauchen wir ein Cookie, und Ihr Browser hat es nicht behalten. Es heisst «wren-session» und bleibt, bis Sie sich abmelden, höchstens 30 Tage. Bitte erlauben Sie Cookies für diese Website, gehen Sie eine Seite zurück und senden Sie die Nachricht noch einmal: Sie kommt nicht doppelt an, und Sie sehen Ihre Nummer und Ihre Wortfolge.",
    "phrase-instead": "Dieser Chat hat eine Wortfolge und kein Passwort. Im Chat können Sie eine neue machen.",
    "beginning-over":
      "Dieses Formular hat schon einen Chat begonnen. Senden Sie es noch einmal, um einen neuen zu beginnen.",
    "message-missing": "Bitte schreiben Sie etwas.",
    "message-too-long": "Die Nachricht ist zu lang: höchstens {max} Zeichen.",
  },
} as const satisfies Translation<typeof reference>;
