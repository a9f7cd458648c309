import type { Core } from "@strapi/strapi";
import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { MoneroClaimRow, MoneroPaymentRow, MoneroTransferRow } from "../../src/api/monero/work/rows";
import type { Order, OrderEventRow } from "../../src/api/orders/work/rows";
import type { Payment } from "../../src/api/payments/work/rows";
import type { Subscription, SubscriptionEventRow } from "../../src/api/subscriptions/work/rows";
import { auditMails, auditPost, type KeptMail, type Post } from "./mail-books";
import { auditMoney } from "./money-books";
import { auditMonero } from "./monero-books";
import { auditServices } from "./service-books";
import { listsBy, type Expect, type OrderFile } from "./order-file";
import type { StripeSimulator, Subscriber } from "./town";

const ENDED = ["deadline-passed", "cancelled"];

type Truth = {
  simulator: StripeSimulator;
  chain: WalletSimulator;
  post: Post;
  told: Set<string>;
  initialStock: ReadonlyMap<string, number>;
  subscribers: readonly Subscriber[];
};

/** Checks everything that must be true after a storm. @returns the violations, in words */
export async function auditStorm(strapi: Core.Strapi, truth: Truth): Promise<string[]> {
  const all = <Row>(uid: string) => strapi.db.query(uid).findMany({ orderBy: { id: "asc" } }) as Promise<Row[]>;
  const orders = await all<Order>("api::orders.order");
  const payments = await all<Payment>("api::payments.payment");
  const events = await all<OrderEventRow>("api::orders.order-event");
  const subscriptions = await all<Subscription>("api::subscriptions.subscription");
  const history = await all<SubscriptionEventRow>("api::subscriptions.subscription-event");
  const mails = await all<KeptMail>("api::mail.mail");
  const bills = await all<MoneroPaymentRow>("api::monero.monero-payment");
  const transfers = await all<MoneroTransferRow>("api::monero.monero-transfer");
  const claims = await all<MoneroClaimRow>("api::monero.monero-claim");
  const wrong: string[] = [];
  const expect: Expect = (isRight, what) => {
    if (!isRight) wrong.push(what);
  };

  const numbers = new Set(orders.map(({ number }) => number));
  for (const number of truth.told) expect(numbers.has(number), `lost order ${number}`);

  const bookedOf = listsBy(
    payments.filter(({ receivedMinor }) => receivedMinor > 0),
    ({ orderId }) => orderId,
  );
  const eventsOf = listsBy(events, ({ orderId }) => orderId);
  const files = orders.map((order) => fileOf(order, bookedOf(order.id), eventsOf(order.id)));
  auditMoney({ files, payments, simulator: truth.simulator }, expect);
  auditMonero({ orders, payments, bills, transfers, received: truth.chain.received() }, expect);
  auditServices({ files, subscriptions, history, subscribers: truth.subscribers }, expect);
  auditPost(mails, truth.post, expect);

  const mailsTo = listsBy(mails, ({ to }) => to);
  const billsOf = listsBy(bills, ({ orderId }) => orderId);
  const claimsOf = listsBy(claims, ({ orderId }) => orderId);
  for (const file of files) {
    const { id, email } = file.order;
    auditMails({ ...file, mails: mailsTo(email), bills: billsOf(id), claims: claimsOf(id) }, expect);
  }
  await auditStock(strapi, { orders, initialStock: truth.initialStock }, expect);
  return wrong;
}

function fileOf(order: Order, booked: Payment[], timeline: OrderEventRow[]): OrderFile {
  const kinds = timeline.map(({ kind }) => kind);
  const count = (kind: OrderEventRow["kind"]) => kinds.filter((one) => one === kind).length;
  const received = kinds.indexOf("payment-received");
  // Money may come in time for what others have bought meanwhile.
  const isLate =
    timeline[received]?.note === "sold out" || kinds.slice(0, received).some((kind) => ENDED.includes(kind));
  const isInTime = received >= 0 && !isLate;
  return {
    name: `order ${order.number} (${order.state})`,
    order,
    booked,
    timeline,
    count,
    phones: order.lines.reduce((sum, { isDevice, quantity }) => sum + (isDevice ? quantity : 0), 0),
    isCarriedOut: isInTime || count("late-payment-accepted") > 0,
  };
}

async function auditStock(
  strapi: Core.Strapi,
  { orders, initialStock }: { orders: Order[]; initialStock: ReadonlyMap<string, number> },
  expect: Expect,
): Promise<void> {
  const skus = (await strapi.db.query("api::sku.sku").findMany({})) as { code: string; stock: number }[];
  // Shipped articles are gone, also when their money went back.
  const gone = orders.filter(({ holdsStock, shippedAt }) => holdsStock || shippedAt !== null);
  for (const { code, stock } of skus) {
    const taken = gone
      .flatMap(({ lines }) => lines)
      .reduce((sum, { sku, quantity }) => sum + (sku === code ? quantity : 0), 0);
    expect(stock >= 0, `${code} is oversold: ${String(stock)}`);
    expect(stock === (initialStock.get(code) ?? 0) - taken, `${code}: ${String(stock)} left, ${String(taken)} taken`);
  }
}
