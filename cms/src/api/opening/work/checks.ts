import type { OpeningCheck } from "@wren/domain";

/** Everything that decides whether a site may open. */
export type OpeningFacts = {
  publicUrl: string;
  adminUrl: string | undefined;
  hasMailServer: boolean;
  /** Settings and their mail addresses. */
  mailAddresses: Record<string, string>;
  secrets: Record<string, string>;
  isFactorRequired: boolean;
  hasPaymentMethod: boolean;
  takesTestPayments: boolean;
  wasDemo: boolean;
  isFirstPasswordOnDisk: boolean;
  company: { name: string | null; street: string | null; town: string | null; country: string | null };
  /** Slugs of pages that are missing, or not written, in a language. */
  unwrittenPages: string[];
  hasGoods: boolean;
  hasShippingZone: boolean;
};

type Texts = Pick<OpeningCheck, "title" | "remedy">;
type Check = Texts & {
  code: string;
  /** True, or the names of settings or pages, when it keeps the site closed. */
  problem: (facts: OpeningFacts) => boolean | string[];
};

const SHORTEST_SECRET = 32;
const EXAMPLE = /(?:^|[@.])(?:example|example\.(?:com|net|org))$/i;
const SETUP = { en: "`npm run setup`", de: "`npm run setup`" };

/** The one list of what must be so before strangers may come. */
const CHECKS: readonly Check[] = [
  {
    code: "public-address",
    problem: ({ publicUrl }) => !isPublicHttps(publicUrl),
    title: {
      en: "The site has a public address with https.",
      de: "Die Website hat eine öffentliche Adresse mit https.",
    },
    remedy: { en: `Set PUBLIC_URL with ${SETUP.en}.`, de: `Setzen Sie PUBLIC_URL mit ${SETUP.de}.` },
  },
  {
    code: "admin-address",
    problem: ({ adminUrl }) => adminUrl === undefined || !isPublicHttps(adminUrl),
    title: {
      en: "The admin has its own https address, so that password mails lead there.",
      de: "Die Verwaltung hat eine eigene Adresse mit https, damit Passwort-Mails dorthin führen.",
    },
    remedy: { en: `Set ADMIN_URL with ${SETUP.en}.`, de: `Setzen Sie ADMIN_URL mit ${SETUP.de}.` },
  },
  {
    code: "mail-server",
    problem: ({ hasMailServer }) => !hasMailServer,
    title: { en: "Mails go to a mail server.", de: "Mails gehen an einen Mailserver." },
    remedy: {
      en: `Set SMTP_URL with ${SETUP.en}; without it mails are only written to files.`,
      de: `Setzen Sie SMTP_URL mit ${SETUP.de}; ohne Mailserver landen Mails nur in Dateien.`,
    },
  },
  {
    code: "mail-addresses",
    problem: ({ mailAddresses }) => namesWhere(mailAddresses, (address) => EXAMPLE.test(address)),
    title: { en: "All mail addresses are your own.", de: "Alle Mailadressen sind Ihre eigenen." },
    remedy: { en: `Run ${SETUP.en} again.`, de: `Beantworten Sie die Fragen von ${SETUP.de} neu.` },
  },
  {
    code: "secrets",
    problem: ({ secrets }) => namesWhere(secrets, (secret) => secret.length < SHORTEST_SECRET),
    title: {
      en: `Every secret has ${String(SHORTEST_SECRET)} characters or more.`,
      de: `Jedes Geheimnis hat mindestens ${String(SHORTEST_SECRET)} Zeichen.`,
    },
    remedy: {
      en: "Leave them out of the environment: `npm start` makes good ones.",
      de: "Lassen Sie sie in der Umgebung weg: `npm start` erzeugt gute.",
    },
  },
  {
    code: "second-factor",
    problem: ({ isFactorRequired }) => !isFactorRequired,
    title: {
      en: "Staff who see personal data sign in with a second factor.",
      de: "Wer Personendaten sieht, meldet sich mit einem zweiten Faktor an.",
    },
    remedy: {
      en: "Set STAFF_SECOND_FACTOR=required in .env and restart.",
      de: "Setzen Sie STAFF_SECOND_FACTOR=required in .env und starten Sie neu.",
    },
  },
  {
    code: "first-password",
    problem: ({ isFirstPasswordOnDisk }) => isFirstPasswordOnDisk,
    title: {
      en: "The first administrator's password is no longer on the disk.",
      de: "Das erste Passwort für die Verwaltung liegt nicht mehr auf der Festplatte.",
    },
    remedy: {
      en: "`npm start` shows and deletes it. Otherwise sign in and delete DATA_DIR/first-admin.json.",
      de: "`npm start` zeigt und löscht es. Sonst melden Sie sich an und löschen DATA_DIR/first-admin.json.",
    },
  },
  {
    code: "payment-method",
    problem: ({ hasPaymentMethod }) => !hasPaymentMethod,
    title: { en: "Buyers can pay.", de: "Wer bestellt, kann bezahlen." },
    remedy: {
      en: `Set up Stripe or a Monero wallet with ${SETUP.en}. Monero also needs its rates (Content, Shop).`,
      de: `Richten Sie mit ${SETUP.de} Stripe oder eine Monero-Wallet ein. Monero braucht auch Kurse (Inhalte, Shop).`,
    },
  },
  {
    code: "real-payments",
    problem: ({ takesTestPayments }) => takesTestPayments,
    title: { en: "No payment is simulated.", de: "Keine Zahlung ist nur gespielt." },
    remedy: {
      en: "Remove ALLOW_SANDBOX and STRIPE_API_URL, use Stripe's live key and Monero's mainnet.",
      de: "Entfernen Sie ALLOW_SANDBOX und STRIPE_API_URL, und nehmen Sie den Live-Schlüssel von Stripe und das Mainnet von Monero.",
    },
  },
  {
    code: "no-demo",
    problem: ({ wasDemo }) => wasDemo,
    title: {
      en: "The database has never been a demo: numbers of the demo's subscriptions are publicly known.",
      de: "Die Datenbank war nie eine Demo: Die Nummern der Demo-Abos sind öffentlich bekannt.",
    },
    remedy: {
      en: "Start with an empty DATA_DIR, and with an empty database if you use PostgreSQL.",
      de: "Beginnen Sie mit einem leeren DATA_DIR und, bei PostgreSQL, mit einer leeren Datenbank.",
    },
  },
  {
    code: "company",
    problem: ({ company }) => Object.entries(company).flatMap(([name, value]) => (value ? [] : [name])),
    title: {
      en: "The company's name and address are known; receipts need them.",
      de: "Name und Adresse der Firma sind bekannt; Quittungen brauchen sie.",
    },
    remedy: { en: `${SETUP.en}, or Content, Website.`, de: `${SETUP.de}, oder Inhalte, Website.` },
  },
  {
    code: "pages",
    problem: ({ unwrittenPages }) => unwrittenPages,
    title: {
      en: "Every page is written in both languages, the legal ones above all.",
      de: "Jede Seite ist in beiden Sprachen geschrieben, vor allem die rechtlichen.",
    },
    remedy: { en: "Content, Page.", de: "Inhalte, Seite." },
  },
  {
    code: "goods",
    problem: ({ hasGoods }) => !hasGoods,
    title: { en: "There is something to buy.", de: "Es gibt etwas zu kaufen." },
    remedy: {
      en: "Content, Product and Article; services need a tariff.",
      de: "Inhalte, Produkt und Artikel; Dienste brauchen einen Tarif.",
    },
  },
  {
    code: "shipping",
    problem: ({ hasShippingZone }) => !hasShippingZone,
    title: { en: "Parcels can be sent somewhere.", de: "Pakete können verschickt werden." },
    remedy: { en: "Content, Shipping zone.", de: "Inhalte, Versandzone." },
  },
];

export function checkOpening(facts: OpeningFacts): OpeningCheck[] {
  return CHECKS.map(({ code, title, remedy, problem }) => {
    const found = problem(facts);
    const names = Array.isArray(found) ? found : [];
    return { code, title, remedy, names, isMet: Array.isArray(found) ? names.length === 0 : !found };
  });
}

function namesWhere(values: Record<string, string>, isWrong: (value: string) => boolean): string[] {
  return Object.entries(values).flatMap(([name, value]) => (isWrong(value) ? [name] : []));
}

function isPublicHttps(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const isLocal = hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]";
  return protocol === "https:" && !isLocal && !EXAMPLE.test(hostname);
}
