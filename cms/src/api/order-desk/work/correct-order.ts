import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import type { OrderDeskRefusal, OrderState, ShippingAddress } from "@wren/domain";
import type { StaffOutcome } from "../../../platform/desk/staff-outcome";
import { inTransaction } from "../../../platform/strapi-edges";
import { isTestShop } from "../../../platform/test-mode";
import { sendOrderMail, tellFormerAddress } from "../../orders/work/order-mails";
import { announceOrder } from "../../orders/work/order-news";
import { orders, type Order } from "../../orders/work/rows";
import { addTimelineEntry } from "../../orders/work/timeline";

type By = { by: string; now: Date };

type Outcome = StaffOutcome<OrderDeskRefusal>;

type Correction = {
  kind: "address-corrected" | "email-corrected" | "tracking-corrected";
  changes: Partial<Pick<Order, "address" | "email" | "trackingNumber">>;
  /** Reason why this order cannot be corrected so. */
  problem?: (order: Order) => OrderDeskRefusal | null;
};

/** States in which a parcel can still go to another address. */
const NOT_SENT: readonly OrderState[] = ["awaiting_payment", "verifying", "paid", "paid_late"];

export function correctAddress(strapi: Core.Strapi, number: string, address: ShippingAddress, who: By) {
  return correct(strapi, number, who, {
    kind: "address-corrected",
    changes: { address },
    problem: ({ state, address: before }) => {
      if (!before || !NOT_SENT.includes(state)) return "not-possible";
      return before.country === address.country ? null : "country-differs";
    },
  });
}

export function correctEmail(strapi: Core.Strapi, number: string, email: string, who: By) {
  return correct(strapi, number, who, { kind: "email-corrected", changes: { email } });
}

export function correctTracking(strapi: Core.Strapi, number: string, trackingNumber: string | null, who: By) {
  return correct(strapi, number, who, {
    kind: "tracking-corrected",
    changes: { trackingNumber },
    problem: ({ state }) => (state === "shipped" ? null : "not-possible"),
  });
}

/**
 * Corrects a fact about the buyer, notes on the timeline that it was done and tells the buyer. The timeline names no
 * value: it stays when the buyer is erased. A repetition changes nothing and tells nobody.
 */
async function correct(
  strapi: Core.Strapi,
  number: string,
  { by, now }: By,
  { kind, changes, problem }: Correction,
): Promise<Outcome> {
  return inTransaction(strapi, async (): Promise<Outcome> => {
    const order = await orders(strapi).findOne({ where: { number } });
    if (!order) return { ok: false, refusal: "not-found" };
    const refusal = order.erasedAt ? "not-possible" : problem?.(order);
    if (refusal) return { ok: false, refusal };
    const corrected = { ...order, ...changes };
    if (isDeepStrictEqual(corrected, order)) return { ok: true };
    const from = { id: order.id, state: order.state, erasedAt: { $null: true } };
    if ((await orders(strapi).updateMany(from, changes)) === 0) return { ok: false, refusal: "not-possible" };
    await addTimelineEntry(strapi, order.id, { kind, at: now, by });
    await announceOrder(strapi, order);
    await sendOrderMail(strapi, kind, corrected, { isTest: isTestShop(strapi) });
    if (kind === "email-corrected") await tellFormerAddress(strapi, order);
    return { ok: true };
  });
}
