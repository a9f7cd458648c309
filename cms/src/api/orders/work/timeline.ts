import type { Core } from "@strapi/strapi";
import type { TimelineKind } from "@wren/domain";
import { orderEvents } from "./rows";

type Entry = { kind: TimelineKind; at: Date; by?: string; note?: string };

/** Adds a line to an order's timeline, within the caller's transaction. */
export async function addTimelineEntry(
  strapi: Core.Strapi,
  orderId: number,
  { kind, at, by, note }: Entry,
): Promise<void> {
  await orderEvents(strapi).create({ orderId, kind, at, by: by ?? null, note: note ?? null });
}
