import { execFileSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { expectNothingBelieved, type FailCommits } from "../support/failed-commits";

const { afterCommit } = requireBuilt(
  "platform/rows/after-commit",
) as typeof import("../../src/platform/rows/after-commit");

type Sqlite = new (file: string, options: { timeout: number }) => { exec(sql: string): void; close(): void };
const Database = createRequire(import.meta.url)("better-sqlite3") as Sqlite;

let cms: BootedCms;
const run = (sql: string) => cms.strapi.db.connection.raw(sql);

beforeAll(async () => {
  cms = await bootFromTemplate({ LOG_LEVEL: "silent" });
  await run("create table filler (bytes blob)");
  await run("create table nowhere (id integer primary key)");
  await run("create table dangling (id integer references nowhere (id) deferrable initially deferred)");
});

afterAll(() => cms.stop());

/** A constraint that is checked only by the COMMIT; SQLite then leaves the transaction open on its connection. */
const refusing: FailCommits = async (during) => {
  const tables = ["orders", "contact_requests", "messages"];
  for (const name of tables)
    await run(`create trigger refuse_${name} after insert on ${name} begin insert into dangling values (1); end`);
  try {
    return await during();
  } finally {
    for (const name of tables) await run(`drop trigger refuse_${name}`);
  }
};

/** Keeps the write-ahead log from growing, as on a full disk; smaller files of this process still can. */
const withFullDisk: FailCommits = async (during) => {
  await run("pragma wal_checkpoint(truncate)");
  await run("insert into filler values (zeroblob(1000000))");
  const { size } = await stat(path.join(cms.dataDir, "wren.db-wal"));
  const limitFiles = (bytes: string) =>
    execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${bytes}:unlimited`]);
  // The system also sends a signal to a process that reaches the limit, which would end it.
  process.on("SIGXFSZ", () => undefined);
  limitFiles(String(size));
  try {
    return await during();
  } finally {
    limitFiles("unlimited");
  }
};

test("a COMMIT that the database refuses is not believed, and the same request works afterwards", () =>
  expectNothingBelieved(cms, refusing));

test("nor is one that finds the disk full", async ({ skip }) => {
  skip(process.platform !== "linux", "only Linux can limit the files of a running process");
  await expectNothingBelieved(cms, withFullDisk);
});

test("an editor is not told that something was saved", async () => {
  await run("create trigger refuse_pages after update on pages begin insert into dangling values (1); end");
  const pages = cms.strapi.documents("api::page.page");
  const home = await pages.findFirst({ locale: "en", filters: { slug: "home" } });
  const saved = pages.update({ documentId: home?.documentId ?? "", locale: "en", data: { title: "Never saved" } });
  await expect(saved).rejects.toMatchObject({ name: "CommitFailed", status: 503 });
  await run("drop trigger refuse_pages");
  expect((await pages.findFirst({ locale: "en", filters: { slug: "home" } }))?.title).toBe(home?.title);
});

test("what waits for the COMMIT never happens when it fails", async () => {
  let hasHappened = false;
  const failed = cms.strapi.db.transaction(async ({ trx }) => {
    await afterCommit(cms.strapi, () => (hasHappened = true));
    await cms.strapi.db.connection("dangling").transacting(trx).insert({ id: 1 });
  });
  await expect(failed).rejects.toThrow("did not commit");
  expect(hasHappened).toBe(false);
});

test("another process that writes waits for its turn, and takes nobody's", async () => {
  const other = new Database(path.join(cms.dataDir, "wren.db"), { timeout: 0 });
  const write = () => {
    other.exec("insert into filler values (1)");
  };
  const done = cms.strapi.db.transaction(async ({ trx }) => {
    const filler = () => cms.strapi.db.connection("filler").transacting(trx);
    await filler().select("bytes");
    expect(write).toThrow("database is locked");
    await filler().insert({ bytes: 2 });
  });
  await expect(done).resolves.toBeUndefined();
  write();
  other.close();
});
