import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { clock } from "../process/clock";

const TABLE = "job_leases";

/** Id of this process. */
const OWNER = randomUUID();

/** Columns that a later release added. */
const ADDED_COLUMNS = ["last_duration_ms", "failures"];

type LeaseRow = {
  name: string;
  /** Time of the last run that succeeded; PostgreSQL answers large numbers as text. */
  last_run_ms: number | string | null;
  last_duration_ms: number | null;
  failures: number | null;
};

/** One row per job: its current holder, the end of the lease, the result of the last run, and how many have failed. */
export async function createLeaseTable(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  await connection.raw(
    `create table if not exists ${TABLE} (name varchar(64) primary key, owner varchar(64), until_ms bigint not null, last_run_ms bigint, last_count integer)`,
  );
  for (const column of ADDED_COLUMNS)
    if (!(await connection.schema.hasColumn(TABLE, column)))
      await connection.raw(`alter table ${TABLE} add column ${column} integer`);
}

/** @returns true when this process may run the job now; if it dies, another one may after `leaseMs` */
export async function takeLease(strapi: Core.Strapi, name: string, leaseMs: number): Promise<boolean> {
  const now = clock.now().getTime();
  const db = strapi.db.connection;
  await db(TABLE).insert({ name, until_ms: 0 }).onConflict("name").ignore();
  const count = await db(TABLE)
    .where({ name })
    .whereRaw("(until_ms <= ? or owner = ?)", [now, OWNER])
    .update({ owner: OWNER, until_ms: now + leaseMs });
  return count === 1;
}

export async function endLease(
  strapi: Core.Strapi,
  name: string,
  { count, durationMs }: { count: number; durationMs: number },
): Promise<void> {
  const last = { last_run_ms: clock.now().getTime(), last_count: count, last_duration_ms: Math.round(durationMs) };
  await strapi.db
    .connection(TABLE)
    .where({ name, owner: OWNER })
    .update({ until_ms: 0, ...last });
}

export async function countFailure(strapi: Core.Strapi, name: string): Promise<void> {
  const db = strapi.db.connection;
  await db(TABLE)
    .where({ name })
    .update({ failures: db.raw("coalesce(failures, 0) + 1") });
}

export async function readLeases(strapi: Core.Strapi): Promise<LeaseRow[]> {
  return strapi.db.connection(TABLE).select("name", "last_run_ms", "last_duration_ms", "failures");
}
