import type { Core } from "@strapi/strapi";
import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { MoneroClaimRow, MoneroPaymentRow, MoneroTransferRow } from "../../src/lib/monero/rows";
import type { OrderEventRow, Order, Payment } from "../../src/lib/shop/rows";
import { auditMonero } from "./monero-books";
import { auditMails, type KeptMail } from "./mail-books";
import type { StripeSimulator } from "./town";

const HOLDS_STOCK = ["awaiting_payment", "verifying", "paid", "shipped", "fulfilled"];
const HAS_MONEY = ["paid", "paid_late", "shipped", "fulfilled"];

/** Everything that must be true after a storm. @returns what is not, in words */
export async function auditBooks(
  strapi: Core.Strapi,
  {
    simulator,
    chain,
    told,
    initialStock,
  }: {
    simulator: StripeSimulator;
    chain: WalletSimulator;
    told: Set<string>;
    initialStock: ReadonlyMap<string, number>;
  },
): Promise<string[]> {
  const all = <Row>(uid: string) => strapi.db.query(uid).findMany({}) as Promise<Row[]>;
  const orders = await all<Order>("api::order.order");
  const payments = await all<Payment>("api::payment.payment");
  const events = await all<OrderEventRow>("api::order-event.order-event");
  const subscriptions = await all<{ orderId: number }>("api::subscription.subscription");
  const mails = await all<KeptMail>("api::mail.mail");
  const bills = await all<MoneroPaymentRow>("api::monero-payment.monero-payment");
  const transfers = await all<MoneroTransferRow>("api::monero-transfer.monero-transfer");
  const claims = await all<MoneroClaimRow>("api::monero-claim.monero-claim");
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
  const atProvider = booked.filter(({ provider }) => provider === "stripe");
  expect(atProvider.length === charges.length, "more payments are booked than were made");
  auditMonero({ orders, payments, bills, transfers, received: chain.received() }, expect);

  const bookedOf = listsBy(booked, ({ orderId }) => orderId);
  const eventsOf = listsBy(events, ({ orderId }) => orderId);
  const subscriptionsOf = listsBy(subscriptions, ({ orderId }) => orderId);
  const mailsTo = listsBy(mails, ({ to }) => to);
  const billsOf = listsBy(bills, ({ orderId }) => orderId);
  const claimsOf = listsBy(claims, ({ orderId }) => orderId);
  for (const order of orders) {
    const paid = bookedOf(order.id);
    const timeline = eventsOf(order.id);
    const count = (kind: OrderEventRow["kind"]) => timeline.filter((event) => event.kind === kind).length;
    const phones = order.lines.reduce((sum, { isDevice, quantity }) => sum + (isDevice ? quantity : 0), 0);
    const name = `order ${order.number} (${order.state})`;
    // Whoever sends Monero can send too much; the provider takes nothing twice.
    const charged = paid.filter(({ provider }) => provider === "stripe").length;
    expect(charged <= 1, `${name} was charged ${String(charged)} times`);
    expect(HAS_MONEY.includes(order.state) === paid.length > 0, `${name} has ${String(paid.length)} payments`);
    expect(count("payment-received") === Math.min(1, paid.length), `${name} was paid ${String(paid.length)} times`);
    expect(count("payment-surplus") === Math.max(0, paid.length - 1), `${name} hides a surplus`);
    expect(count("payment-mismatch") === 0, `${name} got a wrong sum`);
    expect(
      subscriptionsOf(order.id).length === (order.state === "paid" ? phones : 0),
      `${name} has a wrong number of subscriptions`,
    );
    const facts = { phones, count, bills: billsOf(order.id), claims: claimsOf(order.id) };
    auditMails({ name, order, mails: mailsTo(order.email), ...facts }, expect);
    expect(order.state !== "verifying", `${name} is not decided`);
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
