import { expect, test } from "vitest";
import { lettersToFit } from "./fitted-heading.tsx";

test("a heading is fitted to its longest word, and stays large when all are short", () => {
  expect(lettersToFit("The phone that keeps to itself.")).toBeUndefined();
  expect(lettersToFit("Vierunddreissig Leute und ein kleiner Vogel.")).toBe(16);
  expect(lettersToFit("Allgemeine Geschäftsbedingungen")).toBe(20);
  expect(lettersToFit("Donaudampfschifffahrtsgesellschaft")).toBe(25);
  expect(lettersToFit("E-Mail-Adresse ändern")).toBeUndefined();
});
