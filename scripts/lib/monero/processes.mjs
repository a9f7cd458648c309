import { fileURLToPath } from "node:url";
import path from "node:path";
import { startService } from "../service.mjs";
import { waitUntilListens } from "./call.mjs";

const GUARD = fileURLToPath(new URL("./guard.mjs", import.meta.url));

const ON_LOOPBACK = [
  "--rpc-bind-ip",
  "127.0.0.1",
  "--rpc-ssl",
  "disabled",
  "--non-interactive",
  "--max-concurrency",
  "1",
];

/**
 * @typedef {object} Place
 * @property {string} dir folder for all files
 * @property {import("./find-monero.mjs").MoneroPrograms} programs
 * @property {number} nodePort
 * @property {boolean} [isRestarted] true to start them again when they die
 * @property {(program: string, line: string) => void} [onLine]
 */

/**
 * A node with a private chain of its own, where blocks cost nothing.
 * @param {Place & { p2pPort: number }} place
 */
export async function startPrivateNode({ dir, programs, nodePort, p2pPort, isRestarted, onLine }) {
  return startGuarded({
    name: "monerod",
    dir,
    onLine,
    isRestarted,
    url: `http://127.0.0.1:${nodePort}`,
    command: [
      programs.monerod,
      ...ON_LOOPBACK,
      ...["--regtest", "--offline", "--keep-fakechain", "--fixed-difficulty", "1"],
      ...["--data-dir", path.join(dir, "node"), "--log-file", path.join(dir, "monerod.log"), "--log-level", "0"],
      ...["--rpc-bind-port", String(nodePort), "--p2p-bind-ip", "127.0.0.1", "--p2p-bind-port", String(p2pPort)],
      ...["--no-igd", "--no-zmq", "--hide-my-port", "--disable-dns-checkpoints", "--check-updates", "disabled"],
      ...["--db-sync-mode", "fastest:async:1000"],
    ],
  });
}

/**
 * @param {Place & { port: number, walletDir: string, configFile?: string }} place A configuration file holds the login.
 */
export async function startWalletRpc({ dir, programs, nodePort, port, walletDir, configFile, isRestarted, onLine }) {
  const name = path.basename(walletDir);
  return startGuarded({
    name: `monero-wallet-rpc (${name})`,
    dir,
    onLine,
    isRestarted,
    url: `http://127.0.0.1:${port}`,
    command: [
      programs.walletRpc,
      ...ON_LOOPBACK,
      ...(configFile ? ["--config-file", configFile] : ["--disable-rpc-login"]),
      ...["--wallet-dir", walletDir, "--rpc-bind-port", String(port), "--log-level", "0"],
      ...["--daemon-address", `127.0.0.1:${nodePort}`, "--trusted-daemon", "--daemon-ssl", "disabled", "--no-dns"],
      ...["--shared-ringdb-dir", path.join(dir, "ring"), "--log-file", path.join(dir, `wallet-${name}.log`)],
    ],
  });
}

/**
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.dir
 * @param {string} options.url
 * @param {string[]} options.command
 * @param {boolean} [options.isRestarted]
 * @param {(program: string, line: string) => void} [options.onLine]
 */
async function startGuarded({ name, dir, url, command, isRestarted = false, onLine }) {
  const service = startService({
    name,
    args: [GUARD, ...(isRestarted ? ["--restart"] : []), ...command],
    cwd: dir,
    // Both write into the home folder, whatever their arguments say.
    env: { PATH: process.env.PATH, HOME: dir },
    onLine: (line) => onLine?.(name, line),
  });
  try {
    await waitUntilListens(url, service);
  } catch (error) {
    await service.kill();
    throw error;
  }
  return { ...service, url };
}
