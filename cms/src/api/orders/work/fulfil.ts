import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { addMonths, IDENTIFIER_BYTES, identifierOf, isoDayOf } from "@wren/domain";
import { giveServices, type GivenService } from "../../subscriptions/work/give-services";
import { writeHistory } from "../../subscriptions/work/history";
import { takeBackServices } from "../../subscriptions/work/take-back";
import { subscriptions, type Subscription } from "../../subscriptions/work/rows";
import type { Order } from "./rows";

/** Subscription time included with every phone. */
const INCLUDED_MONTHS = 12;
const INCLUDED_QUOTA_GB = 50;

export type Fulfilled = {
  made: Subscription[];
  given: GivenService[];
  /** False when a service must wait for a decision of the staff. */
  areServicesGiven: boolean;
};

/** Delivers everything paid that needs no parcel; called once, in the transaction that books the payment. */
export async function fulfil(strapi: Core.Strapi, order: Order, now: Date): Promise<Fulfilled> {
  const made = await makeSubscriptions(strapi, order, now);
  const { given, isAllGiven } = await giveServices(strapi, order, { now });
  return { made, given, areServicesGiven: isAllGiven };
}

/** Creates one subscription for each phone. */
async function makeSubscriptions(strapi: Core.Strapi, order: Order, now: Date): Promise<Subscription[]> {
  const phones = order.lines.reduce((sum, { isDevice, quantity }) => sum + (isDevice ? quantity : 0), 0);
  const startsOn = isoDayOf(now);
  const made: Subscription[] = [];
  for (let phone = 0; phone < phones; phone += 1) {
    const subscription = await subscriptions(strapi).create({
      mobileId: identifierOf("mobile", randomBytes(IDENTIFIER_BYTES)),
      nestId: identifierOf("nest", randomBytes(IDENTIFIER_BYTES)),
      supportId: identifierOf("support", randomBytes(IDENTIFIER_BYTES)),
      startsOn,
      endsOn: addMonths(startsOn, INCLUDED_MONTHS),
      quotaGb: INCLUDED_QUOTA_GB,
      email: order.email,
      language: order.language,
      orderId: order.id,
    });
    await writeHistory(strapi, subscription.id, {
      kind: "created",
      at: now,
      before: null,
      after: subscription,
      orderId: order.id,
    });
    made.push(subscription);
  }
  return made;
}

/** Ends the subscriptions of a refunded order today, and takes back what older subscriptions were given. */
export async function revoke(strapi: Core.Strapi, order: Order, now: Date): Promise<void> {
  await takeBackServices(strapi, order.id, now);
  for (const { id, endsOn, quotaGb } of await subscriptions(strapi).findMany({ where: { orderId: order.id } })) {
    const [before, after] = [
      { endsOn, quotaGb },
      { endsOn: isoDayOf(now), quotaGb },
    ];
    await subscriptions(strapi).updateMany({ id }, { endsOn: after.endsOn });
    await writeHistory(strapi, id, { kind: "taken-back", at: now, before, after, orderId: order.id });
  }
}
