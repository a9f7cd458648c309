import type { en } from "./texts-en";

/** German texts of planned publications. */
export const de = {
  "plan.title": "Geplante Veröffentlichung",
  "plan.none": "Nichts ist geplant.",
  "plan.publish": "Wird veröffentlicht am {time}",
  "plan.unpublish": "Wird von der Website genommen am {time}",
  "plan.publish.overdue": "War fällig am {time} und wird jeden Moment veröffentlicht",
  "plan.unpublish.overdue": "War fällig am {time} und wird jeden Moment von der Website genommen",
  "plan.publish.failed": "Wurde am {time} nicht veröffentlicht: Der Entwurf wurde abgelehnt",
  "plan.unpublish.failed": "Wurde am {time} nicht von der Website genommen",
  "plan.who": "Geplant von {who}",
  "plan.problem": "{field}: {text}",
  "plan.field-part": "{field}, {position}",
  "plan.publish-at": "Veröffentlichen am",
  "plan.unpublish-at": "Von der Website nehmen am",
  "plan.hint": "In Ihrer Zeitzone, {zone}. Veröffentlicht wird, was dann gespeichert ist, nur in dieser Sprache.",
  "plan.save": "Planen",
  "plan.saved": "Die Zeiten sind geplant.",
  "plan.withdraw": "Zurückziehen",
  "plan.withdrawn": "Nichts ist mehr geplant.",
  "plan.may-not": "Wer diesen Eintrag veröffentlichen darf, kann das auch planen.",
  "planned.title": "Geplant",
  "planned.subtitle": "Was veröffentlicht oder von der Website genommen wird, in Ihrer Zeitzone, {zone}.",
  "planned.none":
    "Nichts ist geplant. Zeiten setzen Sie neben dem Formular einer Seite, eines Produkts, eines Dienstes, eines Artikels oder einer Ressource.",
  "planned.entry": "Eintrag",
  "planned.type": "Art",
  "planned.language": "Sprache",
  "planned.what": "Was geschieht",
  "refusal.plan-in-the-past": "Diese Zeit ist vorbei. Wählen Sie eine spätere.",
  "refusal.plan-ends-too-early":
    "Der Eintrag würde von der Website genommen, bevor er veröffentlicht ist. Wählen Sie ein späteres Ende.",
} satisfies Record<keyof typeof en, string>;
