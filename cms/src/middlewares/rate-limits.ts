import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { RateLimitDetails } from "@wren/domain";
import { createCounters } from "../lib/limits/counters";
import { findLimit } from "../lib/limits/find-limit";
import { accountKey, visitorKey } from "../lib/limits/keys";
import type { Budget, Limit } from "../lib/limits/limits";

const FIRST_FAILING_STATUS = 400;

type Count = { name: string; key: string; budget: Budget };

/** Answers 429 when a call of the list in `lib/limits/limits.ts` was made too often. */
const rateLimits: Core.MiddlewareFactory = (_config, { strapi }) => {
  const contentApi = strapi.config.get<string>("api.rest.prefix", "/api");
  const counters = createCounters(strapi);

  return async (ctx, next) => {
    const isContentApi = ctx.path.toLowerCase().startsWith(`${contentApi}/`);
    const limit = isContentApi ? findLimit(ctx.method, ctx.path.slice(contentApi.length)) : null;
    if (!limit) {
      await next();
      return;
    }

    const counts = countsOf(limit, ctx);
    // One after the other: whom their own limit stops must not use up another person's.
    for (const { name, key, budget } of counts) {
      const retryAfterSeconds = await counters.take(name, key, budget);
      if (retryAfterSeconds === null) continue;
      ctx.set("Retry-After", String(retryAfterSeconds));
      throw new errors.RateLimitError("too-many-requests", { retryAfterSeconds } satisfies RateLimitDetails);
    }
    await next();
    if (!limit.onlyFailures || ctx.status >= FIRST_FAILING_STATUS) return;
    for (const { name, key, budget } of counts) await counters.giveBack(name, key, budget);
  };
};

export default rateLimits;

function countsOf({ call, perVisitor, perAccount }: Limit, ctx: Parameters<typeof visitorKey>[0]): Count[] {
  const counts = [{ name: `${call} visitor`, key: visitorKey(ctx), budget: perVisitor }];
  for (const { field, ...budget } of [perAccount ?? []].flat()) {
    const key = accountKey(ctx, field);
    if (key) counts.push({ name: `${call} ${field}`, key, budget });
  }
  return counts;
}
