import { expect, test } from "vitest";
import { nameCountries } from "./country-names.server.ts";

test("countries stand in the order of the language that names them", () => {
  const codes = ["CH", "AT", "DE", "US"];
  expect(nameCountries(codes, "en").map(({ code }) => code)).toEqual(["AT", "DE", "CH", "US"]);
  expect(nameCountries(codes, "de").map(({ name }) => name)).toEqual([
    "Deutschland",
    "Österreich",
    "Schweiz",
    "Vereinigte Staaten",
  ]);
});
