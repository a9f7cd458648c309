import type { Core } from "@strapi/strapi";
import {
  IDENTIFIER_KINDS,
  parseIdentifier,
  type DeskSubscription,
  type DeskSubscriptionList,
  type SubscriptionCorrection,
} from "@wren/domain";
import type { StaffOutcome } from "../staff-outcome";
import { orders, subscriptionEvents, subscriptions, type Subscription, type SubscriptionEventRow } from "../shop/rows";
import { inTransaction } from "../strapi-edges";
import { changeSubscription } from "./change-subscription";
import { writeHistory } from "./history";

/** Nobody has more phones, and nobody reads a longer list. */
const MOST_SHOWN = 50;

const FIELDS = { mobile: "mobileId", nest: "nestId", support: "supportId" } as const;

export async function listSubscriptions(strapi: Core.Strapi, search: string): Promise<DeskSubscriptionList> {
  const rows = await subscriptions(strapi).findMany({
    where: subscriptionsWhere(search),
    orderBy: { id: "desc" },
    limit: MOST_SHOWN,
  });
  return { subscriptions: rows.map(factsOf) };
}

/** By an identifier of any kind, or by the address. */
export function subscriptionsWhere(search: string): object {
  if (search === "") return {};
  const parsed = parseIdentifier(search, IDENTIFIER_KINDS);
  return parsed ? { [FIELDS[parsed.kind]]: parsed.identifier } : { email: { $eqi: search } };
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
