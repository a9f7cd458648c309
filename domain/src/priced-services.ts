import type { ServiceChoice, ServicePrice, ServiceRefusal } from "./contracts/service-arithmetic.js";
import type { IsoDay } from "./iso-day.js";
import { extensionPrice, renewalPrice, type ServicePricing } from "./service-price.js";
import { applyExtension, applyRenewal, daysLeft, hasEnded, type Subscription } from "./subscription.js";

export type PricedService<Choice extends ServiceChoice = ServiceChoice> =
  | { choice: Choice; ok: true; price: ServicePrice; before: Subscription; after: Subscription }
  | { choice: Choice; ok: false; reason: ServiceRefusal };

/**
 * Prices the services for one subscription, each based on the result of those before, renewals first: an extension is
 * paid for all the days it will last. A refused one does not affect the others.
 */
export function priceServices<Choice extends ServiceChoice>(
  { endsOn, quotaGb }: Subscription,
  choices: readonly Choice[],
  pricing: ServicePricing,
): PricedService<Choice>[] {
  // Only these two fields, so that a caller's whole record with its owner never ends up in the result.
  let subscription: Subscription = { endsOn, quotaGb };
  return renewalsFirst(choices).map((choice) => {
    const priced = explainDays(priceService(subscription, choice, pricing), daysLeft(endsOn, pricing.today));
    if (priced.ok) subscription = priced.after;
    return priced;
  });
}

/** Services paid for one subscription, and its state when the order was placed: `before` of the first service. */
export type PaidServices = {
  readonly paidMinor: number;
  readonly before: Subscription;
  readonly choices: readonly ServiceChoice[];
};

/**
 * True when paid services may be given without asking staff. While the subscription is unchanged, the order stands,
 * whatever the tariffs say today. Once it has changed, today's price decides: for all or none, because each was priced
 * on the result of the others.
 */
export function mayFulfil(
  subscription: Subscription,
  { paidMinor, before, choices }: PaidServices,
  pricing: ServicePricing,
): boolean {
  if (isSame(subscription, before)) return isOfUse(choices, subscription, pricing.today);

  const priced = priceServices(subscription, choices, pricing);
  const dueMinor = priced.reduce((sum, one) => sum + (one.ok ? one.price.totalMinor : 0), 0);
  return priced.every(({ ok }) => ok) && dueMinor <= paidMinor;
}

/** Effect of a service on a subscription, whatever it costs and whether or not it is still offered. */
export function applyService(before: Subscription, choice: ServiceChoice, today: IsoDay): Subscription {
  return choice.service === "renewal"
    ? applyRenewal(before, { months: choice.months, today })
    : applyExtension(before, choice.quotaGb);
}

function isSame(one: Subscription, other: Subscription): boolean {
  return one.endsOn === other.endsOn && one.quotaGb === other.quotaGb;
}

/** The subscription may have ended before the payment arrived: without a renewal, more storage is then useless. */
function isOfUse(choices: readonly ServiceChoice[], { endsOn }: Subscription, today: IsoDay): boolean {
  return !hasEnded(endsOn, today) || choices.some(({ service }) => service === "renewal");
}

function renewalsFirst<Choice extends ServiceChoice>(choices: readonly Choice[]): Choice[] {
  const rank = ({ service }: Choice) => (service === "renewal" ? 0 : 1);
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Explains where a renewal makes an extension last longer, and so cost more. Without days left, none could be bought.
 */
function explainDays<Choice extends ServiceChoice>(
  priced: PricedService<Choice>,
  daysWithoutRenewal: number,
): PricedService<Choice> {
  if (!priced.ok || daysWithoutRenewal === 0) return priced;
  const steps = priced.price.steps.map((step) =>
    step.kind === "share-of-year" && step.days !== daysWithoutRenewal ? { ...step, daysWithoutRenewal } : step,
  );
  return { ...priced, price: { ...priced.price, steps } };
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
  return { choice, ...priced, before, after: applyService(before, choice, pricing.today) };
}
