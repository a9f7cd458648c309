import type { Core } from "@strapi/strapi";
import { MOST_FINDINGS_OF_A_KIND, type BookFinding } from "@wren/domain";
import { findNotPaid, findServicesDiffer, findSubscriptionsDiffer, findTimelineDiffers } from "./incomplete-orders";
import { findPaymentMissing, findSubscriptionMissing, findUnknownTransfers } from "./lone-rows";
import { findOrderMissing, findOtherOrder } from "./order-rows";
import { findReusableIds } from "./used-ids";

const CHECKS: Record<BookFinding["kind"], (strapi: Core.Strapi, limit: number) => Promise<BookFinding[]>> = {
  "order-missing": findOrderMissing,
  "other-order": findOtherOrder,
  "payment-missing": findPaymentMissing,
  "subscription-missing": findSubscriptionMissing,
  "unknown-transfer": findUnknownTransfers,
  "timeline-differs": findTimelineDiffers,
  "not-paid": findNotPaid,
  "subscriptions-differ": findSubscriptionsDiffer,
  "services-differ": findServicesDiffer,
  "ids-reusable": findReusableIds,
};

/**
 * Checks the books for impossible states. Each check is one statement and sees every booking whole or not at all, so
 * that it may run while the shop works.
 */
export async function auditBooks(strapi: Core.Strapi): Promise<BookFinding[]> {
  const findings: BookFinding[] = [];
  for (const check of Object.values(CHECKS)) findings.push(...(await check(strapi, MOST_FINDINGS_OF_A_KIND)));
  return findings;
}
