import type { Core } from "@strapi/strapi";
import { subscriptions, type Subscription } from "./rows";

/** Subscriptions by the identifier that was asked for, the phone's or the storage's. */
export async function findSubscriptions(
  strapi: Core.Strapi,
  identifiers: readonly string[],
): Promise<ReadonlyMap<string, Subscription>> {
  if (identifiers.length === 0) return new Map();
  const rows = await subscriptions(strapi).findMany({
    where: { $or: [{ mobileId: { $in: identifiers } }, { nestId: { $in: identifiers } }] },
  });
  return new Map(rows.flatMap((row) => [[row.mobileId, row] as const, [row.nestId, row] as const]));
}
