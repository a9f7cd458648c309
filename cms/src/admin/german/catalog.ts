import type { catalogContents } from "../../api/catalog/content";
import type { GermanOf } from "./german-of";

/** The shop: products, articles, services, prices and shipping. */
export const catalog = {
  "api::product.product": {
    name: "Name",
    slug: ["Adresse", "Der letzte Teil der Adresse: wren-one für /shop/wren-one. In allen Sprachen derselbe."],
    tagline: ["Leitsatz", "Ein Satz, in der Liste des Shops und unter dem Namen."],
    category: ["Art", "Gerät: bei den Telefonen. Zubehör: beim Zubehör."],
    position: ["Platz in der Liste", "Kleinere Zahlen stehen weiter vorn."],
    gallery: ["Bilder", "Das erste steht in der Liste des Shops. Das eigene Bild einer Variante steht davor."],
    box: ["Lieferumfang", "Was beiliegt, am besten als Liste."],
    specs: ["Technische Daten", "Die Zeilen der Tabelle: worum es geht, und der Wert."],
    specGroups: ["Gruppen der technischen Daten", "Freiwillig: Überschriften zwischen den Zeilen der Tabelle."],
    blocks: ["Bausteine", "Was es noch zu sagen gibt, von oben nach unten, unter dem Preis und den technischen Daten."],
    description: ["Beschreibung", "Ein oder zwei Sätze für Suchmaschinen und geteilte Links."],
    socialImage: ["Bild für geteilte Links", "Zu sehen, wo jemand einen Link auf dieses Produkt teilt."],
  },
  "api::sku.sku": {
    code: [
      "Code",
      "Grossbuchstaben, Ziffern und Bindestriche, etwa WREN-ONE-RED. Er steht auf Bestellungen; ändern Sie ihn später nicht.",
    ],
    productSlug: ["Produkt", "Die Adresse des Produkts, etwa wren-one."],
    variant: [
      "Variante in der Adresse",
      "Etwa red, für ?variant=red. Leer, wenn es das Produkt nur in einer Form gibt.",
    ],
    variantNameEn: ["Variante auf Englisch", "Etwa Red. Nötig, wenn es eine Variante gibt."],
    variantNameDe: ["Variante auf Deutsch", "Etwa Rot. Nötig, wenn es eine Variante gibt."],
    picture: ["Bild", "Das Produkt in dieser Variante. Leer: die Bilder des Produkts."],
    priceChf: ["Preis in CHF", "Mit MWST, etwa 899.00."],
    priceUsd: ["Preis in USD", "Mit MWST, etwa 999.00."],
    priceEur: ["Preis in EUR", "Mit MWST, etwa 929.00."],
    pricesConfirmed: ["Ungewöhnliche Preise stimmen", "Wird gefragt, wenn ein Preis nach einem Versehen aussieht."],
    stock: [
      "Bestand",
      "Wie viele noch verkäuflich sind. Bestellungen zählen ihn herunter; bei 0 meldet der Shop «ausverkauft».",
    ],
    active: ["Im Shop", "Nein: Niemand sieht oder kauft ihn."],
    position: [
      "Platz unter den Varianten",
      "Kleinere Zahlen stehen weiter vorn; die erste wird gezeigt, solange keine andere gewählt ist.",
    ],
  },
  "api::service.service": {
    name: "Name",
    slug: ["Adresse", "Der letzte Teil der Adresse: storage-extension. In allen Sprachen derselbe."],
    kind: ["Art", "Erweiterung: mehr Speicher. Verlängerung: mehr Monate. Von jeder Art gibt es einen Dienst."],
    tagline: ["Leitsatz", "Ein Satz, in der Liste der Dienste und unter dem Namen."],
    position: ["Platz in der Liste", "Kleinere Zahlen stehen weiter vorn."],
    blocks: ["Bausteine", "Was es noch zu sagen gibt, unter dem Formular."],
    description: ["Beschreibung", "Ein oder zwei Sätze für Suchmaschinen und geteilte Links."],
    socialImage: ["Bild für geteilte Links", "Zu sehen, wo jemand einen Link auf diesen Dienst teilt."],
  },
  "api::tariff.tariff": {
    kind: ["Art", "Speicher: eine Grösse des Nests, für ein Jahr. Verlängerung: Monate des Abos."],
    amount: ["Gigabyte oder Monate", "200 für 200 GB oder 12 für 12 Monate. Jede Zahl einmal."],
    priceChf: ["Preis in CHF", "Mit MWST, vor dem Rabatt: für ein Jahr Speicher oder für alle Monate."],
    priceUsd: ["Preis in USD", "Mit MWST, vor dem Rabatt."],
    priceEur: ["Preis in EUR", "Mit MWST, vor dem Rabatt."],
    pricesConfirmed: ["Ungewöhnliche Preise stimmen", "Wird gefragt, wenn ein Preis nach einem Versehen aussieht."],
    discountPercent: ["Rabatt in Prozent", "Eine ganze Zahl von 0 bis 100."],
  },
  "api::shipping-zone.shipping-zone": {
    name: ["Name", "Für das Team, und auf Bestellungen."],
    countries: ["Länder", "Jedes Land in nur einer Zone. In eines ohne Zone kann niemand bestellen."],
    rateChf: ["Pauschale in CHF", "Pro Bestellung, etwa 12.00."],
    rateUsd: ["Pauschale in USD", "Pro Bestellung, etwa 13.00."],
    rateEur: ["Pauschale in EUR", "Pro Bestellung, etwa 13.00."],
    deliveryDaysMin: ["Lieferung, mindestens", "Arbeitstage."],
    deliveryDaysMax: ["Lieferung, höchstens", "Arbeitstage."],
    hasImportFees: [
      "Zoll ist möglich",
      "Ja: Wer bestellt, erfährt, dass bei der Lieferung Einfuhrabgaben dazukommen können.",
    ],
  },
  "api::shop.shop": {
    vatBasisPoints: ["MWST-Satz (810 = 8,1 %)", "In Hundertstelprozent. Die MWST ist in jedem Preis enthalten."],
    promises: [
      "Neben dem Knopf zum Kaufen",
      "Bis zu 4 Zeilen, die für jedes Produkt gelten, etwa wie lange man es zurückgeben kann.",
    ],
    lowStockAt: ["Knapp ab", "Das Team erfährt von Artikeln, von denen höchstens so viele verkäuflich sind."],
    moneroChf: ["Monero: Preis eines XMR in CHF", "Etwa 260.00. Leer: kein Monero in dieser Währung."],
    moneroUsd: ["Monero: Preis eines XMR in USD", "Etwa 325.00."],
    moneroEur: ["Monero: Preis eines XMR in EUR", "Etwa 279.00."],
    moneroRateSetAt: ["Monero: Preise vom", "Wird von selbst ausgefüllt, wenn sich ein Preis ändert."],
    moneroConfirmations: [
      "Monero: Bestätigungen",
      "So viele Blöcke machen eine Zahlung endgültig. 10 sind etwa 20 Minuten.",
    ],
    moneroSmallUpToXmr: ["Monero: kleine Beträge bis", "In XMR. Leer: Jeder Betrag wartet auf alle Bestätigungen."],
    moneroSmallConfirmations: [
      "Monero: für kleine Beträge",
      "Bestätigungen. Mit weniger geht es schneller, und das Risiko ist grösser.",
    ],
  },
} satisfies GermanOf<typeof catalogContents>;
