import type { Core } from "@strapi/strapi";
import { MINUTE_MS } from "@wren/domain";
import { paymentProviders } from "./providers";
import { failPoint } from "../../../platform/fail-point";
import { inBackground } from "../../../platform/jobs/in-background";
import { paymentEvents, payments, type PaymentEventRow } from "./rows";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { PaymentFailure, type ProviderEvent } from "./provider";
import { settle } from "./settle";

const BATCH = 50;

type Message = { provider: string; event: ProviderEvent; rawBody: string; now: Date };

/** Stores a provider's message and handles it after the response. A second copy is recognised and ignored. */
export async function receive(strapi: Core.Strapi, { provider, event, rawBody, now }: Message): Promise<void> {
  const row = {
    provider,
    eventId: event.id,
    ref: event.ref,
    payload: rawBody,
    receivedAt: now,
    nextTryAt: new Date(now.getTime() + MINUTE_MS),
    tries: 0,
  };
  try {
    const kept = await paymentEvents(strapi).create(row);
    failPoint("after-inbox");
    inBackground(strapi, "A payment message", () => work(strapi, kept, now));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Handles messages whose process died, or whose provider was unreachable then. */
export async function workOnInbox(strapi: Core.Strapi, now: Date): Promise<number> {
  const due = await paymentEvents(strapi).findMany({
    where: { processedAt: { $null: true }, nextTryAt: { $lte: now } },
    orderBy: { nextTryAt: "asc" },
    limit: BATCH,
  });
  for (const row of due) await work(strapi, row, now);
  return due.length;
}

async function work(strapi: Core.Strapi, row: PaymentEventRow, now: Date): Promise<void> {
  const isDone = await follow(strapi, row, now);
  const nextTryAt = new Date(now.getTime() + MINUTE_MS * 2 ** Math.min(row.tries, 8));
  await paymentEvents(strapi).updateMany(
    { id: row.id },
    { tries: row.tries + 1, nextTryAt, ...(isDone ? { processedAt: now } : {}) },
  );
}

/** @returns false when the provider was unreachable */
async function follow(strapi: Core.Strapi, row: PaymentEventRow, now: Date): Promise<boolean> {
  const { provider } = row;
  if (row.ref === null) return true;
  try {
    const ref = await paymentProviders(strapi).byName(provider)?.refOf(row.ref);
    const payment = ref && (await payments(strapi).findOne({ where: { provider, ref } }));
    // Without a payment of ours there is nothing to do; open attempts are checked anyway.
    return !payment || (await settle(strapi, payment, now));
  } catch (error) {
    if (error instanceof PaymentFailure) return false;
    throw error;
  }
}
