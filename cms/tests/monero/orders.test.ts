import { EventEmitter, once } from "node:events";
import type { PaymentMethodsAnswer } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MoneroWallet } from "../../src/api/monero/work/wallet";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createMoneroShop, PLAYED_WALLET } from "../support/monero";
import { checkoutRequest } from "../support/shop";

const { claim } = requireBuilt("api/monero/work/claims") as typeof import("../../src/api/monero/work/claims");

const { watchWallet } = requireBuilt("api/monero/work/watch") as typeof import("../../src/api/monero/work/watch");

const { WalletUnavailable } = requireBuilt(
  "api/monero/work/wallet",
) as typeof import("../../src/api/monero/work/wallet");

const { moneroService } = requireBuilt(
  "api/monero/work/monero-service",
) as typeof import("../../src/api/monero/work/monero-service");

const CARDS = ["card", "twint", "provider"];

let cms: BootedCms;
const shop = createMoneroShop(() => cms);

beforeAll(async () => {
  cms = await bootFromTemplate(PLAYED_WALLET);
});

afterAll(() => cms.stop());

/** Parts for a claim without HTTP and with another wallet. */
async function claimParts(number: string) {
  const order = await cms.strapi.db.query("api::orders.order").findOne({ where: { number } });
  const { parts } = moneroService(cms.strapi);
  if (!parts) throw new Error("This shop takes no Monero");
  return { order, parts };
}

test("an order in Monero has an address of its own, an amount and half an hour", async () => {
  const [one, two] = [await shop.order(), await shop.order()];
  const { order, monero } = await shop.see(one.secret);
  expect(order).toMatchObject({ state: "awaiting_payment", payment: { method: "monero", state: "open", url: null } });
  expect(monero).toMatchObject({ state: "nothing", rateMinor: 26_000, receivedXmr: "0", confirmationsRequired: 10 });
  expect(monero.chain).toBe("played");
  expect(Number(monero.missingXmr) * 260).toBeCloseTo(order.totalMinor / 100, 3);
  expect(Date.parse(monero.quoteUntil) - Date.parse(monero.quotedAt)).toBe(30 * 60_000);
  expect((await shop.see(two.secret)).monero.address).not.toBe(monero.address);
  expect(await shop.subjects(one.email)).toEqual(["Order received", "Pay with Monero"]);
});

test("the whole sum is seen, confirmed and booked once", async () => {
  const { secret, email } = await shop.order();
  await shop.play(secret, "full");
  await shop.watch();
  const { order } = await shop.see(secret);
  expect(order).toMatchObject({ state: "verifying", payment: { state: "processing" } });
  const done = await shop.until(secret, (seen) => seen.order.state === "paid");
  expect(done.monero).toMatchObject({ state: "validated", confirmations: 10, missingXmr: "0", surplusXmr: "0" });
  await shop.watch();
  expect(await shop.subjects(email)).toEqual([
    "Order received",
    "Pay with Monero",
    "Payment seen",
    "Payment received",
    "Your subscription",
  ]);
});

test("half of it is too low, and the other half makes it whole", async () => {
  const { secret, email } = await shop.order();
  await shop.play(secret, "too-little");
  const half = await shop.until(secret, ({ monero }) => monero.state === "too-low");
  expect(half.order.state).toBe("awaiting_payment");
  expect(Number(half.monero.missingXmr)).toBeCloseTo(Number(half.monero.quotedXmr) / 2, 6);
  await shop.play(secret, "full");
  await shop.until(secret, ({ order }) => order.state === "paid");
  expect((await shop.subjects(email)).slice(2)).toEqual([
    "Amount too low",
    "Payment seen",
    "Payment received",
    "Your subscription",
  ]);
});

test("what vanishes takes the order back, and can be sent again", async () => {
  const { secret, email } = await shop.order();
  await shop.play(secret, "vanishing");
  await shop.until(secret, ({ order }) => order.state === "verifying");
  const gone = await shop.until(secret, ({ order }) => order.state === "awaiting_payment");
  expect(gone.monero).toMatchObject({ state: "nothing", transfers: [{ problem: "gone" }] });
  expect((await shop.subjects(email)).at(-1)).toBe("Payment not confirmed");
  await shop.play(secret, "full");
  await shop.until(secret, ({ order }) => order.state === "paid");
});

test("what vanished while nobody looked for many blocks is missed twice all the same", async () => {
  const { secret, number } = await shop.order();
  const txid = await shop.play(secret, "full");
  await shop.until(secret, ({ monero }) => monero.confirmations > 0);
  const { parts } = await claimParts(number);
  const scan = async (since: number) => {
    const { height, transfers } = await parts.wallet.scan(since);
    return { height: height + 100, transfers: transfers.filter((transfer) => transfer.txid !== txid) };
  };
  const afterThePause = { ...parts, wallet: Object.create(parts.wallet, { scan: { value: scan } }) as MoneroWallet };
  const watches = cms.strapi.db.query("api::monero.monero-watch");
  const before = (await watches.findOne({})) as { id: number; walletHeight: number };
  for (let looks = 0; looks < 2; looks += 1) await watchWallet(cms.strapi, afterThePause, new Date());
  const { order, monero } = await shop.see(secret);
  expect(order.state).toBe("awaiting_payment");
  expect(monero.transfers).toMatchObject([{ problem: "gone" }]);
  // Restores the height of the chain for the following tests.
  await watches.update({ where: { id: before.id }, data: { walletHeight: before.walletHeight } });
});

test("locked money pays nothing", async () => {
  const { secret } = await shop.order();
  const txid = await shop.play(secret, "locked");
  const { monero } = await shop.until(secret, (seen) => seen.monero.transfers.length > 0);
  expect(monero).toMatchObject({ state: "nothing", transfers: [{ problem: "locked" }] });
  expect(await shop.claim(secret, txid)).toMatchObject({ status: 200, outcome: "error" });
});

test("what comes after the order's end is kept, and staff decide", async () => {
  const { secret, email } = await shop.order();
  await shop.play(secret, "late");
  const { order } = await shop.until(secret, (seen) => seen.order.state === "paid_late");
  expect(order.payment?.monero?.state).toBe("validated");
  expect((await shop.subjects(email)).slice(2)).toEqual(["Order expired", "Payment seen", "Payment received late"]);
});

test("an address that nobody knows but from the mail can be paid to", async () => {
  const { secret } = await shop.order();
  const { address } = (await shop.see(secret)).monero;
  await shop.play(secret, "full");
  // As after a crash between the address and its attempt, which was then given up for another method.
  const given = { ref: null, state: "expired" };
  await cms.strapi.db.query("api::payments.payment").update({ where: { ref: address }, data: given });
  await shop.watch();
  await shop.until(secret, ({ order }) => order.state === "paid");
});

test("who names a transaction hears what it is", async () => {
  const [mine, other] = [await shop.order(), await shop.order()];
  const txid = await shop.play(mine.secret, "full");
  expect(await shop.claim(mine.secret, ` ${txid.toUpperCase()} `)).toMatchObject({ status: 200, outcome: "pending" });
  expect(await shop.claim(mine.secret, txid)).toMatchObject({ outcome: "pending" });
  const little = await shop.play(other.secret, "too-little");
  const { monero } = await shop.see(other.secret);
  const answer = await shop.claim(other.secret, little);
  expect(answer).toMatchObject({ outcome: "too-low" });
  expect(Number(answer.missingXmr)).toBeCloseTo(Number(monero.quotedXmr) / 2, 6);
  expect(await shop.claim(other.secret, little)).toEqual({ ...answer, outcome: "exists" });
  const rest = await shop.play(other.secret, "full");
  await shop.until(other.secret, ({ order }) => order.state === "paid");
  expect(await shop.claim(other.secret, rest)).toMatchObject({ outcome: "validated" });
  expect(await shop.claim(other.secret, rest)).toMatchObject({ outcome: "exists", missingXmr: "0" });
});

test("a stranger's transaction is answered like one that never paid this shop", async () => {
  const [mine, other] = [await shop.order(), await shop.order()];
  const txid = await shop.play(mine.secret, "full");
  await shop.watch();
  const { order, parts } = await claimParts(other.number);
  const named = { ...parts, txKey: null, now: new Date() };
  const strangers = await claim(cms.strapi, order, { ...named, txid });
  const foreign = { ...parts.wallet, lookUp: () => Promise.resolve("foreign" as const) };
  expect(await claim(cms.strapi, order, { ...named, wallet: foreign, txid: "f0".repeat(32) })).toEqual(strangers);
  expect(strangers).toMatchObject({ outcome: "error" });
  expect(await shop.claim(other.secret, txid)).toMatchObject({ outcome: "error" });
  expect((await shop.see(other.secret)).monero).toMatchObject({ state: "nothing", transfers: [], pendingClaims: [] });

  // The same while the wallet is unreachable, when only the database could tell.
  const third = await shop.order();
  const away = { ...parts.wallet, lookUp: () => Promise.reject(new WalletUnavailable("wallet-connection")) };
  const asked = { ...named, wallet: away, order: (await claimParts(third.number)).order };
  for (const unknown of [txid, "f1".repeat(32)])
    expect(await claim(cms.strapi, asked.order, { ...asked, txid: unknown })).toMatchObject({ outcome: "pending" });
});

test("a wallet that takes long does not keep the buyer waiting, and the claim goes on", async () => {
  const { secret, number, email } = await shop.order();
  const { order, parts } = await claimParts(number);
  const txid = await shop.play(secret, "full");
  const busy = new EventEmitter();
  const lookUp = (id: string) => once(busy, "free").then(() => parts.wallet.lookUp(id));
  const wallet = { ...parts.wallet, lookUp };
  const named = { ...parts, wallet, txid, txKey: null, now: new Date(), answerMs: 20 };
  expect(await claim(cms.strapi, order, named)).toMatchObject({ outcome: "pending" });
  expect((await shop.see(secret)).monero).toMatchObject({ pendingClaims: [{ txid }], transfers: [] });
  // A second claim while the first is pending is pending, too.
  expect(await shop.claim(secret, txid)).toMatchObject({ status: 200, outcome: "pending" });
  busy.emit("free");
  await expect.poll(async () => (await shop.see(secret)).order.state).toBe("verifying");
  await shop.checkClaims(new Date(Date.now() + 2 * 60_000));
  expect((await shop.see(secret)).monero.pendingClaims).toEqual([]);
  expect(await shop.subjects(email)).not.toContain("Transaction not found");
});

test("a wallet that finds too late that a transaction pays nothing here: the buyer is written to", async () => {
  const { secret, number, email } = await shop.order();
  const { order, parts } = await claimParts(number);
  const other = await shop.order();
  const txid = await shop.play(other.secret, "full");
  const wallet = { ...parts.wallet, lookUp: () => once(new EventEmitter(), "never").then(() => "unknown" as const) };
  const named = { ...parts, wallet, txid, txKey: null, now: new Date(), answerMs: 20 };
  expect(await claim(cms.strapi, order, named)).toMatchObject({ outcome: "pending" });
  await shop.checkClaims(new Date(Date.now() + 2 * 60_000));
  expect((await shop.subjects(email)).at(-1)).toBe("Transaction not found");
  // Given up and claimed again: the search starts again.
  expect(await shop.claim(secret, txid)).toMatchObject({ outcome: "error" });
});

test("a transaction to an earlier address of the same order is the order's", async () => {
  const { secret } = await shop.order();
  const txid = await shop.play(secret, "full");
  for (const method of ["card", "monero"])
    expect((await shop.call("shop/orders/pay", { body: { secret, method } })).status).toBe(200);
  expect(await shop.claim(secret, txid)).toMatchObject({ outcome: "pending" });
  const done = await shop.until(secret, ({ order }) => order.state === "paid");
  expect(done.monero.transfers).toMatchObject([{ txid }]);
});

test("nonsense and hostile keys are refused before anybody asks the wallet", async () => {
  const { secret } = await shop.order();
  for (const txid of ["", "hello", "zz".repeat(32), "ab".repeat(33)])
    expect((await shop.claim(secret, txid)).status).toBe(400);
  expect((await shop.claim(secret, "ab".repeat(32), "ff".repeat(32))).status).toBe(400);
  expect((await shop.claim("A".repeat(32), "ab".repeat(32))).status).toBe(404);
});

test("a transaction that nobody knows is looked for, for a day", async () => {
  const { secret, email } = await shop.order();
  const bogus = "cd".repeat(32);
  expect(await shop.claim(secret, bogus)).toMatchObject({ status: 200, outcome: "pending" });
  expect((await shop.see(secret)).monero.pendingClaims).toMatchObject([{ txid: bogus }]);
  await shop.checkClaims(new Date(Date.now() + 5 * 60_000));
  expect((await shop.see(secret)).monero.pendingClaims).toHaveLength(1);
  await shop.checkClaims(new Date(Date.now() + 25 * 60 * 60_000));
  expect((await shop.see(secret)).monero.pendingClaims).toEqual([]);
  expect((await shop.subjects(email)).at(-1)).toBe("Transaction not found");
});

test("a transaction whose answer was never given is looked for all the same", async () => {
  const { secret, number } = await shop.order();
  const { order, parts } = await claimParts(number);
  const wallet = { ...parts.wallet, lookUp: () => Promise.reject(new Error("a power cut")) };
  const named = { txid: "ef".repeat(32), txKey: null, now: new Date() };
  await expect(claim(cms.strapi, order, { ...parts, ...named, wallet })).rejects.toThrow("a power cut");
  expect((await shop.see(secret)).monero.pendingClaims).toMatchObject([{ txid: named.txid }]);
  await shop.checkClaims(new Date(Date.now() + 25 * 60 * 60_000));
  expect((await shop.see(secret)).monero.pendingClaims).toEqual([]);
});

test("names are tried so often and no more", async () => {
  const { secret } = await shop.order();
  const tries = Array.from({ length: 11 }, (_, n) => shop.claim(secret, String(n).padStart(64, "0")));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test("after half an hour the amount follows the rate", async () => {
  const { secret } = await shop.order();
  const before = (await shop.see(secret)).monero;
  const rows = cms.strapi.db.query("api::monero.monero-payment");
  const row = await rows.findOne({ where: { address: before.address } });
  const past = (iso: string) => new Date(Date.parse(iso) - 3_600_000).toISOString();
  const quotes = (row.quotes as { from: string; until: string }[]).map((quote) => ({
    ...quote,
    from: past(quote.from),
    until: past(quote.until),
  }));
  await rows.update({ where: { id: row.id }, data: { quotes } });
  const shopRow = cms.strapi.db.query("api::shop.shop");
  const { id } = await shopRow.findOne({});
  try {
    await shopRow.update({ where: { id }, data: { moneroChf: null } });
    expect((await shop.call("shop/orders/monero-quote", { body: { secret } })).status).toBe(404);
    await shopRow.update({ where: { id }, data: { moneroChf: 13_000 } });
    expect((await shop.see(secret)).monero.isQuoteOver).toBe(true);
    expect((await shop.call("shop/orders/monero-quote", { body: { secret } })).status).toBe(200);
    const { monero } = await shop.see(secret);
    expect(monero).toMatchObject({ isQuoteOver: false, rateMinor: 13_000 });
    expect(Number(monero.missingXmr)).toBeCloseTo(2 * Number(before.missingXmr), 4);
    await shop.call("shop/orders/monero-quote", { body: { secret } });
    expect((await shop.see(secret)).monero.quotedAt).toBe(monero.quotedAt);
  } finally {
    await shopRow.update({ where: { id }, data: { moneroChf: 26_000 } });
  }
});

test("without a price in its currency Monero is neither offered nor taken, also in data from before Monero", async () => {
  const { secret } = await shop.order({ currency: "usd", paymentMethod: "card" });
  const shopRow = cms.strapi.db.query("api::shop.shop");
  const { id, moneroUsd, moneroEur } = await shopRow.findOne({});
  const offered = async () => (await shop.call("shop/payment-methods")).body as PaymentMethodsAnswer;
  expect((await offered()).methods.usd).toContain("monero");
  await shopRow.update({ where: { id }, data: { moneroUsd: null, moneroEur: null } });
  try {
    const { methods } = await offered();
    expect([methods.chf.includes("monero"), methods.usd, methods.eur]).toEqual([true, CARDS, CARDS]);
    const body = await checkoutRequest(shop.call, { currency: "usd", paymentMethod: "monero" });
    const refused = { status: 400, body: { error: { message: "method-unavailable" } } };
    expect(await shop.call("shop/checkout", { body })).toMatchObject(refused);
    expect(await shop.call("shop/orders/pay", { body: { secret, method: "monero" } })).toMatchObject(refused);
    expect((await shop.see((await shop.order()).secret)).monero.state).toBe("nothing");
  } finally {
    await shopRow.update({ where: { id }, data: { moneroUsd, moneroEur } });
  }
});
