import type { messages as en } from "./en.ts";

export const messages: typeof en = {
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
  development: "Dies ist ein Entwicklungsserver. Er hat keinen Build, den man prüfen könnte.",
};
