import { execFile, spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { readDeployFile } from "../deploy-file.mjs";
import { findFreePort } from "../ports.mjs";
import { findServer, installWithApt, mayUseApt } from "../programs.mjs";
import { step } from "../progress.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { canReachOnion } from "./reach.mjs";

const AUTHORITIES = ["authority1", "authority2", "authority3"];
/** Both sides choose three relays each, and no relay twice in a circuit. */
const RELAYS = ["relay1", "relay2", "relay3"];
const READY_WITHIN_MS = 180_000;
const POLL_MS = 500;

/** @typedef {{ name: string, dir: string, lines: string[] }} Tor one program and its torrc */

export const TOR_IS_MISSING = "tor is not installed. Debian and Ubuntu have it (`apt install tor`).";

export function hasTor() {
  return findServer("tor") !== null && findServer("tor-gencert") !== null;
}

/** Finds it, or installs Debian's where we may. Who has none goes without: the test then says that it was skipped. */
export async function ensureTor() {
  if (hasTor() || !mayUseApt()) return;
  await step("Installing Tor for the onion service", () => installWithApt("tor")).catch(() => null);
}

/**
 * Starts a Tor network of its own on loopback, which knows nothing of the real one: authorities, relays, the onion
 * service with the lines of `deploy/torrc`, and a client.
 * @param {number} servicePort the proxy's door for the onion service
 */
export async function startTorNetwork(servicePort) {
  const folder = await makeTemporaryFolder("tor");
  const authorities = await Promise.all(AUTHORITIES.map((name) => makeAuthority(folder, name)));
  const relays = await Promise.all(RELAYS.map((name) => makeRelay(folder, name)));
  const service = await makeService(folder, servicePort);
  // Tor never lets two of its doors share a circuit: each is a visitor of its own.
  const socksPorts = [await findFreePort(), await findFreePort()];
  const client = await makeTor(
    folder,
    "client",
    socksPorts.map((port) => `SocksPort 127.0.0.1:${port}`),
  );

  const known = authorities.map(({ introduction }) => introduction);
  const programs = await Promise.all([...authorities, ...relays, service, client].map((tor) => startTor(tor, known)));
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await rm(folder, { recursive: true });
  };
  try {
    const host = await untilReachable(service.dir, socksPorts);
    return { onionUrl: `http://${host}`, socksPorts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string[]} lines
 * @returns {Promise<Tor>}
 */
async function makeTor(folder, name, lines) {
  const dir = path.join(folder, name);
  await mkdir(dir, { mode: 0o700 });
  const common = [
    "TestingTorNetwork 1",
    "AssumeReachable 1",
    "Address 127.0.0.1",
    `DataDirectory ${dir}`,
    `Log notice file ${path.join(dir, "log")}`,
    // It ends with us, even when we are killed.
    `__OwningControllerProcess ${process.pid}`,
  ];
  return { name, dir, lines: [...common, ...lines] };
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function makeRelay(folder, name) {
  return makeTor(folder, name, [
    `Nickname ${name}`,
    `ORPort 127.0.0.1:${await findFreePort()}`,
    "SocksPort 0",
    "ExitRelay 0",
  ]);
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function makeAuthority(folder, name) {
  const [orPort, dirPort] = [await findFreePort(), await findFreePort()];
  const tor = await makeTor(folder, name, [
    `Nickname ${name}`,
    `ORPort 127.0.0.1:${orPort}`,
    `DirPort 127.0.0.1:${dirPort}`,
    "SocksPort 0",
    "ExitRelay 0",
    "AuthoritativeDirectory 1",
    "V3AuthoritativeDirectory 1",
    "ContactInfo nobody@example.org",
    // They agree on the network every few seconds instead of every hour.
    "TestingV3AuthInitialVotingInterval 5",
    "TestingV3AuthInitialVoteDelay 2",
    "TestingV3AuthInitialDistDelay 2",
    "V3AuthVotingInterval 20",
    "V3AuthVoteDelay 4",
    "V3AuthDistDelay 4",
    // A relay of the real network earns these by days of service.
    "TestingDirAuthVoteGuard *",
    "TestingDirAuthVoteHSDir *",
  ]);
  const keys = path.join(tor.dir, "keys");
  await mkdir(keys, { mode: 0o700 });
  const makeKeys = ["--create-identity-key", "--passphrase-fd", "0", "-m", "12", "-a", `127.0.0.1:${dirPort}`];
  const gencert = promisify(execFile)("tor-gencert", makeKeys, { cwd: keys });
  gencert.child.stdin?.end("\n");
  await gencert;
  const certificate = await readFile(path.join(keys, "authority_certificate"), "utf8");
  const identity = /^fingerprint (\w+)$/m.exec(certificate)?.[1];
  const fingerprint = await readFingerprint(tor);
  const introduction = `DirAuthority ${name} orport=${orPort} no-v2 v3ident=${identity} 127.0.0.1:${dirPort} ${fingerprint}`;
  return { ...tor, introduction };
}

/** @param {Tor} tor */
async function readFingerprint(tor) {
  // It wants to know an authority before it tells who it is itself.
  const anybody = `DirAuthority anybody orport=1 no-v2 127.0.0.1:1 ${"F".repeat(40)}`;
  const args = ["-f", await writeTorrc(tor, [anybody]), "--list-fingerprint", "--quiet"];
  const { stdout } = await promisify(execFile)(torProgram(), args);
  return stdout.trim().replace(/^\S+/, "").replaceAll(" ", "");
}

/**
 * @param {string} folder
 * @param {number} port
 */
async function makeService(folder, port) {
  const lines = await readDeployFile("torrc", {
    "/var/lib/tor/wren": path.join(folder, "service", "wren"),
    "127.0.0.1:8081": `127.0.0.1:${port}`,
  });
  return makeTor(folder, "service", ["SocksPort 0", lines]);
}

/**
 * @param {Tor} tor
 * @param {string[]} authorities
 */
async function writeTorrc({ dir, lines }, authorities) {
  const file = path.join(dir, "torrc");
  await writeFile(file, [...lines, ...authorities, ""].join("\n"));
  return file;
}

/**
 * @param {Tor} tor
 * @param {string[]} authorities
 */
async function startTor(tor, authorities) {
  const child = spawn(torProgram(), ["-f", await writeTorrc(tor, authorities), "--quiet"], { stdio: "ignore" });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
  return {
    async stop() {
      // It has nothing to save, and one in the middle of a vote does not end when asked.
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function torProgram() {
  return findServer("tor") ?? "tor";
}

/**
 * @param {string} serviceDir
 * @param {number[]} socksPorts
 * @returns {Promise<string>} the service's host name
 */
async function untilReachable(serviceDir, socksPorts) {
  const endsAt = Date.now() + READY_WITHIN_MS;
  while (Date.now() < endsAt) {
    const name = await readFile(path.join(serviceDir, "wren", "hostname"), "utf8").catch(() => "");
    const host = name.trim();
    const reached = host ? await Promise.all(socksPorts.map((port) => canReachOnion(port, host))) : [false];
    if (reached.every(Boolean)) return host;
    await wait(POLL_MS);
  }
  const log = await readFile(path.join(serviceDir, "log"), "utf8").catch(() => "(nothing)");
  throw new Error(`The onion service cannot be reached. The last that Tor said:\n\n${log.slice(-2_000)}`);
}
