import type { Core } from "@strapi/strapi";
import { failPoint } from "../../../platform/fail-point";
import { PaymentFailure } from "./provider";
import { paymentProviders } from "./providers";
import type { Payment } from "./rows";
import { settle } from "./settle";

/** `key`: a repetition refunds nothing more. */
type AskedRefund = { key: string; minor: number; by: string; now: Date };

/** Refunds at the provider and books its answer. @returns null when both are done */
export async function refundAtProvider(
  strapi: Core.Strapi,
  payment: Payment,
  { key, minor, by, now }: AskedRefund,
): Promise<"provider-refused" | "provider-unreachable" | null> {
  const provider = paymentProviders(strapi).byName(payment.provider);
  if (!provider || payment.ref === null) return "provider-unreachable";
  try {
    await provider.refund({ ref: payment.ref, key, amount: { minor, currency: payment.currency } });
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    return error.kind === "refused" ? "provider-refused" : "provider-unreachable";
  }
  failPoint("after-refund");
  return (await settle(strapi, payment, now, by)) ? null : "provider-unreachable";
}
