import type { Core } from "@strapi/strapi";
import {
  daysLeft,
  extensionPrice,
  hasEnded,
  isoDayOf,
  largerSteps,
  newEnd,
  renewalPrice,
  type ServiceOffers,
  type ServiceOffersRequest,
} from "@wren/domain";
import { readShop } from "../../catalog/work/catalog";
import type { Subscription } from "./rows";
import { findSubscriptions } from "./find-subscriptions";

/** True when a subscription has this identifier. */
export async function isKnown(strapi: Core.Strapi, identifier: string): Promise<boolean> {
  return (await findSubscriptions(strapi, [identifier])).size > 0;
}

/** Services that can be bought for a subscription, without anything about its owner; null when there is none. */
export async function findOffers(
  strapi: Core.Strapi,
  request: ServiceOffersRequest,
  now: Date,
): Promise<ServiceOffers | null> {
  const { identifier, currency } = request;
  const subscription = (await findSubscriptions(strapi, [identifier])).get(identifier);
  if (!subscription) return null;
  const { tariffs } = await readShop(strapi);
  const today = isoDayOf(now);
  const { startsOn, endsOn, quotaGb } = subscription;
  const pricing = { tariffs, currency, today };
  return {
    identifier,
    startsOn,
    endsOn,
    daysLeft: daysLeft(endsOn, today),
    quotaGb,
    today,
    renewals: tariffs.renewals.flatMap(({ months }) => {
      const priced = renewalPrice(subscription, months, pricing);
      return priced.ok ? [{ months, newEnd: newEnd(endsOn, { months, today }), price: priced.price }] : [];
    }),
    extensions: largerSteps(tariffs.storage, quotaGb).flatMap((step) => {
      const priced = extensionPrice(subscription, step.quotaGb, pricing);
      return priced.ok ? [{ quotaGb: step.quotaGb, price: priced.price }] : [];
    }),
    extensionRefusal: refusalOf(subscription, { today, hasLarger: largerSteps(tariffs.storage, quotaGb).length > 0 }),
  };
}

function refusalOf(
  { endsOn }: Subscription,
  { today, hasLarger }: { today: string; hasLarger: boolean },
): ServiceOffers["extensionRefusal"] {
  if (!hasLarger) return "nothing-larger";
  return hasEnded(endsOn, today) ? "expired" : null;
}
