import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { startStripeSimulator } from "../../../scripts/lib/stripe-simulator.mjs";
import { ensureTemplateData } from "../../../scripts/lib/template-data.mjs";
import { bootAt, requireBuilt } from "../support/boot";
import { auditBooks } from "./books";
import { shop } from "./buyers";
import { createChance } from "./chance";
import { startFleet } from "./cms-fleet";
import { stockUp } from "./stock";

const { mailService } = requireBuilt("api/mail/services/mail") as typeof import("../../src/api/mail/services/mail");
const { paymentService } = requireBuilt(
  "api/payment/services/payment",
) as typeof import("../../src/api/payment/services/payment");

const MINUTE_MS = 60_000;
/** `npm run storm` asks for many. */
export const CHECKOUTS = Number(process.env.STORM_CHECKOUTS ?? 60);
/** A long run may take its time. */
export const STORM_TIMEOUT_MS = 10 * MINUTE_MS + CHECKOUTS * 1_000;
const SEED = Number(process.env.STORM_SEED ?? 20_261_115);
const AT_ONCE = 12;

const FAIL_POINTS = [
  "in-order",
  "after-order",
  "after-provider",
  "after-attempt",
  "in-booking",
  "after-booking",
  "after-inbox",
];
/** About this often in a run. */
const DEATHS = Number(process.env.STORM_DEATHS ?? 7);

/**
 * Buyers, a provider and processes of the cms that all misbehave; then an hour passes, and the books must be right.
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
  const env = {
    DATABASE_URL: databaseUrl ?? "",
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: simulator.url,
    LOG_LEVEL: "fatal",
  };

  const initialStock = await prepareShop(dataDir, env);
  const chanceOfDeath = DEATHS / FAIL_POINTS.length / CHECKOUTS;
  const failPoints = FAIL_POINTS.map((name) => `${name}:${String(chanceOfDeath)}`).join(",");
  const fleet = await startFleet({
    dataDir,
    size: databaseUrl ? 2 : 1,
    env: { ...env, FAIL_POINTS: failPoints },
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

  const town = { chance, simulator, urls: fleet.urls, told: new Set<string>(), surprises: [] };
  let begun = 0;
  const buyers = Array.from({ length: AT_ONCE }, async () => {
    while (begun < CHECKOUTS) {
      begun += 1;
      await shop(town);
    }
  });
  await Promise.all(buyers);
  await simulator.webhooks.settled();
  await fleet.stop();
  simulator.faults.choose = () => null;

  // An hour later: every deadline has passed, everything that got lost was asked for, every mail has left.
  const { strapi, stop } = await bootAt(dataDir, env);
  afterwards(stop);
  const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
  for (let minutes = 3; minutes < 60; minutes += 10) {
    await untilNothing(() => paymentService(strapi).workOnInbox(later(minutes)));
    await untilNothing(() => paymentService(strapi).checkOpenPayments(later(minutes)));
    await untilNothing(() => paymentService(strapi).expireOrders(later(minutes)));
  }
  await mailService(strapi).deliver(later(60));

  const wrong = await auditBooks(strapi, { simulator, told: town.told, initialStock });
  const orders = await strapi.db.query("api::order.order").count({});
  process.stdout.write(
    `${String(begun)} checkouts, ${String(orders)} orders, ${String(simulator.charges().length)} charges, ${String(fleet.deaths())} deaths\n`,
  );
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(town.surprises.slice(0, 5)).toEqual([]);
  expect(simulator.charges().length).toBeGreaterThan(0);
}

/** Before the processes start, so that none of them has prices and stock in its memory already. */
async function prepareShop(dataDir: string, env: Record<string, string>): Promise<Map<string, number>> {
  const { strapi, stop } = await bootAt(dataDir, env);
  const initialStock = await stockUp(strapi, CHECKOUTS);
  await stop();
  return initialStock;
}

async function untilNothing(work: () => Promise<number>): Promise<void> {
  for (let rounds = 0; rounds < 1_000; rounds += 1) if ((await work()) === 0) return;
}
