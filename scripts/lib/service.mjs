import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "./failure.mjs";

const POLL_MS = 100;
const STOP_GRACE_MS = 15_000;
const TAIL_LINES = 30;
const IDLE_MS = 60_000;
/** Less effort in a second means that the process only waits; see stop-with-parent.mjs for the unit. */
const LEAST_EFFORT = 20;

/** More than waiting uses in a whole idle time. */
const LEAST_COMPUTED_MS = 300;
const TICK_MS = 10;

const STOP_WITH_PARENT = new URL("./stop-with-parent.mjs", import.meta.url).href;

/** @typedef {Awaited<ReturnType<typeof startService>>} Service */

/**
 * Starts a Node program as a service in its own process group: Ctrl-C in the terminal reaches only us, and we stop the
 * services in the right order.
 * @param {object} options
 * @param {string} options.name
 * @param {string[]} options.args arguments of node
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @param {(line: string) => void} [options.onLine]
 * @param {string} [options.logFile] takes its output, so that it need not be read here
 */
export function startService({ name, args, cwd, env, onLine, logFile }) {
  const output = logFile === undefined ? "pipe" : openSync(logFile, "a");
  const child = spawn(process.execPath, ["--import", STOP_WITH_PARENT, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", output, "pipe", "ipc"],
  });
  if (typeof output === "number") closeSync(output);
  let progressedAt = Date.now();
  let lastEffort = 0;
  child.on("message", (/** @type {{ effort?: number }} */ report) => {
    if (typeof report?.effort !== "number") return;
    if (report.effort - lastEffort >= LEAST_EFFORT) progressedAt = Date.now();
    lastEffort = report.effort;
  });
  /** @type {string[]} */
  const tail = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on("line", (line) => {
        progressedAt = Date.now();
        tail.push(line);
        if (tail.length > TAIL_LINES) tail.shift();
        onLine?.(line);
      });
  }

  let isStopping = false;
  /** @type {Promise<string>} Description of its end. */
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with status ${code}`));
  });

  /** Rejects when the service ends without having been asked to. */
  const failed = ended.then((how) => {
    if (isStopping) return;
    throw new Failure(`${name} ${how}. The last it said:\n\n${tail.join("\n") || "(nothing)"}`);
  });
  failed.catch(() => {}); // Prevents an unhandled rejection before somebody waits for it.

  return {
    name,
    pid: child.pid,
    failed,

    /**
     * Gives up only when the service does nothing any more: a first start on a slow machine may take many minutes.
     * @param {string} url
     * @param {number} idleMs longest time in which it may neither print nor compute
     */
    async waitUntilAnswers(url, idleMs = IDLE_MS) {
      let computedMs = 0;
      while (!(await answers(url))) {
        const isIdle = Date.now() - progressedAt > idleMs;
        // A process that compiles in one go cannot even report.
        const nowComputedMs = isIdle ? readComputedMs(child.pid) : computedMs;
        if (isIdle && nowComputedMs - computedMs >= LEAST_COMPUTED_MS) progressedAt = Date.now();
        else if (isIdle)
          throw new Failure(
            `${name} does not answer on ${url} and has done nothing for ${idleMs / 1000} s. The last it said:\n\n${tail.join("\n") || "(nothing)"}`,
          );
        computedMs = nowComputedMs;
        const hasEnded = await Promise.race([wait(POLL_MS, false), ended.then(() => true)]);
        if (!hasEnded) continue;
        await failed;
        throw new Failure(`${name} was stopped before it answered.`);
      }
      if (child.connected) child.send("started", () => {}); // If it just ended, `failed` tells.
    },

    /**
     * Asks it to stop, kills it after a while, and returns when it is gone.
     * @param {number} graceMs
     * @returns description of its end
     */
    async stop(graceMs = STOP_GRACE_MS) {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return ended;
      const { pid } = child;
      process.kill(-pid, "SIGTERM");
      const insist = setTimeout(() => killGroup(pid), graceMs);
      const how = await ended;
      clearTimeout(insist);
      return how;
    },

    /** Kills it at once, as a crash would. */
    async kill() {
      isStopping = true;
      if (child.pid !== undefined) killGroup(child.pid);
      await ended;
    },
  };
}

/**
 * @param {number | undefined} pid
 * @returns {number} milliseconds of the process itself; 0 where the system has no such file
 */
function readComputedMs(pid) {
  try {
    // The name, which may contain anything, ends with the last bracket; user and system time are the 12th and 13th
    // after.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It ended by itself at this moment.
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    // The site sends known bots to its maintenance page, and a client without a name of its own may be one.
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), headers: { "User-Agent": "wren-start" } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
