import { setTimeout as wait } from "node:timers/promises";
import { preparePeople } from "../fuzz/people.mjs";
import { findFreePort } from "../ports.mjs";
import { startPostgres } from "../postgres.mjs";
import { step } from "../progress.mjs";
import { ensureProxies } from "../proxies.mjs";
import { startSmtp } from "../smtp.mjs";
import { startCms, startWeb } from "../stack.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { fillShelves, findLosses, queryPostgres } from "./aftermath.mjs";
import { startBalancer } from "./balancer.mjs";
import { collectLines } from "./lines.mjs";
import { startLoad } from "./load.mjs";

const PHASE_MS = Number(process.env.PHASE_SECONDS ?? 15) * 1000;
const DRAIN_SECONDS = "6";
/** A stopped process is out of the balancer before it goes; one that dies takes along what it was just sending. */
const GRACE_MS = 20_000;

/**
 * Two processes of web and two of the cms with PostgreSQL behind HAProxy, as deploy/haproxy-many.cfg has it. All start at
 * the same moment on an empty database. Visitors read, buy and talk while each process is stopped and killed; the figures
 * tell what they noticed; where they did, what the operator read in the logs stands below.
 */
export async function drillProcesses() {
  await ensureProxies();
  const site = await startSite();
  try {
    return await drill(site);
  } finally {
    await site.stop();
  }
}

async function startSite() {
  const dataDir = await makeTemporaryFolder("drill");
  const smtp = await startSmtp();
  const postgres = await step("Starting PostgreSQL", () => startPostgres());
  const free = async () => findFreePort();
  const [sitePort, plainPort, onionPort, cmsPort] = [await free(), await free(), await free(), await free()];
  const [webs, cmses] = [
    [await free(), await free()],
    [await free(), await free()],
  ];
  const publicUrl = `http://localhost:${sitePort}`;
  const env = {
    ...{ DATABASE_URL: postgres.url, SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, DRAIN_SECONDS, LOG_LEVEL: "warn" },
    PROXY_ADDRESS_HEADER: "X-Forwarded-For",
  };
  const lines = collectLines();
  const both = { dataDir, publicUrl, env, onLine: lines.take };
  const cms = (/** @type {number} */ port) => startCms({ ...both, cmsPort: port });
  const web = (/** @type {number} */ port) => startWeb({ ...both, port, cmsPort });
  /** @type {Map<number, import("../service.mjs").Service>} */
  const running = new Map();
  const balancer = await startBalancer({ sitePort, plainPort, onionPort, cmsPort, webs, cmses });
  await step("Starting two cms at the same moment on an empty database", () =>
    Promise.all(cmses.map(async (port) => running.set(port, await cms(port)))),
  );
  const query = queryPostgres(postgres.url);
  await fillShelves(query);
  await step("Starting two web", () => Promise.all(webs.map(async (port) => running.set(port, await web(port)))));
  await untilServed(`${publicUrl}/readyz`);
  const find = (/** @type {number} */ port) => /** @type {import("../service.mjs").Service} */ (running.get(port));
  return {
    url: publicUrl,
    smtp,
    query,
    lines,
    readMails: async () => smtp.received.map(({ raw }) => raw),
    personOf: await preparePeople(dataDir),
    webs,
    cmses,
    stopOne: (/** @type {number} */ port) => find(port).stop(GRACE_MS),
    killOne: (/** @type {number} */ port) => find(port).kill(),
    async startAgain(/** @type {number} */ port) {
      running.set(port, await (webs.includes(port) ? web(port) : cms(port)));
    },
    async stop() {
      for (const port of [...webs, ...cmses]) await running.get(port)?.stop(GRACE_MS);
      await balancer.stop();
      await smtp.stop();
      await postgres.stop();
    },
  };
}

/** The balancer's checks take a moment to find the new processes. @param {string} url */
async function untilServed(url) {
  while ((await fetch(url)).status !== 200) await wait(100);
}

/** @param {Awaited<ReturnType<typeof startSite>>} site */
async function drill(site) {
  const { webs, cmses } = site;
  const load = await startLoad(site);
  const [web1 = 0, web2 = 0] = webs;
  const [cms1 = 0, cms2 = 0] = cmses;
  const phases = [
    { name: "nothing happens", isCalm: true, act: async () => undefined },
    { name: "web is stopped and started", isCalm: true, act: () => again(site.stopOne, web1) },
    { name: "the cms is stopped and started", isCalm: true, act: () => again(site.stopOne, cms1) },
    { name: "a new version of all, one by one", isCalm: true, act: () => all([...cmses, ...webs]) },
    { name: "kill -9 of web", isCalm: false, act: () => again(site.killOne, web2) },
    { name: "kill -9 of the cms", isCalm: false, act: () => again(site.killOne, cms2) },
  ];
  /** @param {(port: number) => Promise<unknown>} end @param {number} port */
  async function again(end, port) {
    await end(port);
    await site.startAgain(port);
  }
  /** @param {number[]} ports */
  async function all(ports) {
    for (const port of ports) await again(site.stopOne, port);
  }

  process.stdout.write("\n");
  let isKept = true;
  for (const { name, isCalm, act } of phases) {
    site.lines.forget();
    const { seen, summary } = await load.watch(name, () => Promise.all([wait(PHASE_MS), act()]));
    process.stdout.write(`${name.padEnd(36)} disturbed ${summary}\n`);
    const told = seen.length > 0 ? site.lines.told() : [];
    for (const line of [...seen.map(({ what }) => what).slice(0, 5), ...told]) process.stdout.write(`    ${line}\n`);
    if (isCalm && seen.length > 0) isKept = false;
  }
  await load.stop();
  const mails = site.smtp.received.map(({ raw }) => raw);
  const losses = await findLosses(site.query, { ...load, mails });
  process.stdout.write(`\n${losses.text}\n`);
  return isKept && losses.isNone ? 0 : 1;
}
