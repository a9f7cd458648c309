import type { en } from "./texts-en";

export const de = {
  "canary.title": "Warrant Canary",
  "canary.renew": "Erneuern",
  "canary.overdue":
    "Überfällig seit {day}. Die Vertrauensseite sagt es allen. Erneuern Sie die Erklärung, oder lassen Sie sie, wenn sie nicht mehr stimmt.",
  "canary.ending.last":
    "Heute gilt sie zum letzten Mal. Erneuern Sie sie, oder lassen Sie sie, wenn sie nicht mehr stimmt.",
  "canary.ending":
    "Sie gilt bis {day}, noch {days, plural, one {einen Tag} other {# Tage}}. Erneuern Sie sie rechtzeitig.",
  "canary.valid": "Sie gilt bis {day}.",
  "canary.none": "Die Website hat keinen Warrant Canary. Geschrieben wird er in den Einstellungen der Website.",
} satisfies Record<keyof typeof en, string>;
