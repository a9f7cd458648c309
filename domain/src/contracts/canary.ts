import { z } from "zod";

const isoDay = z.iso.date();

/** The warrant canary of the entry `website`; a site need not have one. */
export const canaryOfWebsiteSchema = z.object({
  canary: z.object({ datedOn: isoDay, validUntil: isoDay, statementEn: z.string(), statementDe: z.string() }).nullish(),
});

/** `GET /desk/canary/state`, for the card on the admin's first page. */
export const canaryStateSchema = z.object({
  canary: z.object({ datedOn: isoDay, validUntil: isoDay, daysLeft: z.int() }).nullable(),
});

export type CanaryState = z.infer<typeof canaryStateSchema>;
