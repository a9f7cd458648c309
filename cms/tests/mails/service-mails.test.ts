import { formatMoney, LOCALES, money } from "@wren/domain";
import { expect, test } from "vitest";
import { ORDER_MAIL_KINDS, type OrderMailFacts } from "../../src/api/orders/work/mails/facts";
import { orderMail } from "../../src/api/orders/work/mails/order-mail";
import { extension, orderMailFacts, renewal } from "../support/order-mail-facts";

/** An order of services only, without a shipment. */
const servicesOnly = (changes: Partial<OrderMailFacts> = {}) =>
  orderMailFacts({ lines: [], services: [renewal, extension], shippingMinor: null, address: null, ...changes });

const given = [
  { identifier: "M-4F7K-29QX-3", after: { endsOn: "2028-08-01", quotaGb: 200 } },
  { identifier: "N-8H2M-7RTP-K", after: { endsOn: "2027-08-01", quotaGb: 200 } },
];

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("the bill tells of each service what was chosen, for which identifier, and how its price came about", () => {
  expect(plain(orderMail("received", servicesOnly()).text)).toContain(`
Subscription renewal, 12 months    CHF 118.80
  M-4F7K-29QX-3
  Plan for 12 months: CHF 108.00
  200 GB of storage for 12 months, CHF 24.00 a year: CHF 24.00
  Discount of 10 %: −CHF 13.20
Storage extension, 200 GB            CHF 4.80
  N-8H2M-7RTP-K
  200 GB instead of 50 GB for a year, CHF 24.00 less CHF 0.00: CHF 24.00
  For 73 of 365 days: CHF 4.80
---------------------------------------------
`);
});

test("in German too", () => {
  expect(plain(orderMail("received", servicesOnly({ locale: "de" })).text)).toContain(`
Abo verlängern, 12 Monate            CHF 118.80
  M-4F7K-29QX-3
  Abo für 12 Monate: CHF 108.00
  200 GB Speicher für 12 Monate, CHF 24.00 im Jahr: CHF 24.00
  Rabatt von 10 %: −CHF 13.20
Mehr Speicher, 200 GB                  CHF 4.80
  N-8H2M-7RTP-K
  200 GB statt 50 GB für ein Jahr, CHF 24.00 abzüglich CHF 0.00:
  CHF 24.00
  Für 73 von 365 Tagen: CHF 4.80
`);
});

test.each(LOCALES)("every step of the arithmetic stands in both parts in every currency, in %s", (locale) => {
  for (const currency of ["chf", "usd", "eur"] as const) {
    const { text, html } = orderMail("paid", servicesOnly({ locale, currency, given }));
    for (const minor of [10_800, 2_400, -1_320, 11_880, 0, 480]) {
      expect(text).toContain(formatMoney(money(minor, currency), locale));
      expect(html).toContain(formatMoney(money(minor, currency), locale));
    }
  }
});

test("who has paid is told what holds now", () => {
  const { text, html } = orderMail("paid", servicesOnly({ given }));
  expect(plain(text)).toContain(`
In effect now
-------------
M-4F7K-29QX-3  200 GB, ends on 1 August 2028
N-8H2M-7RTP-K  200 GB, ends on 1 August 2027
`);
  expect(plain(html)).toContain("200 GB, ends on 1 August 2028");
  expect(plain(orderMail("paid", servicesOnly({ locale: "de", given })).text)).toContain(
    "200 GB, endet am 1. August 2028",
  );
});

test.each(LOCALES)("what is withheld is not said to be in effect, and is not lost, in %s", (locale) => {
  const { text, html } = orderMail("paid", servicesOnly({ locale, areServicesWithheld: true }));
  for (const part of [text, html]) {
    expect(part.replace(/\s+/g, " ")).toMatch(/Nothing is lost|Verloren ist nichts/);
    expect(part).not.toMatch(/in effect|ab sofort/i);
  }
});

test("a phone's parcel and a withheld service are both told", () => {
  const { text } = orderMail("paid", orderMailFacts({ services: [extension], areServicesWithheld: true }));
  expect(text).toContain("The parcel leaves Bern");
  expect(text.replace(/\s+/g, " ")).toContain("Nothing is lost");
});

test.each(LOCALES)("what was withheld and is given after all is told, in %s", (locale) => {
  const { text, html } = orderMail("services-given", servicesOnly({ locale, given }));
  for (const part of [text, html]) expect(plain(part)).toMatch(/200 GB, (ends on|endet am)/);
});

test("no mail about services speaks of parcels", () => {
  // An order without a shipment cannot be shipped, so that these mails are never written.
  const aboutParcels: readonly string[] = ["shipped", "address-corrected", "tracking-corrected"];
  for (const kind of ORDER_MAIL_KINDS.filter((other) => !aboutParcels.includes(other))) {
    for (const areServicesWithheld of [true, false]) {
      const english = orderMail(kind, servicesOnly({ areServicesWithheld }));
      const german = orderMail(kind, servicesOnly({ areServicesWithheld, locale: "de" }));
      expect(english.text + english.html).not.toMatch(/parcel|shipping|deliver|goods/i);
      expect(german.text + german.html).not.toMatch(/Paket|Versand|liefer|Ware/i);
    }
  }
});

test.each(LOCALES)("the text of services fits into 76 columns, in %s", (locale) => {
  const { text } = orderMail("paid", servicesOnly({ locale, given }));
  expect(text.split("\n").filter((line) => line.length > 76 && !line.startsWith("https://"))).toEqual([]);
});
