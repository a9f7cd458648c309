import { amountOf } from "./bill";
import { formatInstant } from "./dates";
import type { OrderMailFacts } from "./facts";
import type { OrderMailTexts, Told } from "./texts";

/** Liechtenstein belongs to the Swiss customs territory. */
const WITHOUT_CUSTOMS = ["CH", "LI"];

export function whatIsTold(facts: OrderMailFacts, texts: OrderMailTexts): Told {
  const { address, refundedMinor, refundedBeforeMinor = 0, shippingMinor } = facts;
  return {
    number: facts.number,
    total: amountOf(facts.totalMinor, facts),
    deadline: deadlineOf(facts, texts),
    goodsKeptUntil: facts.goodsKeptUntil && texts.deadline(formatInstant(facts.goodsKeptUntil, facts.locale)),
    refunded: refundedMinor === null ? null : amountOf(refundedMinor, facts),
    refundedBefore: refundedBeforeMinor === 0 ? null : amountOf(refundedBeforeMinor, facts),
    method: facts.paymentMethod,
    // Not read from the address, which is erased after a while.
    isSent: shippingMinor !== null,
    hasImportFees: address !== null && !WITHOUT_CUSTOMS.includes(address.country),
    deliveryDays: facts.deliveryDays ?? null,
    hasTrackingNumber: facts.trackingNumber !== null,
    subscriptionCount: facts.subscriptions.length,
    areServicesWithheld: facts.areServicesWithheld,
  };
}

export function deadlineOf({ expiresAt, locale }: OrderMailFacts, texts: OrderMailTexts): string {
  return texts.deadline(formatInstant(expiresAt, locale));
}
