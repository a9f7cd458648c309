import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readDeployFile } from "../deploy-file.mjs";
import { findServer } from "../programs.mjs";
import { untilListens } from "../proxies.mjs";
import { startService } from "../service.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";

const GUARD = fileURLToPath(new URL("../monero/guard.mjs", import.meta.url));

/**
 * Starts HAProxy with `deploy/haproxy-many.cfg`, on ports of loopback and without TLS. Visitors choose their own address,
 * because all of them come from this machine.
 * @param {{ sitePort: number, plainPort: number, onionPort: number, cmsPort: number, webs: number[], cmses: number[] }} ports
 */
export async function startBalancer({ sitePort, plainPort, onionPort, cmsPort, webs, cmses }) {
  const dir = await makeTemporaryFolder("haproxy");
  const config = await readDeployFile("haproxy-many.cfg", {
    "bind :::80 v4v6": `bind 127.0.0.1:${plainPort}`,
    "bind :::443 v4v6 ssl crt /etc/ssl/wren/cert-and-key.pem": `bind 127.0.0.1:${sitePort}`,
    "bind 127.0.0.1:8081": `bind 127.0.0.1:${onionPort}`,
    "http-request set-header X-Forwarded-For %[src]": "",
    "127.0.0.1:3001": `127.0.0.1:${webs[0]}`,
    "127.0.0.1:3002": `127.0.0.1:${webs[1]}`,
    "127.0.0.1:1337": `127.0.0.1:${cmsPort}`,
    "127.0.0.1:1338": `127.0.0.1:${cmses[0]}`,
    "127.0.0.1:1339": `127.0.0.1:${cmses[1]}`,
  });
  const file = path.join(dir, "haproxy.cfg");
  await writeFile(file, config);
  const args = [GUARD, findServer("haproxy") ?? "haproxy", "-db", "-f", file];
  const service = startService({ name: "haproxy", args, cwd: dir, env: { PATH: process.env.PATH, HOME: dir } });
  await Promise.race([untilListens(sitePort), service.failed]);
  return {
    async stop() {
      await service.stop();
      await rm(dir, { recursive: true });
    },
  };
}
