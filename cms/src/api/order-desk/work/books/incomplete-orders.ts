import type { Core } from "@strapi/strapi";
import type { BookFinding, OrderEvent, OrderState } from "@wren/domain";
import { readInSlices } from "./in-slices";

/** The event that leads to each state; the timeline keeps it for ever. */
const CAME_BY: Partial<Record<OrderState, OrderEvent>> = {
  verifying: "payment-seen",
  paid: "payment-received",
  paid_late: "payment-received",
  shipped: "shipped",
  fulfilled: "fulfilled",
  expired: "deadline-passed",
  cancelled: "cancelled",
  refunded: "refunded",
};

/** States in which everything bought must have been delivered to the subscriptions. */
const GIVEN = "('paid', 'shipped', 'fulfilled')";

/** Orders whose timeline does not show that they were placed, once, and how they reached their state. */
export async function findTimelineDiffers(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const entries = "select count(*) from order_events where order_events.order_id = orders.id and order_events.kind =";
  const cameBy = Object.entries(CAME_BY);
  const cases = cameBy.map(() => "when ? then ?").join(" ");
  const isWrong = `((${entries} 'placed') <> 1 or (${entries} case orders.state ${cases} else 'placed' end) = 0)`;
  return findOrders(strapi, { kind: "timeline-differs", isWrong, values: cameBy.flat(), limit });
}

/** Orders that count as paid, or did, without a payment that brought money. */
export async function findNotPaid(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const isWrong = `orders.state in ('paid', 'paid_late', 'shipped', 'fulfilled', 'refunded') and not exists (
    select 1 from payments where payments.order_id = orders.id and payments.state in ('paid', 'refunded'))`;
  return findOrders(strapi, { kind: "not-paid", isWrong, limit });
}

/**
 * Orders without one subscription for each phone, or with one though unpaid. A refunded order may have been paid too
 * late to get any.
 */
export async function findSubscriptionsDiffer(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const made = "(select count(*) from subscriptions where subscriptions.order_id = orders.id)";
  const phones = phonesIn(strapi);
  const isWrong = `case when orders.state in ${GIVEN} then ${made} <> ${phones}
    when orders.state = 'refunded' then ${made} not in (0, ${phones})
    else ${made} <> 0 end`;
  return findOrders(strapi, { kind: "subscriptions-differ", isWrong, limit });
}

/** Orders whose paid services are not in the history of their subscription exactly once, unless staff must decide. */
export async function findServicesDiffer(strapi: Core.Strapi, limit: number): Promise<BookFinding[]> {
  const given = `(select count(*) from subscription_events where subscription_events.order_id = orders.id
    and subscription_events.kind in ('renewed', 'extended'))`;
  const bought = servicesIn(strapi);
  // If some were withheld (even when the order was refunded later), the others may have been given.
  const isWrong = `case when orders.services_withheld or orders.state = 'refunded' then ${given} > ${bought}
    when orders.state in ${GIVEN} then ${given} <> ${bought}
    else ${given} <> 0 end`;
  return findOrders(strapi, { kind: "services-differ", isWrong, limit });
}

type Search = { kind: BookFinding["kind"]; isWrong: string; values?: string[]; limit: number };

async function findOrders(strapi: Core.Strapi, { kind, isWrong, values = [], limit }: Search): Promise<BookFinding[]> {
  const rows = await readInSlices<{ id: number; number: string }>(strapi, { table: "orders", limit }, (ids) =>
    strapi.db
      .connection("orders")
      .whereBetween("orders.id", ids)
      .whereRaw(`(${isWrong})`, values)
      .orderBy("orders.id")
      .select("orders.id", "orders.number"),
  );
  return rows.map(({ id, number }) => {
    return { kind, table: "orders", rowId: id, orderId: id, orderNumber: number, paymentKey: null };
  });
}

function phonesIn(strapi: Core.Strapi): string {
  return strapi.db.dialect.client === "postgres"
    ? `(select coalesce(sum((line ->> 'quantity')::integer), 0) from jsonb_array_elements(orders.lines) line
        where (line ->> 'isDevice')::boolean)`
    : `(select coalesce(sum(json_extract(value, '$.quantity')), 0) from json_each(orders.lines)
        where json_extract(value, '$.isDevice'))`;
}

function servicesIn(strapi: Core.Strapi): string {
  const length = strapi.db.dialect.client === "postgres" ? "jsonb_array_length" : "json_array_length";
  return `${length}(orders.services)`;
}
