import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OrderPage } from "@wren/domain";
import { startCopiedRegtest } from "../../../scripts/lib/monero/template-chain.mjs";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { startCms } from "../../../scripts/lib/stack.mjs";
import { copyTemplateData } from "../../../scripts/lib/template-data.mjs";
import { createCaller } from "../support/call";
import { isDeep } from "../support/deep";
import { isMoneroInstalled, skipWithoutMonero, type Chain } from "../support/regtest-shop";
import { checkoutRequest } from "../support/shop";

vi.setConfig({ testTimeout: 240_000 });

type Cms = Awaited<ReturnType<typeof startCms>>;

let chain: Chain;
let dataDir: string;
let cms: Cms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  if (!isMoneroInstalled) return;
  chain = await startCopiedRegtest();
  ({ dataDir } = await copyTemplateData());
  await start();
});

afterAll(async () => {
  if (!isMoneroInstalled) return;
  await cms.stop();
  await chain.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** @param failPoint where the process dies, as by a power cut */
async function start(failPoint?: string): Promise<void> {
  const env = { ...chain.env, MONERO_WATCH_SECONDS: "0.5", LOG_LEVEL: "fatal", FAIL_POINTS: failPoint ?? "" };
  cms = await startCms({ dataDir, cmsPort: await findFreePort(), env });
}

async function restart(failPoint: string): Promise<void> {
  await cms.stop();
  await start(failPoint);
}

const hasDied = () =>
  cms.failed.then(
    () => false,
    () => true,
  );

async function see(secret: string): Promise<OrderPage> {
  return (await call("shop/orders/look-up", { body: { secret } })).body as OrderPage;
}

async function until<Result>(ask: () => Promise<Result | null>): Promise<Result> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline;) {
    const result = await ask();
    if (result) return result;
    await pause(200);
  }
  throw new Error("Never so");
}

/** Pays what the order asks for, and lets blocks be found until it is paid. */
async function payAndFinish(secret: string, isSent: boolean): Promise<OrderPage> {
  const monero = await until(async () => (await see(secret)).payment?.monero ?? null);
  if (!isSent) await chain.pay(monero.address, monero.missingXmr);
  return until(async () => {
    await chain.mine(1);
    const order = await see(secret);
    return order.state === "paid" ? order : null;
  });
}

/** Each thing happened once. */
function expectNothingTwice({ timeline }: OrderPage): void {
  const kinds = timeline.map(({ kind }) => kind);
  expect(kinds).toContain("payment-received");
  expect(new Set(kinds).size).toBe(kinds.length);
}

test.for(isDeep ? ["after-order", "after-provider", "after-attempt"] : ["after-provider"])(
  "killed %s: the buyer orders again with the same token, gets one order and one address, and pays it",
  async (failPoint, { skip }) => {
    skipWithoutMonero(skip);
    const body = await checkoutRequest(call, { paymentMethod: "monero" });
    await restart(failPoint);
    await expect(call("shop/checkout", { body })).rejects.toThrow();
    expect(await hasDied()).toBe(true);
    await start();
    const placed = await call("shop/checkout", { body });
    const { secret } = placed.body as { secret: string };
    expectNothingTwice(await payAndFinish(secret, false));
  },
);

test.for(isDeep ? ["after-scan", "in-booking", "after-booking"] : ["in-booking"])(
  "killed %s: what was seen is booked once by the next process",
  async (failPoint, { skip }) => {
    skipWithoutMonero(skip);
    const placed = await call("shop/checkout", { body: await checkoutRequest(call, { paymentMethod: "monero" }) });
    const { secret } = placed.body as { secret: string };
    const monero = await until(async () => (await see(secret)).payment?.monero ?? null);
    await cms.stop();
    await chain.pay(monero.address, monero.missingXmr);
    await start(failPoint);
    expect(await hasDied()).toBe(true);
    await start();
    expectNothingTwice(await payAndFinish(secret, true));
  },
);
