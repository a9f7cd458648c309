import type { Payment } from "../../src/api/payments/work/rows";
import type { Expect, OrderFile } from "./order-file";
import type { StripeSimulator } from "./town";

const HAS_MONEY = ["paid", "paid_late", "shipped", "fulfilled"];
const NEVER_PAID = ["expired", "cancelled"];

type Books = { files: OrderFile[]; payments: Payment[]; simulator: StripeSimulator };

/** Every charge is booked once with its amount, refunds are known, and every order's state matches its money. */
export function auditMoney({ files, payments, simulator }: Books, expect: Expect): void {
  const charges = simulator.charges();
  const byRef = new Map(payments.map((payment) => [payment.ref, payment]));
  for (const { session, reference, amountMinor, refundedMinor, lostMinor } of charges) {
    const payment = byRef.get(session);
    const name = `charge ${session} of ${reference ?? "?"}`;
    const isAllBack = refundedMinor + lostMinor >= amountMinor;
    expect(payment?.state === (isAllBack ? "refunded" : "paid"), `${name} is booked as ${payment?.state ?? "nothing"}`);
    expect(payment?.receivedMinor === amountMinor, `${name} is booked with another sum`);
    expect(payment?.refundedMinor === refundedMinor + lostMinor, `${name}: what went back is not what is booked`);
  }
  const atStripe = payments.filter(({ provider, receivedMinor }) => provider === "stripe" && receivedMinor > 0);
  expect(atStripe.length === charges.length, "more payments are booked than were made");
  for (const file of files) auditOrder(file, expect);
}

function auditOrder({ name, order, booked, count }: OrderFile, expect: Expect): void {
  // Buyers can send too much Monero; the provider takes nothing twice.
  const charged = booked.filter(({ provider }) => provider === "stripe").length;
  expect(charged <= 1, `${name} was charged ${String(charged)} times`);
  expect(count("payment-received") === Math.min(1, booked.length), `${name} was paid ${String(booked.length)} times`);
  expect(count("payment-surplus") === Math.max(0, booked.length - 1), `${name} hides a surplus`);
  expect(count("payment-mismatch") === 0, `${name} got a wrong sum`);

  const kept = booked.filter(({ state }) => state === "paid").length;
  if (HAS_MONEY.includes(order.state)) expect(kept > 0, `${name} has no money`);
  if (NEVER_PAID.includes(order.state)) expect(booked.length === 0, `${name} has ${String(booked.length)} payments`);
  if (order.state === "refunded") expect(kept < booked.length, `${name} sent nothing back`);
  expect(order.state !== "verifying", `${name} is not decided`);
  expect(order.state !== "awaiting_payment", `${name} still waits`);
}
