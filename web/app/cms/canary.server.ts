import {
  canaryOfWebsiteSchema,
  formatIsoDay,
  isCanaryOverdue,
  isoDayOf,
  overdueSince,
  type Locale,
} from "@wren/domain";
import type { CanaryView } from "#app/lib/canary-view.ts";
import { formatDateTime } from "#app/lib/dates.server.ts";
import { readContent } from "./content.server.ts";

const CANARY_QUERY = { fields: ["id"], populate: { canary: true } };

/** The site's warrant canary as it stands at `now`; null when the site has none. */
export async function findCanary(locale: Locale, now: Date): Promise<CanaryView | null> {
  const { canary } = await readContent("website", CANARY_QUERY, canaryOfWebsiteSchema);
  if (!canary) return null;
  const isOverdue = isCanaryOverdue(canary, isoDayOf(now));
  return {
    datedOn: formatIsoDay(canary.datedOn, locale),
    validUntil: formatIsoDay(canary.validUntil, locale),
    overdueSince: isOverdue ? formatIsoDay(overdueSince(canary), locale) : null,
    judgedAt: formatDateTime(now.toISOString(), locale),
    statement: locale === "de" ? canary.statementDe : canary.statementEn,
  };
}
