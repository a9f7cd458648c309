import type { PlanRefusal, PlanRequest } from "./contracts/publishing.js";

/** Why these times cannot be planned; null when they can. */
export function refusePlan({ publishAt, unpublishAt }: PlanRequest, now: Date): PlanRefusal | null {
  const begin = publishAt === null ? null : new Date(publishAt);
  const end = unpublishAt === null ? null : new Date(unpublishAt);
  if ((begin && begin <= now) || (end && end <= now)) return "plan-in-the-past";
  return begin && end && end <= begin ? "plan-ends-too-early" : null;
}
