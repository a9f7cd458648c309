import type { Core } from "@strapi/strapi";
import { parseIdentifier, parseOrderNumber } from "@wren/domain";
import { subscriptionsWhere } from "../../subscriptions/work/subscriptions-where";
import { orders } from "../../orders/work/rows";
import { subscriptions } from "../../subscriptions/work/rows";
import { accountRows } from "../../../platform/rows/account-rows";

const MOST_FOUND = 50;

/** Finds accounts by the beginning of their address or support number, or by a subscription or an order. */
export async function findAccountsBy(strapi: Core.Strapi, text: string): Promise<number[]> {
  const addresses = (await customersBy(strapi, text)).map((address) => address.toLowerCase());
  const isLike = { $startsWith: text.toLowerCase() };
  const number = parseIdentifier(text, ["chat"])?.identifier ?? text.toUpperCase();
  const ofNumber = { supportNumber: { $startsWith: number } };
  const where = { $or: [{ email: isLike }, { claimedEmail: isLike }, ofNumber, { email: { $in: addresses } }] };
  const found = await accountRows(strapi).findMany({ where, limit: MOST_FOUND });
  return found.map(({ id }) => id);
}

/** Addresses of the customer whose order or subscription has this number. */
export async function customersBy(strapi: Core.Strapi, text: string): Promise<string[]> {
  const number = parseOrderNumber(text);
  const customers = number
    ? await orders(strapi).findMany({ where: { number }, limit: 1 })
    : await subscriptions(strapi).findMany({ where: await subscriptionsWhere(strapi, text), limit: MOST_FOUND });
  return customers.map(({ email }) => email);
}
