import type { Core } from "@strapi/strapi";
import type { Subscription as SubscriptionFacts } from "@wren/domain";
import { subscriptions, type Subscription } from "./rows";

/**
 * Changes a subscription within the caller's transaction. Another process may change it between our read and our write;
 * then we read again.
 * @param decide gives its new state; null when nothing is to be done
 * @returns its state before and after, or null when it was left alone
 */
export async function changeSubscription(
  strapi: Core.Strapi,
  id: number,
  decide: (now: Subscription) => SubscriptionFacts | null,
): Promise<{ before: SubscriptionFacts; after: SubscriptionFacts } | null> {
  for (;;) {
    const row = await subscriptions(strapi).findOne({ where: { id } });
    const after = row && decide(row);
    if (!after) return null;
    const before = { endsOn: row.endsOn, quotaGb: row.quotaGb };
    const { endsOn, quotaGb } = after;
    if ((await subscriptions(strapi).updateMany({ id, ...before }, { endsOn, quotaGb })) > 0) return { before, after };
  }
}
