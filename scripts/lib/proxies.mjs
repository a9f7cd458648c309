import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readDeployFile } from "./deploy-file.mjs";
import { findFreePort } from "./ports.mjs";
import { findServer, installWithApt, mayUseApt } from "./programs.mjs";
import { step } from "./progress.mjs";
import { startService } from "./service.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

const GUARD = fileURLToPath(new URL("./monero/guard.mjs", import.meta.url));
const POLL_MS = 50;

/**
 * @typedef {"nginx" | "caddy" | "haproxy"} ProxyName
 * @typedef {{ dir: string, webPort: number, cmsPort: number, tlsPort: number, plainPort: number, onionPort: number }} Place
 */

/** @type {ProxyName[]} */
export const PROXIES = ["nginx", "caddy", "haproxy"];

export const PROXIES_ARE_MISSING =
  "nginx, caddy, haproxy or openssl is not installed. Debian and Ubuntu have them (`apt install nginx-light caddy haproxy openssl`).";

export function hasProxies() {
  return [...PROXIES, "openssl"].every((name) => findServer(name) !== null);
}

/** Finds them, or installs Debian's where we may. Who has none goes without: the tests then say what they skip. */
export async function ensureProxies() {
  if (hasProxies() || !mayUseApt()) return;
  const install = () => installWithApt("nginx-light", "caddy", "haproxy", "openssl");
  await step("Installing nginx, Caddy and HAProxy for the tests behind a proxy", install).catch(() => null);
}

/**
 * Starts a proxy before web and the admin with its file of `deploy/`, on free ports of loopback.
 * @param {ProxyName} name
 * @param {{ webPort: number, cmsPort: number }} behind
 */
export async function startProxy(name, behind) {
  const dir = await makeTemporaryFolder(name);
  await makeCertificate(dir);
  const [tlsPort, plainPort, onionPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const args = await SET_UPS[name]({ dir, ...behind, tlsPort, plainPort, onionPort });
  const service = startService({
    name,
    args: [GUARD, findServer(name) ?? name, ...args],
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir },
  });
  await Promise.race([untilListens(tlsPort), service.failed]);
  return {
    tlsPort,
    plainPort,
    /** Port for Tor, which speaks the PROXY protocol; Caddy has none. */
    onionPort: name === "caddy" ? null : onionPort,
    certificate: await readFile(path.join(dir, "cert.pem")),
    async stop() {
      await service.stop();
      await rm(dir, { recursive: true });
    },
  };
}

/** @type {Record<ProxyName, (place: Place) => Promise<string[]>>} Writes its configuration. @returns its arguments */
const SET_UPS = {
  async nginx({ dir, webPort, cmsPort, tlsPort, plainPort, onionPort }) {
    const site = await readDeployFile("nginx.conf", {
      "listen 80;": `listen 127.0.0.1:${plainPort};`,
      "listen [::]:80;": `listen [::1]:${plainPort};`,
      "listen 443 ssl;": `listen 127.0.0.1:${tlsPort} ssl;`,
      "listen [::]:443 ssl;": `listen [::1]:${tlsPort} ssl;`,
      "listen 127.0.0.1:8081 ": `listen 127.0.0.1:${onionPort} `,
      "/etc/ssl/wren": dir,
      "127.0.0.1:3000": `127.0.0.1:${webPort}`,
      "127.0.0.1:1337": `127.0.0.1:${cmsPort}`,
    });
    const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const main = [
      `daemon off; master_process off; pid ${dir}/nginx.pid; error_log stderr;`,
      `events {} http { ${folders.map((kind) => `${kind}_temp_path ${dir}/${kind};`).join(" ")}`,
      `${site} }`,
    ];
    await writeFile(path.join(dir, "nginx.conf"), main.join("\n"));
    return ["-p", dir, "-e", "stderr", "-c", path.join(dir, "nginx.conf")];
  },
  async caddy({ dir, webPort, cmsPort, tlsPort, plainPort }) {
    const site = await readDeployFile("Caddyfile", {
      "wren.example {": `wren.example {\n\tbind 127.0.0.1 ::1\n\ttls ${dir}/cert.pem ${dir}/key.pem`,
      "127.0.0.1:3000": `127.0.0.1:${webPort}`,
      "127.0.0.1:1337": `127.0.0.1:${cmsPort}`,
    });
    const ports = `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${tlsPort}\n}\n`;
    await writeFile(path.join(dir, "Caddyfile"), ports + site);
    return ["run", "--config", path.join(dir, "Caddyfile"), "--adapter", "caddyfile"];
  },
  async haproxy({ dir, webPort, cmsPort, tlsPort, plainPort, onionPort }) {
    const config = await readDeployFile("haproxy.cfg", {
      "bind :::80 v4v6": `bind 127.0.0.1:${plainPort},[::1]:${plainPort}`,
      "bind :::443 v4v6": `bind 127.0.0.1:${tlsPort},[::1]:${tlsPort}`,
      "bind 127.0.0.1:8081": `bind 127.0.0.1:${onionPort}`,
      "/etc/ssl/wren": dir,
      "127.0.0.1:3000": `127.0.0.1:${webPort}`,
      "127.0.0.1:1337": `127.0.0.1:${cmsPort}`,
    });
    await writeFile(path.join(dir, "haproxy.cfg"), config);
    return ["-db", "-f", path.join(dir, "haproxy.cfg")];
  },
};

/** @param {string} dir */
async function makeCertificate(dir) {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", "key.pem"];
  const names = ["-subj", "/CN=wren.example", "-addext", "subjectAltName=DNS:wren.example,DNS:admin.wren.example"];
  await promisify(execFile)("openssl", ["req", "-x509", ...key, ...names, "-days", "2", "-out", "cert.pem"], {
    cwd: dir,
  });
  const both = await Promise.all(["cert.pem", "key.pem"].map((file) => readFile(path.join(dir, file), "utf8")));
  await writeFile(path.join(dir, "cert-and-key.pem"), both.join(""), { mode: 0o600 });
}

/** @param {number} port */
export async function untilListens(port) {
  while (!(await canConnect(port))) await wait(POLL_MS);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
