import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readDeployFile } from "./deploy-file.mjs";
import { inRoot } from "./paths.mjs";
import { findFreePort } from "./ports.mjs";
import { findOnPath, isExecutable } from "./programs.mjs";
import { step } from "./progress.mjs";
import { untilListens } from "./proxies.mjs";
import { startService } from "./service.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

const execute = promisify(execFile);
const GUARD = fileURLToPath(new URL("./monero/guard.mjs", import.meta.url));
const UNPACKED = inRoot(".cache", "prometheus");

export const PROMETHEUS_IS_MISSING =
  "prometheus and promtool are not installed. Debian and Ubuntu have them (`apt install prometheus`).";

/** @param {"prometheus" | "promtool"} name */
function findProgram(name) {
  const unpacked = path.join(UNPACKED, "usr", "bin", name);
  return findOnPath(name) ?? (isExecutable(unpacked) ? unpacked : null);
}

export function hasPrometheus() {
  return findProgram("prometheus") !== null && findProgram("promtool") !== null;
}

/** Finds the programs, or unpacks Debian's package: installing it would start a service. Without them tests skip. */
export async function ensurePrometheus() {
  if (hasPrometheus() || !findOnPath("apt-get") || !findOnPath("dpkg-deb")) return;
  await step("Unpacking Prometheus for the drill of the alerts", unpack).catch(() => null);
}

async function unpack() {
  await mkdir(inRoot(".cache"), { recursive: true });
  const download = await makeTemporaryFolder("prometheus-package", inRoot(".cache"));
  const unfinished = path.join(download, "unpacked");
  await execute("apt-get", ["update"]).catch(() => null);
  await execute("apt-get", ["download", "prometheus"], { cwd: download });
  const [file = ""] = (await readdir(download)).filter((name) => name.endsWith(".deb"));
  await execute("dpkg-deb", ["-x", path.join(download, file), unfinished]);
  await rm(UNPACKED, { recursive: true, force: true });
  await rename(unfinished, UNPACKED);
  await rm(download, { recursive: true });
}

/**
 * @param {string[]} args
 * @returns {Promise<string>} what it says
 */
export async function runPromtool(...args) {
  const { stdout, stderr } = await execute(findProgram("promtool") ?? "promtool", args, {
    cwd: inRoot("deploy", "prometheus"),
  });
  return stdout + stderr;
}

/**
 * The alert rules with short times, so that a drill takes seconds: alerts fire at once, and what may take half an hour in
 * a shop may take some seconds here. Everything else is as operators get it.
 */
async function readQuickRules() {
  const rules = await readDeployFile("prometheus/wren-alerts.yml", {
    "(wren_mail_oldest_waiting_seconds) > 1800": "(wren_mail_oldest_waiting_seconds) > 3",
    "> 3 * max without (instance) (wren_job_interval_seconds) + 300":
      "> 1.2 * max without (instance) (wren_job_interval_seconds) + 4",
    "(wren_monero_outage_seconds) > 300": "(wren_monero_outage_seconds) > 3",
  });
  return rules.replaceAll(/ for: \d+m$/gm, " for: 0s");
}

/**
 * Starts the real Prometheus with the files of `deploy/prometheus`, which asks every three seconds.
 * @param {{ webs: number[], cmses: number[] }} ports of the figures
 */
export async function startPrometheus({ webs, cmses }) {
  const dir = await makeTemporaryFolder("prometheus");
  const targets = (/** @type {number[]} */ ports) => JSON.stringify(ports.map((port) => `127.0.0.1:${port}`));
  const config = await readDeployFile("prometheus/prometheus.yml", {
    "scrape_interval: 15s": "scrape_interval: 3s\n  scrape_timeout: 3s",
    "evaluation_interval: 15s": "evaluation_interval: 500ms",
    '["127.0.0.1:9464"]': targets(webs),
    '["127.0.0.1:9465"]': targets(cmses),
  });
  await writeFile(path.join(dir, "prometheus.yml"), config);
  await writeFile(path.join(dir, "wren-alerts.yml"), await readQuickRules());
  const port = await findFreePort();
  const options = [
    `--config.file=${path.join(dir, "prometheus.yml")}`,
    `--storage.tsdb.path=${path.join(dir, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const service = startService({
    name: "prometheus",
    args: [GUARD, findProgram("prometheus") ?? "prometheus", ...options],
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir },
  });
  await Promise.race([untilListens(port), service.failed]);

  /** @param {string} question @returns {Promise<any>} */
  async function ask(question) {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${question}`);
    const { data, error } = /** @type {{ data?: any, error?: string }} */ (await response.json());
    if (!response.ok) throw new Error(`Prometheus refused ${question}: ${error}`);
    return data;
  }

  return {
    /** @returns {Promise<string[]>} alerts that fire, with the port of the process that they are about, if it is one */
    async firing() {
      /** @type {{ alerts: { state: string, labels: Record<string, string> }[] }} */
      const { alerts } = await ask("alerts");
      return alerts
        .filter(({ state }) => state === "firing")
        .map(({ labels: { alertname, instance, job_name } }) =>
          [alertname, instance?.split(":")[1] ?? job_name].filter(Boolean).join(" "),
        )
        .sort();
    },
    /** @param {string} expression @returns {Promise<unknown[]>} */
    query: async (expression) => (await ask(`query?query=${encodeURIComponent(expression)}`)).result,
    async stop() {
      await service.stop();
      await rm(dir, { recursive: true });
    },
  };
}
