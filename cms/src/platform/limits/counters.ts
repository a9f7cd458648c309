import type { Core } from "@strapi/strapi";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { inTransaction } from "../strapi-edges";
import type { Budget } from "./limits";

const TABLE = "rate_limits";
/** An arbitrary number, the same in every process: the holder of the lock creates the table. */
const TABLE_LOCK = 7_203_415;

/** Three weeks; a timer in memory cannot run for more than 24 days. */
const REMEMBERED = { points: 1, seconds: 21 * 24 * 60 * 60 };

export type Counters = {
  /** @returns the seconds to wait, or null when there was budget left */
  take(name: string, key: string, budget: Budget): Promise<number | null>;
  giveBack(name: string, key: string, budget: Budget): Promise<void>;
  remember(name: string, key: string): Promise<void>;
  remembers(name: string, key: string): Promise<boolean>;
};

/** Counts in memory, or with PostgreSQL in a table that all processes share. */
export function createCounters(strapi: Core.Strapi): Counters {
  const limiters = new Map<string, RateLimiterAbstract>();
  const isPostgres = strapi.db.dialect.client === "postgres";

  function limiterFor(name: string, { points, seconds }: Budget): RateLimiterAbstract {
    const limiter = limiters.get(name) ?? makeLimiter({ keyPrefix: name, points, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  }

  function makeLimiter(options: { keyPrefix: string; points: number; duration: number }): RateLimiterAbstract {
    const memory = new RateLimiterMemory(options);
    if (!isPostgres) return memory;
    const store = { storeClient: strapi.db.connection, storeType: "knex", tableName: TABLE, tableCreated: true };
    return new RateLimiterPostgres({ ...options, ...store, insuranceLimiter: memory });
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

/** The library can create its table itself, but not from several processes at once. */
export async function createCounterTable(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return;
  await inTransaction(strapi, async ({ trx }) => {
    const run = (sql: string) => strapi.db.connection.raw(sql).transacting(trx);
    await run(`select pg_advisory_xact_lock(${String(TABLE_LOCK)})`);
    await run(
      `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
  });
}
