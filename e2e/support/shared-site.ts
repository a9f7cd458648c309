import { readFile, rm } from "node:fs/promises";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { temporaryPath } from "../../scripts/lib/temporary-folders.mjs";
import { startSite, type SiteAddress } from "./site.ts";
import { startSiteKeeper } from "./site-keeper.ts";

const GUARD = new URL("./network-guard.mjs", import.meta.url).href;

/** Starts the one site for all journeys that do not disturb each other. */
export default async function setup() {
  const [logFile, guardFile] = [temporaryPath("log"), temporaryPath("network")];
  const metricsPorts = [await findFreePort(), await findFreePort()].map(String);
  const [METRICS_PORT = "", CMS_METRICS_PORT = ""] = metricsPorts;
  const site = await startSite(
    {
      METRICS_PORT,
      CMS_METRICS_PORT,
      // Short blocks, so that no journey waits for confirmations.
      SANDBOX_BLOCK_MS: "300",
      MONERO_WATCH_SECONDS: "1",
      NODE_OPTIONS: `--import ${GUARD}`,
      NETWORK_GUARD_FILE: guardFile,
    },
    logFile,
  );
  const keeper = await startSiteKeeper();
  process.env.WREN_SITE_URL = site.url;
  process.env.WREN_CMS_URL = site.cmsUrl;
  process.env.WREN_DATA_DIR = site.dataDir;
  process.env.WREN_METRICS_PORTS = metricsPorts.join(" ");
  process.env.WREN_LOG_FILE = logFile;
  process.env.WREN_NETWORK_GUARD_FILE = guardFile;
  process.env.WREN_SITE_KEEPER_URL = keeper.url;
  return async () => {
    await keeper.stop();
    await site.stop();
    const { left } = await readNetworkGuard();
    await Promise.all([logFile, guardFile].map((file) => rm(file, { force: true })));
    if (left.length > 0) throw new Error(`During the journeys a server went outside: ${left.join("; ")}`);
  };
}

export function sharedSite(): SiteAddress {
  const { WREN_SITE_URL: url = "", WREN_CMS_URL: cmsUrl = "", WREN_DATA_DIR: dataDir = "" } = process.env;
  return { url, cmsUrl, dataDir };
}

/** Figures of web and of the cms, as Prometheus gets them. */
export async function readSharedFigures(): Promise<string> {
  const ports = (process.env.WREN_METRICS_PORTS ?? "").split(" ");
  const texts = ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  return (await Promise.all(texts)).join("\n");
}

/** The log of both processes so far. */
export function readSharedLog(): Promise<string> {
  return readFile(process.env.WREN_LOG_FILE ?? "", "utf8");
}

/** Programs under the network guard, and their connections beyond this machine. */
export async function readNetworkGuard(): Promise<{ watched: string[]; left: string[] }> {
  const lines = (await readFile(process.env.WREN_NETWORK_GUARD_FILE ?? "", "utf8")).trim().split("\n");
  const mark = "watching ";
  const isMark = (line: string) => line.startsWith(mark);
  return {
    watched: lines.filter(isMark).map((line) => line.slice(mark.length)),
    left: lines.filter((line) => !isMark(line)),
  };
}
