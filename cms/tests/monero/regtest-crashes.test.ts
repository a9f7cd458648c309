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
});

afterAll(async () => {
  if (!isMoneroInstalled) return;
  await chain.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** @param failPoint place where the process dies, as by a power cut */
async function start(failPoint?: string): Promise<void> {
  const env = { ...chain.env, MONERO_WATCH_SECONDS: "0.5", LOG_LEVEL: "fatal", FAIL_POINTS: failPoint ?? "" };
  cms = await startCms({ dataDir, cmsPort: await findFreePort(), env });
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

/** Fail points: the first kills the cms during the checkout, the second while it books the payment. */
const DEATHS = [
  ["after-provider", "in-booking"],
  ["after-order", "after-scan"],
  ["after-attempt", "after-booking"],
] as const;

test.for(isDeep ? DEATHS : DEATHS.slice(0, 1))(
  "killed %s and %s: the same checkout again makes one order with one address, and its payment is booked once",
  async ([inCheckout, inBooking], { skip }) => {
    skipWithoutMonero(skip);
    await start(inCheckout);
    const body = await checkoutRequest(call, { paymentMethod: "monero" });
    await expect(call("shop/checkout", { body })).rejects.toThrow();
    expect(await hasDied()).toBe(true);

    await start(inBooking);
    const { secret } = (await call("shop/checkout", { body })).body as { secret: string };
    const monero = await until(async () => (await see(secret)).payment?.monero ?? null);
    await chain.pay(monero.address, monero.missingXmr);
    expect(await hasDied()).toBe(true);

    await start();
    const paid = await until(async () => {
      await chain.mine(1);
      const order = await see(secret);
      return order.state === "paid" ? order : null;
    });
    const kinds = paid.timeline.map(({ kind }) => kind);
    expect(kinds).toContain("payment-received");
    expect(new Set(kinds).size).toBe(kinds.length);
    await cms.stop();
  },
);
