import { isoDayOf, type BookFinding, type PlacedOrder } from "@wren/domain";
import { expect } from "vitest";
import type { BootedCms } from "./boot";
import { createCaller } from "./call";
import { extension, subscribeNobody } from "./services";
import { ADDRESS, place } from "./shop";

/** A paid and delivered order of a phone and a service: with everything that an order can have. */
export async function placeWhole(cms: BootedCms): Promise<PlacedOrder> {
  const call = createCaller(() => cms.url);
  const { mobileId } = await subscribeNobody(cms);
  const placed = await place(call, { services: [extension(mobileId)], address: ADDRESS });
  await call("sandbox-payments/act", { body: { ref: placed.paymentUrl?.split("/").at(-1), action: "pay" } });
  const { body } = await call("shop/orders/look-up", { body: { secret: placed.secret, returned: true } });
  expect(body).toMatchObject({ state: "paid", areServicesWithheld: false });
  return placed;
}

type Planted = { finds: Partial<BookFinding>[]; undo: () => PromiseLike<unknown> };
type Wrong = { what: string; plant: () => Promise<Planted> };

const LOST = 1_000_000;
const LOST_KEY = "W-0000-0000:1";

/** Every error that the check of the books knows, planted into the rows of a complete order. */
export async function wrongsFor({ strapi }: BootedCms, { number }: PlacedOrder): Promise<Wrong[]> {
  const db = strapi.db.connection;
  const order = await db("orders").where({ number }).first("id", "placed_at");
  const orderId: number = order.id;
  const long = new Date(new Date(order.placed_at).getTime() - 2 * 60 * 60_000);
  const now = new Date();
  const of = { orderId, orderNumber: number };
  const lost = { orderId: LOST, orderNumber: null };
  const idOf = async (table: string, where: object): Promise<number> => (await db(table).where(where).first("id")).id;

  const add = async (table: string, row: object): Promise<{ id: number; undo: Planted["undo"] }> => {
    const [{ id }] = await db(table).insert(row).returning("id");
    return { id, undo: () => db(table).where({ id }).delete() };
  };
  const adding = (what: string, table: string, row: object, ...findings: Partial<BookFinding>[]): Wrong => ({
    what,
    plant: async () => {
      const { id, undo } = await add(table, row);
      return { finds: findings.map((finding) => ({ table, rowId: id, ...finding })), undo };
    },
  });
  const changing = (what: string, table: string, changes: object, finding: Partial<BookFinding>): Wrong => ({
    what,
    plant: async () => {
      const id = await idOf(table, { order_id: orderId });
      const before = await db(table).where({ id }).first(Object.keys(changes));
      await db(table).where({ id }).update(changes);
      return { finds: [{ table, rowId: id, ...finding }], undo: () => db(table).where({ id }).update(before) };
    },
  });
  const removing = (what: string, table: string, where: object, finding: Partial<BookFinding>): Wrong => ({
    what,
    plant: async () => {
      const row = await db(table)
        .where({ order_id: orderId, ...where })
        .first();
      await db(table).where({ id: row.id }).delete();
      return { finds: [finding], undo: () => db(table).insert(row) };
    },
  });

  const missing = { kind: "order-missing", ...lost } as const;
  const other = { kind: "other-order", ...of } as const;
  const inOrder = { table: "orders", rowId: orderId, ...of };
  const timeline = { kind: "timeline-differs", ...inOrder } as const;
  const history = {
    subscription_id: await idOf("subscriptions", { order_id: orderId }),
    kind: "extended",
    at: now,
    ends_on_after: isoDayOf(now),
    quota_gb_after: 200,
  };
  const address = { subaddress_index: LOST, address: "lost", reference: number, created_at: now };

  return [
    adding(
      "a payment without order",
      "payments",
      { order_id: LOST, key: LOST_KEY, opened_at: now },
      { ...missing, paymentKey: LOST_KEY },
    ),
    adding("a payment of nothing", "payments", { key: LOST_KEY }, { ...missing, orderId: null }),
    adding(
      "a Monero address without order and payment",
      "monero_payments",
      { ...address, order_id: LOST, key: LOST_KEY },
      missing,
      { kind: "payment-missing", ...lost },
    ),
    adding("a claim without order", "monero_claims", { order_id: LOST, txid: "lost", claimed_at: now }, missing),
    adding("a timeline entry without order", "order_events", { order_id: LOST, kind: "placed", at: now }, missing),
    adding("a subscription without its order", "subscriptions", { order_id: LOST }, missing),
    adding("history without its order", "subscription_events", { ...history, order_id: LOST }, missing),
    changing(
      "a payment that was opened for another order",
      "payments",
      { key: LOST_KEY },
      { ...other, paymentKey: LOST_KEY },
    ),
    changing("a payment from before the order", "payments", { opened_at: long }, other),
    adding("a timeline entry from before", "order_events", { order_id: orderId, kind: "note", at: long }, other),
    adding("a claim from before", "monero_claims", { order_id: orderId, txid: "other", claimed_at: long }, other),
    changing("a subscription from before", "subscriptions", { created_at: long }, other),
    changing("history from before", "subscription_events", { at: long }, other),
    adding(
      "a Monero address of another order",
      "monero_payments",
      { ...address, order_id: orderId, key: LOST_KEY },
      other,
      { kind: "payment-missing", ...of },
    ),
    adding(
      "a Monero address without its payment",
      "monero_payments",
      { ...address, order_id: orderId, key: `${number}:9` },
      { kind: "payment-missing", ...of },
    ),
    adding(
      "history of no subscription",
      "subscription_events",
      { ...history, subscription_id: LOST, kind: "corrected" },
      { kind: "subscription-missing", orderId: null },
    ),
    adding(
      "Monero at an address of nobody",
      "monero_transfers",
      { txid: "lost", subaddress_index: LOST, missed_scans: 0, is_double_spent: false },
      { kind: "unknown-transfer" },
    ),
    removing("an order that was never placed", "order_events", { kind: "placed" }, timeline),
    removing("an order that was never paid", "order_events", { kind: "payment-received" }, timeline),
    {
      what: "an order that was placed twice",
      plant: async () => {
        const { undo } = await add("order_events", { order_id: orderId, kind: "placed", at: now });
        return { finds: [timeline], undo };
      },
    },
    changing("a paid order without payment", "payments", { state: "failed" }, { kind: "not-paid", ...inOrder }),
    changing(
      "a phone without subscription",
      "subscriptions",
      { order_id: null },
      { kind: "subscriptions-differ", ...inOrder },
    ),
    {
      what: "a phone with two subscriptions",
      plant: async () => {
        const { undo } = await add("subscriptions", { order_id: orderId });
        return { finds: [{ kind: "subscriptions-differ", ...inOrder }], undo };
      },
    },
    removing(
      "a paid service that was not given",
      "subscription_events",
      { kind: "extended" },
      { kind: "services-differ", ...inOrder },
    ),
    {
      what: "a service that was given twice",
      plant: async () => {
        const { undo } = await add("subscription_events", { ...history, order_id: orderId });
        return { finds: [{ kind: "services-differ", ...inOrder }], undo };
      },
    },
  ];
}

/** Plants each error, expects exactly that one to be found, and removes it again. */
export async function expectEachFound(wrongs: Wrong[], audit: () => Promise<BookFinding[]>): Promise<void> {
  for (const { what, plant } of wrongs) {
    const { finds, undo } = await plant();
    const found = await audit();
    expect(found, what).toHaveLength(finds.length);
    for (const finding of finds) expect(found, what).toContainEqual(expect.objectContaining(finding));
    await undo();
    expect(await audit(), `after ${what}`).toEqual([]);
  }
}
