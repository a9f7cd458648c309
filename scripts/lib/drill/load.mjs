import { setTimeout as wait } from "node:timers/promises";
import { buyPhone } from "../fuzz/purchase.mjs";
import { createVisitor } from "../fuzz/visitor.mjs";

const PATHS = ["/", "/shop", "/shop/wren-one", "/support", "/de", "/de/shop/wren-one", "/about", "/support?q=nest"];
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const BETWEEN_VIEWS_MS = 40;
const BETWEEN_PURCHASES_MS = 300;

/** @typedef {{ phase: string, what: string }} Trouble */

/**
 * Visitors who read pages over open connections, and others who buy phones, until `stop`.
 * @param {string} url
 * @param {{ readers: number, buyers: number, personOf: (number: number) => import("../fuzz/typing.mjs").Person }} crowd
 */
export function startLoad(url, { readers, buyers, personOf }) {
  const counts = { views: 0, purchases: 0 };
  /** @type {Trouble[]} */
  const failedViews = [];
  /** @type {Trouble[]} */
  const failedPurchases = [];
  /** @type {string[]} */
  const orders = [];
  let phase = "";
  let isOver = false;
  let number = 1;

  /** @param {number} reader */
  async function read(reader) {
    const headers = { "User-Agent": BROWSER, Accept: "text/html", "X-Forwarded-For": `10.9.0.${reader + 1}` };
    for (let n = reader; !isOver; n++) {
      const path = PATHS[n % PATHS.length] ?? "/";
      const before = phase;
      counts.views++;
      try {
        const response = await fetch(url + path, { headers });
        await response.arrayBuffer();
        const by = response.headers.has("Content-Security-Policy") ? "web" : "the balancer";
        if (response.status !== 200) failedViews.push({ phase: before, what: `${path}: ${response.status} by ${by}` });
      } catch (error) {
        failedViews.push({ phase: before, what: `${path}: ${describe(error)}` });
      }
      await wait(BETWEEN_VIEWS_MS);
    }
  }

  async function buy() {
    while (!isOver) {
      const before = phase;
      counts.purchases++;
      const buyer = (number += 1);
      try {
        orders.push(await buyPhone(createVisitor(url, { number: buyer }), personOf(buyer)));
      } catch (error) {
        failedPurchases.push({ phase: before, what: describe(error) });
      }
      await wait(BETWEEN_PURCHASES_MS);
    }
  }

  const work = [
    ...Array.from({ length: readers }, (_, reader) => read(reader)),
    ...Array.from({ length: buyers }, () => buy()),
  ];
  return {
    counts,
    failedViews,
    failedPurchases,
    /** Numbers of the orders that buyers were told of. */
    orders,
    /** @param {string} name what happens from now on */
    begin(name) {
      phase = name;
    },
    async stop() {
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** @param {unknown} error */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
