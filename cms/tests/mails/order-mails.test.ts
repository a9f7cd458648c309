import { formatMoney, LOCALES, money } from "@wren/domain";
import { expect, test } from "vitest";
import { ORDER_MAIL_KINDS } from "../../src/api/orders/work/mails/facts";
import { orderMail } from "../../src/api/orders/work/mails/order-mail";
import { orderMailFacts, subscription } from "../support/order-mail-facts";

const EVERY_MAIL = ORDER_MAIL_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })));

const full = { isTest: true, trackingNumber: "99.00.123456", refundedMinor: 90_000, subscriptions: [subscription] };

test.each(EVERY_MAIL)("$kind in $locale names the order, its page and its total in both parts", ({ kind, locale }) => {
  const facts = orderMailFacts({ locale, ...full });
  const mail = orderMail(kind, facts);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain("W-7K3M-Q9XD");
    expect(part).toContain(facts.orderUrl);
    expect(part).toContain(formatMoney(money(184_600, "chf"), locale));
    expect(part).toContain("Wren Mobile AG, Bern");
    expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid|\$\{/);
  }
  expect(mail.subject).toContain("W-7K3M-Q9XD");
  expect(mail.subject).not.toMatch(/[\r\n]|Zoë|Müller/);
  expect(mail.subject.length).toBeLessThan(60);
  expect(mail.html).toContain(`<html lang="${locale}">`);
});

test.each(EVERY_MAIL)("$kind in $locale is complete with as little as an order can have", ({ kind, locale }) => {
  const bare = orderMailFacts({ locale, shippingMinor: null, address: null, lines: [] });
  const { text, html } = orderMail(kind, bare);
  for (const part of [text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid/);
});

test.each(EVERY_MAIL)(
  "the text of $kind in $locale fits into 76 columns; only links may be longer",
  ({ kind, locale }) => {
    const { text } = orderMail(kind, orderMailFacts({ locale, ...full }));
    const long = text.split("\n").filter((line) => line.length > 76 && !line.startsWith("https://"));
    expect(long).toEqual([]);
    expect(text).not.toMatch(/[ \t]$/m);
  },
);

test.each(ORDER_MAIL_KINDS)("%s speaks Swiss German to German readers, and nothing else", (kind) => {
  const { subject, text, html } = orderMail(kind, orderMailFacts({ locale: "de", ...full }));
  expect(subject + text + html).not.toContain("ß");
  expect(text).not.toMatch(/\b(the|your|order page|payment)\b/i);
  expect(text).toContain("https://wren.example/de/support/contact");
});

test("the price lines stand below each other", () => {
  const { text } = orderMail("received", orderMailFacts({ locale: "de" }));
  expect(text.replaceAll("\u00a0", " ")).toContain(`
Wren One, Graphit                  CHF 1’798.00
  2 × CHF 899.00
Ladegerät mit Kabel                   CHF 39.00
  1 × CHF 39.00
-----------------------------------------------
Zwischensumme                      CHF 1’837.00
Versand                                CHF 9.00
Gesamtbetrag                       CHF 1’846.00
Enthaltene Mehrwertsteuer (8,1 %)    CHF 138.32
`);
});

test.each(LOCALES)("every figure of the bill is the page's, in %s", (locale) => {
  for (const currency of ["chf", "usd", "eur"] as const) {
    const { text, html } = orderMail("paid", orderMailFacts({ locale, currency }));
    for (const minor of [89_900, 179_800, 3_900, 183_700, 900, 13_832, 184_600]) {
      expect(text).toContain(formatMoney(money(minor, currency), locale));
      expect(html).toContain(formatMoney(money(minor, currency), locale));
    }
  }
});

test("an order of services has no shipping, no parcel and no address", () => {
  const { text } = orderMail("paid", orderMailFacts({ shippingMinor: null, address: null }));
  expect(text).not.toMatch(/shipping|parcel|delivery address/i);
  expect(text).toContain("what you ordered is now in effect");
});

test("until when it is kept is told by the shop's clock, in summer and in winter", () => {
  const until = (expiresAt: string) => orderMail("received", orderMailFacts({ expiresAt: new Date(expiresAt) })).html;
  expect(until("2026-08-01T12:30:00Z")).toContain("Saturday, 1 August 2026 at 14:30 (Swiss time)");
  expect(until("2026-12-31T23:30:00Z")).toContain("Friday, 1 January 2027 at 00:30 (Swiss time)");
});

test("only the first mail, the one about the parcel and the one about its correction repeat the address", () => {
  const withAddress = ORDER_MAIL_KINDS.filter((kind) => orderMail(kind, orderMailFacts()).text.includes("Grünstrasse"));
  expect(withAddress).toEqual(["received", "shipped", "address-corrected"]);
});

test("the mail about identifiers lists every phone, says what each number is for and that they must be kept", () => {
  const second = { ...subscription, mobileId: "M-0000-0000-0", endsOn: "2027-07-31" };
  const { text } = orderMail("identifiers", orderMailFacts({ subscriptions: [subscription, second] }));
  expect(text).toContain(`Phone 1
-------
Mobile ID   M-4F7K-29QX-3
            Stands for your phone. Use it to renew the subscription or
            enlarge the nest.
Nest ID     N-8H2M-7RTP-K
            Stands for your storage. Enter it in Nest on the phone.
Support ID  S-1C9V-5WBD-6
            Use it to sign in to the support chat.
Storage     50\u00a0GB
Term        12 months
Start       1 August 2026
End         1 August 2027
`);
  expect(text).toContain("M-0000-0000-0");
  expect(text.match(/12 months/g)).toHaveLength(2);
  expect(text).toContain("Keep these numbers, and keep them to yourself.");
});

test("identifiers stand in no other mail", () => {
  for (const kind of ORDER_MAIL_KINDS.filter((other) => other !== "identifiers")) {
    const { text, html } = orderMail(kind, orderMailFacts(full));
    expect(text + html).not.toContain(subscription.mobileId);
  }
});

test("the mail about the parcel has a tracking number when there is one", () => {
  expect(orderMail("shipped", orderMailFacts({ trackingNumber: "99.00.123456" })).text).toContain(
    "Tracking number  99.00.123456",
  );
  expect(orderMail("shipped", orderMailFacts()).text).not.toContain("Tracking");
});

test.each([
  { deliveryDays: { min: 2, max: 4 }, said: "Delivery usually takes 2 to 4 days." },
  { deliveryDays: { min: 2, max: 2 }, said: "Delivery usually takes 2 days." },
  { deliveryDays: { min: 1, max: 1 }, said: "Delivery usually takes 1 day." },
])("$said", ({ deliveryDays, said }) => {
  expect(orderMail("shipped", orderMailFacts({ deliveryDays })).text).toContain(said);
  expect(orderMail("shipped", orderMailFacts({ deliveryDays: null })).text).not.toContain("usually");
});

test.each([
  { country: "CH", isWarned: false },
  { country: "LI", isWarned: false },
  { country: "DE", isWarned: true },
  { country: "US", isWarned: true },
])("import fees are hinted at in $country: $isWarned", ({ country, isWarned }) => {
  const facts = orderMailFacts();
  const address = facts.address && { ...facts.address, country };
  expect(orderMail("shipped", { ...facts, address }).text.includes("import fees")).toBe(isWarned);
});

test("a refund names its amount, also when it is a part", () => {
  const { text } = orderMail("refunded", orderMailFacts({ refundedMinor: 90_000 }));
  expect(text).toContain("We have refunded CHF\u00a0900.00 for order W-7K3M-Q9XD.");
  expect(text).toContain("Refunded  CHF\u00a0900.00");
});

test("the rest of a refund names what went back before it", () => {
  const facts = { refundedMinor: 184_600, refundedBeforeMinor: 2_000 };
  expect(orderMail("refunded", orderMailFacts(facts)).text).toContain("CHF\u00a020.00 of it went back earlier");
  expect(orderMail("refunded", orderMailFacts({ ...facts, refundedBeforeMinor: 0 })).text).not.toContain("earlier");
});

test("test mode is said in every mail, and only then", () => {
  for (const kind of ORDER_MAIL_KINDS) {
    expect(orderMail(kind, orderMailFacts({ isTest: true })).text).toMatch(/^Test mode: no real money moves/);
    expect(orderMail(kind, orderMailFacts({ isTest: true })).html).toContain("Test mode");
    expect(orderMail(kind, orderMailFacts()).html).not.toContain("Test mode");
  }
});
