import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { Client } from "pg";
import { env } from "../env";

/** An arbitrary number, the same in every process. */
const START_LOCK = 7_203_414;
const TRY_EVERY_MS = 500;
const TELL_EVERY_MS = 20_000;

let held: Client | null = null;

/**
 * Lets one process start at a time on a database of PostgreSQL: two that make the tables, roles and first entries at
 * once get in each other's way. The database ends the turn of a process that dies.
 */
export async function beginTurn(strapi: Core.Strapi): Promise<void> {
  const connectionString = env("DATABASE_URL");
  if (!connectionString) return;
  const client = new Client({ connectionString, application_name: "wren_start" });
  // Without a listener an error would end the process; the start notices a lost database by itself.
  client.on("error", () => undefined);
  await client.connect();
  held = client;
  for (let waitedMs = 0; !(await tryToLock(client)); waitedMs += TRY_EVERY_MS) {
    if (waitedMs % TELL_EVERY_MS === 0) strapi.log.warn("Another cms starts on this database: waiting for it.");
    await pause(TRY_EVERY_MS);
  }
}

export async function endTurn(): Promise<void> {
  const client = held;
  held = null;
  await client?.end().catch(() => undefined);
}

async function tryToLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [START_LOCK]);
  return rows[0]?.mine === true;
}
