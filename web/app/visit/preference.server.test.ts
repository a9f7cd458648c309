import { expect, test } from "vitest";
import { takePreference } from "./preference.server.ts";
import { readVisit } from "./visit.server.ts";

const visitIn = (pathname: string) => readVisit({ pathname, search: "", header: () => null, peer: "203.0.113.5" });
const formWith = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("a form that was sent for another language chooses that of its address", () => {
  const visit = visitIn("/de/support/contact");
  expect(takePreference(formWith({ locale: "de", currency: "eur" }), visit)).toBe(true);
  expect(visit).toMatchObject({ newLocale: "de", newCurrency: null, currency: "chf", flash: null });
});

test("a form that was sent for another currency is answered in it, and says so", () => {
  const visit = visitIn("/support/contact");
  expect(takePreference(formWith({ preference: "currency", currency: "eur" }), visit)).toBe(true);
  expect(visit).toMatchObject({ newLocale: null, newCurrency: "eur", currency: "eur", flash: "currency-changed" });
});

test("the same currency again is no news", () => {
  const visit = visitIn("/support/contact");
  expect(takePreference(formWith({ preference: "currency", currency: "chf" }), visit)).toBe(true);
  expect(visit.flash).toBeNull();
});

test("a form that was sent by its own button chooses nothing, whatever stands in the list of currencies", () => {
  const visit = visitIn("/support/contact");
  expect(takePreference(formWith({ intent: "contact", currency: "eur" }), visit)).toBe(false);
  expect(visit).toMatchObject({ newCurrency: null, currency: "chf" });
});

test.each<Record<string, string>>([
  { preference: "currency", currency: "gold" },
  { preference: "currency" },
  { preference: "colour" },
])("%j is none of ours", (fields) => {
  const take = () => takePreference(formWith(fields), visitIn("/support/contact"));
  expect(take).toThrow(expect.objectContaining({ data: { code: "invalid-request" } }));
});
