import { expect, test } from "vitest";
import { sectionId } from "./section-id.ts";

test.each([
  ["The life of a subscription", "the-life-of-a-subscription"],
  ["WrenOS: seven modules", "wrenos-seven-modules"],
  ["Größe & Maße", "grosse-masse"],
  ["… in Zürich?", "in-zurich"],
  ["30 Tage", "30-tage"],
])("%s is #%s", (heading, expected) => {
  expect(sectionId(heading)).toBe(expected);
});
