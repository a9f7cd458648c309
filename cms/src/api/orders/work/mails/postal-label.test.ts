import { expect, test } from "vitest";
import { postalLabel } from "./postal-label";

const address = {
  firstName: "Zoë",
  lastName: "Müller",
  company: "",
  street: "Gasse 7",
  additionalAddress: "",
  zip: "3011",
  city: "Bern",
  state: "",
  country: "CH",
};

test("an address of few lines has no empty ones", () => {
  expect(postalLabel(address, "de")).toEqual(["Zoë Müller", "Gasse 7", "3011 Bern", "SCHWEIZ"]);
});

test("everything that was given is on the label", () => {
  const more = { ...address, company: "Müller AG", additionalAddress: "c/o Meier", state: "BE" };
  expect(postalLabel(more, "en")).toEqual([
    "Müller AG",
    "Zoë Müller",
    "Gasse 7",
    "c/o Meier",
    "3011 Bern",
    "BE",
    "SWITZERLAND",
  ]);
});

test("towns are written as their country writes them", () => {
  const inUs = { ...address, zip: "97201", city: "Portland", state: "OR", country: "US" };
  expect(postalLabel(inUs, "en").slice(2)).toEqual(["Portland OR 97201", "UNITED STATES"]);
  const inGb = { ...address, zip: "SW1A 1AA", city: "London", country: "GB" };
  expect(postalLabel(inGb, "de").slice(2)).toEqual(["London", "SW1A 1AA", "VEREINIGTES KÖNIGREICH"]);
});
