import { rm } from "node:fs/promises";
import { Client } from "pg";
import { afterAll, beforeAll, test } from "vitest";
import { startPostgres } from "../../../scripts/lib/postgres.mjs";
import { makeTemporaryFolder } from "../../../scripts/lib/temporary-folders.mjs";
import { readRecord, recordedReleases } from "../support/recorded";
import { expectUpgraded, withLeftColumn } from "../support/upgrade";

const JSON_COLUMN = { asText: "schema::text", fromText: (text: string) => `(${text})::json` };

let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
});
afterAll(() => postgres.stop());

test.each(await recordedReleases())(
  "newest code starts on data of %s on PostgreSQL, and all of it is there",
  async (release) => {
    const { sql, expected } = await readRecord(release, "postgres");
    await runSql(postgres.url, `create database "${release}"`);
    const url = new URL(release, postgres.url).href;
    await runSql(url, withLeftColumn(sql, JSON_COLUMN));
    await runSql(url, setClock(release, expected.recordedAt));
    const dataDir = await makeTemporaryFolder("data");
    await expectUpgraded(dataDir, url, expected);
    await rm(dataDir, { recursive: true });
  },
);

/** The cms goes by the database's clock, so that one must tell the time of the record. */
function setClock(database: string, recordedAt: string): string {
  const aheadMs = String(Date.now() - new Date(recordedAt).getTime());
  return `
    create schema recorded;
    create function recorded.clock_timestamp() returns timestamptz language sql
      return pg_catalog.clock_timestamp() - ${aheadMs} * interval '1 millisecond';
    alter database "${database}" set search_path = recorded, public, pg_catalog;`;
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
