import type { Core } from "@strapi/strapi";
import {
  addDays,
  csvOf,
  decimalOf,
  isoDayOf,
  startOfIsoDay,
  totalsOf,
  type BookedOrder,
  type IsoDay,
  type OrderExportKind,
} from "@wren/domain";
import { orders, type Order } from "../../orders/work/rows";
import { payments, type Payment } from "../../payments/work/rows";

type Days = { from: IsoDay; until: IsoDay };

type ExportedOrder = BookedOrder & { order: Order };

/** Rows that are read at once. */
const SLICE = 500;

/** A CSV file of all orders that were paid in these days, or of their totals. Its headings are codes, as in the books. */
export async function exportOrders(strapi: Core.Strapi, kind: OrderExportKind, days: Days) {
  const booked = await readBooked(strapi, days);
  const rows = kind === "orders" ? orderRows(booked) : totalRows(booked);
  const name = `${kind}-${days.from}-${days.until}.csv`;
  return { name, type: "text/csv; charset=utf-8", bytes: Buffer.from(csvOf(rows)) };
}

async function readBooked(strapi: Core.Strapi, { from, until }: Days): Promise<ExportedOrder[]> {
  const paidAt = { $gte: startOfIsoDay(from), $lt: startOfIsoDay(addDays(until, 1)) };
  const booked: ExportedOrder[] = [];
  for (let afterId = 0; ;) {
    const where = { paidAt, id: { $gt: afterId } };
    const slice = await orders(strapi).findMany({ where, orderBy: { id: "asc" }, limit: SLICE });
    const ids = slice.map(({ id }) => id);
    const received = await payments(strapi).findMany({ where: { orderId: { $in: ids }, receivedMinor: { $gt: 0 } } });
    for (const order of slice)
      booked.push(
        bookedOf(
          order,
          received.filter(({ orderId }) => orderId === order.id),
        ),
      );
    if (slice.length < SLICE) return booked;
    afterId = ids.at(-1) ?? afterId;
  }
}

function bookedOf(order: Order, received: Payment[]): ExportedOrder {
  const sum = (amount: (payment: Payment) => number) => received.reduce((total, one) => total + amount(one), 0);
  return {
    order,
    currency: order.currency,
    method: received[0]?.method ?? order.paymentMethod,
    vatBasisPoints: order.vatBasisPoints,
    totalMinor: order.totalMinor,
    vatMinor: order.vatMinor,
    receivedMinor: sum(({ receivedMinor }) => receivedMinor),
    refundedMinor: sum(({ refundedMinor }) => refundedMinor),
  };
}

const AMOUNTS = ["vat_percent", "net", "vat", "total", "received", "refunded"];

function amountsOf({ vatBasisPoints, totalMinor, vatMinor, receivedMinor, refundedMinor }: BookedOrder): string[] {
  // Basis points are to percent what minor units are to whole ones.
  const amounts = [vatBasisPoints, totalMinor - vatMinor, vatMinor, totalMinor, receivedMinor, refundedMinor];
  return amounts.map(decimalOf);
}

function orderRows(booked: ExportedOrder[]): string[][] {
  const day = (instant: string | null) => (instant ? isoDayOf(new Date(instant)) : "");
  const rows = booked.map(({ order, ...amounts }) => [
    order.number,
    ...[order.placedAt, order.paidAt, order.shippedAt].map(day),
    order.state,
    order.country ?? "",
    amounts.method,
    amounts.currency.toUpperCase(),
    ...amountsOf(amounts),
  ]);
  return [["number", "placed", "paid", "shipped", "state", "country", "method", "currency", ...AMOUNTS], ...rows];
}

function totalRows(booked: ExportedOrder[]): string[][] {
  const rows = totalsOf(booked).map((total) => [
    total.currency.toUpperCase(),
    total.method,
    String(total.count),
    ...amountsOf(total),
  ]);
  return [["currency", "method", "orders", ...AMOUNTS], ...rows];
}
