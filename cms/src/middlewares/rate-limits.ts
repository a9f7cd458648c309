import { setTimeout as wait } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { RateLimitDetails } from "@wren/domain";
import { contentApiPath } from "../platform/http/content-api-path";
import { ADMIN_SIGN_IN, adminNetwork, isAdminSignIn } from "../platform/limits/admin-sign-in";
import { createCounters, type Counters } from "../platform/limits/counters";
import { countsOf, type Count } from "../platform/limits/counts";
import { visitorKey } from "../platform/limits/keys";
import { countLimitHit } from "../platform/limits/limit-figures";
import { findLimit } from "../platform/limits/limits";
import { SignInRefusal } from "../platform/limits/sign-in-refusal";
import { HashingUnavailable } from "../platform/passwords/hashing";

const FIRST_FAILING_STATUS = 400;
/** Web's timeout is twice as long. */
const SLOWED_MS = 2_500;

/** Answers 429 when a limited call was made too often. */
const rateLimits: Core.MiddlewareFactory = (_config, { strapi }) => {
  const counters = createCounters(strapi);

  return async (ctx, next) => {
    const isStaff = isAdminSignIn(ctx);
    const path = contentApiPath(strapi, ctx.path);
    const limit = isStaff ? ADMIN_SIGN_IN : path && findLimit(ctx.method, path);
    if (!limit) {
      await next();
      return;
    }

    const counts = await countsOf(strapi, limit, { ctx, visitor: isStaff ? adminNetwork(ctx) : visitorKey(ctx) });
    const refuse = (retryAfterSeconds: number) => {
      ctx.set("Retry-After", String(retryAfterSeconds));
      throw new errors.RateLimitError("too-many-requests", { retryAfterSeconds } satisfies RateLimitDetails);
    };
    let beyond: number | null = null;
    for (const count of counts) {
      beyond ??= await take(counters, count, () => countLimitHit(strapi, limit.call));
      if (beyond !== null && !limit.sparesSuccess) refuse(beyond);
    }
    try {
      await next();
    } catch (error) {
      // No password was tried, so none was wrong.
      if (limit.onlyFailures && error instanceof HashingUnavailable)
        for (const { name, key, budget } of counts) await counters.giveBack(name, key, budget);
      if (!(error instanceof SignInRefusal)) throw error;
      if (!error.isFailure) for (const count of counts) await giveBack(counters, count);
      throw new errors.ForbiddenError(error.message, error.details);
    }
    const hasFailed = ctx.status >= FIRST_FAILING_STATUS;
    if (hasFailed && beyond !== null) refuse(beyond);
    if (!limit.onlyFailures || hasFailed) return;
    for (const count of counts) await giveBack(counters, count);
  };
};

export default rateLimits;

/** @returns the seconds to wait, or null when the call may proceed */
async function take(
  counters: Counters,
  { name, key, budget, beyond, acquaintance }: Count,
  onHit: () => void,
): Promise<number | null> {
  const retryAfterSeconds = await counters.take(name, key, budget);
  if (retryAfterSeconds === null) return null;
  onHit();
  if (beyond === "refuse") return retryAfterSeconds;
  if (beyond === "refuse-strangers") return (await counters.remembers(name, acquaintance)) ? null : retryAfterSeconds;
  await wait(SLOWED_MS);
  return null;
}

async function giveBack(counters: Counters, { name, key, budget, beyond, acquaintance }: Count): Promise<void> {
  await counters.giveBack(name, key, budget);
  if (beyond === "refuse-strangers") await counters.remember(name, acquaintance);
}
