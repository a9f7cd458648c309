import { appendFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { copyTemplateData } from "../../scripts/lib/template-data.mjs";
import { openTcpProxy } from "./tcp-proxy.ts";

/** Tests act as the proxy of their sites: each chooses its address by this header. */
const BEHIND_PROXY = { PROXY_ADDRESS_HEADER: "X-Forwarded-For" };

/** Addresses of a site and of its cms, and its data folder. */
export type SiteAddress = { url: string; cmsUrl: string; dataDir: string };

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the whole stack on free ports with its own data, as `npm start` does.
 * @param logFile receives the output of both processes
 */
export async function startSite(env: Record<string, string> = {}, logFile?: string) {
  const { dataDir, remove } = await copyTemplateData();
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const onLine = (service: string, line: string) => {
    if (logFile) appendFileSync(logFile, `${service} ${line}\n`);
  };
  const publicUrl = `http://localhost:${String(port)}`;
  const settings = { dataDir, port, cmsPort, publicUrl, env: { DATABASE_URL: "", ...BEHIND_PROXY, ...env }, onLine };

  const cms = await startCms(settings);
  const web = await startWeb(settings);
  return {
    url: publicUrl,
    cmsUrl: cms.url,
    dataDir,
    async stop() {
      await web.stop();
      await cms.stop();
      await remove();
    },
  };
}

/** Starts another web server for an existing cms, behind a line that can be cut for this server alone. */
export async function startWebAt(site: SiteAddress, env: Record<string, string> = {}, { isWithoutCms = false } = {}) {
  const cmsProxy = await openTcpProxy([Number(new URL(site.cmsUrl).port)]);
  const port = await findFreePort();
  const url = `http://localhost:${String(port)}`;
  const logLines: string[] = [];
  const onLine = (_service: string, line: string) => logLines.push(line);
  const settings = { dataDir: site.dataDir, port, cmsPort: cmsProxy.port, publicUrl: url, onLine, isWithoutCms };
  const web = await startWeb({ ...settings, env: { ...BEHIND_PROXY, ...env } });
  return {
    url,
    /** All lines printed so far. */
    logLines,
    loseCms: cmsProxy.shut,
    findCms: cmsProxy.openAgain,
    /** A busy cms may answer the first reading too late; it is ready then, but goes on reading. */
    untilContentIsHeld: () =>
      expect.poll(() => logLines.some((line) => line.includes("content-read-ahead")), { timeout: 30_000 }).toBe(true),
    /** Lets web see all at once what is sent meanwhile, however slowly the test sends it. */
    whileHalted<Sent>(send: () => Sent): Sent {
      if (web.pid === undefined) throw new Error("Web does not run");
      process.kill(web.pid, "SIGSTOP");
      try {
        return send();
      } finally {
        process.kill(web.pid, "SIGCONT");
      }
    },
    async stop() {
      await web.stop();
      await cmsProxy.shut();
    },
  };
}
