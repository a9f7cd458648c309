import { PAYMENT_METHODS, type Locale } from "@wren/domain";
import { data } from "react-router";
import { z } from "zod";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { payOrder, type PayFailure } from "#app/cms/orders.server.ts";
import type { PayRefusal } from "#app/features/checkout/order-view.ts";
import { goToPayment } from "#app/visit/payment-redirect.server.ts";

const STATUS: Record<PayFailure["code"], number> = {
  "not-payable": 409,
  "method-unavailable": 400,
  "invalid-request": 400,
  "too-many-tries": 429,
  "service-unavailable": 503,
};

type Order = { secret: string; locale: Locale; visitor: Visitor };

/** Starts another payment, perhaps with another method. */
export async function payAgain(form: FormData, { secret, locale, visitor }: Order) {
  const method = z.enum(PAYMENT_METHODS).safeParse(form.get("paymentMethod")).data;
  if (!method) return data({ refusal: { code: "method-missing", waitMinutes: 0 } } as const, { status: 400 });
  const outcome = await payOrder(visitor, { secret, method });
  if (outcome.ok) return goToPayment(outcome.order, locale);

  const { code } = outcome;
  const retryAfterSeconds = code === "too-many-tries" ? outcome.retryAfterSeconds : 0;
  const headers = retryAfterSeconds > 0 ? { "Retry-After": String(retryAfterSeconds) } : undefined;
  const refusal: PayRefusal = { code, waitMinutes: Math.ceil(retryAfterSeconds / 60) };
  return data({ refusal }, { status: STATUS[code], headers });
}
