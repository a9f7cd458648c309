// `npm run bench:monero`: one scan of the watcher with 1,000 open orders, as a ratio to the bare calls that it needs,
// measured in turns in the same run. Uses the real programs where they are installed.
import { randomUUID } from "node:crypto";
import { exitWith } from "../scripts/lib/failure.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { checkoutRequest } from "./lib/checkout.mjs";
import { built, withStrapi } from "./lib/cms.mjs";
import { startChain } from "./lib/monero-chain.mjs";
import { figure, print } from "./lib/report.mjs";

const ORDERS = 1_000;
const PAID = 50;
const QUIET_ROUNDS = 20;
const BLOCK_ROUNDS = 5;
const ADDRESSES_AT_ONCE = 64;
const ACCOUNT = { account_index: 0 };
const SKU = "CHARGER";

/** @typedef {Awaited<ReturnType<typeof startChain>>} Chain */
/** @typedef {{ wallet: any, node: any }} Rpc */
/** @typedef {{ ms: number, cpuMs: number }} Cost */

await exitWith(async () => {
  await prepare({ withTools: true });
  const chain = await startChain();
  try {
    // Only this file runs the watcher.
    Object.assign(process.env, chain.env, { MONERO_WATCH_SECONDS: "3600" });
    await withStrapi("", (strapi) => measure(strapi, chain));
  } finally {
    await chain.stop();
  }
});

/**
 * @param {any} strapi
 * @param {Chain} chain
 */
async function measure(strapi, chain) {
  await built("platform/mail/mail-service").mailService(strapi).stop();
  const monero = built("api/monero/work/monero-service").moneroService(strapi);
  const look = () => monero.watch(new Date());
  await look();
  const rpc = connect(chain.env);
  const bills = await openOrders(strapi, rpc);
  await chain.pay(bills.slice(0, PAID));
  await chain.mine();
  const waiting = await chain.pay(bills.slice(PAID, 2 * PAID));
  const bare = () => ask(rpc, waiting);
  await look();
  const known = await strapi.db.query("api::monero.monero-transfer").count({});
  if (known !== 2 * PAID) throw new Error(`The watcher knows ${known} transfers, not ${2 * PAID}.`);

  const nothing = () => Promise.resolve();
  report("nothing new", await compare({ look, bare, before: nothing, rounds: QUIET_ROUNDS }), 3);
  report("a new block", await compare({ look, bare, before: chain.mine, rounds: BLOCK_ROUNDS }), 10);
}

/**
 * @param {string} what
 * @param {{ look: Cost, bare: Cost }} costs
 * @param {number} atMost
 */
function report(what, { look, bare }, atMost) {
  const text = (/** @type {Cost} */ { ms, cpuMs }) =>
    `${ms.toFixed(0)} ms, ${cpuMs.toFixed(0)} ms of them our processor's`;
  print({ label: `${ORDERS} open orders, ${what}`, value: text(look), isKept: true });
  print({ label: "  the bare calls", value: text(bare), isKept: true });
  print(figure("  ratio", look.ms / bare.ms, { atMost, unit: " times", digits: 1 }));
}

/** @param {{ look: () => Promise<unknown>, bare: () => Promise<unknown>, before: () => Promise<unknown>, rounds: number }} what */
async function compare({ look, bare, before, rounds }) {
  /** @type {Cost[]} */
  const looking = [];
  /** @type {Cost[]} */
  const asking = [];
  for (let round = 0; round < rounds; round++) {
    await before();
    asking.push(await cost(bare));
    // Prepared again for the watcher: a block that the bare calls saw would not be new.
    await before();
    looking.push(await cost(look));
  }
  return { look: median(looking), bare: median(asking) };
}

/** @param {() => Promise<unknown>} work @returns {Promise<Cost>} */
async function cost(work) {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000 };
}

/** @param {Cost[]} costs @returns {Cost} */
function median(costs) {
  const middle = (/** @type {number[]} */ values) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { ms: middle(costs.map(({ ms }) => ms)), cpuMs: middle(costs.map(({ cpuMs }) => cpuMs)) };
}

/** @param {Record<string, string>} env @returns {Rpc} */
function connect(env) {
  const { createRpcClient } = built("api/monero/work/rpc/rpc-client");
  const [user = "", password = ""] = env.MONERO_WALLET_RPC_LOGIN?.split(":") ?? [];
  return {
    wallet: createRpcClient({ url: env.MONERO_WALLET_RPC_URL, ...(user && { login: { user, password } }) }),
    node: createRpcClient({ url: env.MONERO_NODE_RPC_URL }),
  };
}

/**
 * The bare calls that a scan needs.
 * @param {Rpc} rpc
 * @param {string[]} waiting
 */
async function ask({ wallet, node }, waiting) {
  await wallet.call("refresh");
  const { height } = await wallet.call("get_height");
  await node.call("get_info");
  const since = { filter_by_height: true, min_height: Math.max(0, height - 60) };
  await wallet.call("get_transfers", { ...ACCOUNT, ...since, in: true, pool: true });
  await node.ask("/get_transactions", { txs_hashes: waiting, prune: true });
}

/**
 * Places one order as a buyer does, and copies its rows many times with addresses of their own.
 * @param {any} strapi
 * @param {Rpc} rpc
 */
async function openOrders(strapi, rpc) {
  const db = strapi.db.connection;
  const example = await placeOne(strapi);
  const [order] = await db("orders").where({ id: example.id });
  const [attempt] = await db("payments").where({ order_id: example.id });
  const [bill] = await db("monero_payments").where({ order_id: example.id });
  const quote = JSON.parse(bill.quotes)[0];
  const addresses = await makeAddresses(rpc, ORDERS - 1);
  await db.transaction(async (/** @type {any} */ trx) => {
    for (const { address, index } of addresses) {
      const number = randomUUID();
      const keys = { number, secret_hash: randomUUID(), token_hash: randomUUID() };
      const [{ id }] = await trx("orders").insert(copy(order, keys)).returning("id");
      const own = { order_id: id, key: `${number}:1` };
      await trx("payments").insert(copy(attempt, { ...own, ref: address }));
      const place = { reference: number, address, subaddress_index: index };
      await trx("monero_payments").insert(copy(bill, { ...own, ...place }));
    }
  });
  return [bill, ...addresses].map(({ address }) => ({ address, piconero: BigInt(quote.piconero) }));
}

/** @param {Record<string, unknown>} row @param {object} changes */
function copy({ id, ...row }, changes) {
  void id; // The database gives a new one.
  return { ...row, document_id: randomUUID(), ...changes };
}

/** @param {Rpc} rpc @param {number} count */
async function makeAddresses({ wallet }, count) {
  const made = [];
  while (made.length < count) {
    const size = Math.min(ADDRESSES_AT_ONCE, count - made.length);
    const { addresses, address_indices } = await wallet.call("create_address", { ...ACCOUNT, count: size });
    for (const [n, address] of addresses.entries()) made.push({ address, index: address_indices[n] });
  }
  await wallet.call("store");
  return made;
}

/** @param {any} strapi */
async function placeOne(strapi) {
  const { placeOrder, quote } = built("api/checkout/work/place-order");
  const { openPayment } = built("api/payments/work/attempts");
  const lines = [{ sku: SKU, quantity: 1 }];
  const now = new Date();
  const { totalMinor } = await quote(strapi, { currency: "chf", country: "CH", lines, services: [] }, now);
  const order = await placeOrder(strapi, checkoutRequest(lines, { totalMinor, paymentMethod: "monero" }), now);
  await openPayment(strapi, order, { method: "monero", now });
  return order;
}
