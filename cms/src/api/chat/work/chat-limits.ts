import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { RateLimitDetails } from "@wren/domain";
import { createCounters, type Counters } from "../../../platform/limits/counters";
import type { Budget } from "../../../platform/limits/limits";

/**
 * Budgets per account and not per visitor's address: only accounts write, networks begin them at a bounded rate, and
 * many Tor users share an address.
 */
const BUDGETS = {
  message: { points: 30, seconds: 60 },
  file: { points: 20, seconds: 10 * 60 },
  /** Reading and typing; a well-behaved page needs a third of it. */
  seen: { points: 120, seconds: 60 },
  /** It fills the visitor's own mailbox. */
  transcript: { points: 1, seconds: 60 },
  /** Opening a stream, ending, erasing. */
  step: { points: 60, seconds: 60 },
} satisfies Record<string, Budget>;

const shared = new WeakMap<Core.Strapi, Counters>();

type LimitedContext = { set(header: string, value: string): void };

/** Throws the 429 when this account exceeds its limit. */
export async function consumeLimit(
  strapi: Core.Strapi,
  ctx: LimitedContext,
  { what, accountId }: { what: keyof typeof BUDGETS; accountId: number },
): Promise<void> {
  const counters = shared.get(strapi) ?? createCounters(strapi);
  shared.set(strapi, counters);
  const retryAfterSeconds = await counters.take(`chat ${what}`, String(accountId), BUDGETS[what]);
  if (retryAfterSeconds === null) return;
  ctx.set("Retry-After", String(retryAfterSeconds));
  throw new errors.RateLimitError("too-many-requests", { retryAfterSeconds } satisfies RateLimitDetails);
}
