import { isoDayOf, parcelDates, type Locale, type OrderPage, type TimelineKind } from "@wren/domain";
import type { OrderStatus } from "#app/features/checkout/order-status.ts";
import type { ParcelPhase, ParcelView } from "#app/features/checkout/order-view.ts";
import { formatWeekday } from "#app/lib/dates.server.ts";

/** Only orders that are on their way to a doorstep have these dates. */
const PHASES: Partial<Record<OrderStatus, ParcelPhase>> = {
  awaiting: "unpaid",
  returned: "unpaid",
  processing: "unpaid",
  failed: "unpaid",
  verifying: "unpaid",
  paid: "paid",
  shipped: "shipped",
};

type ParcelOrder = Pick<OrderPage, "lines" | "timeline" | "deliveryDays" | "erasedAt"> & { status: OrderStatus };

/** The days on which an order's parcel leaves and arrives; null when no parcel is on its way. */
export function toParcelView(order: ParcelOrder, { locale, now }: { locale: Locale; now: Date }): ParcelView | null {
  const { status, lines, deliveryDays, erasedAt } = order;
  const phase = PHASES[status];
  if (!phase || lines.length === 0 || erasedAt) return null;
  const today = isoDayOf(now);
  const dayOf = (...kinds: TimelineKind[]) => {
    const last = order.timeline.findLast(({ kind }) => kinds.includes(kind));
    return last ? isoDayOf(new Date(last.at)) : null;
  };
  const { leavesBy, arrivesBy } = parcelDates({
    paidOn: dayOf("payment-received", "late-payment-accepted") ?? today,
    shippedOn: dayOf("shipped"),
    deliveryDaysMax: deliveryDays?.max ?? null,
  });
  const due = phase === "shipped" ? arrivesBy : leavesBy;
  return {
    phase,
    leavesBy: formatWeekday(leavesBy, locale),
    arrivesBy: arrivesBy && formatWeekday(arrivesBy, locale),
    isLate: due !== null && due < today,
  };
}
