import type { Order, OrderEventRow } from "../../src/api/orders/work/rows";
import type { Payment } from "../../src/api/payments/work/rows";

export type Expect = (isRight: boolean, what: string) => void;

/** An order with everything that belongs to it. */
export type OrderFile = {
  name: string;
  order: Order;
  /** Every payment ever booked, refunded ones included. */
  booked: Payment[];
  timeline: OrderEventRow[];
  /** Number of timeline entries of a kind. */
  count: (kind: OrderEventRow["kind"]) => number;
  phones: number;
  /** True when it was paid in time, or staff delivered it anyway: then everything bought was given, once. */
  isCarriedOut: boolean;
};

/** Groups rows by key: ten thousand orders are too many to search all rows for each. */
export function listsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const lists = new Map<Key, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(row);
    else lists.set(keyOf(row), [row]);
  }
  return (key) => lists.get(key) ?? [];
}
