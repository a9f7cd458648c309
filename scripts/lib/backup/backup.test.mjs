import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import {
  appendFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { finished } from "node:stream/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { test } from "node:test";
import { inRoot } from "../paths.mjs";
import { deleteOldBackups } from "./backup-names.mjs";
import { cmsPackage } from "./cms-package.mjs";
import { newestFor } from "./postgres.mjs";
import { sqliteDatabase } from "./sqlite.mjs";
import { execute, hasGpg, makeGpgKey, mountSmallDiskFor, startSmallSite } from "./try-backup.mjs";

/** @param {string} place */
const modeOf = async (place) => (await stat(place)).mode & 0o777;

test("a backup brings back rows, bytes and secrets, readable by their owner only", async (t) => {
  const site = await startSmallSite(t);
  const { file, manifest } = await site.backup();
  assert.match(path.basename(file), /^wren-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/);
  assert.equal(await modeOf(file), 0o600);
  assert.equal(manifest.tables.orders, 2);
  const { differences } = await site.restore(file);
  assert.deepEqual(differences, []);
  const restored = path.join(site.folder, "restored");
  assert.deepEqual(new Set(await site.restored()), new Set(["private", "public", "secrets.json", "wren.db"]));
  for (const name of ["public/uploads/phone.webp", "private/chat/letter", "secrets.json"]) {
    assert.deepEqual(await readFile(path.join(restored, name)), await readFile(path.join(site.dataDir, name)));
    assert.equal(await modeOf(path.join(restored, name)), 0o600);
  }
  for (const name of ["", "public", "public/uploads", "private"])
    assert.equal(await modeOf(path.join(restored, name)), 0o700);
  const database = new (cmsPackage("better-sqlite3"))(path.join(restored, "wren.db"));
  t.after(() => database.close());
  assert.deepEqual(database.prepare("select number from orders").pluck().all(), ["W-1", "W-2"]);
  database.exec("delete from orders");
  assert.equal(database.prepare("insert into orders (number) values ('W-3')").run().lastInsertRowid, 3);
});

test("the site's own folder is as before: no second names, and its modes", async (t) => {
  const site = await startSmallSite(t);
  const before = await modeOf(path.join(site.dataDir, "public/uploads/phone.webp"));
  await site.backup();
  assert.deepEqual(
    (await readdir(site.dataDir)).filter((name) => name.startsWith("wren-")),
    [],
  );
  const { mode, nlink } = await stat(path.join(site.dataDir, "public/uploads/phone.webp"));
  assert.deepEqual([mode & 0o777, nlink], [before, 1]);
});

test("a write that is not committed does not wait, and is not in the backup", async (t) => {
  const site = await startSmallSite(t);
  site.database.exec("begin immediate; insert into orders (number) values ('W-3')");
  const { manifest } = await site.backup();
  site.database.exec("commit");
  assert.equal(manifest.tables.orders, 2);
});

test("files that are erased or written while the database is copied are in the backup", async (t) => {
  const site = await startSmallSite(t);
  const database = sqliteDatabase(site.dataDir);
  const { manifest } = await site.backup({
    database: {
      ...database,
      async save(folder) {
        await writeFile(path.join(site.dataDir, "private/chat/of the newest row"), "new");
        const tables = await database.save(folder);
        await rm(path.join(site.dataDir, "private/chat/letter"));
        return tables;
      },
    },
  });
  const names = Object.keys(manifest.files).filter((name) => name.startsWith("data/private"));
  assert.deepEqual(names, ["data/private/chat/letter", "data/private/chat/of the newest row"]);
});

test("a file that is being written all the time does not spoil the backup", async (t) => {
  const site = await startSmallSite(t);
  const upload = createWriteStream(path.join(site.dataDir, "public/uploads/growing"));
  const writing = setInterval(() => upload.write(randomBytes(5_000)), 1);
  t.after(async () => {
    clearInterval(writing);
    upload.end(); // Writes that still wait would fail on a destroyed stream, after the test.
    await finished(upload);
  });
  await once(upload, "open");
  const { file } = await site.backup();
  assert.deepEqual((await site.restore(file)).differences, []);
});

test("a file that was half written at first is whole in the backup", async (t) => {
  const site = await startSmallSite(t);
  const letter = path.join(site.dataDir, "private/chat/new");
  await writeFile(letter, "half");
  const database = sqliteDatabase(site.dataDir);
  const { file } = await site.backup({
    database: {
      ...database,
      async save(folder) {
        await appendFile(letter, " and half");
        return database.save(folder);
      },
    },
  });
  await site.restore(file);
  assert.equal(await readFile(path.join(site.folder, "restored/private/chat/new"), "utf8"), "half and half");
});

test("pictures on another disk, and secrets, behind links are in the backup as files", async (t) => {
  const site = await startSmallSite(t);
  const disk = (await mountSmallDiskFor(t, "100k")) ?? path.join(site.folder, "disk");
  const uploads = path.join(site.dataDir, "public/uploads");
  await rename(uploads, path.join(site.folder, "uploads"));
  await cp(path.join(site.folder, "uploads"), path.join(disk, "uploads"), { recursive: true });
  await symlink(path.join(disk, "uploads"), uploads);
  const secrets = path.join(site.folder, "secrets.json");
  await rename(path.join(site.dataDir, "secrets.json"), secrets);
  await utimes(secrets, new Date(0), new Date(0));
  await symlink(secrets, path.join(site.dataDir, "secrets.json"));
  const { file } = await site.backup();
  assert.deepEqual((await site.restore(file)).differences, []);
  assert.equal(await readFile(path.join(site.folder, "restored/public/uploads/phone.webp"), "utf8"), "picture");
});

test("gpg alone opens an encrypted backup, and the secret key restores it", async (t) => {
  if (!hasGpg) return t.skip("gpg is not installed");
  const site = await startSmallSite(t);
  // More than one chunk of a stream, and nothing that gzip could shorten.
  await writeFile(path.join(site.dataDir, "public/uploads/large"), randomBytes(3_000_000));
  const { gpg, publicKey, secretKey } = await makeGpgKey(t, "of the backup");
  const { file } = await site.backup({ encryptTo: publicKey });
  assert.match(file, /\.tar\.gz\.gpg$/);
  const opened = path.join(site.folder, "opened.tar.gz");
  await gpg("--output", opened, "--decrypt", file);
  const { stdout } = await execute("tar", ["-tzf", opened]);
  assert.match(stdout, /^manifest\.json\n/);
  await assert.rejects(site.restore(file), { message: `${file} is encrypted. Name the secret key with --key.` });
  await assert.rejects(site.restore(file, { keyFile: secretKey }), /set BACKUP_KEY_PASSPHRASE/);
  const { secretKey: anothersKey } = await makeGpgKey(t);
  await assert.rejects(site.restore(file, { keyFile: anothersKey }), {
    message: `${file} was not encrypted to this key.`,
  });
  await assert.rejects(site.backup({ encryptTo: secretKey }), /is a secret key/);
  assert.deepEqual(await site.restored(), []);
  const { differences } = await site.restore(file, { keyFile: secretKey, passphrase: "of the backup" });
  assert.deepEqual(differences, []);
  assert.equal((await site.restored()).length, 4);

  for (const length of [1_000, (await stat(file)).size - 10]) {
    const cut = path.join(site.folder, "cut.gpg");
    await writeFile(cut, (await readFile(file)).subarray(0, length));
    const elsewhere = path.join(site.folder, "elsewhere");
    const again = site.restore(cut, { dataDir: elsewhere, keyFile: secretKey, passphrase: "of the backup" });
    await assert.rejects(again, /is cut or damaged/);
    assert.deepEqual(await readdir(elsewhere), []);
  }
  const bent = await readFile(file);
  bent[bent.length - 1_000] ^= 1;
  await writeFile(file, bent);
  const elsewhere = path.join(site.folder, "elsewhere");
  const again = site.restore(file, { dataDir: elsewhere, keyFile: secretKey, passphrase: "of the backup" });
  await assert.rejects(again, /is cut or damaged/);
  assert.deepEqual(await readdir(elsewhere), []);
});

test("a cut backup, or something else, restores nothing", async (t) => {
  const site = await startSmallSite(t);
  const { file } = await site.backup();
  const { size } = await stat(file);
  for (const length of [size - 1, Math.floor(size / 2), 20]) {
    await truncate(file, length);
    await assert.rejects(site.restore(file), /is cut or damaged|could not be unpacked/);
    assert.deepEqual(await site.restored(), []);
  }
  const other = path.join(site.folder, "other.tar.gz");
  await execute("tar", ["-czf", other, "-C", site.dataDir, "secrets.json"]);
  await assert.rejects(site.restore(other), /no backup of Wren/);
  await assert.rejects(site.restore(path.join(site.folder, "nothing")), /cannot be read/);
  assert.deepEqual(await site.restored(), []);
});

test("a backup whose end is cut is refused, although tar is content before it", async (t) => {
  const site = await startSmallSite(t);
  const { file } = await site.backup();
  const longer = Buffer.concat([gunzipSync(await readFile(file)), Buffer.alloc(5_000_000)]);
  await writeFile(file, gzipSync(longer).subarray(0, -1));
  await assert.rejects(site.restore(file), /is cut or damaged/);
  await writeFile(file, gzipSync(longer));
  assert.deepEqual((await site.restore(file)).differences, []);
});

test("each file and each row that differs is named, and nothing is restored", async (t) => {
  const site = await startSmallSite(t);
  const { file } = await site.backup();
  const opened = path.join(site.folder, "opened");
  await mkdir(opened);
  await execute("tar", ["-xzf", file, "-C", opened]);
  await writeFile(path.join(opened, "data/secrets.json"), "{}");
  await rm(path.join(opened, "data/private/chat/letter"));
  await writeFile(path.join(opened, "data/public/uploads/page.html"), "<script>");
  await execute("tar", ["-czf", file, "-C", opened, "manifest.json", "database", "data"]);
  assert.deepEqual((await site.restore(file)).differences, [
    "data/private/chat/letter is missing.",
    "data/secrets.json is not the file that was backed up.",
    "data/public/uploads/page.html does not belong into this backup.",
  ]);
  const manifest = JSON.parse(await readFile(path.join(opened, "manifest.json"), "utf8"));
  const asItWas = await site.backup({ to: path.join(site.folder, "as-it-was.tar.gz") });
  await execute("tar", ["-xzf", asItWas.file, "-C", opened]);
  await rm(path.join(opened, "data/public/uploads/page.html"));
  await writeFile(
    path.join(opened, "manifest.json"),
    JSON.stringify({ ...asItWas.manifest, tables: { ...manifest.tables, orders: 3 } }),
  );
  await execute("tar", ["-czf", file, "-C", opened, "manifest.json", "database", "data"]);
  assert.deepEqual((await site.restore(file)).differences, ["Table orders has 2 rows instead of 3."]);
  assert.deepEqual(await site.restored(), []);
});

test("a link in an archive leads nowhere", async (t) => {
  const site = await startSmallSite(t);
  const { file } = await site.backup();
  const opened = path.join(site.folder, "opened");
  await mkdir(opened);
  await execute("tar", ["-xzf", file, "-C", opened]);
  await rm(path.join(opened, "data/public"), { recursive: true });
  await execute("ln", ["-s", "/etc", path.join(opened, "data/public")]);
  await execute("tar", ["-czf", file, "-C", opened, "manifest.json", "database", "data"]);
  await assert.rejects(site.restore(file), /data\/public is no file/);
  assert.deepEqual(await site.restored(), []);
});

test("a folder in use is not touched", async (t) => {
  const site = await startSmallSite(t);
  const { file } = await site.backup();
  await assert.rejects(site.restore(file, { dataDir: site.dataDir }), /is not empty .* move this one away/);
  assert.equal(site.database.prepare("select count(*) from orders").pluck().get(), 2);
});

test("a backup of a newer version is refused", async (t) => {
  const site = await startSmallSite(t);
  const { file, manifest } = await site.backup();
  await writeFile(path.join(site.folder, "manifest.json"), JSON.stringify({ ...manifest, version: "0.10.0" }));
  await execute("tar", ["-czf", file, "-C", site.folder, "manifest.json"]);
  await assert.rejects(site.restore(file), /is of version 0\.10\.0, and this is/);
});

test("a full disk leaves neither a backup nor its remains", async (t) => {
  const site = await startSmallSite(t);
  await writeFile(path.join(site.dataDir, "public/uploads/large"), randomBytes(300_000));
  const small = await mountSmallDiskFor(t, "100k");
  if (small === null) return t.skip("nothing may be mounted here");
  await assert.rejects(site.backup({ to: small }), /The disk of .*small-disk.* is full/);
  assert.deepEqual(await readdir(small), []);
  const { file } = await site.backup();
  await assert.rejects(site.restore(file, { dataDir: small }), /The disk of .*small-disk.* is full/);
  assert.deepEqual(await readdir(small), []);
});

test("a killed backup leaves nothing that looks whole, and the next one removes its remains", async (t) => {
  const site = await startSmallSite(t);
  await writeFile(path.join(site.dataDir, "public/uploads/large"), randomBytes(30_000_000));
  const env = { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: "" };
  const child = spawn(process.execPath, [inRoot("scripts/backup.mjs"), "--to", site.out], { env, stdio: "ignore" });
  while ((await readdir(site.out)).length === 0) assert.equal(child.exitCode, null);
  child.kill("SIGKILL");
  await once(child, "close");
  const [remains, ...others] = await readdir(site.out);
  assert.match(remains, /^wren-backup-pid/);
  assert.deepEqual(others, []);
  const { file } = await site.backup();
  assert.deepEqual(await readdir(site.out), [path.basename(file)]);
  assert.deepEqual(
    (await readdir(site.dataDir)).filter((name) => name.startsWith("wren-")),
    [],
  );
});

test("backups older than promised are deleted, and files of others are not", async (t) => {
  const site = await startSmallSite(t);
  const names = [
    "wren-2026-10-01T03-00-00Z.tar.gz",
    "wren-2026-10-02T03-00-01Z.tar.gz.gpg",
    "wren-2026-10-01.tar.gz",
    "notes",
  ];
  for (const name of names) await writeFile(path.join(site.out, name), "");
  const deleted = await deleteOldBackups(site.out, { keepDays: 30, now: new Date("2026-11-01T03:00:01Z") });
  assert.deepEqual(deleted, names.slice(0, 1));
  const later = await site.backup({ now: new Date("2026-12-01T00:00:00Z") });
  assert.deepEqual(later.deleted, names.slice(1, 2));
});

test("programs of PostgreSQL that are missing or older than the server are named with what to install", () => {
  assert.throws(() => newestFor(17, "pg_dump", []), /^Error: pg_dump is not installed\. Install .* 17 or later/);
  const old = [{ file: "/usr/bin/pg_dump", version: 15 }];
  assert.throws(() => newestFor(17, "pg_dump", old), /pg_dump 15 is older than the server, which is 17\. Install/);
  assert.equal(newestFor(15, "pg_dump", [...old, { file: "/opt/pg_dump", version: 18 }]), "/opt/pg_dump");
});

test("the commands say how they are used, and end with status 1", async (t) => {
  const site = await startSmallSite(t);
  const env = { ...process.env, DATA_DIR: path.join(site.folder, "nothing"), DATABASE_URL: "" };
  const run = (/** @type {string[]} */ ...args) => execute(process.execPath, args, { cwd: inRoot(), env });
  await assert.rejects(run("scripts/backup.mjs"), { code: 1, stderr: /npm run backup -- --to/ });
  await assert.rejects(run("scripts/restore.mjs"), { code: 1, stderr: /npm run restore -- --from/ });
  await assert.rejects(run("scripts/backup.mjs", "--to", site.out), { code: 1, stderr: /There is nothing to back up/ });
  const { file } = await site.backup();
  const { stdout } = await run("scripts/restore.mjs", "--from", file);
  assert.match(stdout, /orders +2 of 2 rows/);
});
