import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../../scripts/lib/postgres.mjs";
import { makeTemporaryFolder } from "../../../scripts/lib/temporary-folders.mjs";
import { bootAt } from "../support/boot";
import { startInstalledPostgres } from "../support/installed-postgres";
import { expectRestored, runScript } from "./under-load";

let postgres: Awaited<ReturnType<typeof startInstalledPostgres>>;
let folder: string;

beforeAll(async () => {
  postgres = await startInstalledPostgres();
  folder = await makeTemporaryFolder("data");
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

test("a shop on PostgreSQL that sells while it is backed up goes on in another database", async ({ skip }) => {
  if (!postgres) return skip("Debian's PostgreSQL is not installed");
  const databases = { from: await postgres.createDatabase("shop"), to: await postgres.createDatabase("restored") };
  const cms = await bootAt(path.join(folder, "data"), { DATABASE_URL: databases.from });
  await expectRestored(cms, databases);
  const again = { DATA_DIR: path.join(folder, "again"), DATABASE_URL: databases.to };
  await runScript("backup", ["--to", path.join(folder, "backup.tar.gz")], {
    ...again,
    DATA_DIR: path.join(folder, "data"),
  });
  const restore = (env: Record<string, string>) =>
    runScript("restore", ["--from", path.join(folder, "backup.tar.gz")], env);
  await expect(restore(again)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/is not empty \(\d+ tables\)/),
  });
  await expect(restore({ ...again, DATABASE_URL: "" })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("This backup holds a PostgreSQL database."),
  });
  expect(await readdir(again.DATA_DIR)).toEqual([]);
}, 300_000);

test("a pg_dump that is older than the server, or a server that is away, is a sentence", async ({ skip }) => {
  const server = await startPostgres({ isDurable: false });
  const dataDir = path.join(folder, "of-the-newer");
  await mkdir(dataDir);
  const to = path.join(folder, "none.tar.gz");
  const backUp = () => runScript("backup", ["--to", to], { DATA_DIR: dataDir, DATABASE_URL: server.url });
  const tried = await backUp().then(
    () => null,
    (error: unknown) => error,
  );
  await server.stop();
  await expect(backUp()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("does not answer: ") });
  expect(await readdir(dataDir)).toEqual([]);
  if (tried === null) return skip("The installed pg_dump is new enough for the server of the tests");
  expect(tried).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /pg_dump (is not installed|\d+ is older than the server, which is \d+)\. Install PostgreSQL's programs/,
    ),
  });
});
