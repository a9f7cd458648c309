/**
 * @typedef {"en" | "de"} Language
 * @typedef {Record<Language, string>} Sentence
 * @typedef {object} Question
 * @property {string} name key in the file of answers
 * @property {string} [setting] name in .env; answers without one are handed to the cms
 * @property {Sentence} text
 * @property {boolean} [isSecret] true for what is neither shown nor repeated
 * @property {boolean} [isOptional]
 * @property {string} [fallback] answer of somebody who only presses Enter
 * @property {string} [onlyWith] name of a question that must have an answer for this one to make sense
 * @property {(answer: string) => Sentence | null} problemOf
 */

/** Only what both tell apart: an answer that the cms or web would refuse at the start. */
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/**
 * @param {RegExp} pattern
 * @param {Sentence} sentence
 * @returns {Question["problemOf"]}
 */
const matching = (pattern, sentence) => (answer) => (pattern.test(answer) ? null : sentence);

/**
 * @param {string[]} schemes
 * @param {Sentence} sentence
 * @returns {Question["problemOf"]}
 */
const originOf = (schemes, sentence) => (answer) => {
  const isOrigin = URL.canParse(answer) && new URL(answer).origin === answer.replace(/\/$/, "");
  return isOrigin && schemes.some((scheme) => answer.startsWith(`${scheme}://`)) ? null : sentence;
};

const anyText = matching(/\S/, { en: "must not be empty", de: "darf nicht leer sein" });
const email = matching(EMAIL, { en: "must be an e-mail address", de: "muss eine E-Mail-Adresse sein" });
const siteAddress = originOf(["https", "http"], {
  en: "must be an address without a path, such as https://shop.ch",
  de: "muss eine Adresse ohne Pfad sein, wie https://shop.ch",
});
const localAddress = matching(/^http:\/\/[^\s/]+:\d+\/?$/, {
  en: "must be an address such as http://127.0.0.1:18083",
  de: "muss eine Adresse sein wie http://127.0.0.1:18083",
});

/** @type {Question["problemOf"]} */
const country = (answer) =>
  isCountry(answer)
    ? null
    : {
        en: "must be the two capital letters of a country, such as CH",
        de: "müssen die zwei Grossbuchstaben eines Landes sein, wie CH",
      };

/**
 * Outdated codes have a name too, but belong to another region today.
 *
 * @param {string} answer
 */
function isCountry(answer) {
  if (!/^[A-Z]{2}$/.test(answer)) return false;
  const name = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(answer);
  return name !== undefined && new Intl.Locale(`und-${answer}`).region === answer;
}

/** @type {readonly Question[]} */
export const QUESTIONS = [
  {
    name: "companyName",
    text: { en: "Name of the company", de: "Name der Firma" },
    problemOf: anyText,
  },
  {
    name: "companyStreet",
    text: { en: "Street and number", de: "Strasse und Nummer" },
    problemOf: anyText,
  },
  {
    name: "companyTown",
    text: { en: "Postcode and town", de: "Postleitzahl und Ort" },
    problemOf: anyText,
  },
  {
    name: "companyCountry",
    text: { en: "Country, as two letters", de: "Land, als zwei Buchstaben" },
    fallback: "CH",
    problemOf: country,
  },
  {
    name: "vatNumber",
    isOptional: true,
    text: { en: "Register or VAT number", de: "Register- oder Mehrwertsteuernummer" },
    problemOf: matching(/^.{1,40}$/, { en: "has 40 characters at most", de: "hat höchstens 40 Zeichen" }),
  },
  {
    name: "vatPercent",
    text: {
      en: "VAT in percent, contained in all prices",
      de: "Mehrwertsteuer in Prozent, in allen Preisen enthalten",
    },
    fallback: "8.1",
    problemOf: matching(/^(?:\d{1,2}(?:\.\d{1,2})?|100)$/, {
      en: "must be a number such as 8.1",
      de: "muss eine Zahl sein wie 8.1",
    }),
  },
  {
    name: "publicUrl",
    setting: "PUBLIC_URL",
    text: { en: "Address of the site, such as https://shop.ch", de: "Adresse der Website, wie https://shop.ch" },
    problemOf: siteAddress,
  },
  {
    name: "adminUrl",
    setting: "ADMIN_URL",
    text: {
      en: "Address of the admin, another host such as https://admin.shop.ch",
      de: "Adresse der Verwaltung, ein anderer Host wie https://admin.shop.ch",
    },
    problemOf: siteAddress,
  },
  {
    name: "onionUrl",
    setting: "ONION_URL",
    isOptional: true,
    text: { en: "Onion address", de: "Onion-Adresse" },
    problemOf: matching(/^https?:\/\/[a-z2-7]{56}\.onion$/, {
      en: "must be http:// and 56 letters and digits before .onion",
      de: "muss aus http:// und 56 Buchstaben und Ziffern vor .onion bestehen",
    }),
  },
  {
    name: "searchEngines",
    setting: "BOTS",
    text: {
      en: "May search engines list the site once it is open (allow or maintenance)",
      de: "Dürfen Suchmaschinen die eröffnete Website zeigen (allow oder maintenance)",
    },
    fallback: "maintenance",
    problemOf: matching(/^(?:allow|maintenance)$/, {
      en: "must be allow or maintenance",
      de: "muss allow oder maintenance sein",
    }),
  },
  {
    name: "smtpUrl",
    setting: "SMTP_URL",
    isSecret: true,
    isOptional: true,
    text: { en: "Mail server, smtps://user:password@host", de: "Mailserver, smtps://Name:Passwort@Host" },
    problemOf: matching(/^smtps?:\/\/\S+$/, {
      en: "must begin with smtp:// or smtps://",
      de: "muss mit smtp:// oder smtps:// beginnen",
    }),
  },
  {
    name: "mailFrom",
    setting: "MAIL_FROM",
    text: { en: "Sender of mails, Name <address>", de: "Absender der Mails, Name <Adresse>" },
    problemOf: (answer) => email(/<([^<>]+)>\s*$/.exec(answer)?.[1] ?? answer),
  },
  {
    name: "supportEmail",
    setting: "SUPPORT_EMAIL",
    text: { en: "Mailbox of the support team", de: "Postfach des Supports" },
    problemOf: email,
  },
  {
    name: "inboundImapUrl",
    setting: "INBOUND_IMAP_URL",
    isSecret: true,
    isOptional: true,
    text: {
      en: "Mailbox for replies by mail, which nobody else reads, imaps://user:password@host",
      de: "Postfach für Antworten per Mail, das sonst niemand liest, imaps://Name:Passwort@Host",
    },
    problemOf: matching(/^imaps?:\/\/[^\s:@]+:[^\s@]+@\S+$/, {
      en: "must be imaps://user:password@host",
      de: "muss imaps://Name:Passwort@Host sein",
    }),
  },
  {
    name: "inboundAddress",
    setting: "INBOUND_ADDRESS",
    onlyWith: "inboundImapUrl",
    text: { en: "Address of that mailbox", de: "Adresse dieses Postfachs" },
    problemOf: matching(/^[^\s@<>+]{1,40}@[^\s@<>]+\.[^\s@<>]+$/, {
      en: "must be an e-mail address without a plus sign",
      de: "muss eine E-Mail-Adresse ohne Pluszeichen sein",
    }),
  },
  {
    name: "stripeSecretKey",
    setting: "STRIPE_SECRET_KEY",
    isSecret: true,
    isOptional: true,
    text: { en: "Stripe's secret key, for cards and TWINT", de: "Geheimer Schlüssel von Stripe, für Karten und TWINT" },
    problemOf: matching(/^(?:sk|rk)_(?:live|test)_\w+$/, {
      en: "must begin with sk_live_ or rk_live_ (test keys: sk_test_)",
      de: "muss mit sk_live_ oder rk_live_ beginnen (Testschlüssel: sk_test_)",
    }),
  },
  {
    name: "stripeWebhookSecret",
    setting: "STRIPE_WEBHOOK_SECRET",
    isSecret: true,
    onlyWith: "stripeSecretKey",
    text: { en: "Secret of Stripe's webhook", de: "Geheimnis des Webhooks von Stripe" },
    problemOf: matching(/^whsec_\S+$/, { en: "must begin with whsec_", de: "muss mit whsec_ beginnen" }),
  },
  {
    name: "moneroWalletRpcUrl",
    setting: "MONERO_WALLET_RPC_URL",
    isOptional: true,
    text: { en: "Monero: address of monero-wallet-rpc", de: "Monero: Adresse von monero-wallet-rpc" },
    problemOf: localAddress,
  },
  {
    name: "moneroNodeRpcUrl",
    setting: "MONERO_NODE_RPC_URL",
    onlyWith: "moneroWalletRpcUrl",
    text: { en: "Monero: address of the node", de: "Monero: Adresse des Knotens" },
    problemOf: localAddress,
  },
  {
    name: "moneroWalletRpcLogin",
    setting: "MONERO_WALLET_RPC_LOGIN",
    isSecret: true,
    isOptional: true,
    onlyWith: "moneroWalletRpcUrl",
    text: { en: "Monero: login of the wallet, user:password", de: "Monero: Login der Wallet, Name:Passwort" },
    problemOf: matching(/^[^:]+:.+$/, { en: "must be user:password", de: "muss Name:Passwort sein" }),
  },
  {
    name: "moneroWalletFile",
    setting: "MONERO_WALLET_FILE",
    isOptional: true,
    onlyWith: "moneroWalletRpcUrl",
    text: { en: "Monero: file name of the wallet", de: "Monero: Dateiname der Wallet" },
    problemOf: anyText,
  },
  {
    name: "moneroWalletPassword",
    setting: "MONERO_WALLET_PASSWORD",
    isSecret: true,
    isOptional: true,
    onlyWith: "moneroWalletRpcUrl",
    text: { en: "Monero: password of the wallet", de: "Monero: Passwort der Wallet" },
    problemOf: anyText,
  },
  {
    name: "firstAdminEmail",
    setting: "FIRST_ADMIN_EMAIL",
    text: { en: "E-mail of the first administrator", de: "E-Mail der ersten Person in der Verwaltung" },
    problemOf: email,
  },
  {
    name: "databaseUrl",
    setting: "DATABASE_URL",
    isSecret: true,
    isOptional: true,
    text: { en: "PostgreSQL, postgres://…, instead of SQLite", de: "PostgreSQL, postgres://…, statt SQLite" },
    problemOf: matching(/^postgres(?:ql)?:\/\/\S+$/, {
      en: "must begin with postgres://",
      de: "muss mit postgres:// beginnen",
    }),
  },
  {
    name: "dataDir",
    setting: "DATA_DIR",
    text: { en: "Folder for database, uploads and secrets", de: "Ordner für Datenbank, Uploads und Geheimnisse" },
    // An image and a unit say where it is.
    fallback: process.env.DATA_DIR || "./data",
    problemOf: anyText,
  },
];

/**
 * @param {Question} question
 * @param {Record<string, string>} answers
 */
export function isAsked({ onlyWith }, answers) {
  return onlyWith === undefined || Boolean(answers[onlyWith]);
}
