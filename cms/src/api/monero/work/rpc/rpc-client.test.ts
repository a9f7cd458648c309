import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { createRpcClient } from "./rpc-client";
import { readTransfers } from "./transfers";
import { rpcWalletFromEnv } from "./wallet-from-env";

const NOW = new Date("2026-11-15T12:00:00Z");
const open: (() => void)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
  vi.unstubAllEnvs();
});

/** Server for answers that our own simulators never give. */
async function startServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const answering = (text: string, status = 200) =>
  startServer((request, response) => {
    request.resume();
    response.writeHead(status).end(text);
  });

const row = {
  type: "in",
  txid: "ab".repeat(32),
  amount: 5,
  height: 90,
  confirmations: 2,
  unlock_time: 0,
  timestamp: NOW.getTime() / 1000,
  subaddr_index: { major: 0, minor: 7 },
};

test("who does not answer in time is given up, also those who wait behind", async () => {
  const rpc = createRpcClient({ url: await startServer(() => undefined), timeoutMs: 100 });
  const calls = [rpc.call("refresh"), rpc.call("store")];
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: "timeout" });
});

test("long numbers arrive exactly, and texts that look like them stay texts", async () => {
  const text = '{"result":{"amount":18446744073709551615,"short":12,"note":"a \\"1234567890123456789\\", b"}}';
  const rpc = createRpcClient({ url: await answering(text) });
  expect(await rpc.call("any")).toEqual({
    amount: "18446744073709551615",
    short: 12,
    note: 'a "1234567890123456789", b',
  });
});

test.each([
  ["an error of the RPC", '{"error":{"code":-38,"message":"no connection"}}', 200, -38],
  ["an error without a code", '{"error":{}}', 200, "unexpected"],
  ["a broken server", "", 500, "http-500"],
  ["no JSON", "<html>", 200, "not-json"],
  ["no result", "{}", 200, "unexpected"],
  ["a login that nobody has", "", 401, "login"],
])("%s has a code", async (_name, text, status, code) => {
  const rpc = createRpcClient({ url: await answering(text, status) });
  await expect(rpc.call("any")).rejects.toMatchObject({ name: "RpcFailure", code });
});

test("a connection that was closed while it lay idle costs nothing", async () => {
  let calls = 0;
  const url = await startServer((request, response) => {
    calls += 1;
    request.resume();
    if (calls === 2) request.socket.destroy();
    else response.end('{"result":{}}');
  });
  const rpc = createRpcClient({ url });
  await rpc.call("first");
  await rpc.call("second");
  expect(calls).toBe(3);
});

test("of two rows about the same money the one in a block counts, whichever comes first", () => {
  const stale = { ...row, type: "pool", amount: 5, confirmations: undefined };
  const [inBlock] = readTransfers([[row]], NOW);
  expect(readTransfers([[row], [stale]], NOW)).toEqual([inBlock]);
  expect(readTransfers([[stale], [row]], NOW)).toEqual([inBlock]);
});

test("payouts of mining, other accounts, the main address and empty rows are nobody's payment", () => {
  const others = [
    { ...row, type: "block" },
    { ...row, type: "out" },
    { ...row, subaddr_index: { major: 1, minor: 7 } },
    { ...row, subaddr_index: { major: 0, minor: 0 } },
    { ...row, type: "pool", amount: 0 },
  ];
  expect(readTransfers([others], NOW)).toEqual([]);
});

test("a lock of twenty digits and a clock that is ahead keep nothing from being read", () => {
  const strange = { ...row, unlock_time: "18446744073709551615", timestamp: NOW.getTime() / 1000 + 7200 };
  expect(readTransfers([[strange]], NOW)).toMatchObject([{ unlockTime: Number.MAX_SAFE_INTEGER, at: NOW }]);
});

test("the wallet is what the environment says: none, real money, or a test", () => {
  const warn = () => undefined;
  expect(rpcWalletFromEnv(warn)).toBeNull();
  vi.stubEnv("MONERO_WALLET_RPC_URL", "http://127.0.0.1:18083");
  vi.stubEnv("MONERO_NODE_RPC_URL", "127.0.0.1:18081");
  expect(() => rpcWalletFromEnv(warn)).toThrow("MONERO_NODE_RPC_URL");
  vi.stubEnv("MONERO_NODE_RPC_URL", "http://127.0.0.1:18081");
  expect(rpcWalletFromEnv(warn)?.isTest).toBe(false);
  vi.stubEnv("MONERO_NETWORK", "regtest");
  expect(rpcWalletFromEnv(warn)?.isTest).toBe(true);
  vi.stubEnv("MONERO_NETWORK", "moon");
  expect(() => rpcWalletFromEnv(warn)).toThrow("MONERO_NETWORK");
});
