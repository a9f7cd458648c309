import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../ports.mjs";
import { EXAMPLE_ANSWERS } from "../setup/example-answers.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { bareEnvironment, buildByHand } from "./build-by-hand.mjs";

const HEALTH = "deploy/container/health.mjs";
const POLL_MS = 500;
const LONGEST_START_MS = 180_000;

const skip =
  (process.env.DEEP_TESTS ? false : "takes minutes: `npm run test:deep`") ||
  (process.getuid?.() === 0 ? false : "needs root, to run the image's process as its user");

test("what the Dockerfile builds starts as its user, without writing to its own folder", { skip }, async () => {
  const folder = await makeTemporaryFolder("image");
  const { workdir, env, uid, entrypoint, command } = await buildByHand(folder);
  assert.deepEqual(command, ["web"]);
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const dataDir = env.DATA_DIR ?? "";
  const settings = {
    ...{
      ...bareEnvironment(),
      ...env,
      HOME: dataDir,
      SEED_DEMO_CONTENT: "false",
      PUBLIC_URL: EXAMPLE_ANSWERS.publicUrl,
    },
    ...{ PORT: String(port), CMS_PORT: String(cmsPort), CMS_URL: `http://127.0.0.1:${cmsPort}`, DRAIN_SECONDS: "1" },
    ...{ PROXY_ADDRESS_HEADER: "X-Forwarded-For", TRUSTED_PROXIES: "127.0.0.0/8" },
  };
  const options = { cwd: workdir, env: settings, uid, gid: uid };
  const isHealthy = (/** @type {string} */ url) => spawnSync("node", [HEALTH, url], options).status === 0;

  const answers = path.join(dataDir, "answers.json");
  await writeFile(answers, JSON.stringify(EXAMPLE_ANSWERS), { mode: 0o644 });
  const setup = ["scripts/setup.mjs", "--settings", path.join(dataDir, "wren.env"), "--from", answers];
  const told = spawnSync("node", setup, { ...options, encoding: "utf8" });
  assert.match(told.stdout, /The site stays closed until nothing is missing/, told.stderr);

  const processes = [];
  try {
    for (const [name, url] of [
      ["cms", `http://127.0.0.1:${cmsPort}/_health`],
      ["web", `http://127.0.0.1:${port}/readyz`],
    ]) {
      assert.equal(isHealthy(url), false, url);
      const [program = "", ...args] = entrypoint;
      const child = spawn(program, [...args, name], { ...options, stdio: ["ignore", "ignore", "inherit"] });
      processes.unshift(child);
      await untilHealthy(() => isHealthy(url), child);
    }
    for (const child of processes) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    assert.deepEqual(
      processes.map(({ exitCode }) => exitCode),
      [0, 0],
    );
  } finally {
    for (const child of processes) child.kill("SIGKILL");
    await rm(folder, { recursive: true });
  }
});

/**
 * @param {() => boolean} isHealthy
 * @param {import("node:child_process").ChildProcess} child
 */
async function untilHealthy(isHealthy, child) {
  const startedAt = Date.now();
  while (!isHealthy()) {
    assert.equal(child.exitCode, null, "It ended.");
    assert.ok(Date.now() - startedAt < LONGEST_START_MS, "It does not become healthy.");
    await wait(POLL_MS);
  }
}
