import { appendFileSync } from "node:fs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { copyTemplateData } from "../../scripts/lib/template-data.mjs";
import { openDoor } from "./door.ts";

/** Whoever sends this header comes from elsewhere: tests are the proxy of their sites. */
const BEHIND_PROXY = { PROXY_ADDRESS_HEADER: "X-Forwarded-For" };

/** A site as others reach it: its pages, its cms, and the folder with its data. */
export type SiteAddress = { url: string; cmsUrl: string; dataDir: string };

export type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * The whole stack on free ports and on data of its own, as `npm start` runs it.
 * @param logFile takes what both processes print
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

/** A web server of one's own at somebody's cms, which seems to die and to come back for this one alone. */
export async function startWebAt(site: SiteAddress, env: Record<string, string> = {}) {
  const door = await openDoor([Number(new URL(site.cmsUrl).port)]);
  const port = await findFreePort();
  const url = `http://localhost:${String(port)}`;
  const logLines: string[] = [];
  const onLine = (_service: string, line: string) => logLines.push(line);
  const settings = { dataDir: site.dataDir, port, cmsPort: door.port, publicUrl: url, onLine };
  const web = await startWeb({ ...settings, env: { ...BEHIND_PROXY, ...env } });
  return {
    url,
    /** Everything that it has printed so far. */
    logLines,
    loseCms: door.shut,
    findCms: door.openAgain,
    async stop() {
      await web.stop();
      await door.shut();
    },
  };
}
