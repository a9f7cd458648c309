import { LOCALES } from "@wren/domain";
import { expect, test } from "vitest";
import { ORDER_MAIL_KINDS, type OrderMailFacts } from "../../src/api/orders/work/mails/facts";
import { orderMail } from "../../src/api/orders/work/mails/order-mail";
import { orderMailFacts, subscription } from "../support/order-mail-facts";

const HOSTILE = [
  "<script>alert(1)</script>",
  `"><img src=x onerror='alert(1)'>`,
  "</td></table><h1>&amp;&lt;",
  'O\'Brien & "Söhne"',
  "a\r\nBcc: eve@example.org\r\n\r\nb",
  "a\u2028b\u2029c\u0085d\u0000e\u001b[31mf\tg\vh",
  "\u202egpj.exe\u202c \u2066x\u2069 \u200f",
  "שלום עולם",
  "x".repeat(200),
  "𝔘𝔫𝔦 ".repeat(30),
  "",
];

/** Puts the same text into every field that a stranger, or a careless colleague, can fill. */
function factsWith(text: string, locale: OrderMailFacts["locale"]): OrderMailFacts {
  const facts = orderMailFacts({ locale });
  const words = { en: text, de: text };
  const address = {
    firstName: text,
    lastName: text,
    company: text,
    street: text,
    additionalAddress: text,
    zip: text,
    city: text,
    state: text,
    country: "DE",
  };
  return {
    ...facts,
    address,
    lines: facts.lines.map((line) => ({ ...line, name: words, variantName: words })),
    companyName: text,
    trackingNumber: text,
    subscriptions: [{ ...subscription, mobileId: text, nestId: text, supportId: text }],
  };
}

const EVERY_MAIL = ORDER_MAIL_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })));

test.each(EVERY_MAIL)("whatever is written into it, $kind in $locale stays the same document", ({ kind, locale }) => {
  const expected = tagsOf(orderMail(kind, factsWith("Wren", locale)).html);
  for (const text of HOSTILE.filter((hostile) => hostile !== "")) {
    expect(tagsOf(orderMail(kind, factsWith(text, locale)).html)).toEqual(expected);
  }
});

test.each(EVERY_MAIL)("the tags of $kind in $locale are balanced, whatever is written into it", ({ kind, locale }) => {
  for (const text of HOSTILE) expect(unbalanced(orderMail(kind, factsWith(text, locale)).html)).toEqual([]);
});

test.each(EVERY_MAIL)("nobody forges a line of $kind in $locale, and no line grows too long", ({ kind, locale }) => {
  for (const text of HOSTILE) {
    const mail = orderMail(kind, { ...factsWith(text, locale), number: `W${text}` });
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(mail.text).not.toMatch(/^Bcc:/m);
    expect(mail.text + mail.html).not.toMatch(/[^\P{C}\n]/u);
    const long = mail.text.split("\n").filter((line) => Array.from(line).length > 76 && !line.startsWith("https://"));
    expect(long).toEqual([]);
  }
});

test("letters of every script arrive as they were written", () => {
  const { text, html } = orderMail("received", factsWith("שלום עולם", "en"));
  expect(text).toContain("שלום עולם");
  expect(html).toContain("<bdi>שלום עולם</bdi>");
  expect(orderMail("received", factsWith(`O'Brien & "Söhne" <AG>`, "en")).html).toContain(
    "O&#39;Brien &amp; &quot;Söhne&quot; &lt;AG&gt;",
  );
});

test.each(EVERY_MAIL)("$kind in $locale loads nothing and leads nowhere but to the site", ({ kind, locale }) => {
  const { html } = orderMail(kind, factsWith("Wren", locale));
  expect(html).not.toMatch(/<(script|img|link|iframe|object|embed|form|svg|video|audio|base)\b/i);
  expect(html).not.toMatch(/\b(src|srcset|background|action|on\w+)\s*=|url\(|@import|@font-face|http-equiv/i);
  const addresses = html.match(/[a-z]+:\/\/[^\s"'<]+/gi) ?? [];
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => !address.startsWith("https://wren.example/"))).toEqual([]);
});

test("an address of the site in which something must be escaped can still be opened", () => {
  const orderUrl = `https://wren.example/shop/confirmation?order=a&x="b"`;
  const { html, text } = orderMail("paid", orderMailFacts({ orderUrl }));
  expect(html).toContain('href="https://wren.example/shop/confirmation?order=a&amp;x=&quot;b&quot;"');
  expect(text).toContain(`\n${orderUrl}\n`);
});

const VOID = ["meta", "br"];

function tagsOf(html: string): string[] {
  return Array.from(html.matchAll(/<\/?[a-z][^>]*>/gi), ([tag]) => tag);
}

/** @returns tags opened or closed without their counterpart */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  for (const [tag, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    if (VOID.includes(name)) continue;
    if (slash === "") open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [tag];
  }
  return open;
}
