import { orderPageSchema, placedOrderSchema, type OrderPage, type PaymentMethod, type PlacedOrder } from "@wren/domain";
import { contentUnavailable, tooManyRequests } from "#app/lib/responses.ts";
import type { Visitor } from "./accounts.server.ts";
import { logBrokenContract, PROVIDER_TIMEOUT_MS } from "./checkout.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

type OrderQuery = {
  secret: string;
  /** The buyer returns from paying: the cms asks the provider before it answers. */
  isBack: boolean;
};

export async function findOrder(visitor: Visitor, { secret, isBack }: OrderQuery): Promise<OrderPage | null> {
  try {
    const call = { method: "POST", path: "/shop/orders/look-up", body: { secret, returned: isBack } } as const;
    const { body } = await callFor(visitor, { ...call, ...(isBack ? { timeoutMs: PROVIDER_TIMEOUT_MS } : {}) });
    return orderPageSchema.parse(body);
  } catch (error) {
    logBrokenContract(error);
    const { common, refusal } = classifyFailure(error);
    if (refusal?.status === 404) return null;
    throw common?.code === "too-many-tries" ? tooManyRequests(common.retryAfterSeconds) : contentUnavailable();
  }
}

export type PayFailure = { code: "not-payable" | "method-unavailable" | "invalid-request" } | CommonFailure;

export type PayOutcome = { ok: true; order: PlacedOrder } | ({ ok: false } & PayFailure);

/** Starts a new payment of an unpaid order. */
export async function payOrder(visitor: Visitor, body: { secret: string; method: PaymentMethod }): Promise<PayOutcome> {
  try {
    const call = { method: "POST", path: "/shop/orders/pay", body } as const;
    const answer = await callFor(visitor, { ...call, timeoutMs: PROVIDER_TIMEOUT_MS });
    return { ok: true, order: placedOrderSchema.parse(answer.body) };
  } catch (error) {
    logBrokenContract(error);
    return { ok: false, ...failureOf(error) };
  }
}

function failureOf(error: unknown): PayFailure {
  const { common, refusal } = classifyFailure(error);
  if (common) return common;
  const { message } = refusal;
  if (message === "not-payable" || message === "method-unavailable") return { code: message };
  return { code: "invalid-request" };
}
