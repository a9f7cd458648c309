import type { Core } from "@strapi/strapi";
import { daysAdded, isoDayOf, undoExtension, undoRenewal, type Subscription as SubscriptionFacts } from "@wren/domain";
import { subscriptionEvents, type SubscriptionEventRow } from "./rows";
import { changeSubscription } from "./change-subscription";
import { writeHistory } from "./history";

/** Takes back the services that an order gave: last first, and only what is still there. */
export async function takeBackServices(strapi: Core.Strapi, orderId: number, now: Date): Promise<void> {
  const given = await subscriptionEvents(strapi).findMany({
    where: { orderId, kind: { $in: ["renewed", "extended"] } },
    orderBy: { id: "desc" },
  });
  for (const event of given) {
    const change = await changeSubscription(strapi, event.subscriptionId, (current) => undone(current, event, now));
    if (change) await writeHistory(strapi, event.subscriptionId, { kind: "taken-back", at: now, ...change, orderId });
  }
}

function undone(current: SubscriptionFacts, event: SubscriptionEventRow, now: Date): SubscriptionFacts | null {
  const { endsOnBefore, endsOnAfter, quotaGbBefore, quotaGbAfter } = event;
  if (endsOnBefore === null || quotaGbBefore === null) return null;
  if (event.kind === "extended") return undoExtension(current, { fromGb: quotaGbBefore, toGb: quotaGbAfter });
  const before = { endsOn: endsOnBefore, quotaGb: quotaGbBefore };
  const after = { endsOn: endsOnAfter, quotaGb: quotaGbAfter };
  const days = daysAdded(before, after, isoDayOf(new Date(event.at)));
  return undoRenewal(current, { daysAdded: days, today: isoDayOf(now) });
}
