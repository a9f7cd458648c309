import type { Translation } from "#app/i18n/messages/en.ts";
import type { messages as reference } from "./en.ts";

export const messages = {
  list: {
    none: "Zurzeit gibt es nichts zu kaufen.",
    devices: "Telefone",
    devicesIntro: "In Bern zusammengebaut, in Bern versiegelt, von Bern aus verschickt.",
    accessories: "Zubehör",
    accessoriesIntro: "Wenig, weil wenig fehlt.",
    services: "Dienste",
    servicesIntro: "Mehr Platz im Nest oder mehr Zeit für das Abo. Dazu brauchen Sie nur eine Nummer von Ihrer Karte.",
    toServices: "Zu den Diensten",
  },
  price: {
    from: "ab {price}",
    vat: "Inklusive {percent} % MwSt.",
    shipping: "Versand ab {price}.",
    subscription: "12 Monate Abo inbegriffen, danach {price} im Jahr, wenn Sie verlängern.",
    delivery: "{countries}: {min} bis {max} Arbeitstage.",
    otherCountries: "Andere Länder",
  },
  stock: {
    inStock: "An Lager",
    fewLeft: "Nur noch {count} an Lager",
    soldOut: "Ausverkauft",
    unavailable: "Zurzeit nicht erhältlich",
  },
  gallery: {
    label: "Bilder",
    show: "Bild {number} von {count} zeigen",
  },
  product: {
    variant: "Ausführung",
    chosenVariant: "(gewählt)",
    quantity: "Anzahl",
    addToCart: "In den Warenkorb",
    addNamedToCart: "{name} in den Korb",
    soldOutHint: "Diese Ausführung kommt wieder. Vielleicht ist eine andere an Lager.",
    soldOutAloneHint: "Der Artikel kommt wieder. Fragen Sie uns, wann.",
    pictureOf: "{product}, {variant}",
    box: "In der Schachtel",
    specs: "Technische Daten",
    toTrust: "Wie Sie prüfen, was wir versprechen",
  },
} as const satisfies Translation<typeof reference>;
