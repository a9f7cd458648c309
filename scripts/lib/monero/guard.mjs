// `node guard.mjs [--restart] <program> <arguments…>`: runs an external program as one of our services. It ends with
// us, even when we are killed; with --restart it is started again when it dies.
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { nextPauseMs } from "./restart-pause.mjs";

const INSIST_MS = 10_000;

const [first, ...rest] = process.argv.slice(2);
const isRestarted = first === "--restart";
const [program = "", ...args] = isRestarted ? rest : [first ?? "", ...rest];

let isStopping = false;
/** @type {import("node:child_process").ChildProcess | null} */
let child = null;

process.once("SIGTERM", () => {
  isStopping = true;
  child?.kill("SIGTERM");
  setTimeout(() => child?.kill("SIGKILL"), INSIST_MS).unref();
});

let pauseMs = 0;
for (;;) {
  const startedAt = Date.now();
  const how = await runOnce();
  if (isStopping) process.exit(0);
  process.stdout.write(`${program} ${how}\n`);
  if (!isRestarted) process.exit(1);
  pauseMs = nextPauseMs({ pauseMs, livedMs: Date.now() - startedAt });
  await wait(pauseMs);
  if (isStopping) process.exit(0);
}

/** @returns {Promise<string>} description of its end */
function runOnce() {
  return new Promise((resolve) => {
    child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", (error) => resolve(`did not start: ${error.message}`));
    child.once("close", (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with status ${code}`));
  });
}
