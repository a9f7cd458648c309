// `npm run bench`: the cost of the site, measured on the built stack with a seeded database. Speeds are ratios against
// a reference measured in the same run, so that they mean the same on every machine.
import { spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { ensureChromium } from "../scripts/lib/chromium.mjs";
import { exitWith } from "../scripts/lib/failure.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { copyTemplateData } from "../scripts/lib/template-data.mjs";
import { makeTemporaryFolder } from "../scripts/lib/temporary-folders.mjs";
import { auditPage, measureScripts } from "./lib/lighthouse.mjs";
import { compareCost, compareRates } from "./lib/load.mjs";
import { memoryMb } from "./lib/memory.mjs";
import { figure, print } from "./lib/report.mjs";
import { ensureStockSite, startStockSite } from "./lib/stock-site.mjs";

const PAGE = "/shop";
/** A page with a query is rendered for each request. */
const DRAWN_PAGE = `${PAGE}?drawn=anew`;
/** Headers that every Node server writes itself. */
const NODES_OWN_HEADERS = ["date", "connection", "keep-alive"];
const BROTLI = { "Accept-Encoding": "br" };

await exitWith(async () => {
  await prepare({ withTools: true });
  await ensureChromium({ isWhole: true });
  await ensureStockSite();
  const { dataDir, remove } = await copyTemplateData();
  const settings = {
    dataDir,
    port: await findFreePort(),
    cmsPort: await findFreePort(),
    env: { DATABASE_URL: "", BOTS: "allow" },
  };

  const cmsStartedAt = Date.now();
  const cms = await startCms(settings);
  const webStartedAt = Date.now();
  // The log goes to a file as in production. Reading it here would slow down the sending of requests.
  const web = await startWeb({ ...settings, logFile: path.join(dataDir, "web.log") });
  const readyAt = Date.now();
  /** @type {import("./lib/report.mjs").Figure[]} */
  const figures = [];
  /** @param {import("./lib/report.mjs").Figure} measured */
  const tell = (measured) => {
    figures.push(measured);
    print(measured);
  };
  try {
    tell({ label: "start of cms (seeded)", value: `${webStartedAt - cmsStartedAt} ms`, isKept: true });
    tell({ label: "start of web", value: `${readyAt - webStartedAt} ms`, isKept: true });
    await fetchPage(settings.port, "/");
    tell(figure("memory of web at rest", await memoryMb(web.pid, "VmRSS"), { atMost: 150, unit: " MB" }));
    tell(figure("memory of cms at rest", await memoryMb(cms.pid, "VmRSS"), { atMost: 400, unit: " MB" }));
    // Both comparisons run before Lighthouse, which leaves this process slower, and with it the sending of requests.
    tell(await compareWithBareServer(settings.port, web.pid));
    tell(await compareWithFramework(settings, web.pid));
    tell(figure("peak memory of web under load", await memoryMb(web.pid, "VmHWM"), { atMost: 300, unit: " MB" }));
    tell(await compareWithTwoProcesses(settings, web.pid));
    tell(await measureScripts(web.url));
    const home = await auditPage(`http://localhost:${settings.port}/`, { runs: 3 });
    tell(figure("Lighthouse: performance", home.performance, { atLeast: 99 }));
    tell(figure("Lighthouse: accessibility", home.accessibility, { atLeast: 100 }));
    tell(figure("Lighthouse: best practices", home.bestPractices, { atLeast: 100 }));
    tell(figure("Lighthouse: SEO", home.seo, { atLeast: 100 }));
    tell(figure("layout shift", home.layoutShift, { atMost: 0, digits: 3 }));
    tell(figure("largest contentful paint", home.paintMs, { atMost: 2500, unit: " ms" }));
    tell(figure("total blocking time", home.blockingMs, { atMost: 200, unit: " ms" }));
    return figures.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await web.stop();
    await cms.stop();
    await remove();
  }
});

/**
 * A page from memory against the least that Node can do with the same bytes.
 * @param {number} port
 * @param {number | undefined} pid
 */
async function compareWithBareServer(port, pid) {
  const folder = await makeTemporaryFolder("bare");
  const file = path.join(folder, "answer.json");
  const { headers, body } = await fetchPage(port, PAGE, BROTLI);
  await writeFile(file, JSON.stringify({ headers, body: body.toString("base64") }));
  const barePort = await findFreePort();
  const bare = spawn(process.execPath, [inRoot("bench", "lib", "bare-server.mjs"), file, String(barePort)]);
  try {
    const ours = { port, pid, path: PAGE, headers: BROTLI };
    const { ratio, told } = await compareCost(ours, { ...ours, port: barePort, pid: bare.pid });
    const measured = figure("page from memory, of a bare server's speed", 1 / ratio, { atLeast: 0.7, digits: 2 });
    return { ...measured, value: `${measured.value}  ${told}` };
  } finally {
    bare.kill();
    await rm(folder, { recursive: true });
  }
}

/**
 * A page rendered for each request, against the same page served by the framework's own server.
 * @param {{ port: number, cmsPort: number }} settings
 * @param {number | undefined} pid
 */
async function compareWithFramework({ port, cmsPort }, pid) {
  const stockPort = await findFreePort();
  const stock = await startStockSite({ port: stockPort, cmsPort });
  try {
    const ours = { port, pid, path: DRAWN_PAGE };
    const { ratio, told } = await compareCost(ours, { ...ours, port: stockPort, pid: stock.pid });
    const measured = figure("drawn page, of react-router-serve's cost", ratio, { atMost: 0.45, digits: 2 });
    return { ...measured, value: `${measured.value}  ${told}` };
  } finally {
    await stock.stop();
  }
}

/**
 * A drawn page of two processes at one port, against one process. Sending and the cms need a part of the two cores, too.
 * @param {import("../scripts/lib/stack.mjs").StackOptions} settings
 * @param {number | undefined} pid
 */
async function compareWithTwoProcesses(settings, pid) {
  const one = { port: settings.port, pid, path: DRAWN_PAGE };
  const port = await findFreePort();
  const two = await startWeb({ ...settings, port, env: { ...settings.env, WEB_PROCESSES: "2" } });
  try {
    const ratio = await compareRates({ ...one, port, pid: two.pid }, one);
    return figure("drawn page, two processes to one", ratio, { atLeast: 1.6, digits: 2 });
  } finally {
    await two.stop();
  }
}

/**
 * @param {number} port
 * @param {string} page
 * @param {Record<string, string>} headers
 * @returns {Promise<{ headers: Record<string, unknown>, body: Buffer }>} the response as it is sent, still compressed
 */
function fetchPage(port, page, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: page, headers: { "User-Agent": "Mozilla/5.0", ...headers } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const own = Object.entries(response.headers).filter(([name]) => !NODES_OWN_HEADERS.includes(name));
        resolve({ headers: Object.fromEntries(own), body: Buffer.concat(chunks) });
      });
    });
    asked.on("error", reject).end();
  });
}
