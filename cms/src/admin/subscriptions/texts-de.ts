import type { en } from "./texts-en";

export const de = {
  "subscriptions.title": "Abos",
  "subscriptions.subtitle": "{count, plural, =0 {keine} one {# Abo} other {# Abos, die neuesten zuerst}}",
  "subscriptions.search": "Mobile-ID, Nest-ID, Support-ID oder E-Mail-Adresse",
  "subscriptions.show-all": "Die neuesten zeigen",
  "subscriptions.none": "Kein Abo hat diese Nummer oder E-Mail-Adresse.",

  "subscription.title": "Abo {mobileId}",
  "subscription.not-found": "Es gibt kein Abo {mobileId}.",
  "subscription.facts": "{quotaGb} GB, endet am {endsOn}",
  "subscription.about": "Abo",
  "subscription.mobileId": "Mobile-ID",
  "subscription.nestId": "Nest-ID",
  "subscription.supportId": "Support-ID",
  "subscription.startsOn": "Beginn",
  "subscription.endsOn": "Ende",
  "subscription.quotaGb": "Speicher in GB",
  "subscription.email": "E-Mail",
  "subscription.language": "Sprache der Mails",
  "subscription.history": "Verlauf, das Neueste zuerst",
  "subscription.no-history": "Nichts ist aufgeschrieben.",
  "subscription.change": "Aus {before} wurde {after}",
  "subscription.of-order": "Bestellung {number}",

  "history.created": "Mit einem Telefon entstanden",
  "history.renewed": "Verlängert",
  "history.extended": "Mehr Speicher",
  "history.taken-back": "Mit einer Erstattung zurückgenommen",
  "history.corrected": "Vom Team berichtigt",

  "correct.title": "Berichtigen",
  "correct.endsOn.hint": "Der erste Tag ohne Abo.",
  "correct.note": "Grund",
  "correct.note.hint": "Steht im Verlauf. Nur das Team sieht ihn, und niemand bekommt ein Mail.",
  "correct.save": "Berichtigung speichern",
  "correct.done": "Berichtigt.",
} as const satisfies Record<keyof typeof en, string>;
