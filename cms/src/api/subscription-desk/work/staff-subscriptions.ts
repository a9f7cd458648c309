import type { Core } from "@strapi/strapi";
import type { DeskSubscription, DeskSubscriptionList, SubscriptionCorrection } from "@wren/domain";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { orders } from "../../orders/work/rows";
import {
  subscriptionEvents,
  subscriptions,
  type Subscription,
  type SubscriptionEventRow,
} from "../../subscriptions/work/rows";
import { inTransaction } from "../../../platform/strapi-edges";
import { changeSubscription } from "../../subscriptions/work/change-subscription";
import { subscriptionsWhere } from "../../subscriptions/work/subscriptions-where";
import { writeHistory } from "../../subscriptions/work/history";

/** Nobody has more phones, and nobody reads a longer list. */
const MOST_SHOWN = 50;

export async function listSubscriptions(strapi: Core.Strapi, search: string): Promise<DeskSubscriptionList> {
  const rows = await subscriptions(strapi).findMany({
    where: await subscriptionsWhere(strapi, search),
    orderBy: { id: "desc" },
    limit: MOST_SHOWN,
  });
  return { subscriptions: rows.map(factsOf) };
}

export async function showSubscription(strapi: Core.Strapi, mobileId: string): Promise<DeskSubscription | null> {
  const subscription = await subscriptions(strapi).findOne({ where: { mobileId } });
  if (!subscription) return null;
  const where = { subscriptionId: subscription.id };
  const events = await subscriptionEvents(strapi).findMany({ where, orderBy: { id: "desc" } });
  const orderIds = events.flatMap(({ orderId }) => orderId ?? []);
  const named = await orders(strapi).findMany({ where: { id: { $in: orderIds } } });
  const numbers = new Map(named.map(({ id, number }) => [id, number]));
  const numberOf = ({ orderId }: SubscriptionEventRow) => (orderId === null ? null : (numbers.get(orderId) ?? null));
  return {
    ...factsOf(subscription),
    history: events.map((event) => ({ ...entryOf(event), orderNumber: numberOf(event) })),
  };
}

type Correcting = { correction: SubscriptionCorrection; by: string; now: Date };

export async function correctSubscription(
  strapi: Core.Strapi,
  mobileId: string,
  { correction: { seen, endsOn, quotaGb, note }, by, now }: Correcting,
): Promise<StaffOutcome<"not-possible">> {
  const subscription = await subscriptions(strapi).findOne({ where: { mobileId } });
  if (!subscription) return { ok: false, refusal: "not-found" };
  return inTransaction(strapi, async () => {
    const change = await changeSubscription(strapi, subscription.id, (current) =>
      current.endsOn === seen.endsOn && current.quotaGb === seen.quotaGb ? { endsOn, quotaGb } : null,
    );
    if (!change) return { ok: false, refusal: "not-possible" };
    await writeHistory(strapi, subscription.id, { kind: "corrected", at: now, ...change, by, note });
    return { ok: true };
  });
}

function factsOf(row: Subscription) {
  const { mobileId, nestId, supportId, startsOn, endsOn, quotaGb, email, language } = row;
  return { mobileId, nestId, supportId, startsOn, endsOn, quotaGb, email, language };
}

function entryOf(row: SubscriptionEventRow) {
  const { id, kind, at, by, note, endsOnBefore, quotaGbBefore, endsOnAfter, quotaGbAfter } = row;
  const isFirst = endsOnBefore === null || quotaGbBefore === null;
  return {
    id,
    kind,
    at: new Date(at).toISOString(),
    before: isFirst ? null : { endsOn: endsOnBefore, quotaGb: quotaGbBefore },
    after: { endsOn: endsOnAfter, quotaGb: quotaGbAfter },
    by,
    note,
  };
}
