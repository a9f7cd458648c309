import type { Core } from "@strapi/strapi";
import { paymentProviders } from "./providers";
import type { Payment } from "./rows";
import { book } from "./book";
import { PaymentFailure } from "./provider";

/**
 * Asks the provider about a payment and books the answer. Messages and returning buyers only tell when to ask.
 * @param by the member of staff who has just acted at the provider
 * @returns false when the provider was unreachable
 */
export async function settle(strapi: Core.Strapi, payment: Payment, now: Date, by?: string): Promise<boolean> {
  const provider = paymentProviders(strapi).byName(payment.provider);
  if (!provider || payment.ref === null) return false;
  try {
    await book(strapi, payment.id, await provider.fetch(payment.ref), { now, by });
    return true;
  } catch (error) {
    if (error instanceof PaymentFailure) return false;
    throw error;
  }
}
