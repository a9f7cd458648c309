import { cp, rm, statfs, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { mountSmallDisk } from "../../scripts/lib/small-disk.mjs";
import { startWalletSimulator } from "../../scripts/lib/monero/wallet-simulator.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startPrometheus } from "../../scripts/lib/prometheus.mjs";
import type { Service } from "../../scripts/lib/service.mjs";
import { startSmtp } from "../../scripts/lib/smtp.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { startSeededPostgres } from "../../scripts/lib/template-data.mjs";
import { openTcpProxy } from "./tcp-proxy.ts";

const CLOCK_AHEAD = new URL("../../scripts/lib/clock-ahead.mjs", import.meta.url).href;
const require = createRequire(new URL("../../cms/package.json", import.meta.url));

type Client = { connect(): Promise<void>; query(sql: string): Promise<unknown>; end(): Promise<void> };
const { Client } = require("pg") as { Client: new (settings: { connectionString: string }) => Client };

/**
 * Web and two cms on PostgreSQL, which a real Prometheus watches, and everything that can go wrong around them. The mail
 * server is not there at first, and the second cms has a wrong clock.
 */
export async function startWatchedSite() {
  const cleanUps: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  };
  try {
    return { ...(await start(cleanUps)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(cleanUps: (() => Promise<unknown>)[]) {
  const { dataDir: seeded, ...postgres } = await startSeededPostgres();
  cleanUps.push(() => postgres.stop());
  const database = await openTcpProxy([Number(new URL(postgres.url).port)]);
  cleanUps.push(() => database.shut());
  const wallet = await startWalletSimulator();
  cleanUps.push(() => wallet.stop());

  const disk = await mountSmallDisk("256m");
  if (disk) cleanUps.push(() => disk.unmount());
  const dataDir = disk ? path.join(disk.folder, "data") : seeded;
  if (disk) await cp(seeded, dataDir, { recursive: true });

  const free = () => findFreePort();
  const [port, cmsPort, secondPort, smtpPort] = [await free(), await free(), await free(), await free()];
  const figures = { web: await free(), cms: await free(), second: await free() };
  const publicUrl = `http://localhost:${String(port)}`;
  const shared = {
    ...wallet.env,
    DATABASE_URL: postgres.url.replace(/:\d+\//, `:${String(database.port)}/`),
    SMTP_URL: `smtp://127.0.0.1:${String(smtpPort)}`,
    MONERO_WATCH_SECONDS: "1",
    LOG_LEVEL: "fatal",
  };
  const cms = (at: number, metricsPort: number, env: Record<string, string> = {}) =>
    startCms({ dataDir, cmsPort: at, publicUrl, env: { ...shared, ...env, CMS_METRICS_PORT: String(metricsPort) } });
  const web = () =>
    startWeb({ dataDir, port, cmsPort, publicUrl, env: { METRICS_PORT: String(figures.web) }, logFile: "/dev/null" });
  const wrongClock = { CLOCK_AHEAD_MS: "60000", NODE_OPTIONS: `--import=${CLOCK_AHEAD}` };

  const running = new Map<string, Pick<Service, "stop">>();
  cleanUps.push(() => Promise.all([...running.values()].map((service) => service.stop())));
  running.set("cms", await cms(cmsPort, figures.cms));
  running.set("second", await cms(secondPort, figures.second, wrongClock));
  running.set("web", await web());
  const prometheus = await startPrometheus({ webs: [figures.web], cmses: [figures.cms, figures.second] });
  cleanUps.push(() => prometheus.stop());
  const filler = path.join(dataDir, "filler");

  return {
    url: publicUrl,
    prometheus,
    figures,
    database,
    wallet: wallet.faults,
    hasSmallDisk: disk !== null,
    async query(sql: string) {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      await client.query(sql);
      await client.end();
    },
    /** Asks for a mail, as a visitor of the chat does. */
    async causeMail(email: string) {
      const response = await fetch(`http://127.0.0.1:${String(cmsPort)}/api/auth/local/register`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ username: email, email, password: "seven quiet birds" }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async startMailServer() {
      const smtp = await startSmtp({ port: smtpPort });
      cleanUps.push(() => smtp.stop());
    },
    async fillDisk() {
      if (!disk) return;
      const { bavail, blocks, bsize } = await statfs(disk.folder);
      await writeFile(filler, Buffer.alloc(Math.floor((bavail - 0.05 * blocks) * bsize)));
    },
    emptyDisk: () => rm(filler, { force: true }),
    stopOne: (name: "web" | "second") => running.get(name)?.stop(),
    async startAgain(name: "web" | "second") {
      running.set(name, await (name === "web" ? web() : cms(secondPort, figures.second)));
    },
  };
}
