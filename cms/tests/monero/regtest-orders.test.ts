import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startCopiedRegtest } from "../../../scripts/lib/monero/template-chain.mjs";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createMoneroShop } from "../support/monero";
import { isMoneroInstalled, part, skipWithoutMonero, type Chain } from "../support/regtest-shop";

const { paymentService } = requireBuilt(
  "api/payments/work/payment-service",
) as typeof import("../../src/api/payments/work/payment-service");

// The whole flow with the real programs on a private chain. The tests mine the blocks.
const testOnChain = (name: string, run: () => Promise<void>) =>
  test(name, ({ skip }) => {
    skipWithoutMonero(skip);
    return run();
  });
const CONFIRMATIONS = 10;
vi.setConfig({ testTimeout: 120_000 });

let cms: BootedCms;
let chain: Chain;
const shop = createMoneroShop(() => cms);

beforeAll(async () => {
  if (!isMoneroInstalled) return;
  chain = await startCopiedRegtest();
  cms = await bootFromTemplate({ ...chain.env, MONERO_WATCH_SECONDS: "3600" });
  await shop.watch();
});

afterAll(async () => {
  if (!isMoneroInstalled) return;
  await cms.stop();
  await chain.stop();
});

async function order() {
  const placed = await shop.order();
  const { monero } = await shop.see(placed.secret);
  return { ...placed, address: monero.address, price: monero.missingXmr };
}

async function mineAndWatch(blocks: number): Promise<void> {
  await chain.mine(blocks);
  await shop.watch();
}

/** A transaction may have to wait for the second block: the node prepares the next one ahead. */
async function confirm(secret: string, times = CONFIRMATIONS): Promise<void> {
  for (let blocks = 0; blocks < times + 5; blocks += 1) {
    await mineAndWatch(1);
    if ((await shop.see(secret)).monero.transfers.every(({ confirmations }) => confirmations >= times)) return;
  }
  throw new Error("Not confirmed");
}

/** The wallet and the watcher need a moment after an outage. */
async function watchUntilBack(): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    await shop.watch();
    const watch = await cms.strapi.db.query("api::monero.monero-watch").findOne({});
    if (watch.failedAt === null) return;
  }
  throw new Error("The wallet did not come back");
}

const stateOf = async (secret: string) => (await shop.see(secret)).order.state;

testOnChain("paid exactly: seen in the pool, confirmed block by block, validated", async () => {
  const { secret, address, price, email } = await order();
  expect(address).toMatch(/^8[1-9A-Za-z]{94}$/);
  const { txid } = await chain.pay(address, price);
  await shop.watch();
  const inPool = await shop.see(secret);
  expect(inPool.order.state).toBe("verifying");
  expect(inPool.monero).toMatchObject({
    chain: "regtest",
    state: "verifying",
    confirmations: 0,
    transfers: [{ txid, confirmations: 0 }],
  });
  await confirm(secret, 1);
  expect((await shop.see(secret)).monero).toMatchObject({ state: "verifying", confirmations: 1 });
  await confirm(secret, CONFIRMATIONS - 1);
  expect(await stateOf(secret)).toBe("verifying");
  await confirm(secret);
  expect((await shop.see(secret)).monero).toMatchObject({ state: "validated", confirmations: CONFIRMATIONS });
  expect(await stateOf(secret)).toBe("paid");
  expect(await shop.claim(secret, txid)).toMatchObject({ outcome: "validated" });
  expect((await shop.subjects(email)).slice(2)).toEqual(["Payment seen", "Payment received", "Your subscription"]);
});

testOnChain("too little, then the rest", async () => {
  const { secret, address, price } = await order();
  const { txid } = await chain.pay(address, part(price, 1n, 3n));
  const answer = await shop.claim(secret, txid);
  expect(answer).toMatchObject({ outcome: "too-low" });
  await confirm(secret);
  expect((await shop.see(secret)).monero.state).toBe("too-low");
  expect(await stateOf(secret)).toBe("awaiting_payment");
  await chain.pay(address, answer.missingXmr ?? "0");
  await shop.watch();
  expect(await stateOf(secret)).toBe("verifying");
  await confirm(secret);
  expect((await shop.see(secret)).monero).toMatchObject({ state: "validated", missingXmr: "0", surplusXmr: "0" });
});

testOnChain("too much is paid, and waits for a decision", async () => {
  const { secret, address, price, number } = await order();
  await chain.pay(address, part(price, 3n, 2n));
  await shop.watch();
  await confirm(secret);
  const { order: seen, monero } = await shop.see(secret);
  expect(seen.state).toBe("paid");
  expect(Number(monero.surplusXmr)).toBeCloseTo(Number(price) / 2, 6);
  const { findOverpaid } = await import("../../src/api/monero/work/decisions");
  const { id } = await cms.strapi.db.query("api::orders.order").findOne({ where: { number } });
  expect(await findOverpaid(cms.strapi)).toContain(id);
});

testOnChain("two orders in one transaction are both paid, and its id names it for both", async () => {
  const [one, two] = [await order(), await order()];
  const destinations = [one, two].map(({ address, price }) => ({ address, xmr: price }));
  const { txid } = await chain.pay(destinations);
  expect(await shop.claim(one.secret, txid.toUpperCase())).toMatchObject({ outcome: "pending" });
  expect(await shop.claim(two.secret, txid)).toMatchObject({ outcome: "pending" });
  await confirm(one.secret);
  expect([await stateOf(one.secret), await stateOf(two.secret)]).toEqual(["paid", "paid"]);
});

testOnChain("the same id twice, an id of another order, a foreign one and a bogus one", async () => {
  const [mine, other] = [await order(), await order()];
  const { txid } = await chain.pay(mine.address, mine.price);
  expect(await shop.claim(mine.secret, txid)).toMatchObject({ outcome: "pending" });
  expect(await shop.claim(mine.secret, txid.toUpperCase())).toMatchObject({ outcome: "pending" });
  const foreign = await chain.pay(chain.customerAddress, "0.01");
  const answer = await shop.claim(other.secret, foreign.txid);
  expect(answer).toMatchObject({ outcome: "error" });
  // The answer does not reveal that it paid another order.
  expect(await shop.claim(other.secret, txid)).toEqual(answer);
  expect(await shop.claim(other.secret, "ab".repeat(32))).toMatchObject({ outcome: "pending" });
  await confirm(mine.secret);
  expect([await stateOf(mine.secret), await stateOf(other.secret)]).toEqual(["paid", "awaiting_payment"]);
});

testOnChain("keys that would end the wallet are refused, and a real one proves only its own payment", async () => {
  const { secret, address, price } = await order();
  for (const key of [
    "ff".repeat(32),
    "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010",
    "0".repeat(64),
  ])
    expect((await shop.claim(secret, "ab".repeat(32), key)).status).toBe(400);
  const elsewhere = await chain.pay(chain.customerAddress, price);
  expect(await shop.claim(secret, elsewhere.txid, elsewhere.txKey)).toMatchObject({ outcome: "error" });
  const { txid, txKey } = await chain.pay(address, price);
  expect(await shop.claim(secret, txid, txKey)).toMatchObject({ outcome: "pending" });
  await shop.watch();
  await confirm(secret);
  expect(await stateOf(secret)).toBe("paid");
});

testOnChain("a payment with a time lock pays nothing, however often it is confirmed", async () => {
  const { secret, address, price } = await order();
  const { txid } = await chain.pay(address, price, { unlockTime: 100_000 });
  await shop.watch();
  await confirm(secret);
  expect((await shop.see(secret)).monero).toMatchObject({ state: "nothing", transfers: [{ problem: "locked" }] });
  expect(await shop.claim(secret, txid)).toMatchObject({ outcome: "error" });
  expect(await stateOf(secret)).toBe("awaiting_payment");
});

testOnChain("a reorganisation that drops the transaction takes the order back", async () => {
  const { secret, address, price, email } = await order();
  const { txid } = await chain.pay(address, price);
  const before = await chain.height();
  await confirm(secret, 3);
  const depth = (await chain.height()) - before;
  await chain.popBlocks(depth);
  await chain.flushPool(txid);
  await mineAndWatch(depth + 1);
  await shop.watch();
  const { order: seen, monero } = await shop.see(secret);
  expect(seen.state).toBe("awaiting_payment");
  expect(monero).toMatchObject({ state: "nothing", transfers: [{ txid, problem: "gone" }] });
  expect((await shop.subjects(email)).at(-1)).toBe("Payment not confirmed");
  await mineAndWatch(CONFIRMATIONS);
  await chain.pay(address, price);
  await mineAndWatch(CONFIRMATIONS + 2);
  expect(await stateOf(secret)).toBe("paid");
});

testOnChain("money that is spent twice pays one of the two, and the block decides which", async () => {
  const [one, two] = [await order(), await order()];
  const twice = await chain.doubleSpend(
    { address: one.address, xmr: one.price },
    { address: two.address, xmr: two.price },
  );
  expect(await twice.first.send()).toBe(true);
  await shop.watch();
  expect(await stateOf(one.secret)).toBe("verifying");
  expect(await twice.second.send()).toBe(false);
  await shop.watch();
  expect((await shop.see(one.secret)).monero).toMatchObject({ transfers: [{ problem: "double-spent" }] });
  await chain.flushPool();
  expect(await twice.second.send()).toBe(true);
  await shop.watch();
  await confirm(two.secret);
  await shop.watch();
  expect([await stateOf(one.secret), await stateOf(two.secret)]).toEqual(["awaiting_payment", "paid"]);
});

testOnChain("the wallet is killed: orders are taken, get their address later, and nothing is lost", async () => {
  const before = await order();
  await chain.pay(before.address, before.price);
  await chain.killWallet();
  const during = await shop.order();
  await chain.mine(CONFIRMATIONS + 2);
  await shop.watch();
  await chain.startWallet();
  await watchUntilBack();
  await shop.watch();
  expect(await stateOf(before.secret)).toBe("paid");
  const { monero } = await shop.see(during.secret);
  expect(monero.address).not.toBe(before.address);
  await chain.pay(monero.address, monero.missingXmr);
  await shop.watch();
  await confirm(during.secret);
  expect(await stateOf(during.secret)).toBe("paid");
});

testOnChain("the node is killed: what is named meanwhile is looked for later", async () => {
  const { secret, address, price } = await order();
  const { txid } = await chain.pay(address, price);
  await chain.mine(1);
  await chain.killNode();
  await shop.watch();
  expect((await shop.see(secret)).monero.isWalletAway).toBe(true);
  expect(await shop.claim(secret, txid)).toMatchObject({ outcome: "pending" });
  await chain.startNode();
  await watchUntilBack();
  await shop.checkClaims(new Date(Date.now() + 120_000));
  await shop.watch();
  await confirm(secret);
  const { order: seen, monero } = await shop.see(secret);
  expect(seen.state).toBe("paid");
  expect(monero).toMatchObject({ pendingClaims: [], isWalletAway: false });
});

testOnChain("money that comes after the order's end is kept for a decision", async () => {
  const { secret, address, price, number } = await order();
  const rows = cms.strapi.db.query("api::orders.order");
  await rows.update({ where: { number }, data: { expiresAt: new Date() } });
  await paymentService(cms.strapi).expireOrders(new Date());
  expect(await stateOf(secret)).toBe("expired");
  await chain.pay(address, price);
  await shop.watch();
  await confirm(secret);
  expect(await stateOf(secret)).toBe("paid_late");
});
