// `npm run bench:abuse`: 50 addresses offer 200 orders a second by real checkout posts, while an honest visitor buys a
// phone again and again. Counts failed purchases, how long they took, and whether the stock is right afterwards.
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { exitWith } from "../scripts/lib/failure.mjs";
import { preparePeople } from "../scripts/lib/fuzz/people.mjs";
import { buyPhone } from "../scripts/lib/fuzz/purchase.mjs";
import { encodeForm, fillIn } from "../scripts/lib/fuzz/typing.mjs";
import { createVisitor } from "../scripts/lib/fuzz/visitor.mjs";
import { sendBytes } from "../scripts/lib/fuzz/wire.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { copyTemplateData } from "../scripts/lib/template-data.mjs";
import { sendAtPace } from "./lib/chat-load.mjs";
import { figure, print } from "./lib/report.mjs";

const ADDRESSES = 50;
const PER_SECOND = 200;
const SECONDS = Number(process.env.SECONDS ?? 60);
const SKU = "WREN-ONE-GRAPHITE";
const STOCK = 1_000_000;
const MOST_MS = 3_000;
/** One visitor may place 20 orders in 10 minutes. */
const PURCHASE_EVERY_MS = 4_000;
/** Far from the numbers of the others. */
const HONEST = 0x7fff_0000;

await exitWith(async () => {
  await prepare({ withTools: true });
  const { dataDir, remove } = await copyTemplateData();
  const ports = { port: await findFreePort(), cmsPort: await findFreePort() };
  const env = { DATABASE_URL: "", PROXY_ADDRESS_HEADER: "X-Forwarded-For" };
  const settings = { dataDir, ...ports, publicUrl: `http://localhost:${ports.port}`, env };
  const books = openBooks(dataDir);
  books.fillShelf();
  const cms = await startCms(settings);
  const web = await startWeb({ ...settings, logFile: "/dev/null" });
  try {
    return await measure({ url: settings.publicUrl, dataDir, books });
  } finally {
    await web.stop();
    await cms.stop();
    books.close();
    await remove();
  }
});

/** @typedef {ReturnType<typeof openBooks>} Books */

/** @param {{ url: string, dataDir: string, books: Books }} site */
async function measure({ url, dataDir, books }) {
  const personOf = await preparePeople(dataDir);
  const buyer = { visitor: () => createVisitor(url, { number: HONEST }), person: personOf(HONEST) };
  await buyPhone(buyer.visitor(), buyer.person); // Warms up.
  const offer = await prepareOffers(url, personOf);

  /** @type {Map<number, number>} */
  const statuses = new Map();
  const startedAt = performance.now();
  const abuse = sendAtPace({ perSecond: PER_SECOND, seconds: SECONDS }, async (index) => {
    const status = (await offer(index)).status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });

  /** @type {number[]} */
  const times = [];
  let failed = 0;
  for (let round = 0; round * PURCHASE_EVERY_MS < SECONDS * 1000; round++) {
    await wait(Math.max(0, startedAt + round * PURCHASE_EVERY_MS - performance.now()));
    const began = performance.now();
    try {
      await buyPhone(buyer.visitor(), buyer.person);
      times.push(performance.now() - began);
    } catch (error) {
      process.stdout.write(`  a purchase failed: ${error instanceof Error ? error.message : String(error)}\n`);
      failed++;
    }
  }
  await abuse;
  const figures = [
    { label: "orders offered by others", value: describe(statuses), isKept: true },
    figure("purchases of the honest visitor", times.length, { atLeast: 1 }),
    figure("  failed", failed, { atMost: 0 }),
    figure("  95 of 100 took", quantile(times, 0.95), { atMost: MOST_MS, unit: " ms" }),
    figure("  the slowest took", quantile(times, 1), { atMost: MOST_MS, unit: " ms" }),
    figure("articles missing from the shelf, or too many", Math.abs(books.difference()), { atMost: 0 }),
  ];
  figures.forEach(print);
  return figures.every(({ isKept }) => isKept) ? 0 : 1;
}

/**
 * Lets every address fill a cart and open the checkout, so that what is measured is nothing but orders.
 * @param {string} url
 * @param {Awaited<ReturnType<typeof preparePeople>>} personOf
 */
async function prepareOffers(url, personOf) {
  /** @type {((index: number) => Buffer)[]} */
  const offers = [];
  for (let number = 1; number <= ADDRESSES; number++) {
    const [visitor, person] = [createVisitor(url, { number }), personOf(number)];
    const add = encodeForm([
      ["intent", "add"],
      ["sku", SKU],
      ["quantity", "1"],
      ["returnTo", "/shop"],
    ]);
    await visitor.open({ method: "POST", path: "/cart", ...add });
    await visitor.open({ path: "/shop/checkout" });
    const form = visitor.page()?.forms.find(({ fields }) => fields.some(({ name }) => name === "token"));
    if (!form) throw new Error("There is no checkout form");
    const typed = fillIn(form, person).filter(([name]) => name !== "token");
    offers.push(() => {
      const token = randomBytes(16).toString("base64url");
      const body = encodeForm([...typed, ["token", token], ["intent", "order"]]);
      return visitor.write({ method: "POST", path: form.action, ...body });
    });
  }
  const site = new URL(url);
  return (/** @type {number} */ index) => sendBytes(site, /** @type {() => Buffer} */ (offers[index % ADDRESSES])());
}

/** Looks at the shop's own rows. @param {string} dataDir */
function openBooks(dataDir) {
  const Database = createRequire(inRoot("cms", "package.json"))("better-sqlite3");
  const database = new Database(path.join(dataDir, "wren.db"));
  return {
    fillShelf: () => database.prepare("update skus set stock = ? where code = ?").run(STOCK, SKU),
    /** Pieces that are neither on the shelf nor held by an order. */
    difference() {
      const { stock } = database.prepare("select stock from skus where code = ?").get(SKU);
      /** @type {{ lines: string }[]} */
      const holding = database.prepare("select lines from orders where holds_stock = 1").all();
      const lines = holding.flatMap((order) => JSON.parse(order.lines));
      const held = lines.filter(({ sku }) => sku === SKU).reduce((sum, { quantity }) => sum + quantity, 0);
      return STOCK - stock - held;
    },
    close: () => database.close(),
  };
}

/** @param {Map<number, number>} statuses */
function describe(statuses) {
  const sorted = [...statuses].toSorted(([a], [b]) => a - b);
  return sorted.map(([status, count]) => `${count} times ${status || "no answer"}`).join(", ");
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}
