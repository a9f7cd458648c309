import { execFile } from "node:child_process";
import { cp, mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { preparePeople } from "../fuzz/people.mjs";
import { buyPhone } from "../fuzz/purchase.mjs";
import { createVisitor } from "../fuzz/visitor.mjs";
import { inRoot } from "../paths.mjs";
import { findFreePort } from "../ports.mjs";
import { startPostgresLine } from "../postgres-line.mjs";
import { mountSmallDisk } from "../small-disk.mjs";
import { startSmtp } from "../smtp.mjs";
import { startCms, startWeb } from "../stack.mjs";
import { ensureTemplateData, startSeededPostgres } from "../template-data.mjs";
import { fillShelves, findLosses, queryPostgres, querySqlite } from "./aftermath.mjs";
import { collectLines } from "./lines.mjs";
import { startLoad } from "./load.mjs";

const FAULT_MS = Number(process.env.FAULT_SECONDS ?? 12) * 1000;
const MOST_RECOVERY_MS = 30_000;
const CLOCK_AHEAD = new URL("../clock-ahead.mjs", import.meta.url).href;
const execute = promisify(execFile);

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {() => Promise<unknown>} begin
 * @property {() => Promise<unknown>} end after it nobody lends a hand
 * @property {RegExp} visitors what may go wrong for visitors, and nothing else
 * @property {RegExp} operator a line of the log that must tell of it
 */

const NOTHING = /^$/;
/** The page that says that it cannot be done just now, with what was typed still in its form. */
const TOLD_SO = /\b503 (?:on|to|by web)/;

/**
 * Full disk, read-only folder, no file handles, no mail server, slow and absent database, wrong clock: what visitors and
 * the operator see of each, and that it heals by itself.
 */
export async function drillFaults() {
  const results = [await drillOnSmallDisk(), await drillOnPostgres()];
  return Math.max(...results);
}

async function drillOnSmallDisk() {
  const disk = await mountSmallDisk("200m");
  if (disk === null) {
    process.stdout.write("Skipped: the disk's faults. Nothing may be mounted here.\n");
    return 0;
  }
  const dataDir = path.join(disk.folder, "data");
  await cp(await ensureTemplateData(), dataDir, { recursive: true });
  const query = querySqlite(path.join(dataDir, "wren.db"));
  const site = await startSite({ dataDir, databaseUrl: "", query });
  const remount = (/** @type {string} */ how) => execute("mount", ["-o", `remount,${how}`, disk.folder]);
  try {
    return await drill(site, [
      {
        name: "the disk is full",
        begin: () => disk.fill(),
        end: () => disk.clear(),
        visitors: TOLD_SO,
        operator: /disk is full/,
      },
      {
        name: "the data folder is read-only",
        // The system refuses while somebody writes, so the cms finds it so at its start.
        begin: async () => {
          await site.stopCms();
          await remount("ro");
          await site.tryToServeCms();
        },
        end: async () => {
          await remount("rw");
          await site.startCms();
        },
        visitors: TOLD_SO,
        operator: /cannot be used: EROFS/,
      },
      {
        name: "web has no file handles left",
        begin: () => limitHandles(site.web().pid),
        end: () => allowHandles(site.web().pid),
        visitors: /fetch failed|ECONN|\b503 |^null /,
        operator: /EMFILE|file handles/,
      },
      {
        name: "the cms has no file handles left",
        begin: () => limitHandles(site.cms().pid),
        end: () => allowHandles(site.cms().pid),
        visitors: TOLD_SO,
        operator: /EMFILE|file handles|backend-call-failed/,
      },
      {
        name: "there is no mail server",
        begin: () => site.smtp.stop(),
        end: () => site.smtp.start(),
        visitors: NOTHING,
        operator: /mail/i,
      },
    ]);
  } finally {
    await site.stop();
    await disk.unmount();
  }
}

async function drillOnPostgres() {
  const postgres = await startSeededPostgres();
  const line = await startPostgresLine(postgres.url);
  const query = queryPostgres(postgres.url);
  const site = await startSite({ dataDir: postgres.dataDir, databaseUrl: line.url, query });
  const beLate = (/** @type {number} */ ms) => async () => {
    line.faults.lateMs = ms;
  };
  try {
    return await drill(site, [
      {
        name: "the database answers 20 ms later",
        begin: beLate(20),
        end: beLate(0),
        visitors: NOTHING,
        operator: NOTHING,
      },
      {
        name: "the database answers 5 s later",
        begin: beLate(5_000),
        end: beLate(0),
        visitors: TOLD_SO,
        operator: /timeout|aborted/i,
      },
      {
        name: "the database is away",
        begin: async () => line.goAway(),
        end: async () => {
          line.faults.isAway = false;
        },
        visitors: TOLD_SO,
        operator: /ECONN|terminated|database/i,
      },
      {
        name: "the cms believes it is 20 minutes later",
        // There is one cms, and it is started twice.
        begin: async () => {
          await site.stopCms();
          await site.startCms({ CLOCK_AHEAD_MS: String(20 * 60 * 1000), NODE_OPTIONS: `--import ${CLOCK_AHEAD}` });
        },
        end: async () => {
          await site.stopCms();
          await site.startCms();
        },
        visitors: TOLD_SO,
        operator: /clock/i,
      },
    ]);
  } finally {
    await site.stop();
    await line.stop();
    await postgres.stop();
  }
}

/**
 * @param {Site} site
 * @param {Fault[]} faults
 */
async function drill(site, faults) {
  const load = await startLoad(site);
  let isKept = true;
  for (const { name, begin, end, visitors, operator } of faults) {
    site.lines.forget();
    const { seen, summary } = await load.watch(name, async () => {
      await begin();
      await wait(FAULT_MS);
    });
    const told = site.lines.told();
    const healedMs = await heal(site, end);
    const unexpected = seen.filter(({ what }) => !visitors.test(what));
    const isTold = operator === NOTHING || told.some((line) => operator.test(line));
    const isHealed = healedMs < MOST_RECOVERY_MS;
    if (unexpected.length > 0 || !isTold || !isHealed) isKept = false;
    process.stdout.write(`\n${name}\n  visitors: disturbed ${summary}\n`);
    for (const [what, count] of countEach(seen.map(({ deed, what }) => `${deed}: ${what}`)).slice(0, 6))
      process.stdout.write(`    ${count} × ${what}\n`);
    if (unexpected.length > 0) process.stdout.write(`  ✗ not meant: ${unexpected[0]?.what}\n`);
    process.stdout.write(`  operator:${isTold ? "" : ` ✗ nothing like ${operator}`}\n`);
    for (const line of told.slice(0, 6)) process.stdout.write(`    ${line}\n`);
    process.stdout.write(`  ${isHealed ? "healed" : "✗ not healed"} after ${(healedMs / 1000).toFixed(1)} s\n`);
  }
  await load.stop();
  const losses = await findLosses(site.query, { ...load, mails: await site.readMails() });
  process.stdout.write(`\n${losses.text}\n`);
  return isKept && losses.isNone ? 0 : 1;
}

/** Ends a fault and waits until somebody can buy a phone again. @param {Site} site @param {() => Promise<unknown>} end */
async function heal(site, end) {
  await end();
  const since = Date.now();
  for (let number = 0x6fff_0000 + (since % 0xffff); Date.now() - since < MOST_RECOVERY_MS; number++) {
    const isBought = await buyPhone(createVisitor(site.url, { number }), site.personOf(number)).then(
      () => true,
      () => false,
    );
    if (isBought) break;
    await wait(200);
  }
  return Date.now() - since;
}

/** @param {{ dataDir: string, databaseUrl: string, query: import("./aftermath.mjs").Query }} where */
async function startSite({ dataDir, databaseUrl, query }) {
  await fillShelves(query);
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const temporary = path.join(dataDir, "temporary");
  await mkdir(temporary);
  const lines = collectLines();
  const smtp = await startRestartableSmtp();
  const settings = {
    ...{ dataDir, port, cmsPort, publicUrl: url, onLine: lines.take },
    env: {
      DATABASE_URL: databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      PROXY_ADDRESS_HEADER: "X-Forwarded-For",
      TMPDIR: temporary,
    },
  };
  let cms = await startCms(settings);
  const web = await startWeb(settings);
  return {
    url,
    query,
    lines,
    smtp,
    web: () => web,
    cms: () => cms,
    readMails: async () => smtp.received().map(({ raw }) => raw),
    personOf: await preparePeople(dataDir),
    stopCms: () => cms.stop(),
    /** @param {Record<string, string>} [env] */
    async startCms(env = {}) {
      cms = await startCms({ ...settings, env: { ...settings.env, ...env } });
    },
    /** Starts it as its unit does, where it must say why it cannot. */
    async tryToServeCms() {
      const env = { ...process.env, ...settings.env, DATA_DIR: dataDir, CMS_PORT: String(cmsPort), PUBLIC_URL: url };
      const said = await execute(process.execPath, [inRoot("scripts", "serve.mjs"), "cms"], { env }).catch(
        ({ stdout, stderr }) => stdout + stderr,
      );
      for (const line of String(said).split("\n")) lines.take("cms", line);
    },
    async stop() {
      await web.stop();
      await cms.stop();
      await smtp.stop();
    },
  };
}

async function startRestartableSmtp() {
  let server = await startSmtp();
  const { port } = server;
  const servers = [server];
  return {
    port,
    received: () => servers.flatMap((one) => one.received),
    stop: () => server.stop(),
    async start() {
      server = await startSmtp({ port });
      servers.push(server);
    },
  };
}

/** Lets a process open nothing more: it has used these numbers long ago. @param {number | undefined} pid */
async function limitHandles(pid) {
  await execute("prlimit", ["--pid", String(pid), "--nofile=16:"]);
}

/** @param {number | undefined} pid */
async function allowHandles(pid) {
  await execute("prlimit", ["--pid", String(pid), "--nofile=4096:"]);
}

/** @param {string[]} texts @returns {[string, number][]} the most frequent first */
function countEach(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
