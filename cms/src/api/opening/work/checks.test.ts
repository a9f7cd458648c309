import { expect, test } from "vitest";
import { checkOpening, type OpeningFacts } from "./checks";

const READY: OpeningFacts = {
  publicUrl: "https://shop.ch",
  adminUrl: "https://admin.shop.ch",
  hasMailServer: true,
  mailAddresses: { MAIL_FROM: "no-reply@shop.ch" },
  secrets: { JWT_SECRET: "x".repeat(32) },
  isFactorRequired: true,
  hasPaymentMethod: true,
  takesTestPayments: false,
  wasDemo: false,
  isFirstPasswordOnDisk: false,
  company: { name: "Shop AG", street: "Weg 1", town: "3000 Bern", country: "CH" },
  unwrittenPages: [],
  hasGoods: true,
  hasShippingZone: true,
};

const missing = (change: Partial<OpeningFacts>) =>
  checkOpening({ ...READY, ...change })
    .filter(({ isMet }) => !isMet)
    .map(({ code, names }) => [code, ...names].join(" "));

test("a site that has everything may open", () => {
  expect(missing({})).toEqual([]);
});

test.each<[Partial<OpeningFacts>, string]>([
  [{ publicUrl: "http://shop.ch" }, "public-address"],
  [{ publicUrl: "https://localhost:3000" }, "public-address"],
  [{ publicUrl: "https://wren.example" }, "public-address"],
  [{ adminUrl: undefined }, "admin-address"],
  [{ adminUrl: "http://admin.shop.ch" }, "admin-address"],
  [{ adminUrl: "https://admin.example.org" }, "admin-address"],
  [{ hasMailServer: false }, "mail-server"],
  [{ mailAddresses: { MAIL_FROM: "a@shop.ch", SUPPORT_EMAIL: "hello@wren.example" } }, "mail-addresses SUPPORT_EMAIL"],
  [{ secrets: { JWT_SECRET: "x".repeat(31) } }, "secrets JWT_SECRET"],
  [{ isFactorRequired: false }, "second-factor"],
  [{ isFirstPasswordOnDisk: true }, "first-password"],
  [{ hasPaymentMethod: false }, "payment-method"],
  [{ takesTestPayments: true }, "real-payments"],
  [{ wasDemo: true }, "no-demo"],
  [{ company: { ...READY.company, street: null, town: "" } }, "company street town"],
  [{ unwrittenPages: ["imprint", "tos"] }, "pages imprint tos"],
  [{ hasGoods: false }, "goods"],
  [{ hasShippingZone: false }, "shipping"],
])("%j keeps it closed", (change, expected) => {
  expect(missing(change)).toEqual([expected]);
});
