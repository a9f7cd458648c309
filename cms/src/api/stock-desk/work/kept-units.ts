import type { Core } from "@strapi/strapi";
import type { OrderState } from "@wren/domain";
import { orders } from "../../orders/work/rows";

/** States in which an order's articles can lie on the shelf. */
const BEFORE_SHIPPING = ["awaiting_payment", "verifying", "paid"] as const satisfies OrderState[];

/** Units by the article's code that orders keep and that are not shipped yet. */
export async function readKeptUnits(strapi: Core.Strapi): Promise<ReadonlyMap<string, number>> {
  const kept = await orders(strapi).findMany({
    where: { state: { $in: BEFORE_SHIPPING }, holdsStock: true },
    select: ["lines"],
  });
  const units = new Map<string, number>();
  for (const { lines } of kept) for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}
