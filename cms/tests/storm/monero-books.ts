import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { MoneroPaymentRow, MoneroTransferRow } from "../../src/lib/monero/rows";
import type { Order, Payment } from "../../src/lib/shop/rows";

type Received = ReturnType<WalletSimulator["received"]>;

type Books = {
  orders: Order[];
  payments: Payment[];
  bills: MoneroPaymentRow[];
  transfers: MoneroTransferRow[];
  /** What the chain says, and nobody who was asked about it. */
  received: Received;
};

type Expect = (isRight: boolean, what: string) => void;

const CONFIRMATIONS = 10;
const GONE = 2;

/** Every payment is booked exactly when its own address got enough for good, and the books know every transfer. */
export function auditMonero(books: Books, expect: Expect): void {
  auditAddresses(books, expect);
  auditTransfers(books, expect);
  const payments = new Map(books.payments.map((payment) => [payment.key, payment]));
  const orders = new Map(books.orders.map((order) => [order.id, order]));
  for (const bill of books.bills) {
    const [payment, order] = [payments.get(bill.key), orders.get(bill.orderId)];
    const name = `address ${String(bill.subaddressIndex)} of ${bill.reference}`;
    const price = BigInt(bill.quotes[0]?.piconero ?? 0);
    const got = goodFor(bill, books.received);
    const isPaid = payment?.state === "paid";
    expect(price > 0n && bill.quotes.length === 1, `${name} has a strange quote`);
    expect(order?.number === bill.reference && payment?.orderId === bill.orderId, `${name} belongs to another order`);
    expect(payment?.ref === null || payment?.ref === bill.address, `${name} is not the address of its payment`);
    expect(isPaid === got >= price, `${name} got ${String(got)} of ${String(price)} and is ${payment?.state ?? "?"}`);
    expect(!isPaid || payment.receivedMinor === order?.totalMinor, `${name} is booked with another sum`);
    expect(bill.state === stateOf(got, price), `${name} says ${bill.state} with ${String(got)} of ${String(price)}`);
  }
}

function stateOf(got: bigint, price: bigint): MoneroPaymentRow["state"] {
  if (got === 0n) return "nothing";
  return got < price ? "too-low" : "validated";
}

/** Locked money is none, and what few blocks confirm may vanish. */
function goodFor({ address }: MoneroPaymentRow, received: Received): bigint {
  return received
    .filter((one) => one.address === address && one.unlockTime === 0 && one.confirmations >= CONFIRMATIONS)
    .reduce((sum, { piconero }) => sum + piconero, 0n);
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
