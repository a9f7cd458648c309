import type { Core } from "@strapi/strapi";
import { subscriptions, type Subscription } from "../../subscriptions/work/rows";
import { inTransaction } from "../../../platform/strapi-edges";
import { emailChanges, type EmailChangeRow } from "./rows";

/** Runs work while holding the subscription's lock; SQLite has only one writer anyway. */
export async function withSubscription<Result>(
  strapi: Core.Strapi,
  id: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return inTransaction(strapi, async ({ trx }) => {
    await strapi.db.connection("subscriptions").transacting(trx).where({ id }).forUpdate().first("id");
    return work();
  });
}

type Held = { change: EmailChangeRow; subscription: Subscription };

/** Runs work on the change of a link, re-read under the lock; null when there is none. */
export async function withChange<Result>(
  strapi: Core.Strapi,
  where: object,
  work: (held: Held | null) => Promise<Result>,
): Promise<Result> {
  const found = await emailChanges(strapi).findOne({ where });
  if (!found) return work(null);
  return withSubscription(strapi, found.subscriptionId, async () => {
    const change = await emailChanges(strapi).findOne({ where });
    const subscription = await subscriptions(strapi).findOne({ where: { id: found.subscriptionId } });
    return work(change && subscription && { change, subscription });
  });
}
