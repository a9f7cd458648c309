import type { Core } from "@strapi/strapi";
import type { startStripeSimulator } from "../../../scripts/lib/stripe-simulator.mjs";
import type { OrderEventRow, Order, Payment } from "../../src/lib/shop/rows";

type Simulator = Awaited<ReturnType<typeof startStripeSimulator>>;

const HOLDS_STOCK = ["awaiting_payment", "verifying", "paid", "shipped", "fulfilled"];
const HAS_MONEY = ["paid", "paid_late", "shipped", "fulfilled"];

/** Everything that must be true after a storm. @returns what is not, in words */
export async function auditBooks(
  strapi: Core.Strapi,
  {
    simulator,
    told,
    initialStock,
  }: { simulator: Simulator; told: Set<string>; initialStock: ReadonlyMap<string, number> },
): Promise<string[]> {
  const all = <Row>(uid: string) => strapi.db.query(uid).findMany({}) as Promise<Row[]>;
  const orders = await all<Order>("api::order.order");
  const payments = await all<Payment>("api::payment.payment");
  const events = await all<OrderEventRow>("api::order-event.order-event");
  const subscriptions = await all<{ orderId: number }>("api::subscription.subscription");
  const mails = await all<{ to: string; subject: string; state: string }>("api::mail.mail");
  const skus = await all<{ code: string; stock: number }>("api::sku.sku");
  const wrong: string[] = [];
  const expect = (isRight: boolean, what: string) => {
    if (!isRight) wrong.push(what);
  };

  const numbers = new Set(orders.map(({ number }) => number));
  for (const number of told) expect(numbers.has(number), `lost order ${number}`);

  const charges = simulator.charges();
  const paymentsByRef = new Map(payments.map((payment) => [payment.ref, payment]));
  for (const charge of charges) {
    const payment = paymentsByRef.get(charge.session);
    const name = `charge ${charge.session} of ${charge.reference ?? "?"}`;
    expect(payment?.state === "paid", `${name} is not booked (${payment?.state ?? "unknown"})`);
    expect(payment?.receivedMinor === charge.amountMinor, `${name} is booked with another sum`);
  }
  const booked = payments.filter(({ state }) => state === "paid");
  expect(booked.length === charges.length, "more payments are booked than were made");

  const bookedOf = listsBy(booked, ({ orderId }) => orderId);
  const eventsOf = listsBy(events, ({ orderId }) => orderId);
  const subscriptionsOf = listsBy(subscriptions, ({ orderId }) => orderId);
  const mailsTo = listsBy(mails, ({ to }) => to);
  for (const order of orders) {
    const paid = bookedOf(order.id);
    const received = eventsOf(order.id).filter(({ kind }) => kind === "payment-received");
    const phones = order.lines.reduce((sum, { isDevice, quantity }) => sum + (isDevice ? quantity : 0), 0);
    const sent = mailsTo(order.email).filter(({ subject }) => subject.includes(order.number)).length;
    const name = `order ${order.number} (${order.state})`;
    expect(paid.length <= 1, `${name} was charged ${String(paid.length)} times`);
    expect(HAS_MONEY.includes(order.state) === (paid.length === 1), `${name} has ${String(paid.length)} payments`);
    expect(received.length === paid.length, `${name} was told of its money ${String(received.length)} times`);
    expect(
      subscriptionsOf(order.id).length === (order.state === "paid" ? phones : 0),
      `${name} has a wrong number of subscriptions`,
    );
    expect(sent === expectedMails(order, phones), `${name} has ${String(sent)} mails`);
    expect(order.state !== "awaiting_payment", `${name} still waits`);
  }

  for (const { code, stock } of skus) {
    const taken = orders
      .filter(({ state }) => HOLDS_STOCK.includes(state))
      .flatMap(({ lines }) => lines)
      .reduce((sum, { sku, quantity }) => sum + (sku === code ? quantity : 0), 0);
    expect(stock >= 0, `${code} is oversold: ${String(stock)}`);
    expect(stock === (initialStock.get(code) ?? 0) - taken, `${code}: ${String(stock)} left, ${String(taken)} taken`);
  }
  for (const { state, subject } of mails) expect(state === "sent", `mail "${subject}" is ${state}`);
  return wrong;
}

/** Received; then paid and perhaps the identifiers, or expired and perhaps money that came too late. */
function expectedMails({ state }: Order, phones: number): number {
  if (state === "paid") return phones > 0 ? 3 : 2;
  return state === "paid_late" ? 3 : 2;
}

/** Ten thousand orders with their rows are too many to look through all of them for each. */
function listsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const lists = new Map<Key, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(row);
    else lists.set(keyOf(row), [row]);
  }
  return (key) => lists.get(key) ?? [];
}
