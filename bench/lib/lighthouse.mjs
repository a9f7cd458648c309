import { spawn } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";
import { figure } from "./report.mjs";

const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking";
const MAX_SCRIPT_KB = 105;
/** Chromium loses a recording now and then; Lighthouse asks to be run again. */
const LOST_TRACE = "NO_NAVSTART";

/**
 * Lighthouse's mobile audit of a page, the median of several runs. Scores are of 100, times in milliseconds.
 * @param {string} url
 * @param {{ runs: number, cookie?: string }} how
 */
export async function auditPage(url, { runs, cookie = "" }) {
  await ensureInstalled("bench");
  const folder = await makeTemporaryFolder("lighthouse");
  /** @type {any[]} */
  const reports = [];
  for (let index = 0; index < runs; index++)
    reports.push(await audit(url, { file: path.join(folder, `${index}.json`), cookie }));
  await rm(folder, { recursive: true });

  /** @param {(report: any) => number} read */
  const median = (read) => reports.map(read).sort((a, b) => a - b)[Math.floor(runs / 2)];
  /** @param {string} name */
  const score = (name) => median((report) => report.categories[name].score * 100);
  /** @param {string} name */
  const value = (name) => median((report) => report.audits[name].numericValue);
  /** @param {string} type */
  const bytes = (type) =>
    median((report) => {
      const { items } = report.audits["resource-summary"].details;
      return items.find((/** @type {any} */ item) => item.resourceType === type)?.transferSize ?? 0;
    });
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    layoutShift: value("cumulative-layout-shift"),
    paintMs: value("largest-contentful-paint"),
    blockingMs: value("total-blocking-time"),
    scriptKb: bytes("script") / 1000,
    totalKb: bytes("total") / 1000,
  };
}

/**
 * @param {string} url
 * @param {{ file: string, cookie: string }} more
 * @returns {Promise<any>}
 */
async function audit(url, { file, cookie }) {
  const args = [
    "node_modules/lighthouse/cli/index.js",
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${FLAGS}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findChromium({ isWhole: true }) ?? undefined };
  const { status, said } = await new Promise((resolve) => {
    const lighthouse = spawn(process.execPath, args, {
      cwd: inRoot("bench"),
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    lighthouse.stderr.on("data", (chunk) => (said += chunk));
    lighthouse.on("close", (status) => resolve({ status, said }));
  });
  if (said.includes(LOST_TRACE)) return audit(url, { file, cookie });
  if (status !== 0) throw new Error(`Lighthouse did not finish: ${said}`);
  return JSON.parse(await readFile(file, "utf8"));
}

/**
 * Scripts that a page loads when somebody begins to use it, in compressed bytes.
 * @param {string} url
 */
export async function measureScripts(url) {
  const html = await (await fetch(url, { headers: { "User-Agent": "Mozilla/5.0" } })).text();
  const assets = inRoot("web", "build", "client", "assets");
  const names = await readdir(assets);
  const first = [...new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)\b/g)].map(([, name]) => name))];
  const loaded = new Set(first);
  // Follows the imports between modules; of the languages only the page's own is loaded.
  const isLoaded = /** @param {string} name */ (name) => !/^de-/.test(name) || html.includes('<html lang="de"');
  for (const name of loaded) {
    const code = await readFile(path.join(assets, name), "utf8");
    const imported = [...code.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file]) => file);
    for (const file of imported.filter(isLoaded)) loaded.add(file);
  }
  let bytes = 0;
  for (const name of loaded) {
    const file = names.includes(`${name}.br`) ? `${name}.br` : name;
    bytes += (await readFile(path.join(assets, file))).length;
  }
  return figure("scripts of the home page in use (brotli)", bytes / 1000, {
    atMost: MAX_SCRIPT_KB,
    unit: " kB",
    digits: 1,
  });
}
