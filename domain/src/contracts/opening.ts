import { z } from "zod";

const inBothLanguages = z.object({ en: z.string(), de: z.string() });

const openingCheckSchema = z.object({
  code: z.string(),
  isMet: z.boolean(),
  /** Condition for opening the site. */
  title: inBothLanguages,
  /** How and where to meet it. */
  remedy: inBothLanguages,
  /** Paths of pages or names of settings that it is about. */
  names: z.array(z.string()),
});

export type OpeningCheck = z.infer<typeof openingCheckSchema>;

/** Why the site was not opened. */
export const OPENING_REFUSALS = ["opening-refused"] as const;

/** Answer of the admin's page "Before opening". */
export const openingSchema = z.object({
  state: z.enum(["demo", "closed", "open"]),
  checks: z.array(openingCheckSchema),
});

export type Opening = z.infer<typeof openingSchema>;
