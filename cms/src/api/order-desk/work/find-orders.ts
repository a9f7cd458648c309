import type { Core } from "@strapi/strapi";
import { addDays, normalizeCrockford, startOfIsoDay, type OrderDeskQuery, type OrderSort } from "@wren/domain";
import { readShop } from "../../catalog/work/catalog";
import { orders, type Order } from "../../orders/work/rows";
import { anywhere, holds } from "../../../platform/rows/like";
import { findOrdersInNeed } from "./attention";

const PAGE_SIZE = 25;

const SORT_COLUMNS: Record<OrderSort, string> = {
  placed: "placed_at",
  buyer: "lower(address->>'lastName')",
  country: "country",
  total: "total_minor",
  state: "state",
};

/** One page of the orders that fit the filters. Those in need come longest waiting first, all others newest first. */
export async function listOrders(strapi: Core.Strapi, query: OrderDeskQuery) {
  const { sort = "placed", direction = query.need ? "asc" : "desc" } = query;
  const inNeed = query.need ? await findOrdersInNeed(strapi, query.need) : null;
  const found = matching(strapi, query, inNeed);
  const page: { id: number }[] = await found
    .clone()
    .orderByRaw(`${SORT_COLUMNS[sort]} ${direction}, id ${direction}`)
    .limit(PAGE_SIZE)
    .offset((query.page - 1) * PAGE_SIZE)
    .select("id");
  const [counted] = await found.count({ total: "*" });
  return {
    orders: (await readInOrder(strapi, page)).map(summaryOf),
    total: Number(counted?.total ?? 0),
    pageSize: PAGE_SIZE,
    choices: await choicesOf(strapi),
  };
}

function matching(strapi: Core.Strapi, query: OrderDeskQuery, inNeed: number[] | null) {
  const { search, state, method, country, product, from, until } = query;
  const found = strapi.db.connection("orders");
  if (inNeed) found.whereIn("id", inNeed);
  if (state) found.where({ state });
  if (method) found.where({ payment_method: method });
  if (country) found.where({ country });
  if (from) found.where("placed_at", ">=", startOfIsoDay(from));
  if (until) found.where("placed_at", "<", startOfIsoDay(addDays(until, 1)));
  if (product) found.whereRaw(holdsProduct(strapi), [product, product]);
  const typed = search?.trim();
  if (typed) found.whereRaw(holdsText(strapi), textBindings(typed));
  return found;
}

function holdsProduct(strapi: Core.Strapi): string {
  const each = strapi.db.dialect.client === "postgres" ? "jsonb_array_elements" : "json_each";
  const isLine = (column: string, key: string) =>
    `exists (select 1 from ${each}(orders.${column}) as line where line.value->>'${key}' = ?)`;
  return `(${isLine("lines", "productSlug")} or ${isLine("services", "slug")})`;
}

const SEARCHED = [
  "replace(number, '-', '')",
  "email",
  "(address->>'firstName') || ' ' || (address->>'lastName')",
  "address->>'company'",
  "address->>'city'",
];

function holdsText(strapi: Core.Strapi): string {
  return `(${SEARCHED.map((text) => holds(strapi, text)).join(" or ")})`;
}

function textBindings(typed: string): string[] {
  const number = anywhere(normalizeCrockford(typed));
  const text = anywhere(typed.normalize("NFC").replace(/\s+/g, " "));
  return SEARCHED.map((_, index) => (index === 0 ? number : text));
}

async function readInOrder(strapi: Core.Strapi, page: { id: number }[]): Promise<Order[]> {
  const rows = await orders(strapi).findMany({ where: { id: { $in: page.map(({ id }) => id) } } });
  return page.flatMap(({ id }) => rows.filter((row) => row.id === id));
}

function summaryOf(order: Order) {
  const { number, state, placedAt, totalMinor, currency, country, lines, services, address, paymentMethod } = order;
  const buyer = address && `${address.firstName} ${address.lastName}`;
  const email = order.email || null;
  return { number, state, placedAt, buyer, email, paymentMethod, totalMinor, currency, country, lines, services };
}

async function choicesOf(strapi: Core.Strapi) {
  const rows: { country: string }[] = await strapi.db
    .connection("orders")
    .whereNotNull("country")
    .distinct("country")
    .orderBy("country");
  const { products, services } = await readShop(strapi);
  const named = [...products].map(([slug, { name }]) => ({ slug, name }));
  const offered = [...services.values()].map(({ slug, name }) => ({ slug, name }));
  return { countries: rows.map(({ country }) => country), products: [...named, ...offered] };
}
