import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { startWalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { startSmtp } from "../../../scripts/lib/smtp.mjs";
import { startWeb } from "../../../scripts/lib/stack.mjs";
import { startStripeSimulator } from "../../../scripts/lib/stripe-simulator.mjs";
import { copyTemplateData, type startSeededPostgres } from "../../../scripts/lib/template-data.mjs";
import type { FailPoint } from "../../src/platform/fail-point";
import { bootAt, requireBuilt } from "../support/boot";
import { auditStorm } from "./books";
import { shop } from "./buyers";
import { chanceFor, type Chance } from "./chance";
import { startFleet } from "./cms-fleet";
import { isDeep } from "../support/deep";
import { startPostgresWeather, startSqliteWeather } from "./commit-weather";
import { startWeather } from "./monero-weather";
import { endDay, passADay } from "./next-day";
import { prepareShop } from "./prepare-shop";
import { startStaff, workThrough } from "./staff";
import type { StripeSimulator, Town } from "./town";
import { rowsOf } from "../support/rows";

const { auditBooks } = requireBuilt(
  "api/order-desk/work/books/audit-books",
) as typeof import("../../src/api/order-desk/work/books/audit-books");

const MINUTE_MS = 60_000;
/** `npm run storm` sets a larger number. */
export const CHECKOUTS = Number(process.env.STORM_CHECKOUTS ?? (isDeep ? 2_000 : 36));
/** A long run may take its time. */
export const STORM_TIMEOUT_MS = 10 * MINUTE_MS + CHECKOUTS * 1_000;
const SEED = Number(process.env.STORM_SEED ?? (isDeep ? Date.now() % 1_000_000 : 20_261_115));
const AT_ONCE = 12;

/**
 * Fail points and how often they strike: the watcher passes some with every block, a booking passes another only once.
 */
const FAIL_POINTS = {
  "in-order": 1,
  "after-order": 1,
  "after-provider": 1,
  "after-attempt": 1,
  "between-payment-and-order": 4,
  "in-booking": 0.2,
  "after-booking": 0.2,
  "after-part": 1,
  "after-refund": 1,
  "after-inbox": 1,
  "after-scan": 0.1,
} satisfies Partial<Record<FailPoint, number>>;
/** Approximate number of deaths in a run; a third of them at a random moment, the others at the fail points. */
const DEATHS = Number(process.env.STORM_DEATHS ?? (isDeep ? 20 : 2));
const AT_RANDOM = 1 / 3;
const MOST_LIFE_MS = 1_500;

const chanceOf = (actor: string) => chanceFor(SEED, actor);

type SeededPostgres = Awaited<ReturnType<typeof startSeededPostgres>>;
type Afterwards = (cleanUp: () => Promise<unknown>) => void;

/**
 * Buyers, staff, a provider, a wallet, a database and processes that all misbehave; then a day passes, and the books
 * must be right.
 * @param postgres a seeded one, for two processes; SQLite and one process without it
 */
export async function storm(postgres: SeededPostgres | null): Promise<void> {
  process.stdout.write(`STORM_SEED=${String(SEED)} STORM_CHECKOUTS=${String(CHECKOUTS)} repeats this storm\n`);
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    await play(postgres, (cleanUp) => cleanUps.push(cleanUp));
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function play(postgres: SeededPostgres | null, afterwards: Afterwards): Promise<void> {
  const { dataDir, remove } = postgres ? { ...postgres, remove: null } : await copyTemplateData();
  if (remove) afterwards(remove);
  const stripe = { secretKey: "sk_test_storm", webhookSecret: "whsec_storm" };
  const simulator = await startStripeSimulator({ ...stripe, webhookRetryMs: 500 });
  afterwards(() => simulator.stop());
  const chain = await startWalletSimulator();
  afterwards(() => chain.stop());
  const smtp = await startSmtp();
  afterwards(() => smtp.stop());
  const env = {
    DATABASE_URL: postgres?.url ?? "",
    SMTP_URL: `smtp://127.0.0.1:${String(smtp.port)}`,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: simulator.url,
    ...chain.env,
    // Without a fleet, the test itself runs the watcher.
    MONERO_WATCH_SECONDS: "3600",
    LOG_LEVEL: "fatal",
  };

  const prepared = await prepare(dataDir, env);
  const line = postgres ? await startPostgresWeather(postgres.url, chanceOf("commits")) : null;
  if (line) afterwards(() => line.stop());
  const fleetEnv = {
    ...env,
    DATABASE_URL: line?.url ?? "",
    MONERO_WATCH_SECONDS: "0.3",
    FAIL_POINTS: failPoints(),
    // A 500 logs its cause as an error.
    LOG_LEVEL: "error",
  };
  const fleet = await startFleet({
    dataDir,
    size: line ? 2 : 1,
    env: (start) => ({ ...fleetEnv, FAIL_SEED: `${String(SEED)}-${String(start)}` }),
  });
  afterwards(() => fleet.stop());
  const webPort = await findFreePort();
  const webUrl = `http://localhost:${String(webPort)}`;
  const web = await startWeb({
    dataDir,
    port: webPort,
    cmsPort: fleet.port,
    publicUrl: webUrl,
    env: { LOG_LEVEL: "fatal", PROXY_ADDRESS_HEADER: "X-Forwarded-For" },
  });
  afterwards(() => web.stop());
  misbehave(simulator, fleet.urls);

  const town: Omit<Town, "chance"> = {
    ...{ simulator, chain, urls: fleet.urls, webUrl, subscribers: prepared.subscribers },
    ...{ told: new Set(), bills: [], late: [], txids: [], surprises: [] },
  };
  const ends = [
    startWeather(chain, chanceOf("weather")),
    await startStaff({ ...town, chance: chanceOf("staff") }, { dataDir, rates: prepared.rates }),
    line ? line.begin() : startSqliteWeather(dataDir, chanceOf("commits")),
  ];
  let begun = 0;
  const buyers = Array.from({ length: AT_ONCE }, async () => {
    while (begun < CHECKOUTS) {
      begun += 1;
      const chance = chanceOf(`buyer ${String(begun)}`);
      await Promise.all([shop({ ...town, chance }), perhapsKill(fleet, chanceOf(`death ${String(begun)}`))]);
    }
  });
  await Promise.all(buyers);
  for (const end of ends) await end();
  await simulator.webhooks.settled();
  await web.stop();
  await fleet.stop();
  simulator.faults.choose = () => null;

  const { strapi, url, stop } = await bootAt(dataDir, env);
  afterwards(stop);
  Object.defineProperty(simulator.webhooks, "url", { value: `${url}/api/webhooks/stripe` });
  await passADay(strapi, { ...town, chance: chanceOf("next day") });
  const morning = { ...town, urls: () => [url], chance: chanceOf("next morning") };
  await workThrough(morning, { dataDir, rates: prepared.rates, rounds: Math.ceil(CHECKOUTS / 8) });
  await simulator.webhooks.settled();
  await endDay(strapi);

  const post = { received: smtp.received, deaths: fleet.deaths() };
  const { initialStock, subscribers } = prepared;
  const wrong = await auditStorm(strapi, { simulator, chain, post, told: town.told, initialStock, subscribers });
  const count = (name: string, where = {}) => rowsOf(strapi, name).count({ where });
  const figures = {
    checkouts: begun,
    orders: await count("order"),
    charges: simulator.charges().length,
    refunds: simulator.refunds().length,
    "Monero transfers": chain.received().length,
    vanished: await count("monero-transfer", { missedScans: 2 }),
    "services given": await count("subscription-event", { kind: { $in: ["renewed", "extended"] } }),
    "services withheld": await count("order-event", { kind: "service-withheld" }),
    shipped: await count("order-event", { kind: "shipped" }),
    mails: smtp.received.length,
    deaths: fleet.deaths(),
    "answers of 500": town.surprises.length,
  };
  const words = Object.entries(figures).map(([name, figure]) => `${String(figure)} ${name}`);
  process.stdout.write(`${words.join(", ")}\n`);
  expect(wrong.slice(0, 20)).toEqual([]);
  // The shop's own check of its books must find nothing either.
  expect((await auditBooks(strapi)).slice(0, 5)).toEqual([]);
  expect(town.surprises.length, [...town.surprises.slice(0, 5), ...fleet.logLines.slice(-40)].join("\n")).toBe(0);
  for (const name of ["charges", "Monero transfers", "services given", "mails"] as const)
    expect(figures[name], name).toBeGreaterThan(0);
}

/** Runs before the processes start, so that none of them has prices and stock in memory already. */
async function prepare(dataDir: string, env: Record<string, string>) {
  const cms = await bootAt(dataDir, env);
  const prepared = await prepareShop(cms, { checkouts: CHECKOUTS, chance: chanceOf("shop") });
  await cms.stop();
  return prepared;
}

function failPoints(): string {
  const points = Object.entries(FAIL_POINTS);
  const chanceOfDeath = (DEATHS * (1 - AT_RANDOM)) / points.length / CHECKOUTS;
  return points.map(([name, share]) => `${name}:${String(share * chanceOfDeath)}`).join(",");
}

async function perhapsKill(fleet: Awaited<ReturnType<typeof startFleet>>, chance: Chance): Promise<void> {
  if (!chance.happens((DEATHS * AT_RANDOM) / CHECKOUTS)) return;
  await pause(chance.upTo(MOST_LIFE_MS));
  fleet.killOne(chance);
}

/** Messages come late, twice, in another order or never; calls break before or after they took effect. */
function misbehave(simulator: StripeSimulator, urls: () => string[]): void {
  const [messages, calls] = [chanceOf("messages"), chanceOf("calls")];
  Object.defineProperty(simulator.webhooks, "url", {
    configurable: true,
    get() {
      const [first = "", ...others] = urls();
      return `${messages.oneOf([first, ...others])}/api/webhooks/stripe`;
    },
  });
  Object.assign(simulator.webhooks, {
    plan({ type }: { type: string }) {
      // Ended payments are no longer polled: what a bank does to them is only known from Stripe's messages.
      const isLost = messages.happens(0.1) && type.startsWith("checkout.");
      if (isLost) return [];
      return messages.happens(0.3) ? [0, messages.upTo(500)] : [messages.upTo(2_000)];
    },
  });
  simulator.faults.choose = () =>
    calls.happens(0.03)
      ? calls.oneOf(["reset-after-commit", "reset-before-commit", "500-after-commit", "429"] as const)
      : null;
}
