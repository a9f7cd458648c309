import { mkdir, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { memoryMb } from "../../../bench/lib/memory.mjs";
import { inRoot } from "../paths.mjs";
import { findFreePort } from "../ports.mjs";
import { startCms, startWeb } from "../stack.mjs";
import { copyTemplateData } from "../template-data.mjs";
import { preparePeople } from "./people.mjs";
import { buyPhone } from "./purchase.mjs";
import { fuzz } from "./run.mjs";
import { createVisitor } from "./visitor.mjs";

/** @typedef {{ web: number, cms: number }} Memory in MB */

const COLLECTS = inRoot("bench", "lib", "collect-on-signal.mjs");
const SETTLED_MS = 1_500;
/** Caches fill and code is compiled in this share of the run; memory is compared from there on. */
const WARM_UP_SHARE = 0.3;
/** Finished pages and pictures may take about 100 MB of web (docs/operations.md); less than a leak takes in a night. */
const MOST_GROWTH_MB = 120;
const PROGRESS_EVERY = 2_000;
/** Far from the visitors' numbers. */
const BUYER = 0x7fff_0000;
/** Lines that either server writes only when something failed that no visitor may cause. */
const FAILURE_LINE = /"level":"error"|\berror: /;
/** Web's line before it, which says what the cms answered. */
const CAUSE_LINE = /"event":"backend-call-failed"/;

/**
 * Starts a site with temporary folders of its own, fuzzes it, and looks at what it is like afterwards.
 * @param {{ requests: number, seed: number }} how
 * @returns {Promise<number>} the exit status
 */
export async function fuzzOwnSite({ requests, seed }) {
  const { dataDir, remove } = await copyTemplateData();
  const temporary = path.join(dataDir, "temporary");
  await mkdir(temporary);
  fillShelves(dataDir);
  /** @type {string[]} */
  const failureLines = [];
  let lastCause = "none";
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const settings = {
    ...{ dataDir, port, cmsPort, publicUrl: `http://localhost:${port}` },
    env: {
      DATABASE_URL: "",
      PROXY_ADDRESS_HEADER: "X-Forwarded-For",
      TMPDIR: temporary,
      NODE_OPTIONS: `--import ${COLLECTS}`,
    },
    onLine: (/** @type {string} */ service, /** @type {string} */ line) => {
      if (CAUSE_LINE.test(line)) lastCause = line;
      if (FAILURE_LINE.test(line)) failureLines.push(`${service} ${line}\n  the last call that failed: ${lastCause}`);
    },
  };
  const cms = await startCms(settings);
  const web = await startWeb(settings).catch(async (error) => {
    await cms.stop();
    throw error;
  });
  const measure = async () => ({ web: await usedMb(web.pid), cms: await usedMb(cms.pid) });
  try {
    /** @type {Memory | null} */
    let warm = null;
    const warmAt = Math.ceil(requests * WARM_UP_SHARE);
    const site = { url: settings.publicUrl, cmsUrl: cms.url, dataDir };
    const onAnswered = async (/** @type {number} */ answered) => {
      if (answered % PROGRESS_EVERY === 0) process.stdout.write(`  ${answered} requests\n`);
      if (answered === warmAt) warm = await measure();
    };
    process.stdout.write(`Fuzzing with ${requests} requests, seed ${seed}\n`);
    const result = await fuzz(site, { requests, seed, onAnswered });
    await wait(SETTLED_MS);
    const problems = [
      ...result.findings.map(describe),
      ...failureLines.slice(0, 10).map((line) => `A server reported a failure: ${line}`),
      ...grown(warm, await measure()),
      ...(await readdir(temporary)).map((name) => `A temporary file was left behind: ${name}`),
      ...(await findLameShop(site)),
    ];
    printSummary(result);
    for (const problem of problems) process.stdout.write(`\n✗ ${problem}\n`);
    if (problems.length > 0) process.stdout.write(`\nAgain: npm run fuzz -- --requests ${requests} --seed ${seed}\n`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await web.stop();
    await cms.stop();
    await remove();
  }
}

/** Enough of everything, so that the purchase at the end cannot fail for lack of phones. @param {string} dataDir */
function fillShelves(dataDir) {
  const Database = createRequire(inRoot("cms", "package.json"))("better-sqlite3");
  const database = new Database(path.join(dataDir, "wren.db"));
  database.prepare("update skus set stock = 1000000").run();
  database.close();
}

/** @param {import("./run.mjs").Finding} finding */
function describe({ finding, kind, request, head }) {
  return `${finding} (${kind})\n\n${request}\n\n--- the answer's head\n${head}`;
}

/** @param {Awaited<ReturnType<typeof fuzz>>} result */
function printSummary({ sent, refused, visitors, statuses, unposted }) {
  const share = ((100 * refused) / sent).toFixed(1);
  process.stdout.write(`\n${sent} requests of ${visitors} visitors, ${refused} refused by limits (${share} %)\n`);
  const lines = [...statuses].map(([status, count]) => `  ${status.padEnd(24)}${count}\n`);
  process.stdout.write(lines.toSorted().join(""));
  process.stdout.write(`  routes with forms to which nothing was sent: ${unposted.join(", ") || "none"}\n`);
}

/**
 * @param {Memory | null} before
 * @param {Memory} after
 */
function grown(before, after) {
  if (!before) return [];
  /** @type {("web" | "cms")[]} */
  const names = ["web", "cms"];
  for (const name of names)
    process.stdout.write(`  memory of ${name}: ${before[name].toFixed(0)} MB, then ${after[name].toFixed(0)} MB\n`);
  return names
    .filter((name) => after[name] - before[name] > MOST_GROWTH_MB)
    .map((name) => `${name} grew by ${(after[name] - before[name]).toFixed(0)} MB (at most ${MOST_GROWTH_MB})`);
}

/** A site that survived serves a page and sells a phone. @param {import("./run.mjs").FuzzedSite} site */
async function findLameShop({ url, dataDir }) {
  const buyer = createVisitor(url, { number: BUYER });
  try {
    await buyPhone(buyer, (await preparePeople(dataDir))(BUYER));
    return [];
  } catch (error) {
    return [`No phone can be bought any more: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Memory of a process after a garbage collection. @param {number | undefined} pid */
async function usedMb(pid) {
  if (pid === undefined) throw new Error("The process did not start");
  for (let round = 0; round < 2; round++) {
    process.kill(pid, "SIGUSR2");
    await wait(SETTLED_MS / 2);
  }
  return memoryMb(pid, "VmRSS");
}
