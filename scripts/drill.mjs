// `npm run drill`: two processes of web and two of the cms with PostgreSQL behind HAProxy, as deploy/haproxy-many.cfg has
// it. All start at the same moment on an empty database. Visitors read and buy while each process is stopped and killed;
// the figures tell what they noticed.
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { startBalancer } from "./lib/drill/balancer.mjs";
import { startLoad } from "./lib/drill/load.mjs";
import { exitWith } from "./lib/failure.mjs";
import { preparePeople } from "./lib/fuzz/people.mjs";
import { inRoot } from "./lib/paths.mjs";
import { findFreePort } from "./lib/ports.mjs";
import { startPostgres } from "./lib/postgres.mjs";
import { prepare } from "./lib/prepare.mjs";
import { step } from "./lib/progress.mjs";
import { ensureProxies } from "./lib/proxies.mjs";
import { startSmtp } from "./lib/smtp.mjs";
import { startCms, startWeb } from "./lib/stack.mjs";
import { makeTemporaryFolder } from "./lib/temporary-folders.mjs";

const PHASE_MS = Number(process.env.PHASE_SECONDS ?? 15) * 1000;
const DRAIN_SECONDS = "6";
const STOCK = 1_000_000;
/** A stopped process is out of the balancer before it goes; one that dies takes along what it was just sending. */
const GRACE_MS = 20_000;

await exitWith(async () => {
  await prepare({ withTools: true });
  await ensureProxies();
  const site = await startSite();
  try {
    return await drill(site);
  } finally {
    await site.stop();
  }
});

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
  const cms = (/** @type {number} */ port) => startCms({ dataDir, cmsPort: port, publicUrl, env });
  const web = (/** @type {number} */ port) =>
    startWeb({ dataDir, port, cmsPort, publicUrl, env, logFile: "/dev/null" });
  /** @type {Map<number, import("./lib/service.mjs").Service>} */
  const running = new Map();
  const balancer = await startBalancer({ sitePort, plainPort, onionPort, cmsPort, webs, cmses });
  await step("Starting two cms at the same moment on an empty database", () =>
    Promise.all(cmses.map(async (port) => running.set(port, await cms(port)))),
  );
  await query(postgres.url, "update skus set stock = $1", [STOCK]);
  await step("Starting two web", () => Promise.all(webs.map(async (port) => running.set(port, await web(port)))));
  await untilServed(`${publicUrl}/readyz`);
  const find = (/** @type {number} */ port) => /** @type {import("./lib/service.mjs").Service} */ (running.get(port));
  return {
    url: publicUrl,
    dataDir,
    smtp,
    databaseUrl: postgres.url,
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
  const load = startLoad(site.url, { readers: 6, buyers: 2, personOf: await preparePeople(site.dataDir) });
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
    const before = { ...load.counts };
    load.begin(name);
    await Promise.all([wait(PHASE_MS), act()]);
    const views = load.failedViews.filter(({ phase }) => phase === name);
    const purchases = load.failedPurchases.filter(({ phase }) => phase === name);
    const of = (/** @type {"views" | "purchases"} */ what) => load.counts[what] - before[what];
    process.stdout.write(
      `${name.padEnd(36)} ${views.length} of ${of("views")} views and ${purchases.length} of ${of("purchases")} purchases disturbed\n`,
    );
    for (const { what } of [...views, ...purchases].slice(0, 5)) process.stdout.write(`    ${what}\n`);
    if (isCalm && views.length + purchases.length > 0) isKept = false;
  }
  await load.stop();
  const lost = await countLost(site.databaseUrl, load.orders);
  const doubled = await countDoubled(site.smtp);
  process.stdout.write(
    `\norders told to buyers ${load.orders.length}, of them lost ${lost}; mails sent twice ${doubled}\n`,
  );
  return isKept && lost === 0 && doubled === 0 ? 0 : 1;
}

/** Paid orders that buyers were told of, and that the database does not know as paid. @param {string} databaseUrl @param {string[]} orders */
async function countLost(databaseUrl, orders) {
  const paid = await query(databaseUrl, "select number from orders where state = 'paid' and number = any($1)", [
    orders,
  ]);
  return new Set(orders).size - paid.length;
}

/** @param {string} databaseUrl @param {string} sql @param {unknown[]} values @returns {Promise<object[]>} */
async function query(databaseUrl, sql, values) {
  const { Client } = createRequire(inRoot("cms", "package.json"))("pg");
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

/** @param {{ received: { raw: string }[] }} smtp */
async function countDoubled({ received }) {
  const ids = received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? raw);
  return ids.length - new Set(ids).size;
}
