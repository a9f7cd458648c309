import type { Core } from "@strapi/strapi";
import type { Subscription as SubscriptionFacts, SubscriptionEventKind } from "@wren/domain";
import { subscriptionEvents } from "./rows";

type Entry = {
  kind: SubscriptionEventKind;
  at: Date;
  /** Null for a new subscription. */
  before: SubscriptionFacts | null;
  after: SubscriptionFacts;
  orderId?: number;
  by?: string;
  note?: string;
};

/** Adds a line to a subscription's history, within the caller's transaction. */
export async function writeHistory(strapi: Core.Strapi, subscriptionId: number, entry: Entry): Promise<void> {
  const { kind, at, before, after, orderId, by, note } = entry;
  await subscriptionEvents(strapi).create({
    subscriptionId,
    kind,
    at: at.toISOString(),
    endsOnBefore: before?.endsOn ?? null,
    endsOnAfter: after.endsOn,
    quotaGbBefore: before?.quotaGb ?? null,
    quotaGbAfter: after.quotaGb,
    orderId: orderId ?? null,
    by: by ?? null,
    note: note ?? null,
  });
}
