import type { Core } from "@strapi/strapi";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { countInTable } from "./counter-table";
import type { Budget } from "./limits";

/** Three weeks; a timer in memory cannot run for more than 24 days. */
const REMEMBERED = { points: 1, seconds: 21 * 24 * 60 * 60 };

export type Counters = {
  /** @returns the seconds to wait, or null when there was budget left */
  take(name: string, key: string, budget: Budget): Promise<number | null>;
  giveBack(name: string, key: string, budget: Budget): Promise<void>;
  remember(name: string, key: string): Promise<void>;
  remembers(name: string, key: string): Promise<boolean>;
};

/** Counts in memory, or with PostgreSQL in a table that all processes share; in memory too while that is away. */
export function createCounters(strapi: Core.Strapi): Counters {
  const inMemory = countInMemory();
  if (strapi.db.dialect.client !== "postgres") return inMemory;
  return countInTable(strapi, { whileAway: inMemory, rememberedSeconds: REMEMBERED.seconds });
}

function countInMemory(): Counters {
  const limiters = new Map<string, RateLimiterMemory>();

  function limiterFor(name: string, { points, seconds }: Budget): RateLimiterMemory {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async take(name, key, budget) {
      try {
        await limiterFor(name, budget).consume(key);
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async giveBack(name, key, budget) {
      await limiterFor(name, budget).reward(key);
    },
    async remember(name, key) {
      await limiterFor(name, REMEMBERED).set(key, 1, REMEMBERED.seconds);
    },
    async remembers(name, key) {
      return (await limiterFor(name, REMEMBERED).get(key)) !== null;
    },
  };
}
