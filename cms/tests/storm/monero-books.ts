import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { MoneroPaymentRow, MoneroTransferRow } from "../../src/api/monero/work/rows";
import type { Order } from "../../src/api/orders/work/rows";
import type { Payment } from "../../src/api/payments/work/rows";
import type { Expect } from "./order-file";

type Received = ReturnType<WalletSimulator["received"]>;

type Books = {
  orders: Order[];
  payments: Payment[];
  bills: MoneroPaymentRow[];
  transfers: MoneroTransferRow[];
  /** Transfers by the chain itself, independent of wallet and shop. */
  received: Received;
};

const CONFIRMATIONS = 10;
const GONE = 2;
const GRACE_MS = 10 * 60_000;

/** Every payment is booked exactly when its own address received enough for good, and the books know every transfer. */
export function auditMonero(books: Books, expect: Expect): void {
  auditAddresses(books, expect);
  auditTransfers(books, expect);
  const payments = new Map(books.payments.map((payment) => [payment.key, payment]));
  const orders = new Map(books.orders.map((order) => [order.id, order]));
  for (const bill of books.bills) {
    const [payment, order] = [payments.get(bill.key), orders.get(bill.orderId)];
    const name = `address ${String(bill.subaddressIndex)} of ${bill.reference}`;
    const state = stateOf(bill, books);
    const isPaid = payment?.state === "paid" || payment?.state === "refunded";
    expect(order?.number === bill.reference && payment?.orderId === bill.orderId, `${name} belongs to another order`);
    expect(payment?.ref === null || payment?.ref === bill.address, `${name} is not the address of its payment`);
    expect(isPaid === (state === "validated"), `${name} is ${state} and its payment ${payment?.state ?? "nowhere"}`);
    expect(!isPaid || payment.receivedMinor === order?.totalMinor, `${name} is booked with another sum`);
    expect(bill.state === state, `${name} says ${bill.state} and is ${state}`);
  }
}

/**
 * State of an address by the chain: each transfer pays the share of the order that it was worth under the quote of its
 * moment. Locked money does not count, and transfers with few confirmations may vanish.
 */
function stateOf(bill: MoneroPaymentRow, { received, transfers }: Books): MoneroPaymentRow["state"] {
  const good = received.filter(
    (one) => one.address === bill.address && one.unlockTime === 0 && one.confirmations >= CONFIRMATIONS,
  );
  if (good.length === 0) return "nothing";
  const seenAt = new Map(transfers.map(({ txid, ...row }) => [txid, new Date(row.seenAt).getTime()]));
  // Paid if the sum of piconero / price is one or more, for which everything is multiplied by all prices.
  const prices = bill.quotes.map(({ piconero }) => BigInt(piconero));
  const all = prices.reduce((product, price) => product * price, 1n);
  const paid = good.reduce((sum, { txid, piconero }) => {
    const price = BigInt(quoteAt(bill.quotes, seenAt.get(txid) ?? 0).piconero);
    return sum + (piconero * all) / price;
  }, 0n);
  return paid < all ? "too-low" : "validated";
}

/** The cheapest quote valid at that moment, or the first one afterwards. */
function quoteAt(quotes: MoneroPaymentRow["quotes"], time: number): MoneroPaymentRow["quotes"][number] {
  const open = quotes.filter(({ until }) => time <= new Date(until).getTime() + GRACE_MS);
  const held = open.filter(({ from }) => new Date(from).getTime() <= time);
  const [cheapest] = held.toSorted((a, b) => (BigInt(a.piconero) < BigInt(b.piconero) ? -1 : 1));
  const quote = cheapest ?? open[0] ?? quotes.at(-1);
  if (!quote) throw new Error("An address without a quote");
  return quote;
}

function auditAddresses({ bills }: Books, expect: Expect): void {
  expect(new Set(bills.map(({ address }) => address)).size === bills.length, "an address belongs to two orders");
  const indexes = new Set(bills.map(({ subaddressIndex }) => subaddressIndex));
  expect(indexes.size === bills.length, "an index belongs to two orders");
}

function auditTransfers({ bills, transfers, received }: Books, expect: Expect): void {
  const indexes = new Map(bills.map(({ address, subaddressIndex }) => [address, subaddressIndex]));
  const names = (txid: string, index: number | undefined, piconero: string) => `${txid} ${String(index)} ${piconero}`;
  const truth = new Map<string, bigint>();
  for (const { txid, address, piconero } of received) {
    const key = `${txid} ${String(indexes.get(address))}`;
    truth.set(key, (truth.get(key) ?? 0n) + piconero);
  }
  const there = new Set([...truth].map(([key, piconero]) => `${key} ${String(piconero)}`));
  const kept = new Set(
    transfers
      .filter(({ missedScans }) => missedScans < GONE)
      .map(({ txid, subaddressIndex, piconero }) => names(txid, subaddressIndex, piconero)),
  );
  for (const name of there) expect(kept.has(name), `the books do not know ${name}`);
  for (const name of kept) expect(there.has(name), `the books believe in ${name}`);
}
