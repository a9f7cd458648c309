import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../../../scripts/lib/temporary-folders.mjs";
import { readRecord, recordedReleases } from "../support/recorded";
import { expectUpgraded, withLeftColumn } from "../support/upgrade";

type Sqlite = { exec(sql: string): Sqlite; close(): void };
const Database: new (file: string) => Sqlite = createRequire(import.meta.url)("better-sqlite3");

const JSON_COLUMN = { asText: "schema", fromText: (text: string) => text };

const releases = await recordedReleases();

test.each(releases)("newest code starts on data of %s on SQLite, and all of it is there", async (release) => {
  const { sql, expected } = await readRecord(release, "sqlite");
  const dataDir = await makeTemporaryFolder("data");
  // Foreign keys hold only once all rows are there, and one transaction is quicker than thousands.
  const database = new Database(path.join(dataDir, "wren.db"));
  database
    .exec("pragma foreign_keys = off")
    .exec(`begin; ${withLeftColumn(sql, JSON_COLUMN)} commit;`)
    .close();
  await expectUpgraded(dataDir, "", expected);
  await rm(dataDir, { recursive: true });
});

test("several releases are recorded", () => {
  expect(releases.length).toBeGreaterThan(2);
});
