import type { MoneroClaimAnswer, MoneroPayment, OrderPage, SandboxTransfer } from "@wren/domain";
import { expect } from "vitest";
import { requireBuilt, type BootedCms } from "./boot";
import { createCaller } from "./call";
import { catchOutbox } from "./outbox";
import { place } from "./shop";

const { moneroService } = requireBuilt(
  "api/monero/work/monero-service",
) as typeof import("../../src/api/monero/work/monero-service");

type Watch = { watch(now: Date): Promise<number>; checkClaims(now: Date): Promise<number> };

/** Long enough that no block comes by itself: tests let them pass. */
const BLOCK_MS = 3_600_000;
const MOST_BLOCKS = 30;

/** Settings of a cms with a simulated wallet that only the tests scan. */
export const PLAYED_WALLET = { MONERO_WATCH_SECONDS: "3600", SANDBOX_BLOCK_MS: String(BLOCK_MS) };

/** A shop that takes Monero, from the view of its buyers and its watcher. */
export function createMoneroShop(cms: () => BootedCms) {
  const call = createCaller(() => cms().url);
  const service = (): Watch => moneroService(cms().strapi);
  const watch = (now = new Date()) => service().watch(now);

  /** Mines a block: everything sent gets one more confirmation. */
  async function mine(): Promise<void> {
    const rows = cms().strapi.db.query("api::monero.sandbox-transfer");
    for (const { id, sentAt } of await rows.findMany({}))
      await rows.update({ where: { id }, data: { sentAt: new Date(new Date(String(sentAt)).getTime() - BLOCK_MS) } });
  }

  async function see(secret: string): Promise<{ order: OrderPage; monero: MoneroPayment }> {
    const { body } = await call("shop/orders/look-up", { body: { secret } });
    const order = body as OrderPage;
    if (!order.payment?.monero) throw new Error(`No address: ${JSON.stringify(order.payment)}`);
    return { order, monero: order.payment.monero };
  }

  return {
    call,
    watch,
    see,
    checkClaims: (now = new Date()) => service().checkClaims(now),
    order: async (changes: Parameters<typeof place>[1] = {}) => {
      const email = `${String(Math.random()).slice(2)}@example.org`;
      const placed = await place(call, { paymentMethod: "monero", email, ...changes });
      return { ...placed, email };
    },
    play: async (secret: string, transfer: SandboxTransfer) => {
      const { status, body } = await call("shop/orders/monero-sandbox", { body: { secret, transfer } });
      expect(status).toBe(200);
      return (body as { txid: string }).txid;
    },
    claim: async (secret: string, txid: string, txKey?: string) => {
      const { status, body } = await call("shop/orders/monero-claim", { body: { secret, txid, txKey } });
      return { status, ...(body as Partial<MoneroClaimAnswer>) };
    },
    mine,
    /** Watches block after block until the order is in the wanted state. */
    until: async (secret: string, isIt: (seen: Awaited<ReturnType<typeof see>>) => boolean) => {
      for (let block = 0; block < MOST_BLOCKS; block += 1) {
        await watch();
        const seen = await see(secret);
        if (isIt(seen)) return seen;
        await mine();
      }
      throw new Error(`Never so: ${JSON.stringify(await see(secret))}`);
    },
    subjects: async (email: string) =>
      (await catchOutbox(cms(), email)).map(({ subject }) => subject.replace(/ · .*/, "")),
  };
}
