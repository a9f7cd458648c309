import { randomBytes } from "node:crypto";

/**
 * An order to Switzerland, as web would send it.
 * @param {{ sku: string, quantity: number }[]} lines
 * @param {{ totalMinor: number, paymentMethod: string }} more
 */
export function checkoutRequest(lines, { totalMinor, paymentMethod }) {
  return {
    token: randomBytes(16).toString("base64url"),
    locale: "en",
    currency: "chf",
    lines,
    services: [],
    expectedTotalMinor: totalMinor,
    email: "bench@example.org",
    paymentMethod,
    acceptedTerms: true,
    address: {
      ...{ firstName: "Ada", lastName: "Muster", company: "", street: "Kramgasse 1", additionalAddress: "" },
      ...{ zip: "3011", city: "Bern", state: "", country: "CH" },
    },
  };
}
