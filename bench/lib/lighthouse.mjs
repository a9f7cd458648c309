import { spawn } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";
import { figure } from "./report.mjs";

const RUNS = 3;
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking";
const MAX_SCRIPT_KB = 105;

/**
 * Lighthouse's mobile audit of a page, the median of several runs.
 * @param {string} url
 */
export async function auditPage(url) {
  await ensureInstalled("bench");
  const folder = await makeTemporaryFolder("lighthouse");
  /** @type {any[]} */
  const reports = [];
  for (let index = 0; index < RUNS; index++) reports.push(await audit(url, path.join(folder, `${index}.json`)));
  await rm(folder, { recursive: true });

  /** @param {(report: any) => number} read */
  const median = (read) => reports.map(read).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  /** @param {string} name */
  const score = (name) => median((report) => report.categories[name].score * 100);
  /** @param {string} name */
  const value = (name) => median((report) => report.audits[name].numericValue);
  return [
    figure("Lighthouse: performance", score("performance"), { atLeast: 99 }),
    figure("Lighthouse: accessibility", score("accessibility"), { atLeast: 100 }),
    figure("Lighthouse: best practices", score("best-practices"), { atLeast: 100 }),
    figure("Lighthouse: SEO", score("seo"), { atLeast: 100 }),
    figure("layout shift", value("cumulative-layout-shift"), { atMost: 0, digits: 3 }),
    figure("largest contentful paint", value("largest-contentful-paint"), { atMost: 2500, unit: " ms" }),
    figure("total blocking time", value("total-blocking-time"), { atMost: 200, unit: " ms" }),
  ];
}

/**
 * @param {string} url
 * @param {string} file
 * @returns {Promise<any>}
 */
async function audit(url, file) {
  const args = [
    "node_modules/lighthouse/cli/index.js",
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${FLAGS}`,
  ];
  const env = { ...process.env, CHROME_PATH: findChromium({ isWhole: true }) ?? undefined };
  const status = await new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: inRoot("bench"), env, stdio: "ignore" }).on("exit", resolve);
  });
  if (status !== 0) throw new Error("Lighthouse did not finish.");
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
  const first = [...new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name))];
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
