import { randomBytes } from "node:crypto";
import type { CheckoutRequest, PlacedOrder, Quote } from "@wren/domain";
import { expect } from "vitest";
import type { createCaller } from "./call";

type Call = ReturnType<typeof createCaller>;

export const ADDRESS = {
  firstName: "Ada",
  lastName: "Muster",
  company: "",
  street: "Kramgasse 1",
  additionalAddress: "",
  zip: "3011",
  city: "Bern",
  state: "",
  country: "CH",
};

/** An order of one phone to Switzerland, as web would send it, with the current price. */
export async function checkoutRequest(call: Call, changes: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
  const { currency = "chf", lines = [{ sku: "WREN-ONE-GRAPHITE", quantity: 1 }], address = ADDRESS } = changes;
  const { services = [] } = changes;
  const quoted = await call("shop/quote", { body: { currency, lines, services, country: address?.country ?? null } });
  expect(quoted.status).toBe(200);
  const { totalMinor } = quoted.body as Quote;
  return {
    token: randomBytes(16).toString("base64url"),
    locale: "en",
    currency,
    lines,
    services,
    expectedTotalMinor: totalMinor,
    email: "ada@example.org",
    paymentMethod: "card",
    acceptedTerms: true,
    address,
    ...changes,
  };
}

export async function place(call: Call, changes: Partial<CheckoutRequest> = {}): Promise<PlacedOrder> {
  const placed = await call("shop/checkout", { body: await checkoutRequest(call, changes) });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  return placed.body as PlacedOrder;
}
