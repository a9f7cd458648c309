import type { ServicePrice, ServiceRefusal, ServiceStep } from "./contracts/service-arithmetic.js";
import type { Currency } from "./currency.js";
import type { IsoDay } from "./iso-day.js";
import { scaleMinor } from "./money.js";
import { daysLeft, type Subscription } from "./subscription.js";
import { largerSteps, yearlyMinor, type Tariffs } from "./tariff.js";

const DAYS_PER_YEAR = 365;
const MONTHS_PER_YEAR = 12;

/** Inputs of a price besides the subscription and the choice. */
export type ServicePricing = { readonly tariffs: Tariffs; readonly currency: Currency; readonly today: IsoDay };

type Refused = { ok: false; reason: ServiceRefusal };
type Priced = { ok: true; price: ServicePrice } | Refused;

/** Price of the difference between two quotas, for the days left. */
export function extensionPrice(
  { endsOn, quotaGb: fromGb }: Subscription,
  toGb: number,
  { tariffs: { storage }, currency, today }: ServicePricing,
): Priced {
  const days = daysLeft(endsOn, today);
  if (days === 0) return refused("expired");
  if (largerSteps(storage, fromGb).length === 0) return refused("nothing-larger");
  const wanted = storage.find(({ quotaGb }) => quotaGb === toGb);
  if (!wanted) return refused("unknown-step");
  if (toGb <= fromGb) return refused("not-larger");

  const fromYearlyMinor = yearlyMinor(storage, fromGb, currency);
  const toYearlyMinor = wanted.yearly[currency];
  // A larger tariff may cost less than a smaller one; the difference is never paid out.
  const differenceMinor = Math.max(0, toYearlyMinor - fromYearlyMinor);
  const amountMinor = scaleMinor(differenceMinor, days, DAYS_PER_YEAR);
  const steps: ServiceStep[] = [
    { kind: "yearly-difference", fromGb, toGb, fromYearlyMinor, toYearlyMinor, differenceMinor },
    { kind: "share-of-year", days, of: DAYS_PER_YEAR, amountMinor },
  ];
  return { ok: true, price: discounted(steps, wanted.discountPercent) };
}

/**
 * Price of the plan, and of the storage beyond what it includes. Without the storage, one could extend on the last day
 * for next to nothing and keep it by renewing.
 */
export function renewalPrice(
  { quotaGb }: Subscription,
  months: number,
  { tariffs, currency }: Pick<ServicePricing, "tariffs" | "currency">,
): Priced {
  const wanted = tariffs.renewals.find((step) => step.months === months);
  if (!wanted) return refused("unknown-step");

  const plan: ServiceStep = { kind: "plan", months, amountMinor: wanted.prices[currency] };
  const yearly = yearlyMinor(tariffs.storage, quotaGb, currency);
  const amountMinor = scaleMinor(yearly, months, MONTHS_PER_YEAR);
  const storage: ServiceStep = { kind: "storage", quotaGb, yearlyMinor: yearly, months, amountMinor };
  return { ok: true, price: discounted(yearly > 0 ? [plan, storage] : [plan], wanted.discountPercent) };
}

/** Rounds each line by itself, so that the visible lines add up to the cent. */
function discounted(steps: ServiceStep[], percent: number): ServicePrice {
  const fullMinor = sumOf(steps);
  if (percent === 0) return { steps, totalMinor: fullMinor };
  const amountMinor = 0 - scaleMinor(fullMinor, percent, 100);
  return { steps: [...steps, { kind: "discount", percent, amountMinor }], totalMinor: fullMinor + amountMinor };
}

function sumOf(steps: readonly ServiceStep[]): number {
  return steps.reduce((sum, step) => sum + (step.kind === "yearly-difference" ? 0 : step.amountMinor), 0);
}

function refused(reason: ServiceRefusal): Refused {
  return { ok: false, reason };
}
