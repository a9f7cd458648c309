import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { clock } from "../process/clock";

const TABLE = "job_leases";

/** Id of this process. */
const OWNER = randomUUID();

/** One row per job: its current holder, the end of the lease, and the result of the last run. */
export async function createLeaseTable(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(
    `create table if not exists ${TABLE} (name varchar(64) primary key, owner varchar(64), until_ms bigint not null, last_run_ms bigint, last_count integer)`,
  );
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

export async function endLease(strapi: Core.Strapi, name: string, count: number): Promise<void> {
  const done = { until_ms: 0, last_run_ms: clock.now().getTime(), last_count: count };
  await strapi.db.connection(TABLE).where({ name, owner: OWNER }).update(done);
}
