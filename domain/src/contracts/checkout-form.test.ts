import { expect, test } from "vitest";
import { checkoutFormSchema, shippedCheckoutFormSchema } from "./checkout-form.js";

const typed = {
  email: "Ada@example.org",
  firstName: " Ada ",
  lastName: "Muster",
  company: "",
  street: "Zaunweg 7",
  additionalAddress: "",
  zip: "3011",
  city: "Bern",
  state: "",
  country: "CH",
  paymentMethod: "card",
  terms: "on",
};

const codesOf = (form: object) =>
  shippedCheckoutFormSchema.safeParse(form).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

test("a whole form is read, without the spaces around", () => {
  expect(shippedCheckoutFormSchema.parse(typed)).toMatchObject({ firstName: "Ada", email: "Ada@example.org" });
});

test("every field that is missing is told by its code, in the order of the page", () => {
  expect(codesOf({})).toEqual([
    "firstName field-missing",
    "lastName field-missing",
    "street field-missing",
    "zip field-missing",
    "city field-missing",
    "country field-missing",
    "email email-missing",
    "paymentMethod method-missing",
    "terms terms-missing",
  ]);
});

test("another country is not a missing one", () => {
  expect(codesOf({ ...typed, country: "other" })).toEqual(["country country-not-served"]);
  expect(codesOf({ ...typed, country: "" })).toEqual(["country field-missing"]);
});

test("a second line in a field is refused: it would forge one on the label", () => {
  expect(codesOf({ ...typed, company: "Wren\nPay to: somebody else" })).toEqual(["company characters-invalid"]);
  expect(codesOf({ ...typed, street: "x".repeat(101) })).toEqual(["street too-long"]);
});

test("a postcode fits its country, and is not blamed when it is missing", () => {
  expect(codesOf({ ...typed, country: "DE" })).toEqual(["zip postcode-invalid"]);
  expect(codesOf({ ...typed, country: "DE", terms: undefined })).toEqual([
    "terms terms-missing",
    "zip postcode-invalid",
  ]);
  expect(codesOf({ ...typed, zip: " " })).toEqual(["zip field-missing"]);
});

test("what comes along when somebody pastes is dropped", () => {
  const form = { ...typed, lastName: "\u200BMuster\uFEFF", street: "Zaunweg\u20287", firstName: "می\u200Cترا" };
  expect(shippedCheckoutFormSchema.parse(form)).toMatchObject({
    lastName: "Muster",
    street: "Zaunweg 7",
    firstName: "می\u200Cترا",
  });
});

test.each(["\u0000", "\u202E", "\uFFFD", "\uE000", "\uD800"])("%j is on no label", (character) => {
  expect(codesOf({ ...typed, lastName: `Mus${character}ter` })).toEqual(["lastName characters-invalid"]);
});

test.each(["O’Neill-Łukaszewicz", "王小明", "محمد", "Ñandú <3", "Ⅳ. Stock"])("%s is a name", (lastName) => {
  expect(codesOf({ ...typed, lastName })).toBeUndefined();
});

test("services need no address", () => {
  const { email, paymentMethod, terms } = typed;
  expect(checkoutFormSchema.safeParse({ email, paymentMethod, terms }).success).toBe(true);
});
