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
    const dataDir = await makeTemporaryFolder("data");
    await expectUpgraded(dataDir, url, expected);
    await rm(dataDir, { recursive: true });
  },
);

async function runSql(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
