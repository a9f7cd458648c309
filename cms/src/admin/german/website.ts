import type { websiteContents } from "../../api/website/content";
import type { GermanOf } from "./german-of";

const LOGO = "PNG mit durchsichtigem Grund, mindestens";
const ORDER = "In der Reihenfolge, in der Besucher sie sehen.";

export const website = {
  "api::website.website": {
    companyName: ["Name der Firma", "Zuunterst auf jeder Seite und am Kopf von Quittungen."],
    companyStreet: ["Firma: Strasse und Nummer", "Auf Quittungen."],
    companyTown: ["Firma: Postleitzahl und Ort", "Auf Quittungen, etwa 3011 Bern."],
    companyCountry: ["Firma: Land", "Auf Quittungen, in der Sprache des Käufers."],
    vatNumber: ["MWST-Nummer", "Auf Quittungen, etwa CHE-123.456.789 MWST."],
    logoHeaderLight: ["Logo oben, helle Seiten", `${LOGO} 64 Pixel hoch.`],
    logoHeaderDark: ["Logo oben, dunkle Seiten", `${LOGO} 64 Pixel hoch.`],
    logoFooterLight: ["Logo unten, helle Seiten", `${LOGO} 80 Pixel hoch.`],
    logoFooterDark: ["Logo unten, dunkle Seiten", `${LOGO} 80 Pixel hoch.`],
    socialImage: ["Bild für geteilte Links", "Für Seiten, die kein eigenes haben."],
    supportHours: ["Zeiten des Supports", "Wann der Support antwortet."],
    footerNote: ["Hinweis zuunterst", "Zuunterst auf jeder Seite, etwa die Zahlungsarten."],
    requestTypes: ["Kontaktformular: Arten von Anfragen", ORDER],
    contactOptions: ["Kontaktformular: Wege zur Antwort", ORDER],
    modules: ["Kontaktformular: Produkte und Teile", ORDER],
    supportPgpKey: [
      "Kontaktformular: öffentlicher PGP-Schlüssel des Supports",
      "Als Text, von -----BEGIN bis END-----. Damit werden Nachrichten verschlüsselt, bevor sie gespeichert und verschickt werden.",
    ],
    canary: [
      "Warrant Canary",
      "Die Erklärung auf der Seite /trust. Ersetzen Sie gleichzeitig die signierte Datei bei den Dateien zum Herunterladen.",
    ],
    maintenance: ["Wartung", "Schliesst die Website für alle, die nicht unter den Ausnahmen stehen."],
  },
} satisfies GermanOf<typeof websiteContents>;
