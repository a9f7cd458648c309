import type { Core } from "@strapi/strapi";
import { MINUTE_MS, isPayable, type PaymentMethod } from "@wren/domain";
import { paymentProviders } from "./providers";
import { failPoint } from "../../../platform/fail-point";
import { env } from "../../../platform/env";
import { isPastDeadline } from "../../orders/work/deadline";
import { payments, type Payment } from "./rows";
import type { Order } from "../../orders/work/rows";
import { addTimelineEntry } from "../../orders/work/timeline";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { book } from "./book";
import { paymentRequestFor } from "./payment-request";
import { PaymentFailure, type CreatedPayment } from "./provider";
import { clock } from "../../../platform/process/clock";

/** Stripe requires at least half an hour from the moment it receives the request. */
const ATTEMPT_MS = 35 * MINUTE_MS;
/** The provider's message comes within seconds; otherwise we ask after this time. */
const FIRST_CHECK_MS = 2 * MINUTE_MS;
/** A provider may answer the same key with the same failure for ever; then a new attempt gets a new key. */
const MAX_CREATIONS = 2;
/** Each attempt costs the provider a session; a buyer who needs more than this is not paying. */
const MAX_ATTEMPTS = 20;

/**
 * Opens a payment page for an order, or finds the one that is open. At most one attempt can be paid at a time: an
 * open one for another method is closed at the provider first.
 * @returns where to pay; null when payment is not possible now
 */
export async function openPayment(
  strapi: Core.Strapi,
  order: Order,
  { method, now }: { method: PaymentMethod; now: Date },
): Promise<string | null> {
  if (!isPayable(order.state) || isPastDeadline(order, now)) return null;
  const attempts = await payments(strapi).findMany({ where: { orderId: order.id }, orderBy: { attempt: "desc" } });
  const [latest] = attempts;
  if (latest && isUnfinished(latest)) {
    const isUsable = latest.method === method && new Date(latest.expiresAt) > now;
    if (isUsable && latest.state === "open") return latest.url;
    if (isUsable && latest.state === "creating" && latest.checks < MAX_CREATIONS)
      return createAtProvider(strapi, order, latest);
    if (!(await closeAttempt(strapi, latest, now))) return null;
  }
  if (attempts.length >= MAX_ATTEMPTS) return null;
  const attempt = await startAttempt(strapi, order, { method, attempt: (latest?.attempt ?? 0) + 1, now });
  return attempt && createAtProvider(strapi, order, attempt);
}

function isUnfinished({ state }: Payment): boolean {
  return state === "creating" || state === "open" || state === "processing";
}

/** @returns true when it can no longer be paid; false when it is paid or its state is unknown */
export async function closeAttempt(strapi: Core.Strapi, attempt: Payment, now: Date): Promise<boolean> {
  const provider = paymentProviders(strapi).byName(attempt.provider);
  if (!provider) return false;
  if (attempt.ref === null) {
    // Its page was never shown, so nobody can have paid there.
    const count = await payments(strapi).updateMany({ id: attempt.id, state: "creating" }, { state: "expired" });
    return count === 1;
  }
  try {
    const found = await provider.close(attempt.ref);
    await book(strapi, attempt.id, found, { now });
    return found.state === "expired" || found.state === "failed";
  } catch (error) {
    if (error instanceof PaymentFailure) return false;
    throw error;
  }
}

type NewAttempt = { method: PaymentMethod; attempt: number; now: Date };

/**
 * Stores the attempt before the provider is called, so that it is found again after a crash. Null when another request
 * was faster.
 */
async function startAttempt(strapi: Core.Strapi, order: Order, { method, attempt, now }: NewAttempt) {
  const provider = paymentProviders(strapi).forMethod(method);
  if (!provider) return null;
  try {
    return await payments(strapi).create({
      orderId: order.id,
      attempt,
      provider: provider.name,
      method,
      key: `${order.number}:${String(attempt)}`,
      state: "creating",
      amountMinor: order.totalMinor,
      currency: order.currency,
      receivedMinor: 0,
      refundedMinor: 0,
      isTest: provider.isTest,
      openedAt: now.toISOString(),
      // A Monero address stays open as long as its order.
      expiresAt: method === "monero" ? order.expiresAt : new Date(now.getTime() + ATTEMPT_MS).toISOString(),
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS).toISOString(),
      checks: 0,
    });
  } catch (error) {
    if (isUniqueViolation(error))
      return payments(strapi).findOne({ where: { key: `${order.number}:${String(attempt)}` } });
    throw error;
  }
}

/**
 * Runs outside of any transaction and may be repeated: the same attempt always sends the same request with the same
 * key.
 */
async function createAtProvider(strapi: Core.Strapi, order: Order, attempt: Payment): Promise<string | null> {
  const provider = paymentProviders(strapi).byName(attempt.provider);
  if (!provider) return null;
  try {
    const { ref, url } = await provider.create(paymentRequestFor(order, attempt, env("PUBLIC_URL")));
    failPoint("after-provider");
    const isOpen = await keepOpened(strapi, attempt, { ref, url });
    failPoint("after-attempt");
    return isOpen ? url : null;
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    const isRefused = error.kind === "refused";
    // A refusal is an error of ours or in the provider's settings: no buyer can pay such an order until it is fixed.
    strapi.log[isRefused ? "error" : "warn"](`A payment page could not be opened (${error.code})`);
    if (isRefused) await giveUp(strapi, attempt, error.code);
    else await payments(strapi).updateMany({ id: attempt.id, state: "creating" }, { checks: attempt.checks + 1 });
    return null;
  }
}

/** @returns false when the attempt was given up meanwhile; then nobody may pay there */
async function keepOpened(strapi: Core.Strapi, { id }: Payment, opened: CreatedPayment): Promise<boolean> {
  const count = await payments(strapi).updateMany({ id, state: "creating" }, { ...opened, state: "open" });
  if (count === 1) return true;
  await payments(strapi).updateMany({ id, ref: { $null: true } }, { ref: opened.ref });
  const current = await payments(strapi).findOne({ where: { id } });
  if (current?.state === "open") return true;
  if (current) await closeAttempt(strapi, current, clock.now());
  return false;
}

async function giveUp(strapi: Core.Strapi, attempt: Payment, note: string): Promise<void> {
  const count = await payments(strapi).updateMany({ id: attempt.id, state: "creating" }, { state: "failed" });
  if (count === 1) await addTimelineEntry(strapi, attempt.orderId, { kind: "payment-failed", at: clock.now(), note });
}
