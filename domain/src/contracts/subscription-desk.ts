import { z } from "zod";
import { LOCALES } from "../locale.js";
import { SUBSCRIPTION_EVENTS } from "../subscription.js";

/** `GET /desk/subscriptions/list`, for staff. */
export const subscriptionDeskQuerySchema = z.object({
  /** An identifier, however it was typed, or an e-mail address; without it, the newest. */
  search: z.string().trim().max(254).default(""),
});

const isoDay = z.iso.date();
const facts = z.object({ endsOn: isoDay, quotaGb: z.int() });

const deskSubscriptionFacts = facts.extend({
  mobileId: z.string(),
  nestId: z.string(),
  supportId: z.string(),
  startsOn: isoDay,
  email: z.string(),
  language: z.enum(LOCALES),
});

export const deskSubscriptionListSchema = z.object({ subscriptions: z.array(deskSubscriptionFacts) });

export type DeskSubscriptionList = z.infer<typeof deskSubscriptionListSchema>;

/** Answer to `GET /desk/subscriptions/{mobileId}`; its history newest first. */
export const deskSubscriptionSchema = deskSubscriptionFacts.extend({
  history: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(SUBSCRIPTION_EVENTS),
      at: z.iso.datetime(),
      /** Null for the creation of the subscription. */
      before: facts.nullable(),
      after: facts,
      by: z.string().nullable(),
      note: z.string().nullable(),
      orderNumber: z.string().nullable(),
    }),
  ),
});

export type DeskSubscription = z.infer<typeof deskSubscriptionSchema>;

/** Values outside of these are typing mistakes. */
export const CORRECTION_LIMITS = { firstDay: "2020-01-01", lastDay: "2099-12-31", maxQuotaGb: 100_000 } as const;

const { firstDay, lastDay, maxQuotaGb } = CORRECTION_LIMITS;

/** `POST /desk/subscriptions/{mobileId}/correct`. */
export const subscriptionCorrectionSchema = z.strictObject({
  /** The state that staff saw; if it has changed since, nothing is corrected. */
  seen: facts,
  endsOn: isoDay.refine((day) => day >= firstDay && day <= lastDay),
  quotaGb: z.int().min(1).max(maxQuotaGb),
  note: z.string().trim().min(1).max(2_000),
});

export type SubscriptionCorrection = z.infer<typeof subscriptionCorrectionSchema>;
