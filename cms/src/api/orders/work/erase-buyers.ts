import type { Core } from "@strapi/strapi";
import { DAY_MS, BUYER_KEPT_DAYS, ENDED_STATES } from "@wren/domain";
import { orders } from "./rows";

/** The carrier shows the address for a tracking number, and the request's hash could confirm a guess of it. */
const NOBODY = { address: null, email: "", trackingNumber: null, requestHash: "" };

/** Erases the buyer of orders that ended long enough ago. Country and amounts stay for the books. */
export async function eraseBuyers(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }): Promise<number> {
  await datePast(strapi, now);
  const isOver = { erasedAt: { $null: true }, keepUntil: { $lte: now } };
  const over = await orders(strapi).findMany({
    where: isOver,
    orderBy: { keepUntil: "asc" },
    limit,
    select: ["id"],
  });
  if (over.length === 0) return 0;
  return orders(strapi).updateMany({ ...isOver, id: { $in: over.map(({ id }) => id) } }, { ...NOBODY, erasedAt: now });
}

/** Sets the date on orders that ended before there was one, or in a way that set none: their retention begins now. */
async function datePast(strapi: Core.Strapi, now: Date): Promise<void> {
  const keepUntil = new Date(now.getTime() + BUYER_KEPT_DAYS * DAY_MS);
  const isDateless = { erasedAt: { $null: true }, keepUntil: { $null: true }, state: { $in: [...ENDED_STATES] } };
  await orders(strapi).updateMany(isDateless, { keepUntil });
}
