import type { OrderService, Subscription, SubscriptionEventRow } from "../../src/api/subscriptions/work/rows";
import { listsBy, type Expect, type OrderFile } from "./order-file";
import type { Subscriber } from "./town";

type Books = {
  files: OrderFile[];
  subscriptions: Subscription[];
  history: SubscriptionEventRow[];
  subscribers: readonly Subscriber[];
};

const KINDS = { renewal: "renewed", extension: "extended" } as const satisfies Record<
  OrderService["line"]["service"],
  SubscriptionEventRow["kind"]
>;

/** Every paid service was given once, every given one was paid, and no change of a subscription was lost. */
export function auditServices({ files, subscriptions, history, subscribers }: Books, expect: Expect): void {
  const changesBy = listsBy(history, ({ orderId }) => orderId);
  const madeBy = listsBy(subscriptions, ({ orderId }) => orderId);
  for (const file of files) {
    const made = madeBy(file.order.id).length;
    expect(made === (file.isCarriedOut ? file.phones : 0), `${file.name} has ${String(made)} subscriptions`);
    auditGiven(file, changesBy(file.order.id), expect);
  }
  const changesOf = listsBy(history, ({ subscriptionId }) => subscriptionId);
  const before = new Map(subscribers.map((subscriber) => [subscriber.id, subscriber]));
  for (const subscription of subscriptions)
    auditChain(subscription, changesOf(subscription.id), before.get(subscription.id), expect);
}

function auditGiven({ name, order, isCarriedOut }: OrderFile, changes: SubscriptionEventRow[], expect: Expect): void {
  const given = (service: OrderService) =>
    changes.filter(
      ({ kind, subscriptionId }) => kind === KINDS[service.line.service] && subscriptionId === service.subscriptionId,
    ).length;
  const mayBeWithheld = order.servicesWithheld || order.state === "refunded";
  for (const service of order.services) {
    const times = given(service);
    const what = `${name}: ${service.line.service} for ${service.line.identifier} was given ${String(times)} times`;
    if (!isCarriedOut) expect(times === 0, what);
    else expect(times === 1 || (times === 0 && mayBeWithheld), what);
  }
  const all = changes.filter(({ kind }) => kind === "renewed" || kind === "extended").length;
  const bought = order.services.reduce((sum, service) => sum + given(service), 0);
  expect(all === bought, `${name} gave what nobody ordered`);
}

/** Each change begins where the previous one ended, and the last one is the subscription's state. */
function auditChain(
  { id, endsOn, quotaGb }: Subscription,
  changes: SubscriptionEventRow[],
  start: Subscriber | undefined,
  expect: Expect,
): void {
  let current = start ? `${start.endsOn} ${String(start.quotaGb)}` : null;
  for (const { endsOnBefore, quotaGbBefore, endsOnAfter, quotaGbAfter, kind } of changes) {
    const before = endsOnBefore === null ? null : `${endsOnBefore} ${String(quotaGbBefore)}`;
    expect(before === current, `subscription ${String(id)} was ${String(current)} before it was ${kind}`);
    current = `${endsOnAfter} ${String(quotaGbAfter)}`;
  }
  if (current !== null)
    expect(current === `${endsOn} ${String(quotaGb)}`, `subscription ${String(id)} lost a change: ${current}`);
}
