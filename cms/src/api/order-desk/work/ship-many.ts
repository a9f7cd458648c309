import type { Core } from "@strapi/strapi";
import {
  MAX_SHIPPING_LINES,
  moveOrder,
  parseShippingList,
  trackingNumberSchema,
  type ShipmentsReport,
  type ShippingLine,
} from "@wren/domain";
import { orders } from "../../orders/work/rows";
import { shipOrder } from "./staff-orders";

type Report = ShipmentsReport["lines"][number];

type Shipping = { isTrial: boolean; by: string; now: Date };

/**
 * Ships the orders of a list, each for itself, so that a wrong line keeps no other from being shipped.
 * @returns null when the list is empty or too long
 */
export async function shipMany(strapi: Core.Strapi, text: string, shipping: Shipping): Promise<ShipmentsReport | null> {
  const list = parseShippingList(text);
  if (list.length === 0 || list.length > MAX_SHIPPING_LINES) return null;
  const lines: Report[] = [];
  for (const line of list) {
    const { position, text: typed, number } = line;
    lines.push({ position, text: typed, number, outcome: await shipLine(strapi, line, shipping) });
  }
  return { lines };
}

async function shipLine(
  strapi: Core.Strapi,
  { number, trackingNumber: typed }: ShippingLine,
  { isTrial, ...who }: Shipping,
): Promise<Report["outcome"]> {
  if (!number) return "number-invalid";
  if (!typed) return "tracking-number-missing";
  const trackingNumber = trackingNumberSchema.safeParse({ trackingNumber: typed }).data?.trackingNumber;
  if (!trackingNumber) return "tracking-number-invalid";
  const order = await orders(strapi).findOne({ where: { number } });
  if (!order) return "not-found";
  if (order.state === "shipped")
    return order.trackingNumber === trackingNumber ? "already-shipped" : "other-tracking-number";
  if (!order.needsShipping || !moveOrder(order.state, "shipped")) return "not-possible";
  if (isTrial) return "ready";
  return (await shipOrder(strapi, number, trackingNumber, who)).ok ? "shipped" : "not-possible";
}
