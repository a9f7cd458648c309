import {
  CHECKOUT_REFUSALS,
  paymentMethodsSchema,
  placedOrderSchema,
  quoteSchema,
  type CheckoutRefusal,
  type CheckoutRequest,
  type PaymentMethodsAnswer,
  type PlacedOrder,
  type Quote,
  type QuoteRequest,
} from "@wren/domain";
import { z } from "zod";
import { log } from "#app/log.server.ts";
import type { Visitor } from "./accounts.server.ts";
import { backend } from "./backend.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

/** Longer than for other calls, because the cms asks the payment provider before it answers. */
export const PROVIDER_TIMEOUT_MS = 20_000;

/** The current price of the lines; null while the cms is unreachable. */
export async function findQuote(visitor: Visitor, request: QuoteRequest): Promise<Quote | null> {
  try {
    const { body } = await callFor(visitor, { method: "POST", path: "/shop/quote", body: request });
    return quoteSchema.parse(body);
  } catch (error) {
    logBrokenContract(error);
    return null;
  }
}

let lastKnownMethods: PaymentMethodsAnswer | null = null;

/** The available payment methods. While the cms is unreachable the last answer counts; null when there was none. */
export async function findPaymentMethods(): Promise<PaymentMethodsAnswer | null> {
  try {
    const { body } = await backend.call({ path: "/shop/payment-methods" });
    lastKnownMethods = paymentMethodsSchema.parse(body);
  } catch (error) {
    logBrokenContract(error);
  }
  return lastKnownMethods;
}

export type CheckoutFailure =
  | { code: CheckoutRefusal; quote: Quote | null }
  | { code: "invalid-request" }
  | CommonFailure;

export type CheckoutOutcome = { ok: true; order: PlacedOrder } | ({ ok: false } & CheckoutFailure);

/** Places an order. The call is idempotent: the same token and input give the same order again. */
export async function placeOrder(visitor: Visitor, request: CheckoutRequest): Promise<CheckoutOutcome> {
  try {
    const call = { method: "POST", path: "/shop/checkout", body: request } as const;
    const { body } = await callFor(visitor, { ...call, timeoutMs: PROVIDER_TIMEOUT_MS });
    return { ok: true, order: placedOrderSchema.parse(body) };
  } catch (error) {
    logBrokenContract(error);
    return { ok: false, ...failureOf(error) };
  }
}

const detailsSchema = z.object({ quote: quoteSchema });

function failureOf(error: unknown): CheckoutFailure {
  const { common, refusal } = classifyFailure(error);
  if (common) return common;
  const { message, details } = refusal;
  if (!isCheckoutRefusal(message)) return { code: "invalid-request" };
  return { code: message, quote: detailsSchema.safeParse(details).data?.quote ?? null };
}

function isCheckoutRefusal(message: string): message is CheckoutRefusal {
  return Object.hasOwn(CHECKOUT_REFUSALS, message);
}

/** Logs an answer that breaks its contract. Failed calls are logged by the client. */
export function logBrokenContract(error: unknown): void {
  if (error instanceof z.ZodError) log.error("contract-broken", { cause: z.prettifyError(error) });
}
