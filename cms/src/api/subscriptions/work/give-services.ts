import type { Core } from "@strapi/strapi";
import {
  applyService,
  isoDayOf,
  mayFulfil,
  type Currency,
  type IsoDay,
  type Subscription as SubscriptionFacts,
} from "@wren/domain";
import { readShop } from "../../catalog/work/catalog";
import { subscriptionEvents, type OrderService } from "./rows";
import { changeSubscription } from "./change-subscription";
import { writeHistory } from "./history";

/** The part of a paid order that is needed here; orders stand on a higher floor. */
type PaidOrder = { id: number; currency: Currency; services: OrderService[] };

/** `isDecided`: staff give services that the rule would withhold. */
type Giving = { now: Date; by?: string; isDecided?: boolean };

/** New state of a subscription, with the identifier that was used to order. */
export type GivenService = { identifier: string; after: SubscriptionFacts };

/**
 * Gives the paid services, in the caller's transaction.
 * @returns the services given, and whether these are all. If not, a subscription has changed since the order, and staff
 * must decide
 */
export async function giveServices(strapi: Core.Strapi, order: PaidOrder, giving: Giving) {
  const groups = await ungiven(strapi, order);
  const given: GivenService[] = [];
  for (const group of groups) {
    const after = await giveTo(strapi, { order, group, ...giving });
    if (after) given.push({ identifier: group[0].line.identifier, after });
  }
  return { given, isAllGiven: given.length === groups.length };
}

type Gift = Giving & { order: PaidOrder; group: [OrderService, ...OrderService[]] };

/** @returns the new state of the subscription, or null when it was left alone */
async function giveTo(strapi: Core.Strapi, gift: Gift): Promise<SubscriptionFacts | null> {
  const { order, group, now, by, isDecided } = gift;
  const [{ before, subscriptionId }] = group;
  const today = isoDayOf(now);
  const { tariffs } = await readShop(strapi);
  const paidMinor = group.reduce((sum, { price }) => sum + price.totalMinor, 0);
  const paid = { paidMinor, before, choices: group.map(({ line }) => line) };
  const pricing = { tariffs, currency: order.currency, today };

  const given = await changeSubscription(strapi, subscriptionId, (subscription) => {
    if (!isDecided && !mayFulfil(subscription, paid, pricing)) return null;
    return stepsFrom(subscription, group, today).at(-1)?.after ?? null;
  });
  if (!given) return null;
  for (const { service, ...change } of stepsFrom(given.before, group, today)) {
    const kind = service.line.service === "renewal" ? "renewed" : "extended";
    await writeHistory(strapi, subscriptionId, { kind, at: now, ...change, orderId: order.id, by });
  }
  return given.after;
}

/** State of the subscription after each service, one after the other. */
function stepsFrom(start: SubscriptionFacts, group: readonly OrderService[], today: IsoDay) {
  let before: SubscriptionFacts = { endsOn: start.endsOn, quotaGb: start.quotaGb };
  return group.map((service) => {
    const after = applyService(before, service.line, today);
    const step = { service, before, after };
    before = after;
    return step;
  });
}

/** Services not given yet: an order for several subscriptions may have been given in part. */
async function ungiven(strapi: Core.Strapi, { id, services }: PaidOrder) {
  const where = { orderId: id, kind: { $in: ["renewed", "extended"] } } as const;
  const history = services.length > 0 ? await subscriptionEvents(strapi).findMany({ where }) : [];
  const done = new Set(history.map(({ subscriptionId }) => subscriptionId));
  return bySubscription(services.filter(({ subscriptionId }) => !done.has(subscriptionId)));
}

/** Keeps the order's sequence: renewals come before the extensions that were priced on them. */
function bySubscription(services: readonly OrderService[]): [OrderService, ...OrderService[]][] {
  const groups = new Map<number, [OrderService, ...OrderService[]]>();
  for (const service of services) {
    const group = groups.get(service.subscriptionId);
    if (group) group.push(service);
    else groups.set(service.subscriptionId, [service]);
  }
  return [...groups.values()];
}
