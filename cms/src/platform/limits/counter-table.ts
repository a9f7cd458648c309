import type { Core } from "@strapi/strapi";
import type { Counters } from "./counters";

const TABLE = "rate_limits";
/** The database's clock, so that processes whose clocks differ agree when a count begins anew. */
const NOW_MS = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

type Options = { whileAway: Counters; rememberedSeconds: number };

type Count = { points: number; left_ms: string };

/** Library limiters go by the clock of their own process; these queries by the database's. */
export function countInTable(strapi: Core.Strapi, { whileAway, rememberedSeconds }: Options): Counters {
  async function query<Row>(sql: string, bindings: (string | number)[]): Promise<Row[]> {
    const { rows } = await strapi.db.connection.raw<{ rows: Row[] }>(sql, bindings);
    return rows;
  }

  /** Limits must hold also while the database does not answer. */
  async function orInMemory<Answer>(ask: Promise<Answer>, inMemory: () => Promise<Answer>): Promise<Answer> {
    return ask.catch(inMemory);
  }

  async function take(key: string, points: number, seconds: number): Promise<number | null> {
    const [count] = await query<Count>(
      `insert into ${TABLE} as kept (key, points, expire) values (?, 1, ${NOW_MS} + ?)
       on conflict (key) do update set
         points = case when kept.expire <= ${NOW_MS} then 1 else kept.points + 1 end,
         expire = case when kept.expire <= ${NOW_MS} then excluded.expire else kept.expire end
       returning points, expire - ${NOW_MS} as left_ms`,
      [key, seconds * 1000],
    );
    if (!count || count.points <= points) return null;
    return Math.max(1, Math.ceil(Number(count.left_ms) / 1000));
  }

  async function giveBack(key: string): Promise<void> {
    await query(`update ${TABLE} set points = points - 1 where key = ? and points > 0`, [key]);
  }

  async function remember(key: string): Promise<void> {
    await query(
      `insert into ${TABLE} (key, points, expire) values (?, 1, ${NOW_MS} + ?)
       on conflict (key) do update set expire = excluded.expire`,
      [key, rememberedSeconds * 1000],
    );
  }

  async function remembers(key: string): Promise<boolean> {
    return (await query(`select 1 from ${TABLE} where key = ? and expire > ${NOW_MS}`, [key])).length > 0;
  }

  const keyOf = (name: string, key: string) => `${name}:${key}`;
  return {
    take: (name, key, budget) =>
      orInMemory(take(keyOf(name, key), budget.points, budget.seconds), () => whileAway.take(name, key, budget)),
    giveBack: (name, key, budget) =>
      orInMemory(giveBack(keyOf(name, key)), () => whileAway.giveBack(name, key, budget)),
    remember: (name, key) => orInMemory(remember(keyOf(name, key)), () => whileAway.remember(name, key)),
    remembers: (name, key) => orInMemory(remembers(keyOf(name, key)), () => whileAway.remembers(name, key)),
  };
}

/** Unlogged: counts may be lost in a crash, and are written with nearly every call. */
export async function createCounterTable(strapi: Core.Strapi): Promise<void> {
  if (strapi.db.dialect.client !== "postgres") return;
  await strapi.db.connection.raw(
    `create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
}

/** Removes counts that are over. @returns how many */
export async function dropEndedCounts(strapi: Core.Strapi): Promise<number> {
  if (strapi.db.dialect.client !== "postgres") return 0;
  const { rowCount } = await strapi.db.connection.raw<{ rowCount: number }>(
    `delete from ${TABLE} where expire <= ${NOW_MS}`,
  );
  return rowCount;
}
