import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { startWalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import { startStripeSimulator } from "../../../scripts/lib/stripe-simulator.mjs";
import { ensureTemplateData } from "../../../scripts/lib/template-data.mjs";
import type { FailPoint } from "../../src/lib/fail-point";
import { bootAt } from "../support/boot";
import { auditBooks } from "./books";
import { shop } from "./buyers";
import { createChance } from "./chance";
import { startFleet } from "./cms-fleet";
import { startWeather } from "./monero-weather";
import { passADay } from "./next-day";
import { stockUp } from "./stock";
import type { Town } from "./town";

const MINUTE_MS = 60_000;
/** `npm run storm` asks for many. */
export const CHECKOUTS = Number(process.env.STORM_CHECKOUTS ?? 60);
/** A long run may take its time. */
export const STORM_TIMEOUT_MS = 10 * MINUTE_MS + CHECKOUTS * 1_000;
const SEED = Number(process.env.STORM_SEED ?? 20_261_115);
const AT_ONCE = 12;

/** Where processes die, and how often: the watcher comes by some of them with every block. */
const FAIL_POINTS = {
  "in-order": 1,
  "after-order": 1,
  "after-provider": 1,
  "after-attempt": 1,
  "in-booking": 0.2,
  "after-booking": 0.2,
  "after-inbox": 1,
  "after-scan": 0.1,
} satisfies Partial<Record<FailPoint, number>>;
/** About this often in a run. */
const DEATHS = Number(process.env.STORM_DEATHS ?? 7);

/**
 * Buyers, a provider, a wallet and processes of the cms that all misbehave; then a day passes, and the books must be
 * right.
 * @param databaseUrl of PostgreSQL, for two processes; SQLite and one process without
 */
export async function storm(databaseUrl: string | null): Promise<void> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    await play(databaseUrl, (cleanUp) => cleanUps.push(cleanUp));
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function play(databaseUrl: string | null, afterwards: (cleanUp: () => Promise<unknown>) => void): Promise<void> {
  const chance = createChance(SEED);
  const dataDir = await mkdtemp(path.join(tmpdir(), "wren-storm-"));
  afterwards(() => rm(dataDir, { recursive: true, force: true }));
  await cp(await ensureTemplateData(), dataDir, { recursive: true });
  const stripe = { secretKey: "sk_test_storm", webhookSecret: "whsec_storm" };
  const simulator = await startStripeSimulator({ ...stripe, webhookRetryMs: 500 });
  afterwards(() => simulator.stop());
  const chain = await startWalletSimulator();
  afterwards(() => chain.stop());
  const env = {
    DATABASE_URL: databaseUrl ?? "",
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: simulator.url,
    ...chain.env,
    // Where no fleet runs, somebody else lets the watcher look.
    MONERO_WATCH_SECONDS: "3600",
    LOG_LEVEL: "fatal",
  };

  const initialStock = await prepareShop(dataDir, env);
  const points = Object.entries(FAIL_POINTS);
  const chanceOfDeath = DEATHS / points.length / CHECKOUTS;
  const failPoints = points.map(([name, share]) => `${name}:${String(share * chanceOfDeath)}`).join(",");
  const fleet = await startFleet({
    dataDir,
    size: databaseUrl ? 2 : 1,
    env: { ...env, MONERO_WATCH_SECONDS: "0.3", FAIL_POINTS: failPoints },
  });

  Object.assign(simulator.webhooks, {
    get url() {
      return `${chance.oneOf([fleet.urls()[0] ?? "", ...fleet.urls().slice(1)])}/api/webhooks/stripe`;
    },
    plan: () => (chance.happens(0.1) ? [] : chance.happens(0.3) ? [0, chance.upTo(500)] : [chance.upTo(2_000)]),
  });
  simulator.faults.choose = () =>
    chance.happens(0.03)
      ? chance.oneOf(["reset-after-commit", "reset-before-commit", "500-after-commit", "429"] as const)
      : null;

  const town: Town = {
    ...{ chance, simulator, chain, urls: fleet.urls },
    ...{ told: new Set(), bills: [], late: [], txids: [], surprises: [] },
  };
  const endWeather = startWeather(chain, chance);
  let begun = 0;
  const buyers = Array.from({ length: AT_ONCE }, async () => {
    while (begun < CHECKOUTS) {
      begun += 1;
      await shop(town);
    }
  });
  await Promise.all(buyers);
  await simulator.webhooks.settled();
  await endWeather();
  await fleet.stop();
  simulator.faults.choose = () => null;

  const { strapi, stop } = await bootAt(dataDir, env);
  afterwards(stop);
  await passADay(strapi, town);

  const wrong = await auditBooks(strapi, { simulator, chain, told: town.told, initialStock });
  const orders = await strapi.db.query("api::order.order").count({});
  const gone = await strapi.db.query("api::monero-transfer.monero-transfer").count({ where: { missedScans: 2 } });
  process.stdout.write(
    `${String(begun)} checkouts, ${String(orders)} orders, ${String(simulator.charges().length)} charges, ${String(chain.received().length)} Monero transfers and ${String(gone)} vanished, ${String(fleet.deaths())} deaths\n`,
  );
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(town.surprises.slice(0, 5)).toEqual([]);
  expect(simulator.charges().length).toBeGreaterThan(0);
  expect(chain.received().length).toBeGreaterThan(0);
}

/** Before the processes start, so that none of them has prices and stock in its memory already. */
async function prepareShop(dataDir: string, env: Record<string, string>): Promise<Map<string, number>> {
  const { strapi, stop } = await bootAt(dataDir, env);
  const initialStock = await stockUp(strapi, CHECKOUTS);
  await stop();
  return initialStock;
}
