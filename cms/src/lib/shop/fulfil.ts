import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { addMonths, IDENTIFIER_BYTES, identifierOf, isoDayOf } from "@wren/domain";
import { subscriptions, type Order, type Subscription } from "./rows";

/** What comes with every phone. */
const INCLUDED_MONTHS = 12;
const INCLUDED_QUOTA_GB = 50;

/** Makes a subscription for each phone of an order; called once, in the transaction that books the payment. */
export async function fulfil(strapi: Core.Strapi, order: Order, now: Date): Promise<Subscription[]> {
  const phones = order.lines.reduce((sum, { isDevice, quantity }) => sum + (isDevice ? quantity : 0), 0);
  const startsOn = isoDayOf(now);
  const made: Subscription[] = [];
  for (let phone = 0; phone < phones; phone += 1) {
    made.push(
      await subscriptions(strapi).create({
        mobileId: identifierOf("mobile", randomBytes(IDENTIFIER_BYTES)),
        nestId: identifierOf("nest", randomBytes(IDENTIFIER_BYTES)),
        supportId: identifierOf("support", randomBytes(IDENTIFIER_BYTES)),
        startsOn,
        endsOn: addMonths(startsOn, INCLUDED_MONTHS),
        quotaGb: INCLUDED_QUOTA_GB,
        email: order.email,
        orderId: order.id,
      }),
    );
  }
  return made;
}

/** What was paid back ends today. */
export async function revoke(strapi: Core.Strapi, order: Order, now: Date): Promise<void> {
  await subscriptions(strapi).updateMany({ orderId: order.id }, { endsOn: isoDayOf(now) });
}
