import type { Locale } from "@wren/domain";

/** Words that people use for the same thing, the one that our texts use first. */
const GROUPS: Record<Locale, string[][]> = {
  en: [
    ["phone", "smartphone", "mobile", "handset", "cellphone", "cell"],
    ["nest", "cloud"],
    ["passcode", "pin", "password", "unlock"],
    ["picture", "photo", "image"],
    ["parcel", "package", "shipment", "delivery", "deliver", "ship", "shipping"],
    ["payment", "pay", "paid", "paying"],
    ["erase", "delete", "remove", "wipe"],
    ["update", "upgrade"],
    ["renew", "extend", "prolong", "renewal"],
    ["refund", "reimburse", "money-back"],
    ["return", "sendback"],
    ["broken", "defective", "faulty", "damaged"],
    ["lost", "lose", "stolen", "missing"],
    ["address", "email", "mail"],
    ["customs", "import", "duty", "duties"],
  ],
  de: [
    ["telefon", "handy", "smartphone", "natel", "mobiltelefon", "gerät"],
    ["nest", "cloud"],
    ["code", "pin", "passwort", "kennwort", "sperrcode", "entsperren"],
    ["bild", "foto", "fotos", "photo"],
    ["paket", "sendung", "lieferung", "liefern", "versand", "versenden", "päckchen"],
    ["zahlung", "zahlen", "bezahlen", "bezahlung", "bezahlt", "gezahlt"],
    ["löschen", "entfernen", "vernichten", "gelöscht", "löschung"],
    ["update", "aktualisierung", "aktualisieren", "upgrade", "updaten"],
    ["verlängern", "verlängerung", "erneuern"],
    ["abo", "abonnement", "abonnements"],
    ["vergrössern", "erweitern", "erweiterung", "vergrösserung"],
    ["rückerstattung", "erstattung", "erstatten", "rückzahlung", "rückerstatten"],
    ["zurücksenden", "rücksendung", "zurückschicken", "zurückgeben", "rückgabe", "retoure", "retournieren"],
    ["defekt", "kaputt", "beschädigt"],
    ["verlieren", "verloren", "gestohlen", "verlust"],
    ["e-mail", "email", "mail", "mailadresse"],
    ["zoll", "einfuhr", "verzollung", "einfuhrabgaben", "zollgebühren"],
    ["rechnung", "quittung", "beleg"],
  ],
};

/** The word that stands for all of its group; any other word stands for itself. Words as `prepare` leaves them. */
export function createSynonyms(locale: Locale, prepare: (word: string) => string): (word: string) => string {
  const leaders = new Map<string, string>();
  for (const group of GROUPS[locale]) {
    const [leader, ...others] = group.map(prepare);
    for (const word of others) if (leader !== undefined && !leaders.has(word)) leaders.set(word, leader);
  }
  return (word) => leaders.get(word) ?? word;
}
