import { z } from "zod";
import { LOCALES } from "../locale.js";

export const PLAN_ACTIONS = ["publish", "unpublish"] as const;

export type PlanAction = (typeof PLAN_ACTIONS)[number];

const instant = z.iso.datetime();

/** `POST /desk/publishing/entry/{type}/{entry}/{language}`: replaces what was planned; null withdraws. */
export const planRequestSchema = z.object({ publishAt: instant.nullable(), unpublishAt: instant.nullable() });

export type PlanRequest = z.infer<typeof planRequestSchema>;

/** Reasons for refusing a plan, as `error.message` of a 409. */
export const PLAN_REFUSALS = [
  "plan-in-the-past",
  /** It would be taken off the site before it is published, or at the same moment. */
  "plan-ends-too-early",
] as const;

export type PlanRefusal = (typeof PLAN_REFUSALS)[number];

const planProblemSchema = z.object({
  /** Field of the entry; null when the entry as a whole was refused. */
  field: z.string().nullable(),
  /** Position in that field, counted from 1, when it holds several parts. */
  position: z.int().positive().nullable(),
  text: z.object({ en: z.string(), de: z.string() }),
});

/** Why a draft could not be published. */
export type PlanProblem = z.infer<typeof planProblemSchema>;

const planSchema = z.object({
  action: z.enum(PLAN_ACTIONS),
  at: instant,
  /** Name of whoever planned it. */
  who: z.string(),
  /** Null while the time has not come. A plan that failed stays until it is replaced, withdrawn or no longer needed. */
  failure: z.object({ at: instant, problems: z.array(planProblemSchema) }).nullable(),
});

export type Plan = z.infer<typeof planSchema>;

/** Answer to `GET /desk/publishing/entry/{type}/{entry}/{language}`. */
export const entryPlansSchema = z.object({ plans: z.array(planSchema) });

export type EntryPlans = z.infer<typeof entryPlansSchema>;

/** Answer to `GET /desk/publishing/list`: what is planned, failures first, then by time. */
export const planListSchema = z.object({
  plans: z.array(
    planSchema.extend({
      entryType: z.string(),
      /** English name of the type. */
      typeName: z.string(),
      entryId: z.string(),
      language: z.enum(LOCALES),
      /** Name of the draft. */
      name: z.string(),
    }),
  ),
});

export type PlanList = z.infer<typeof planListSchema>;
