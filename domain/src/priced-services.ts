import type { ServiceChoice, ServicePrice, ServiceRefusal } from "./contracts/service-arithmetic.js";
import { extensionPrice, renewalPrice, type ServicePricing } from "./service-price.js";
import { applyExtension, applyRenewal, type Subscription } from "./subscription.js";

export type PricedService<Choice extends ServiceChoice = ServiceChoice> =
  | { choice: Choice; ok: true; price: ServicePrice; before: Subscription; after: Subscription }
  | { choice: Choice; ok: false; reason: ServiceRefusal };

/**
 * Prices what is bought for one subscription, each on what the ones before make of it, and renewals first: an
 * extension is paid for all the days that it will last. A refused one changes nothing for the others.
 */
export function priceServices<Choice extends ServiceChoice>(
  { endsOn, quotaGb }: Subscription,
  choices: readonly Choice[],
  pricing: ServicePricing,
): PricedService<Choice>[] {
  // Only these two: whoever hands in a whole record must not find its owner in the answer.
  let subscription: Subscription = { endsOn, quotaGb };
  return renewalsFirst(choices).map((choice) => {
    const priced = priceService(subscription, choice, pricing);
    if (priced.ok) subscription = priced.after;
    return priced;
  });
}

/**
 * Whether what was paid for one subscription's services is given without asking. It may have changed since the order;
 * when today's price is higher, or one of them makes no sense any more, staff decide. All or none, because each was
 * priced on what the others make of the subscription.
 */
export function mayFulfil(paidMinor: number, pricedToday: readonly PricedService[]): boolean {
  const dueMinor = pricedToday.reduce((sum, priced) => sum + (priced.ok ? priced.price.totalMinor : 0), 0);
  return pricedToday.every(({ ok }) => ok) && dueMinor <= paidMinor;
}

function renewalsFirst<Choice extends ServiceChoice>(choices: readonly Choice[]): Choice[] {
  const rank = ({ service }: Choice) => (service === "renewal" ? 0 : 1);
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

function priceService<Choice extends ServiceChoice>(
  before: Subscription,
  choice: Choice,
  pricing: ServicePricing,
): PricedService<Choice> {
  const priced =
    choice.service === "renewal"
      ? renewalPrice(before, choice.months, pricing)
      : extensionPrice(before, choice.quotaGb, pricing);
  if (!priced.ok) return { choice, ...priced };
  return { choice, ...priced, before, after: applied(before, choice, pricing) };
}

function applied(before: Subscription, choice: ServiceChoice, { today }: ServicePricing): Subscription {
  return choice.service === "renewal"
    ? applyRenewal(before, { months: choice.months, today })
    : applyExtension(before, choice.quotaGb);
}
