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
    ["broken", "defective", "faulty", "damaged"],
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
    ["kaputt", "defekt", "beschädigt"],
    ["verloren", "verlieren", "verlust", "weg"],
    ["e-mail", "mail", "mailadresse", "gmail"],
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
  ],
};

/** Every listed word. */
export function synonymsIn(locale: Locale): string[] {
  return GROUPS[locale].flat();
}

/** Maps a word to the first of its group, any other to itself. Words are given in the form that `prepare` makes. */
export function createSynonyms(locale: Locale, prepare: (word: string) => string): (word: string) => string {
  const leaders = new Map<string, string>();
  for (const group of GROUPS[locale]) {
    const [leader, ...others] = group.map((word) => prepare(word.replace("-", "")));
    for (const word of others) if (leader !== undefined && !leaders.has(word)) leaders.set(word, leader);
  }
  return (word) => leaders.get(word) ?? word;
}
