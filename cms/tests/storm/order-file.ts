import type { Order, OrderEventRow } from "../../src/api/orders/work/rows";
import type { Payment } from "../../src/api/payments/work/rows";

export type Expect = (isRight: boolean, what: string) => void;

/** An order with everything that hangs on it. */
export type OrderFile = {
  name: string;
  order: Order;
  /** Every payment that was ever booked, also what went back since. */
  booked: Payment[];
  timeline: OrderEventRow[];
  /** Count of a kind of event on the timeline. */
  count: (kind: OrderEventRow["kind"]) => number;
  phones: number;
  /** It was paid in time, or staff delivered it after all: then everything that was bought was given, once. */
  isCarriedOut: boolean;
};

/** Ten thousand orders with their rows are too many to look through all of them for each. */
export function listsBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const lists = new Map<Key, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(row);
    else lists.set(keyOf(row), [row]);
  }
  return (key) => lists.get(key) ?? [];
}
