import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as en } from "./en.ts";

export const messages = {
  heading: "Diese Website, in diesem Moment",
  intro: "Was der Server, der Ihnen geantwortet hat, über sich sagt. Jede Zeile lässt sich nachprüfen.",
  version: "Version",
  commit: "Gebaut aus Commit",
  noCommit: "Quellen, die von jedem veröffentlichten Commit abweichen",
  manifest: "Liste aller Dateien mit ihren Prüfsummen",
  manifestHash: "SHA-256 dieser Liste",
  signature: "Signiert mit dem Schlüssel",
  unsigned: "Nicht signiert. Für die Liste bürgt nur dieser Server.",
  log: "Alle bisherigen Veröffentlichungen",
  command: "Vergleichen Sie mit einer Kopie des Quelltexts, was die Website Ihrem Rechner gibt:",
  rebuild: "Bauen Sie den genannten Commit zusätzlich selbst, und vergleichen Sie das Ergebnis:",
  canary: {
    heading: "Warrant Canary",
    intro:
      "Manche Anordnungen kommen mit dem Verbot, darüber zu sprechen. Niemand lässt sich aber zwingen, eine Erklärung zu wiederholen, die nicht mehr stimmt. Darum geben wir eine ab und erneuern sie rechtzeitig. Bleibt sie aus, hat sich etwas geändert.",
    valid: "Sie gilt bis {day}.",
    overdue: "Überfällig seit {day}",
    withdrawn: "Die Erklärung hier unten wurde nicht rechtzeitig erneuert. Betrachten Sie sie als zurückgezogen.",
    dated: "Datum",
    until: "Letzter Tag, an dem sie gilt",
    statement: "An diesem Tag erklären wir",
    statementThen: "Was sie an diesem Tag sagte",
    judged: "Beurteilt vom Server, als er Ihnen diese Seite schickte: {moment}, Schweizer Zeit.",
  },
  stored: {
    heading: "Was diese Website in Ihrem Browser gespeichert hat",
    intro:
      "Gelesen aus der Anfrage nach dieser Seite. Es stimmt also für Sie, jetzt, auch ohne Skripte. Ihre Fassung erhält sonst niemand.",
    nothing: "Nichts. Ihr Browser hat kein Cookie dieser Website geschickt.",
    caption: "Cookies dieser Website in Ihrem Browser",
    name: "Name",
    purpose: "Wozu",
    lifetime: "Wie lange",
    purposes: {
      locale: "Die Sprache, die Sie gewählt haben.",
      currency: "Die Währung, die Sie gewählt haben.",
      flash: "Welche Mitteilung Ihnen diese Seite zeigt. Es geht, sobald die Mitteilung gezeigt ist.",
      cart: "Was in Ihrem Warenkorb liegt: Artikel und Anzahl, kein Name, kein Preis.",
      order: "Das Geheimnis Ihrer letzten Bestellung, damit Sie sie nach dem Bezahlen wiederfinden.",
      subscription: "Die Nummer, die Sie für einen Dienst nachgeschlagen haben.",
      contact: "Die Referenz der Nachricht, die Sie eben gesendet haben.",
      phrase: "Die Wortfolge eines Chats ohne Adresse, verschlüsselt, bis Sie sie notiert haben.",
      session: "Hält Sie im Support-Chat angemeldet. Wer sich abmeldet, entfernt es.",
    },
    lifetimes: {
      minutes: "{count, plural, one {# Minute} other {# Minuten}}",
      hours: "{count, plural, one {# Stunde} other {# Stunden}}",
      days: "{count, plural, one {# Tag} other {# Tage}}",
    },
    others:
      "{count, plural, one {Ihr Browser hat ausserdem ein Cookie geschickt, das diese Website nie setzt.} other {Ihr Browser hat ausserdem # Cookies geschickt, die diese Website nie setzt.}} Vielleicht läuft unter dieser Adresse noch ein anderes Programm, oder eine Erweiterung hat sie gesetzt.",
    browserOnly:
      "Im lokalen Speicher liegt höchstens zweierlei: ob Sie hell oder dunkel gewählt haben (wren-color-mode) und dass Sie im Chat einen Ton hören möchten (wren-chat-sound). Bis Sie den Tab schliessen, kann der Session Storage festhalten, wie weit Sie gescrollt haben, eine noch nicht gesendete Chat-Nachricht und wann eine Seite zuletzt von selbst neu geladen hat. Nichts davon schickt der Browser an uns, darum kann es hier nicht stehen.",
    delete: "Löschen Sie alles in den Einstellungen Ihres Browsers, wann Sie wollen; kaputt geht nichts.",
    toPrivacy: "Liste aller Cookies",
  },
  development: "Dies ist ein Entwicklungsserver. Er hat keinen Build, den man prüfen könnte.",
} satisfies Translation<typeof en>;
