import type { en } from "./texts-en";

/** German texts of published versions. */
export const de = {
  "version.title": "Veröffentlichte Fassungen",
  "version.none": "Noch ist nichts veröffentlicht worden.",
  "version.not-yet": "Was jetzt auf der Website ist, wird hier aufbewahrt, sobald Sie etwas anderes veröffentlichen.",
  "version.more": "{count, plural, one {Eine weitere zeigen} other {# weitere zeigen}}",
  "version.on-site": "Jetzt auf der Website",
  "version.by": "Veröffentlicht von {who}",
  "version.planned-by": "Wie geplant veröffentlicht von {who}",
  "version.before": "Auf der Website, bevor Fassungen aufbewahrt wurden",
  "version.of": "Fassung vom {time}",
  "version.same": "Der gespeicherte Entwurf sagt dasselbe.",
  "version.differs":
    "{count, plural, one {Der gespeicherte Entwurf weicht an einer Stelle ab.} other {Der gespeicherte Entwurf weicht an # Stellen ab.}}",
  "version.lost": "Seither gelöscht, und beim Wiederherstellen weggelassen: {names}.",
  "version.in-version": "In dieser Fassung",
  "version.in-draft": "Im Entwurf",
  "version.nothing": "Nichts",
  "version.no-words": "Da, ohne Worte",
  "version.block": "{field} {position} ({part})",
  "version.yes": "Ja",
  "version.no": "Nein",
  "version.close": "Schliessen",
  "version.restore": "Zum Entwurf machen",
  "version.restored": "Die Fassung ist wieder der Entwurf. Besucher sehen sie, sobald Sie veröffentlichen.",
  "version.unsaved": "Speichern oder verwerfen Sie zuerst, was Sie getippt haben.",
  "version.may-not": "Wer diesen Eintrag ändern darf, kann ihn wiederherstellen.",
  "refusal.draft-has-changed":
    "Jemand hat den Entwurf inzwischen gespeichert. Sehen Sie sich die Unterschiede nochmals an.",
  "refusal.version-no-longer-fits":
    "Etwas in dieser Fassung ist nicht mehr erlaubt, etwa ihr Pfad. Kopieren Sie aus den Unterschieden, was Sie brauchen.",
} satisfies Record<keyof typeof en, string>;
