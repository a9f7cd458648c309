import { expect, test } from "vitest";
import { preferredLocale } from "./preferred-locale.ts";

test.each([
  ["", "en"],
  ["de", "de"],
  ["de-CH,de;q=0.9,en;q=0.8", "de"],
  ["en-GB,en;q=0.9,de;q=0.8", "en"],
  ["fr-CH,fr;q=0.9,de;q=0.5,en;q=0.3", "de"],
  ["fr", "en"],
  ["en;q=0.5, de;q=0.7", "de"],
  ["de;q=0, en;q=0.1", "en"],
  ["*", "en"],
  ["DE", "de"],
  ["design", "en"],
])("%s prefers %s", (header, expected) => {
  expect(preferredLocale(header)).toBe(expected);
});
