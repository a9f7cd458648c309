import type { Locale } from "@wren/domain";

/** Words for the same thing; the one that our texts use comes first. */
const GROUPS: Record<Locale, string[][]> = {
  en: [
    ["phone", "smartphone", "mobile", "handset", "cellphone", "device"],
    ["nest", "cloud"],
    ["passcode", "password", "pattern"],
    ["picture", "photo", "image"],
    ["parcel", "package", "shipment", "delivery"],
    ["ship", "deliver", "shipping"],
    ["payment", "pay", "paid"],
    ["erase", "delete", "remove", "wipe"],
    ["update", "upgrade"],
    ["renew", "prolong", "renewal"],
    ["refund", "reimburse", "reimbursement"],
    ["broken", "broke", "defective", "faulty", "damaged", "smashed", "cracked", "shattered"],
    ["lost", "lose"],
    ["email", "mail"],
    ["customs", "import", "duty"],
    ["network", "wifi", "internet", "reception"],
    ["set", "setup", "start", "begin"],
    ["cancel", "revoke"],
    ["invoice", "receipt", "bill"],
    ["iphone", "apple", "ios"],
    ["android", "google", "samsung"],
    ["monero", "xmr"],
    ["transaction", "txid"],
    ["tor", "onion"],
    ["tracking", "spy", "telemetry", "report"],
    ["cost", "price"],
    ["wrong", "invalid", "incorrect"],
    ["private", "privacy", "confidential"],
    ["tampered", "manipulated", "altered", "messed"],
    ["site", "website", "page", "webpage", "homepage"],
  ],
  de: [
    ["telefon", "handy", "smartphone", "natel", "mobiltelefon", "gerät"],
    ["nest", "cloud"],
    ["code", "passwort", "kennwort", "sperrcode"],
    ["bild", "foto", "photo"],
    ["paket", "sendung", "lieferung", "päckchen"],
    ["liefern", "versenden", "versand", "schicken"],
    ["zahlung", "zahlen", "bezahlen", "bezahlung", "bezahlt", "gezahlt"],
    ["löschen", "entfernen", "vernichten", "gelöscht", "löschung"],
    ["update", "aktualisierung", "aktualisieren", "upgrade"],
    ["verlängern", "verlängerung", "erneuern"],
    ["abo", "abonnement"],
    ["erweitern", "erweiterung", "vergrössern", "vergrösserung", "ausbauen"],
    ["erstattung", "rückerstattung", "erstatten", "rückzahlung", "rückerstatten"],
    ["rückgabe", "rücksendung", "zurücksenden", "zurückschicken", "zurückgeben", "retoure", "retournieren"],
    ["kaputt", "defekt", "beschädigt", "zerbrochen", "gebrochen"],
    ["verloren", "verlieren", "verlust", "weg"],
    ["e-mail", "mail", "gmail"],
    ["zoll", "einfuhr", "verzollung"],
    ["rechnung", "quittung", "beleg"],
    ["netz", "wlan", "wifi", "internet", "empfang"],
    ["einrichten", "einrichtung", "richten", "betrieb", "inbetriebnahme"],
    ["stornieren", "widerrufen", "abbestellen", "annullieren", "stornierung", "widerruf"],
    ["iphone", "apple", "ios"],
    ["android", "google", "samsung"],
    ["monero", "xmr"],
    ["transaktion", "txid"],
    ["tor", "onion"],
    ["melden", "spionieren", "ausspionieren", "tracking", "überwachen", "telemetrie"],
    ["preis", "kosten"],
    ["bestätigung", "bestätigen", "bestätigt"],
    ["computer", "pc", "laptop", "mac"],
    ["falsch", "ungültig", "fehlerhaft"],
    ["seite", "website", "webseite", "homepage"],
  ],
};

/** Every listed word. */
export function synonymsIn(locale: Locale): string[] {
  return GROUPS[locale].flat();
}

/** Finds the group of a stem, named so that it is no word itself. */
export function createSynonyms(locale: Locale, prepare: (word: string) => string): (stem: string) => string | null {
  const groups = new Map<string, string>();
  for (const group of GROUPS[locale]) {
    const stems = group.map((word) => prepare(word.replace("-", "")));
    for (const stem of stems) if (!groups.has(stem)) groups.set(stem, `~${stems[0] ?? ""}`);
  }
  return (stem) => groups.get(stem) ?? null;
}
