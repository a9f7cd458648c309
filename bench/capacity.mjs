// `npm run bench:capacity`: what a page, a drawn page and a whole purchase cost web, the cms and PostgreSQL in time of a
// processor. From these, docs/capacity.md tells how many processes a crowd needs.
import { setTimeout as wait } from "node:timers/promises";
import { fillShelves, queryPostgres } from "../scripts/lib/drill/aftermath.mjs";
import { exitWith } from "../scripts/lib/failure.mjs";
import { preparePeople } from "../scripts/lib/fuzz/people.mjs";
import { buyPhone } from "../scripts/lib/fuzz/purchase.mjs";
import { createVisitor } from "../scripts/lib/fuzz/visitor.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { startSeededPostgres } from "../scripts/lib/template-data.mjs";
import { readUsedMs } from "./lib/processor.mjs";
import { print } from "./lib/report.mjs";

const SECONDS = Number(process.env.SECONDS ?? 20);
const AT_ONCE = 6;
const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

let visitors = 0;

await exitWith(async () => {
  await prepare({ withTools: true });
  const postgres = await startSeededPostgres();
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const env = { DATABASE_URL: postgres.url, PROXY_ADDRESS_HEADER: "X-Forwarded-For" };
  const settings = { dataDir: postgres.dataDir, port, cmsPort, publicUrl: url, env };
  await fillShelves(queryPostgres(postgres.url));
  const cms = await startCms(settings);
  const web = await startWeb({ ...settings, logFile: "/dev/null" });
  const processes = { web: web.pid, cms: cms.pid, postgres: postgres.pid };
  const personOf = await preparePeople(postgres.dataDir);
  const view = (/** @type {string} */ path) => async () => {
    const answer = await fetch(url + path, { headers: { ...BROWSER, "X-Forwarded-For": address() } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`Status ${answer.status} on ${path}`);
  };
  let buyer = 1;
  try {
    await measure("a page from memory", processes, view("/shop"));
    await measure("a page that is drawn", processes, view("/shop?drawn=anew"));
    await measure("a purchase, from the product to paid", processes, async () => {
      const number = buyer++;
      await buyPhone(createVisitor(url, { number }), personOf(number));
    });
    return 0;
  } finally {
    await web.stop();
    await cms.stop();
    await postgres.stop();
  }
});

/** Everybody has an address of their own, so that no limit is measured. */
function address() {
  const number = visitors++ % 0xffff;
  return `10.8.${number >> 8}.${number & 0xff}`;
}

/**
 * @param {string} name
 * @param {Record<string, number | undefined>} processes
 * @param {() => Promise<unknown>} act
 */
async function measure(name, processes, act) {
  await act(); // Warms up.
  const before = await usedBy(processes);
  const startedAt = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() - startedAt < SECONDS * 1000) {
        await act();
        done++;
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await wait(1_000); // Mails and jobs that belong to it.
  const after = await usedBy(processes);
  const costs = Object.keys(processes).map(
    (part) => `${part} ${(((after[part] ?? 0) - (before[part] ?? 0)) / done).toFixed(2)} ms`,
  );
  print({ label: name, value: `${(done / seconds).toFixed(1)} a second; ${costs.join(", ")} each`, isKept: true });
}

/** @param {Record<string, number | undefined>} processes */
async function usedBy(processes) {
  const used = await Promise.all(Object.entries(processes).map(async ([part, pid]) => [part, await readUsedMs(pid)]));
  return /** @type {Record<string, number>} */ (Object.fromEntries(used));
}
