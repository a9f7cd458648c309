import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "./ports.mjs";
import { startService } from "./service.mjs";

const CWD = import.meta.dirname;

/** @param {string} code */
const startCode = (code) => startService({ name: "demo", args: ["-e", code], cwd: CWD, env: process.env });

/**
 * True when nothing listens any more. The process id is no proof: an orphan that ended may stay as a zombie.
 * @param {number} port
 */
async function isSilent(port) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (!answered) return true;
    await wait(50);
  }
  return false;
}

test("a service that dies takes its last words with it", async () => {
  const service = startCode("console.error('the disk is on fire'); process.exit(3)");
  await assert.rejects(service.failed, /demo ended with status 3.*the disk is on fire/s);
});

test("waiting for a service that dies ends with its cause, not with a time-out", async () => {
  const service = startCode("process.exit(1)");
  await assert.rejects(service.waitUntilAnswers("http://127.0.0.1:9/"), /ended with status 1/);
});

test("nobody waits any longer for a service that was stopped", async () => {
  const service = startCode("setInterval(() => {}, 1000)");
  const waiting = assert.rejects(service.waitUntilAnswers("http://127.0.0.1:9/"), /was stopped before it answered/);
  await service.stop();
  await waiting;
});

test("a service that does nothing is given up, and what it said last is told", async () => {
  const service = startCode("console.log('waiting for Godot'); setInterval(() => {}, 1000)");
  await assert.rejects(
    service.waitUntilAnswers("http://127.0.0.1:9/", 1_500),
    /does not answer on .* and has done nothing for 1.5 s.*waiting for Godot/s,
  );
  await service.stop();
});

test("a service that still computes is waited for, however long it says nothing", async () => {
  const port = await findFreePort();
  const compute = `
    const end = Date.now() + 3_000;
    const work = setInterval(() => {
      for (const until = Date.now() + 100; Date.now() < until; );
      if (Date.now() < end) return;
      clearInterval(work);
      require("node:http").createServer((request, response) => response.end()).listen(${port}, "127.0.0.1");
    });`;
  const service = startCode(compute);
  await service.waitUntilAnswers(`http://127.0.0.1:${port}/`, 2_000);
  await service.stop();
});

test("a service that computes in one go and cannot report is waited for as well", async (context) => {
  if (process.platform !== "linux") return context.skip("only Linux tells how much another process has computed");
  const port = await findFreePort();
  const service = startCode(`
    for (const until = Date.now() + 4_000; Date.now() < until; );
    require("node:http").createServer((request, response) => response.end()).listen(${port}, "127.0.0.1");`);
  await service.waitUntilAnswers(`http://127.0.0.1:${port}/`, 1_500);
  await service.stop();
});

test("stopping is clean: the service hears SIGTERM and nobody calls it a failure", async () => {
  const service = startCode("process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)");
  await service.stop();
  await service.failed;
});

test("a service that will not stop is ended after its grace", async () => {
  const port = await findFreePort();
  const service = startCode(`
    process.on("SIGTERM", () => {});
    require("node:http").createServer((request, response) => response.end()).listen(${port}, "127.0.0.1");`);
  await service.waitUntilAnswers(`http://127.0.0.1:${port}/`);
  assert.equal(await service.stop(100), "was ended by SIGKILL");
});

test("a service stops itself when the command that started it is killed", async () => {
  const port = await findFreePort();
  const listen = `require("node:http").createServer((request, response) => response.end()).listen(${port}, "127.0.0.1")`;
  const parentCode = `
    import { startService } from ${JSON.stringify(new URL("./service.mjs", import.meta.url).href)};
    const service = startService({ name: "child", args: ["-e", ${JSON.stringify(listen)}], cwd: ".", env: process.env });
    await service.waitUntilAnswers("http://127.0.0.1:${port}/");
    process.stdout.write("listening");
  `;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", parentCode], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(/** @type {import("node:stream").Readable} */ (parent.stdout), "data");
  parent.kill("SIGKILL");
  assert.equal(await isSilent(port), true);
});
