import { z } from "zod";

/** What can be bought for a subscription. */
export const serviceChoiceSchema = z.discriminatedUnion("service", [
  z.strictObject({ service: z.literal("renewal"), months: z.int().positive() }),
  z.strictObject({ service: z.literal("extension"), quotaGb: z.int().positive() }),
]);

export type ServiceChoice = z.infer<typeof serviceChoiceSchema>;

const minor = z.int();
const notNegative = minor.nonnegative();

/** One line of the arithmetic that is shown. `amountMinor` is what the line adds to the total; a discount's is below zero. */
export const serviceStepSchema = z.discriminatedUnion("kind", [
  /** Adds nothing by itself: the share of the year is taken of it. */
  z.object({
    kind: z.literal("yearly-difference"),
    fromGb: z.int(),
    toGb: z.int(),
    fromYearlyMinor: notNegative,
    toYearlyMinor: notNegative,
    differenceMinor: notNegative,
  }),
  z.object({
    kind: z.literal("share-of-year"),
    days: z.int().positive(),
    of: z.int().positive(),
    /** Days without the renewal that is bought together with it; left out without one. */
    daysWithoutRenewal: z.int().positive().optional(),
    amountMinor: notNegative,
  }),
  z.object({ kind: z.literal("plan"), months: z.int().positive(), amountMinor: notNegative }),
  z.object({
    kind: z.literal("storage"),
    quotaGb: z.int(),
    yearlyMinor: notNegative,
    months: z.int().positive(),
    amountMinor: notNegative,
  }),
  z.object({ kind: z.literal("discount"), percent: z.int().min(1).max(100), amountMinor: minor.nonpositive() }),
]);

export type ServiceStep = z.infer<typeof serviceStepSchema>;

/** A service's price and how it came about, in the currency of the quote or the order that it stands in. */
export const servicePriceSchema = z.object({ steps: z.array(serviceStepSchema), totalMinor: notNegative });

export type ServicePrice = z.infer<typeof servicePriceSchema>;

/** Why a service cannot be bought for a subscription. */
export const SERVICE_REFUSALS = [
  /** Only a renewal helps. */
  "expired",
  "not-larger",
  "nothing-larger",
  /** No such quota or number of months is offered. */
  "unknown-step",
] as const;

export type ServiceRefusal = (typeof SERVICE_REFUSALS)[number];
