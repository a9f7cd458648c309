import { z } from "zod";

/** A service to buy for a subscription. */
export const serviceChoiceSchema = z.discriminatedUnion("service", [
  z.strictObject({ service: z.literal("renewal"), months: z.int().positive() }),
  z.strictObject({ service: z.literal("extension"), quotaGb: z.int().positive() }),
]);

export type ServiceChoice = z.infer<typeof serviceChoiceSchema>;

const minor = z.int();
const notNegative = minor.nonnegative();

/** One visible line of the calculation. `amountMinor` is what it adds to the total; negative for a discount. */
export const serviceStepSchema = z.discriminatedUnion("kind", [
  /** Adds nothing by itself: the share of the year is calculated from it. */
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
    /** Days without the renewal bought together with it; left out without one. */
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

/** Price of a service and its calculation, in the currency of its quote or order. */
export const servicePriceSchema = z.object({ steps: z.array(serviceStepSchema), totalMinor: notNegative });

export type ServicePrice = z.infer<typeof servicePriceSchema>;

/** Reasons why a service cannot be bought for a subscription. */
export const SERVICE_REFUSALS = [
  /** Only a renewal is possible. */
  "expired",
  "not-larger",
  "nothing-larger",
  /** The quota or the number of months is not offered. */
  "unknown-step",
] as const;

export type ServiceRefusal = (typeof SERVICE_REFUSALS)[number];
