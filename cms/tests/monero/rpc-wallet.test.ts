import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findMonero, MONERO_IS_MISSING } from "../../../scripts/lib/monero/find-monero.mjs";
import { startCopiedRegtest } from "../../../scripts/lib/monero/template-chain.mjs";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import type { Login } from "../../src/api/monero/work/rpc/digest";
import type { MoneroNetwork } from "../../src/api/monero/work/rpc/network";
import { createRpcClient } from "../../src/api/monero/work/rpc/rpc-client";
import { createRpcWallet } from "../../src/api/monero/work/rpc/rpc-wallet";
import type { MoneroWallet, WalletTransfer } from "../../src/api/monero/work/wallet";

const HALF = 500_000_000_000n;
const RECOVERY_MS = 60_000;
/** Creating and opening a wallet takes seconds, longer on a busy machine. */
const TEST_MS = 120_000;

// Runs against the real programs, on one private chain shared by the tests: each uses addresses of its own.
const isInstalled = findMonero() !== null;
const testOnChain = (name: string, run: () => Promise<void>) =>
  test(name, { timeout: TEST_MS }, ({ skip }) => {
    skip(!isInstalled, MONERO_IS_MISSING);
    return run();
  });

let chain: Awaited<ReturnType<typeof startCopiedRegtest>>;
let wallet: MoneroWallet;

beforeAll(async () => {
  if (!isInstalled) return;
  chain = await startCopiedRegtest({ isRestarted: true });
  wallet = openWallet();
  await wallet.scan(0);
});

afterAll(async () => {
  if (isInstalled) await chain.stop();
});

type Changes = Partial<{ url: string; password: string; filePassword: string; network: MoneroNetwork }>;

function openWallet({ network = "regtest", ...changes }: Changes = {}): MoneroWallet {
  const { env } = chain;
  return createRpcWallet({
    wallet: {
      url: changes.url ?? env.MONERO_WALLET_RPC_URL,
      login: { ...shopLogin(), ...(changes.password && { password: changes.password }) },
      file: { name: env.MONERO_WALLET_FILE, password: changes.filePassword ?? env.MONERO_WALLET_PASSWORD },
    },
    node: { url: env.MONERO_NODE_RPC_URL },
    network,
    onSpendable: () => expect.unreachable("the shop's wallet can only look"),
  });
}

function shopLogin(): Login {
  const [user = "", password = ""] = chain.env.MONERO_WALLET_RPC_LOGIN.split(":");
  return { user, password };
}

async function transfersTo(index: number, sinceHeight = 0): Promise<WalletTransfer[]> {
  const { transfers } = await wallet.scan(sinceHeight);
  return transfers.filter((transfer) => transfer.index === index);
}

/** The wallet takes a moment to notice that its node is back. */
const whenItIsBack = <T>(ask: () => Promise<T>) => vi.waitFor(ask, { timeout: RECOVERY_MS, interval: 100 });

const closedUrl = async () => `http://127.0.0.1:${String(await findFreePort())}`;

testOnChain("an address that nobody paid has nothing", async () => {
  const { index } = await wallet.newAddress();
  expect(await transfersTo(index)).toEqual([]);
});

testOnChain("a payment is seen in the pool, then in a block, then confirmed ten times", async () => {
  const { index, address } = await wallet.newAddress();
  const { txid } = await chain.pay(address, "0.5");
  const seen = { txid, index, piconero: HALF, unlockTime: 0, isDoubleSpent: false, at: expect.any(Date) };
  const inPool = { ...seen, height: null, confirmations: 0 };
  expect(await transfersTo(index)).toEqual([inPool]);
  expect(await wallet.lookUp(txid)).toEqual([inPool]);

  const height = await chain.height();
  await chain.mine(1);
  expect(await transfersTo(index)).toEqual([{ ...seen, height, confirmations: 1 }]);
  await chain.mine(9);
  expect(await wallet.lookUp(txid)).toEqual([{ ...seen, height, confirmations: 10 }]);
});

testOnChain("a scan begins with the block that it is told, and knows how far the chain goes", async () => {
  const { index, address } = await wallet.newAddress();
  await chain.pay(address, "0.5");
  const height = await chain.height();
  await chain.mine(2);
  expect((await wallet.scan(height)).height).toBe(height + 2);
  expect(await transfersTo(index, height)).toHaveLength(1);
  expect(await transfersTo(index, height + 1)).toEqual([]);
});

testOnChain("nothing is seen later than now", async () => {
  const { index, address } = await wallet.newAddress();
  await chain.pay(address, "0.5");
  const [transfer] = await transfersTo(index);
  expect(transfer?.at.getTime()).toBeLessThanOrEqual(Date.now());
  expect(transfer?.at.getTime()).toBeGreaterThan(Date.now() - 60_000);
});

testOnChain("one transaction that pays two addresses is two transfers", async () => {
  const [one, other] = [await wallet.newAddress(), await wallet.newAddress()];
  const { txid } = await chain.pay([
    { address: one.address, xmr: "0.5" },
    { address: other.address, xmr: "0.25" },
  ]);
  expect(await wallet.lookUp(txid)).toHaveLength(2);
  expect(await transfersTo(one.index)).toMatchObject([{ txid, piconero: HALF }]);
  expect(await transfersTo(other.index)).toMatchObject([{ txid, piconero: HALF / 2n }]);
});

testOnChain("a locked payment says until when", async () => {
  const { index, address } = await wallet.newAddress();
  const { txid } = await chain.pay(address, "0.5", { unlockTime: 100_000 });
  await chain.mine(11);
  expect(await transfersTo(index)).toMatchObject([{ txid, unlockTime: 100_000, confirmations: 11 }]);
});

testOnChain("a transaction is found however its name is written", async () => {
  const { index, address } = await wallet.newAddress();
  const { txid } = await chain.pay(address, "0.5");
  expect(await wallet.lookUp(` ${txid.toUpperCase()}\n`)).toMatchObject([{ txid, index }]);
});

testOnChain("a transaction of others is foreign, an invented one unknown", async () => {
  const { txid } = await chain.pay(chain.customerAddress, "0.5");
  expect(await wallet.lookUp(txid)).toBe("foreign");
  await chain.mine(1);
  expect(await wallet.lookUp(txid)).toBe("foreign");
  expect(await wallet.lookUp("ab".repeat(32))).toBe("unknown");
  expect(await wallet.lookUp("hello")).toBe("unknown");
});

testOnChain("money for the main address is no order's", async () => {
  const { txid } = await chain.pay(chain.shopAddress, "0.5");
  await chain.mine(1);
  expect(await wallet.lookUp(txid)).toBe("foreign");
  expect(await transfersTo(0)).toEqual([]);
});

testOnChain("the same money spent twice is told, although the wallet saw the first when it was alone", async () => {
  const { index, address } = await wallet.newAddress();
  const { first, second } = await chain.doubleSpend(
    { address, xmr: "1" },
    { address: chain.customerAddress, xmr: "2" },
  );
  expect(await first.send()).toBe(true);
  expect(await transfersTo(index)).toMatchObject([{ txid: first.txid, isDoubleSpent: false }]);
  expect(await second.send()).toBe(false);
  expect(await transfersTo(index)).toMatchObject([{ txid: first.txid, isDoubleSpent: true }]);
  expect(await wallet.lookUp(first.txid)).toMatchObject([{ isDoubleSpent: true }]);

  await chain.flushPool(first.txid);
  expect(await second.send()).toBe(true);
  await chain.mine(1);
  expect(await transfersTo(index)).toEqual([]);
  expect(await wallet.lookUp(first.txid)).toBe("unknown");
});

testOnChain("a reorganisation brings a payment back into the pool, or drops it", async () => {
  const { index, address } = await wallet.newAddress();
  const { txid } = await chain.pay(address, "0.5");
  await chain.mine(2);
  expect(await transfersTo(index)).toMatchObject([{ txid, confirmations: 2 }]);

  await chain.popBlocks(2);
  await expect(wallet.scan(0)).rejects.toMatchObject({ name: "WalletUnavailable", code: "node-behind" });
  await chain.mine(1);
  expect(await transfersTo(index)).toMatchObject([{ txid, confirmations: 1 }]);

  await chain.popBlocks(1);
  await chain.flushPool(txid);
  await chain.mine(2);
  expect(await transfersTo(index)).toEqual([]);
  expect(await wallet.lookUp(txid)).toBe("unknown");
});

testOnChain("a wallet process that was killed is opened again by itself and hands out no address twice", async () => {
  const before = await wallet.newAddress();
  const { txid } = await chain.pay(before.address, "0.5");
  await chain.killWallet();
  await expect(wallet.newAddress()).rejects.toMatchObject({ name: "WalletUnavailable", code: "wallet-connection" });
  await chain.startWallet();
  const after = await wallet.newAddress();
  expect(after.index).toBeGreaterThan(before.index);
  expect(await wallet.lookUp(txid)).toMatchObject([{ index: before.index }]);
});

testOnChain("addresses up to an index are skipped, and none when they are already gone", async () => {
  const { index } = await wallet.newAddress();
  await wallet.skipAddresses(index + 130);
  await wallet.skipAddresses(index + 130);
  await wallet.skipAddresses(index);
  expect((await wallet.newAddress()).index).toBe(index + 131);
});

testOnChain("while the node is down, addresses are made and nothing is said about payments", async () => {
  const { index, address } = await wallet.newAddress();
  const { txid } = await chain.pay(address, "0.5");
  await chain.mine(1);
  await chain.killNode();
  await expect(wallet.scan(0)).rejects.toMatchObject({ name: "WalletUnavailable", code: "wallet-rpc-38" });
  await expect(wallet.lookUp(txid)).rejects.toMatchObject({ name: "WalletUnavailable" });
  await expect(wallet.health()).rejects.toMatchObject({ code: "node-connection" });
  expect((await wallet.newAddress()).index).toBe(index + 1);

  await chain.startNode();
  expect(await whenItIsBack(() => transfersTo(index))).toMatchObject([{ txid }]);
});

testOnChain("its health tells both heights", async () => {
  await wallet.scan(0);
  const height = await chain.height();
  expect(await wallet.health()).toEqual({ walletHeight: height, nodeHeight: height });
});

testOnChain("many questions at once share one connection and its login", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => wallet.newAddress()));
  expect(new Set(answers.map(({ index }) => index)).size).toBe(20);
});

testOnChain("a wrong login, a wrong password of the wallet and nobody there are told apart", async () => {
  await expect(openWallet({ password: "wrong" }).health()).rejects.toMatchObject({ code: "wallet-login" });
  const url = await closedUrl();
  await expect(openWallet({ url }).health()).rejects.toMatchObject({ code: "wallet-connection" });
  await chain.killWallet();
  await chain.startWallet();
  await expect(openWallet({ filePassword: "wrong" }).health()).rejects.toMatchObject({ code: "wallet-rpc-1" });
});

testOnChain("a node of another network is not believed: its addresses look like those of real money", async () => {
  await expect(openWallet({ network: "mainnet" }).scan(0)).rejects.toMatchObject({ code: "wrong-network" });
});

testOnChain("a wallet that can spend is told of, once", async () => {
  const onSpendable = vi.fn();
  const customer = createRpcWallet({
    wallet: { url: chain.customerUrl },
    node: { url: chain.env.MONERO_NODE_RPC_URL },
    network: "regtest",
    onSpendable,
  });
  await customer.scan(0);
  await customer.scan(0);
  expect(onSpendable).toHaveBeenCalledOnce();
});

// Shows why our wallet never gets an unchecked transaction key, and that a crashed wallet recovers.
testOnChain(
  "a transaction key from outside of the group kills the wallet; it is started and opened again",
  async () => {
    const { address } = await wallet.newAddress();
    const { txid } = await chain.pay(address, "0.5");
    const rpc = createRpcClient({ url: chain.env.MONERO_WALLET_RPC_URL, login: shopLogin() });
    const hostile = { txid, address, tx_key: "ff".repeat(32) };
    await expect(rpc.call("check_tx_key", hostile)).rejects.toMatchObject({ code: "connection" });
    expect(await whenItIsBack(() => wallet.lookUp(txid))).toMatchObject([{ txid }]);
  },
);

testOnChain("a restored wallet finds what was paid beyond the addresses that it looks ahead", async () => {
  const { index } = await wallet.newAddress();
  await wallet.skipAddresses(index + 210);
  const paid = await wallet.newAddress();
  const { txid } = await chain.pay(paid.address, "0.5");
  await chain.mine(1);
  const { transfers } = await wallet.scan(0);

  const rpc = createRpcClient({ url: chain.env.MONERO_WALLET_RPC_URL, login: shopLogin() });
  const { key: viewkey } = await rpc.call("query_key", { key_type: "view_key" });
  const keys = { address: chain.shopAddress, viewkey, restore_height: 0 };
  await rpc.call("generate_from_keys", { filename: "restored", password: "", ...keys });
  await wallet.skipAddresses(paid.index);
  expect(await wallet.lookUp(txid)).toMatchObject([{ txid, index: paid.index }]);
  expect((await wallet.scan(0)).transfers).toHaveLength(transfers.length);
  expect((await wallet.newAddress()).index).toBeGreaterThan(paid.index);
});
