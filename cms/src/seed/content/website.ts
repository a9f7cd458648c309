import type { ContactChoices } from "@wren/domain";

const contactOptions: ContactChoices["contactOptions"] = [
  { value: "email", labelEn: "By e-mail", labelDe: "Per E-Mail", address: "email" },
  { value: "chat", labelEn: "In the support chat", labelDe: "Im Support-Chat", address: "supportId" },
  { value: "none", labelEn: "No answer needed", labelDe: "Keine Antwort nötig", address: "none" },
];

/** Choices of the contact form, and the sentence for maintenance: the same for every site. */
export const siteBase = {
  requestTypes: [
    { value: "question", labelEn: "A question", labelDe: "Eine Frage" },
    { value: "problem", labelEn: "Something does not work", labelDe: "Etwas funktioniert nicht" },
    { value: "order", labelEn: "About an order", labelDe: "Zu einer Bestellung" },
    { value: "privacy", labelEn: "About my data", labelDe: "Zu meinen Daten" },
    { value: "security", labelEn: "A security report", labelDe: "Eine Sicherheitsmeldung" },
  ],
  contactOptions,
  modules: [
    { value: "phone", labelEn: "Phone", labelDe: "Telefon" },
    { value: "messages", labelEn: "Messages", labelDe: "Nachrichten" },
    { value: "mail", labelEn: "Mail", labelDe: "Mail" },
    { value: "browser", labelEn: "Browser", labelDe: "Browser" },
    { value: "vpn", labelEn: "VPN", labelDe: "VPN" },
    { value: "nest", labelEn: "Nest", labelDe: "Nest" },
    { value: "updates", labelEn: "Updates", labelDe: "Updates" },
    { value: "other", labelEn: "Something else", labelDe: "Etwas anderes" },
  ],
  maintenance: {
    enabled: false,
    allowList: "",
    message: {
      en: "We are working on the site. Orders and payments under way are safe.",
      de: "Wir arbeiten an der Website. Laufende Bestellungen und Zahlungen sind sicher.",
    },
  },
};

/** The demo's entry `website`, without its logos. */
export const website = {
  ...siteBase,
  companyName: "Wren Mobile AG",
  // As in the imprint.
  companyStreet: "Zaunköniggasse 7",
  companyTown: "3011 Bern",
  companyCountry: "CH",
  vatNumber: "CHE-000.000.000 MWST",
  supportHours: {
    en: "Monday to Friday, 8:00 to 18:00 (Bern)",
    de: "Montag bis Freitag, 8.00 bis 18.00 Uhr (Bern)",
  },
  // As in seed-files/wren-canary.txt, which is signed.
  canary: {
    datedOn: "2026-11-18",
    validUntil: "2027-02-18",
    statementEn:
      "This is a sample: the company is invented, and so is what it states.\nWe have received no order that we may not talk about. Nobody has made us weaken our systems, build a way in, or hand over a signing key. No update has been made for one person or one phone.",
    statementDe:
      "Dies ist ein Muster: Die Firma ist erfunden, und was sie erklärt, auch.\nWir haben keine Anordnung erhalten, über die wir nicht sprechen dürfen. Niemand hat uns gezwungen, unsere Systeme zu schwächen, einen Zugang einzubauen oder einen Signaturschlüssel herauszugeben. Kein Update wurde für eine einzelne Person oder ein einzelnes Telefon gemacht.",
  },
  footerNote: { en: "Pay by card, TWINT or Monero.", de: "Bezahlen mit Karte, TWINT oder Monero." },
};
