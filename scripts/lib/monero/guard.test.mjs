import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { startService } from "../service.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { nextPauseMs } from "./restart-pause.mjs";
import { toPiconero } from "./xmr.mjs";

const GUARD = fileURLToPath(new URL("./guard.mjs", import.meta.url));

/**
 * @param {string[]} args arguments of the guard
 * @param {(line: string) => void} [onLine]
 */
const guard = (args, onLine) =>
  startService({ name: "guarded", args: [GUARD, ...args], cwd: tmpdir(), env: process.env, onLine });

test("a program that dies takes its guard with it", async () => {
  const service = guard(["sh", "-c", "exit 3"]);
  await assert.rejects(service.failed, /sh ended with status 3/);
});

test("with --restart it is started again, as often as it dies", async () => {
  const dir = await makeTemporaryFolder("guard");
  const starts = path.join(dir, "starts");
  let deaths = 0;
  /** @type {() => void} */
  let twice = () => {};
  const diedTwice = new Promise((resolve) => (twice = () => resolve(undefined)));
  const service = guard(["--restart", "sh", "-c", `echo x >> ${starts}; kill -ABRT $$`], (line) => {
    if (/was ended by SIGABRT/.test(line) && ++deaths === 2) twice();
  });
  await Promise.race([diedTwice, service.failed]);
  await service.stop();
  assert.equal((await readFile(starts, "utf8")).length, 4);
  await rm(dir, { recursive: true });
});

test("stopping stops both, without a failure", async () => {
  /** @type {(line: string) => void} */
  let heard = () => {};
  const isUp = new Promise((resolve) => (heard = resolve));
  const service = guard(["sh", "-c", "echo $$; exec sleep 1000"], (line) => heard(line));
  const pid = Number(await isUp);
  await service.stop();
  await service.failed;
  assert.throws(() => process.kill(pid, 0), { code: "ESRCH" });
});

test("the pause before a restart grows, and begins anew after a healthy life", () => {
  assert.equal(nextPauseMs({ pauseMs: 0, livedMs: 10 }), 500);
  assert.equal(nextPauseMs({ pauseMs: 500, livedMs: 10 }), 1_000);
  assert.equal(nextPauseMs({ pauseMs: 20_000, livedMs: 10 }), 30_000);
  assert.equal(nextPauseMs({ pauseMs: 30_000, livedMs: 3_600_000 }), 500);
});

test("sums are read exactly, and nonsense is refused", () => {
  assert.equal(toPiconero("0.000000000001"), 1n);
  assert.equal(toPiconero("12.5"), 12_500_000_000_000n);
  assert.throws(() => toPiconero("1,5"), RangeError);
  assert.throws(() => toPiconero("0.0000000000001"), RangeError);
});
