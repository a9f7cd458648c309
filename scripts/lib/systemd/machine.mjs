import { execFile, spawn, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ROOT } from "../paths.mjs";

const BOOT = fileURLToPath(new URL("./boot.sh", import.meta.url));
const NAMESPACES = ["--mount", "--pid", "--uts", "--ipc", "--net"];
const POLL_MS = 200;
const LONGEST_BOOT_MS = 60_000;
/** Removes the control groups in which its processes ran. */
const REMOVE_GROUPS =
  "mount -t cgroup2 none /mnt && find /mnt/wren-units -depth -type d -exec rmdir {} + 2>/dev/null || true";

/** @returns {string | false} reason why systemd cannot be booted here */
export function whyNoMachine() {
  if (process.getuid?.() !== 0) return "needs root, to boot systemd in namespaces of its own";
  const tried = spawnSync("unshare", [...NAMESPACES, "--fork", "sh", "-c", "test -x /lib/systemd/systemd"]);
  return tried.status === 0 ? false : "needs systemd and the right to make namespaces";
}

/** Boots systemd with the units of `deploy/systemd` and this project, read-only, in /opt/wren. */
export async function bootMachine() {
  const args = [...NAMESPACES, "--fork", "--kill-child", "sh", BOOT, process.execPath, ROOT];
  // Ends with us, also when we are killed.
  const child = spawn("setpriv", ["--pdeathsig", "KILL", "unshare", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const init = await findInit(child);

  /**
   * Runs a command there as root.
   * @param {string} command of the shell
   */
  const run = (command) =>
    promisify(execFile)("nsenter", [
      ...["-t", String(init), "-m", "-p", "-n", "-u", "-i", "-C", "-r", "-w"],
      ...["env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "sh", "-ec", command],
    ]);

  const startedAt = Date.now();
  const isUp = () => run("systemctl is-system-running | grep -E 'running|degraded'").catch(() => null);
  while (!(await isUp())) {
    if (Date.now() - startedAt > LONGEST_BOOT_MS) throw new Error("systemd does not finish its start.");
    await wait(POLL_MS);
  }
  return {
    run,
    async stop() {
      const gone = new Promise((resolve) => child.once("close", resolve));
      // The first process of a pid namespace takes all others with it.
      process.kill(init, "SIGKILL");
      await gone;
      spawnSync("unshare", ["--mount", "sh", "-c", REMOVE_GROUPS]);
    },
  };
}

/**
 * @param {import("node:child_process").ChildProcess} unshare
 * @returns {Promise<number>} the id that systemd has outside
 */
async function findInit({ pid, exitCode }) {
  for (;;) {
    if (exitCode !== null) throw new Error(`unshare ended with status ${exitCode}.`);
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
    const init = Number.parseInt(children, 10);
    const name = await readFile(`/proc/${init}/comm`, "utf8").catch(() => "");
    if (name.trim() === "systemd") return init;
    await wait(POLL_MS);
  }
}
