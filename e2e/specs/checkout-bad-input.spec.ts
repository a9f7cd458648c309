import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { signInAsFirstAdmin } from "../support/admin.ts";
import { sharedSite } from "../support/shared-site.ts";
import { expect, test } from "../support/test.ts";

// Requests that none of our forms would send, as a browser without scripts would send them. Each gets its true status,
// a German message, and keeps what was typed. One run of each is enough: @script-on.

const CHECKOUT = "/de/shop/checkout";
const STREET = "Zaunweg 7";

type Fields = Record<string, string | undefined>;

const GOOD = {
  intent: "order",
  firstName: "Ada",
  lastName: "Muster",
  company: "",
  street: STREET,
  additionalAddress: "",
  zip: "3011",
  city: "Bern",
  state: "",
  country: "CH",
  email: "ada@example.org",
  paymentMethod: "card",
  terms: "on",
};

/** Gives every attempt its own visitor address, because limits count by address. */
const headers = (more: Record<string, string> = {}) => ({
  Origin: process.env.WREN_SITE_URL ?? "",
  "X-Forwarded-For": `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
  ...more,
});

async function cartWith(request: APIRequestContext, sku: string): Promise<string> {
  const form = { intent: "add", sku };
  const added = await request.post("/cart", { form, headers: headers({ Cookie: "" }), maxRedirects: 0 });
  return /wren-cart=[^;]+/.exec(added.headers()["set-cookie"] ?? "")?.[0] ?? "";
}

/** Opens a checkout that would succeed; each test then breaks one part of it. */
async function openCheckout(request: APIRequestContext, sku = "CHARGER") {
  const cart = await cartWith(request, sku);
  const page = await (await request.get(CHECKOUT, { headers: headers({ Cookie: cart }) })).text();
  const expectedTotalMinor = /name="expectedTotalMinor" value="(\d+)"/.exec(page)?.[1] ?? "";

  const encode = (changes: Fields, more: [string, string][] = []) => {
    const fields: Fields = { ...GOOD, token: randomUUID(), expectedTotalMinor, ...changes };
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    return new URLSearchParams([...given, ...more]).toString();
  };
  const sendRaw = async (data: string | Buffer, type = "application/x-www-form-urlencoded", cookie = cart) => {
    const sent = { data, headers: headers({ Cookie: cookie, "Content-Type": type }), maxRedirects: 0 };
    const response = await request.post(CHECKOUT, sent);
    return { status: response.status(), text: await response.text(), location: response.headers().location ?? "" };
  };
  return {
    encode,
    sendRaw,
    send: (changes: Fields, more: [string, string][] = []) => sendRaw(encode(changes, more)),
  };
}

const LONG = "x".repeat(500);
const UNPRINTABLE = /enthält Zeichen, die kein Etikett zeigen kann/;

const WRONG_FIELDS: [field: string, values: (string | undefined)[], message: RegExp][] = [
  ...["firstName", "lastName", "street", "zip", "city"].flatMap((field): typeof WRONG_FIELDS => [
    [field, ["", "   ", undefined], /Bitte füllen Sie das Feld .+ aus/],
    [field, [LONG], /Das Feld .+ ist zu lang/],
    [field, ["a\u0000b", "a\r\nb", "a\u202Eb", "a\uFFFDb", "a\uE000b"], UNPRINTABLE],
  ]),
  ...["company", "additionalAddress", "state"].flatMap((field): typeof WRONG_FIELDS => [
    [field, [LONG], /Das Feld .+ ist zu lang/],
    [field, ["a\u0001b", "a\u202Eb"], UNPRINTABLE],
  ]),
  ["country", ["", "ch", "CHE", "<b>", undefined], /Bitte füllen Sie das Feld «Land» aus/],
  ["country", ["XX", "KP", "other"], /In dieses Land können wir nicht liefern/],
  ["email", ["", undefined], /Bitte geben Sie eine E-Mail-Adresse an/],
  [
    "email",
    ["ada", "a@b", "a b@example.org", "a@example.org,b@example.org", `${LONG}@example.org`, "a@\u202Eb.org"],
    /keine gültige E-Mail-Adresse/,
  ],
  ["paymentMethod", ["", "gold", undefined], /Bitte wählen Sie, wie Sie zahlen/],
  ["terms", ["", "yes", undefined], /Bitte akzeptieren Sie/],
];

test("every field, wrong in every way, says what is wrong with it @script-on", async ({ request }) => {
  const checkout = await openCheckout(request);
  for (const [field, values, message] of WRONG_FIELDS) {
    for (const value of values) {
      const { status, text } = await checkout.send({ [field]: value });
      const attempt = `${field} ${JSON.stringify(value)}`;
      expect(status, attempt).toBe(400);
      expect(text, attempt).toMatch(message);
      expect(text, attempt).toContain(`value="${field === "lastName" ? "Ada" : "Muster"}"`);
    }
  }
});

test("names of all alphabets, and what looks like a script, are names @script-on", async ({ request }) => {
  const checkout = await openCheckout(request);
  for (const lastName of ["<script>alert(1)</script>", "王小明", "محمد", "Łukaszewicz", `${" ".repeat(400)}Ada`]) {
    expect((await checkout.send({ lastName })).status, lastName).toBe(303);
    const { status, text } = await checkout.send({ lastName, email: "" });
    expect(status).toBe(400);
    expect(text).not.toContain("<script>alert");
  }
});

test("numbers that are none are refused, and the right ones beside them are not taken @script-on", async ({
  request,
}) => {
  const checkout = await openCheckout(request);
  for (const quantity of ["0", "-1", "1000000000", "1e9", "1.5", "٣", "", "11", "abc"]) {
    const { status, text } = await checkout.send({ "quantity.CHARGER": quantity });
    expect(status, quantity).toBe(400);
    expect(text).toContain("Die Anzahl muss eine ganze Zahl zwischen 1 und 10 sein");
    expect(text).toContain(STREET);
  }
});

test("a sum that was not shown orders nothing @script-on", async ({ request }) => {
  const checkout = await openCheckout(request);
  for (const expectedTotalMinor of ["0", "-1", "1", "NaN", "", undefined]) {
    const { status, text } = await checkout.send({ expectedTotalMinor });
    expect(status, expectedTotalMinor).toBe(409);
    expect(text).toContain("Es wurde nichts bestellt: Die Summe hat sich geändert");
    expect(text).toContain(STREET);
  }
});

test("a form that is not as we made it is not understood, and comes back whole @script-on", async ({ request }) => {
  const checkout = await openCheckout(request);
  const strange: [string, Fields, [string, string][]][] = [
    ["no intent", { intent: undefined }, []],
    ["foreign intent", { intent: "steal" }, []],
    ["foreign currency", { intent: undefined, preference: "currency", currency: "gold" }, []],
    ["no token", { token: undefined }, []],
    ["short token", { token: "short" }, []],
    ["forged token", { token: "../../../../../../etc/passwd" }, []],
    ["a field twice", {}, [["firstName", "Eve"]]],
    ["another total twice", {}, [["expectedTotalMinor", "1"]]],
    ["a number twice", { "quantity.CHARGER": "1" }, [["quantity.CHARGER", "5"]]],
  ];
  for (const [name, changes, more] of strange) {
    const { status, text } = await checkout.send(changes, more);
    expect(status, name).toBe(400);
    expect(text, name).toContain("Ungültige Anfrage");
    expect(text, name).toContain(STREET);
  }
  // Array fields have other names ("email[]"), so the real fields are missing.
  expect((await checkout.send({ email: undefined }, [["email[]", "ada@example.org"]])).text).toContain(
    "Bitte geben Sie eine E-Mail-Adresse an",
  );
});

test("what is no form, or too much of one, is refused in words @script-on", async ({ request }) => {
  const checkout = await openCheckout(request);
  const whole = checkout.encode({});
  for (const [body, type] of [
    [JSON.stringify(GOOD), "application/json"],
    [whole, "text/plain"],
    ["garbage", "multipart/form-data; boundary=x"],
    ["garbage", "multipart/form-data"],
  ] as const) {
    const { status, text } = await checkout.sendRaw(body, type);
    expect(status, type).toBe(400);
    expect(text, type).toContain("Die Anfrage war nicht verständlich");
    expect(text).not.toContain("Serverfehler");
  }
  const large = await checkout.sendRaw(checkout.encode({ firstName: "x".repeat(3_000_000) }));
  expect(large.status).toBe(413);
  expect(large.text).toContain("Das ist mehr, als das Formular fasst");

  const unreadable = Buffer.concat([
    Buffer.from(`${checkout.encode({ firstName: undefined })}&firstName=A`),
    Buffer.from([0xff, 0xfe]),
  ]);
  for (const body of [unreadable, `${checkout.encode({ firstName: undefined })}&firstName=%FF%FE`]) {
    const { status, text } = await checkout.sendRaw(body);
    expect(status).toBe(400);
    expect(text).toMatch(UNPRINTABLE);
  }
});

test("a cart that was altered is empty, and cookies that nobody can read are told of @script-on", async ({
  request,
}) => {
  const checkout = await openCheckout(request);
  const cart = await cartWith(request, "CASE-GREY");
  for (const cookie of [`${cart.slice(0, -2)}xx`, "wren-cart=%%%", `wren-cart=${"x".repeat(6_000)}`, "wren-cart="]) {
    const { status, text } = await checkout.sendRaw(checkout.encode({}), undefined, cookie);
    expect(status, cookie.slice(0, 30)).toBe(409);
    expect(text).toContain("Keine Artikel für die Kasse");
  }
  const tooMuch = await checkout.sendRaw(checkout.encode({}), undefined, `a=${"x".repeat(40_000)}`);
  expect(tooMuch.status).toBe(431);
  expect(tooMuch.text).toContain("Löschen Sie die Cookies dieser Website");
});

test("the cart takes what an article's form sends, and nothing else @script-on", async ({ request }) => {
  const bodies: [string, string][] = [
    ["", "Ungültige Anfrage"],
    ["intent=steal", "Ungültige Anfrage"],
    ["intent=add", "Ungültige Anfrage"],
    ["intent=add&sku=%3Cb%3E", "Ungültige Anfrage"],
    [`intent=add&sku=${"A".repeat(65)}`, "Ungültige Anfrage"],
    ["intent=add&sku=CASE-GREY&sku=CHARGER", "Ungültige Anfrage"],
    ...["0", "-1", "1e9", "1.5", "%D9%A3", "", "11"].map((quantity): [string, string] => [
      `intent=add&sku=CASE-GREY&quantity=${quantity}`,
      "Die Anzahl muss zwischen 1 und 10 liegen",
    ]),
  ];
  for (const [data, message] of bodies) {
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await request.post("/de/cart", { data, headers: headers(type), maxRedirects: 0 });
    expect(response.status(), data).toBe(400);
    expect(await response.text(), data).toContain(message);
  }
});

test("an order page that does not exist says so, and takes no payment @script-on", async ({ request }) => {
  for (const secret of ["", "short", "x".repeat(32), "%00".repeat(30), "<b>"]) {
    const path = `/de/shop/confirmation?order=${encodeURIComponent(secret)}`;
    const shown = await request.get(path, { headers: headers() });
    expect(shown.status(), secret).toBe(404);
    const paid = await request.post(path, {
      form: { intent: "pay", paymentMethod: "card" },
      headers: headers(),
      maxRedirects: 0,
    });
    expect([400, 404], secret).toContain(paid.status());
  }
});

test("what was sold out meanwhile is told at its line, but not to the form that took the last one @script-on", async ({
  request,
}) => {
  const checkout = await openCheckout(request, "CASE-GREY");
  const staff = await signInAsFirstAdmin(sharedSite());
  await staff.saveArticle("CASE-GREY", { stock: 0 });
  const soldOut = await checkout.send({});
  await staff.saveArticle("CASE-GREY", { stock: 100, active: false });
  const withdrawn = await checkout.send({});
  await staff.saveArticle("CASE-GREY", { stock: 1, active: true });
  const token = randomUUID();
  const ordered = await checkout.send({ token });
  // The first answer got lost: the browser still has its cart and sends the same form again.
  const sentAgain = await checkout.send({ token });
  await staff.saveArticle("CASE-GREY", { stock: 100 });

  expect([ordered.status, sentAgain.status]).toEqual([303, 303]);
  expect(sentAgain.location).toBe(ordered.location);
  expect(soldOut.status).toBe(409);
  expect(soldOut.text).toContain("Ausverkauft");
  expect(withdrawn.status).toBe(409);
  for (const { text } of [soldOut, withdrawn]) {
    expect(text).toContain("Es wurde nichts bestellt");
    expect(text).toContain(STREET);
  }
  // The message names the article, not only its code.
  expect(withdrawn.text).toMatch(/Hülle, .+ ist nicht mehr erhältlich/);
});
