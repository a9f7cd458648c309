import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as reference } from "./en.ts";

export const messages = {
  conversation: "Gespräch",
  day: "{day}. {month} {year}",
  months: {
    "1": "Januar",
    "2": "Februar",
    "3": "März",
    "4": "April",
    "5": "Mai",
    "6": "Juni",
    "7": "Juli",
    "8": "August",
    "9": "September",
    "10": "Oktober",
    "11": "November",
    "12": "Dezember",
  },
  presence: {
    online: "Es ist jemand da.",
    onlineText: "Meist haben Sie in wenigen Minuten eine Antwort.",
    offline: "Im Moment ist niemand am Platz.",
    hours: "Wir sind da: {hours}.",
    write: {
      unconfirmed:
        "Schreiben Sie trotzdem: Ist Ihre Adresse bestätigt, melden wir per E-Mail, wenn eine Antwort da ist.",
      sent: "Schreiben Sie trotzdem: Ist eine Antwort da, sagt es Ihnen eine E-Mail, ohne ihren Inhalt.",
      never: "Schreiben Sie trotzdem, und kommen Sie für die Antwort wieder: Keine E-Mail meldet sie Ihnen.",
    },
  },
  thread: {
    empty: "Noch ist nichts geschrieben. Das Gespräch beginnt mit Ihrer ersten Nachricht.",
    earlier: "Frühere Nachrichten",
    newest: "Zu den neusten Nachrichten",
    newMessages: "Neue Nachrichten",
    you: "Sie",
    support: "Support",
    byMail: "per E-Mail",
    sent: "gesendet",
    delivered: "angekommen",
    read: "gelesen",
    sending: "wird gesendet …",
    waiting: "wartet",
    delayed: {
      line: "Sie hat uns noch nicht erreicht. Bitte prüfen Sie Ihre Verbindung; sobald sie wieder steht, geht die Nachricht von selbst hinaus.",
      unreachable:
        "Wir sind im Moment nicht erreichbar. Sobald es wieder geht, wird die Nachricht von selbst gesendet.",
      "too-many":
        "Zu viele Nachrichten in kurzer Zeit. Diese wird {minutes, plural, =0 {gleich} one {in etwa einer Minute} other {in etwa # Minuten}} von selbst gesendet.",
    },
    tryNow: "Jetzt versuchen",
    typing: "Der Support schreibt …",
    order: "In diesem Gespräch geht es um die Bestellung {number}.",
    request: "Hier ist die Antwort auf Ihre Anfrage {reference}.",
    closedByVisitor: "Sie haben das Gespräch beendet.",
    closedByStaff: "{name} hat das Gespräch beendet.",
    reopened: "Das Gespräch geht weiter.",
    ended: "Dieses Gespräch ist beendet und wird am {date} gelöscht.",
    goesOn: "Wenn Sie schreiben, geht es weiter.",
    picture: "Bild {name}",
    file: "{name} ({size, number} kB)",
    arrived: "{name}: {text}",
    arrivedFile: "{name} hat die Datei {file} gesendet.",
    failed: "Nicht gesendet.",
    tryAgain: "Nochmals versuchen",
    takeBack: "Zurückholen und ändern",
    copyAddress: "{address} kopieren",
  },
  frame: {
    title: "Gespräch",
    isFresh: "Lädt sich alle {seconds} Sekunden neu.",
    refresh: "Jetzt neu laden",
    stop: "Nicht mehr neu laden",
    start: "Wieder von selbst neu laden",
    open: "Das Gespräch auf einer eigenen Seite öffnen",
    signedOut: "Sie sind nicht mehr angemeldet.",
    signIn: "Neu anmelden",
    unavailable: "Das Gespräch kann im Moment nicht gezeigt werden. Diese Seite versucht es von selbst wieder.",
  },
  composer: {
    label: "Ihre Nachricht",
    hint: "Enter sendet, Umschalt und Enter beginnen eine neue Zeile. **Fett**, `Code` und Listen mit - gehen auch.",
    file: "Datei anhängen",
    fileLabel: "Datei",
    fileHint:
      "Ein Bild (PNG, JPEG, WebP), PDF oder reiner Text, bis {megabytes} MB. Ort und Kamera werden aus Bildern entfernt.",
    kept: "{name} ({size, number} kB) ist angehängt.",
    send: "Senden",
    left: "{count, plural, one {noch # Zeichen} other {noch # Zeichen}}",
    tooLong: "{count, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}",
    notSent: "Die Nachricht wurde nicht gesendet",
    blocked: "Unser Team hat dieses Gespräch abgebrochen: Hier kann nichts mehr geschrieben werden.",
    blockedMistake: "Ist das ein Irrtum? Schreiben Sie uns über das Kontaktformular",
  },
  about: {
    heading: "Dieses Gespräch",
    erasedOn: "Es wird am {date} mit allen Dateien gelöscht.",
    kept: "Es bleibt, bis es beendet ist, und wird {days} Tage später gelöscht.",
    transcript: "Protokoll per E-Mail senden",
    transcriptWhat: "Das Protokoll geht an {email}: unverschlüsselt, wie jede E-Mail, und ohne die Dateien.",
    transcriptProblem: {
      "too-many-tries":
        "In der letzten Minute ging schon ein Protokoll ab. Ein weiteres gibt es in {minutes, plural, one {einer Minute} other {# Minuten}}.",
      "service-unavailable":
        "Das Protokoll kann gerade nicht gesendet werden. Bitte versuchen Sie es in einer Minute nochmals.",
    },
    end: "Gespräch beenden",
    erase: "Jetzt löschen",
    eraseAsk:
      "Alle Nachrichten und Dateien werden sofort gelöscht, bei Ihnen und bei uns. Niemand kann sie zurückholen.",
    eraseYes: "Ja, alles löschen",
    erased: "Das Gespräch ist gelöscht.",
    offer: "Sie haben in diesem Browser die Bestellung {number} aufgegeben.",
    offerButton: "Über diese Bestellung sprechen",
  },
  sound: "Einen Ton abspielen, wenn eine Antwort kommt, während ich etwas anderes ansehe",
  unconfirmed: {
    heading: "Adresse bestätigen",
    text: "Wir haben einen Link an {email} gesendet. Damit und mit Ihrem Passwort öffnen Sie dieses Gespräch auf jedem Gerät, und wir melden per E-Mail, wenn eine Antwort da ist.",
    until:
      "Bis dahin finden Sie es nur in diesem Browser, solange Sie angemeldet bleiben. Kommt nichts, sehen Sie im Spam-Ordner nach.",
    again: "Link noch einmal senden",
  },
  wayBack: {
    heading: "Schreiben Sie sich beides auf",
    lead: "Mit dieser Nummer und dieser Wortfolge finden Sie das Gespräch auf jedem Gerät wieder: Geben Sie beides dort ein, wo sich andere mit Adresse und Passwort anmelden. Gross oder klein, Leerzeichen und Bindestriche spielen keine Rolle.",
    number: "Support-Nummer",
    phrase: "Wortfolge",
    lost: "Wir behalten von der Wortfolge nur einen Hash. Wir können sie Ihnen nicht noch einmal schicken, und niemand kann sie wiederherstellen.",
    noMail:
      "Keine E-Mail meldet Ihnen unsere Antwort: Schauen Sie wieder vorbei. Nummer und Wortfolge enden mit dem Gespräch.",
    noted: "Ich habe beides notiert",
    copy: "Nummer und Wortfolge kopieren",
    howLong: "Diese Seite zeigt die Wortfolge eine Stunde lang, ausser Sie drücken die Taste oder melden sich ab.",
  },
  newPhrase: {
    lost: "Wortfolge verloren?",
    what: "Solange Sie hier angemeldet sind, können Sie eine neue bekommen. Die bisherige gilt dann nicht mehr, und Ihre anderen Geräte werden abgemeldet.",
    make: "Neue Wortfolge machen",
  },
  account: {
    number:
      "Mit der Support-Nummer {supportNumber} und Ihrer Wortfolge. Nach dem Abmelden führen nur beide zusammen zurück.",
    heading: "Ihr Zugang",
    as: "Als {email}.",
    signOut: "Abmelden",
    changePassword: "Passwort ändern",
  },
  over: {
    text: "Sie sind abgemeldet, oder das Gespräch wurde anderswo gelöscht. Was Sie geschrieben haben, steht noch hier.",
    link: "Neu anmelden (in einem neuen Tab)",
  },
  unavailable: {
    title: "Der Chat kann im Moment nicht gezeigt werden.",
    text: "Nichts ist verloren. Bitte versuchen Sie es in einer Minute noch einmal.",
    again: "Nochmals versuchen",
  },
  errors: {
    "message-missing": "Bitte schreiben Sie etwas, oder wählen Sie eine Datei.",
    "message-too-long":
      "Die Nachricht ist zu lang: höchstens {max} Zeichen. Längere Texte können Sie als Datei senden.",
    "chat-blocked": "Unser Team hat dieses Gespräch abgebrochen: Hier kann nichts mehr geschrieben werden.",
    "file-expired": "Die Datei wurde eine Stunde aufbewahrt und ist gelöscht. Bitte wählen Sie sie noch einmal.",
    "file-type": "Die Datei gehört nicht zu denen, die wir öffnen können: PNG, JPEG, WebP, PDF oder reiner Text.",
    "request-too-large": "Das ist zu viel auf einmal: Eine Datei darf {megabytes} MB haben.",
    "signed-out": "Sie sind nicht mehr angemeldet. Bitte melden Sie sich neu an: Ihre Nachricht ist noch da.",
    "too-many-tries":
      "Zu viele Nachrichten in kurzer Zeit. Bitte warten Sie {minutes, plural, one {eine Minute} other {# Minuten}}.",
    "service-unavailable":
      "Die Nachricht kann im Moment nicht gesendet werden. Sie ist noch da; bitte versuchen Sie es in einer Minute noch einmal.",
  },
} as const satisfies Translation<typeof reference>;
