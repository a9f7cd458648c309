import { randomUUID } from "node:crypto";
import type { PaymentRequest } from "../../../src/api/payments/work/provider";

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** One line, and an amount that fits it: everything but the fault is valid. */
function costs(minor: number, currency: PaymentRequest["amount"]["currency"] = "chf"): Partial<PaymentRequest> {
  return { amount: { minor, currency }, lines: [{ name: "Charger", quantity: 1, amountMinor: minor }] };
}

type Fault = {
  name: string;
  fault: Partial<PaymentRequest>;
  /** Stripe adds the lines up, and cannot know that the amount should be another. */
  isUnknownToStripe?: true;
  /** Concerns payment pages only: a Monero address accepts any amount at any time. */
  isAboutPages?: true;
};

/** Each has one fault that Stripe would refuse. */
export function requestsToRefuse(): Fault[] {
  const line = { name: "Charger", quantity: 1, amountMinor: 3_900 };
  return [
    {
      name: "lines that miss a part of the amount",
      fault: { ...costs(3_900), amount: { minor: 4_000, currency: "chf" } },
      isUnknownToStripe: true,
    },
    {
      name: "lines that make more than the amount",
      fault: { ...costs(3_900), amount: { minor: 3_800, currency: "chf" } },
      isUnknownToStripe: true,
    },
    { name: "no lines", fault: { amount: { minor: 0, currency: "chf" }, lines: [] } },
    {
      name: "too many lines",
      fault: { amount: { minor: 3_900 * 101, currency: "chf" }, lines: Array.from({ length: 101 }, () => line) },
    },
    { name: "a line without a name", fault: { ...costs(3_900), lines: [{ ...line, name: "" }] } },
    { name: "a name that is too long", fault: { ...costs(3_900), lines: [{ ...line, name: "x".repeat(251) }] } },
    { name: "nothing of something", fault: { ...costs(3_900), lines: [line, { ...line, quantity: 0 }] } },
    {
      name: "one and a half of something",
      fault: { ...costs(150), lines: [{ name: "Half", quantity: 1.5, amountMinor: 100 }] },
    },
    {
      name: "a line below zero",
      fault: { ...costs(3_800), lines: [line, { ...line, amountMinor: -100 }] },
    },
    {
      name: "a part of a cent",
      fault: {
        ...costs(3_900),
        lines: [
          { ...line, amountMinor: 1_950.5 },
          { ...line, amountMinor: 1_949.5 },
        ],
      },
    },
    { name: "less than can be charged", fault: costs(49), isAboutPages: true },
    { name: "more than can be charged", fault: costs(100_000_000), isAboutPages: true },
    { name: "TWINT in euros", fault: { ...costs(3_900, "eur"), method: "twint" }, isAboutPages: true },
    { name: "TWINT above its limit", fault: { ...costs(500_001), method: "twint" }, isAboutPages: true },
    { name: "no e-mail address", fault: { email: "" } },
    { name: "what is no e-mail address", fault: { email: "ada at example.org" } },
    { name: "a page that closes too soon", fault: { expiresAt: inMinutes(29) }, isAboutPages: true },
    { name: "a page that closes too late", fault: { expiresAt: inMinutes(26 * 60) }, isAboutPages: true },
    { name: "a key that is too long", fault: { key: `${randomUUID()}${"x".repeat(220)}` } },
  ];
}
