import type { Core } from "@strapi/strapi";
import { canaryDaysLeft, isoDayOf, type CanaryState } from "@wren/domain";
import type { FigureSource } from "../../../platform/metrics/figures";
import { clock } from "../../../platform/process/clock";

const WEBSITE = "api::website.website";

/** How long the warrant canary still holds; null when there is none. */
export async function readCanary(strapi: Core.Strapi): Promise<CanaryState["canary"]> {
  const website = await strapi.documents(WEBSITE).findFirst({ populate: { canary: true } });
  const canary: { datedOn?: unknown; validUntil?: unknown } | null | undefined = website?.canary;
  if (!canary) return null;
  const dates = { datedOn: String(canary.datedOn), validUntil: String(canary.validUntil) };
  return { ...dates, daysLeft: canaryDaysLeft(dates, isoDayOf(clock.now())) };
}

export const canaryFigures: FigureSource = async (strapi) => {
  const canary = await readCanary(strapi);
  const help = "Days for which the warrant canary still holds, negative when it is overdue; none without one";
  return canary ? [{ name: "wren_canary_left_days", help, values: canary.daysLeft }] : [];
};
