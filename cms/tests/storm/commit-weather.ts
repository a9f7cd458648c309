import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgresLine } from "../../../scripts/lib/postgres-line.mjs";
import type { Chance } from "./chance";

/**
 * Share of COMMITs that fail during payments; on SQLite, the lengths of the phases in which all fail or all succeed.
 */
const SHARE_OF_COMMITS = 0.02;
const BAD_MS = 400;
const GOOD_MS = 2_500;

/** Rows that are only ever written as a part of a transaction. */
const STEPS = ["placed", "payment-received", "payment-seen", "deadline-passed", "cancelled", "shipped", "refunded"];

type Database = { exec(sql: string): unknown; pragma(statement: string): unknown; close(): unknown };

const Sqlite: new (file: string) => Database = createRequire(import.meta.url)("better-sqlite3");

/** Makes all commits that concern an order fail for a moment, again and again. @returns function that ends it */
export function startSqliteWeather(dataDir: string, chance: Chance): () => Promise<void> {
  const database = new Sqlite(path.join(dataDir, "wren.db"));
  database.pragma("busy_timeout = 20000");
  database.exec("create table storm_nowhere (number integer primary key)");
  database.exec("create table storm_dangling (number references storm_nowhere (number) deferrable initially deferred)");
  const kinds = STEPS.map((step) => `'${step}'`).join(", ");
  const stopping = new AbortController();

  async function blow(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(chance.upTo(2 * GOOD_MS), null, { signal: stopping.signal }).catch(() => null);
      database.exec(
        `create trigger storm_refusal after insert on order_events when new.kind in (${kinds})
         begin insert into storm_dangling values (1); end`,
      );
      await pause(chance.upTo(2 * BAD_MS));
      database.exec("drop trigger storm_refusal");
    }
  }

  const blowing = blow();
  return async () => {
    stopping.abort();
    await blowing;
    database.exec("drop table storm_dangling");
    database.exec("drop table storm_nowhere");
    database.close();
  };
}

/** A connection to PostgreSQL on which COMMITs are refused or lost, before they arrive or before their answer does. */
export async function startPostgresWeather(databaseUrl: string, chance: Chance) {
  const line = await startPostgresLine(databaseUrl);
  const kinds = ["refuse", "cut-before", "cut-after"] as const;
  let faults = 0;
  return {
    url: line.url,
    /** @returns function that ends it */
    begin() {
      // In rotation, so that a short storm has some of each.
      line.faults.atCommit = () => (chance.happens(SHARE_OF_COMMITS) ? (kinds[faults++ % kinds.length] ?? null) : null);
      return () => {
        line.faults.atCommit = () => null;
        return Promise.resolve();
      };
    },
    stop: () => line.stop(),
  };
}
