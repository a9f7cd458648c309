import type { Core } from "@strapi/strapi";
import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { MoneroPaymentRow } from "../../src/api/monero/work/rows";
import { requireBuilt } from "../support/boot";
import type { Rates } from "./prepare-shop";
import type { Bill, Town } from "./town";

const { mailService } = requireBuilt(
  "platform/mail/mail-service",
) as typeof import("../../src/platform/mail/mail-service");
const { paymentService } = requireBuilt(
  "api/payments/work/payment-service",
) as typeof import("../../src/api/payments/work/payment-service");
const { moneroService } = requireBuilt(
  "api/monero/work/monero-service",
) as typeof import("../../src/api/monero/work/monero-service");

type Output = Pick<Bill, "address" | "piconero">;

const MINUTE_MS = 60_000;
/** After the end of a quote and its grace time, before the end of the order. */
const QUOTE_OVER_MINUTES = 55;
const DAY_MINUTES = 26 * 60;
const RATE_PERCENTS = [80, 97, 104, 130] as const;
/** More than the confirmations of any order. */
const BLOCKS = 12;

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/**
 * Every deadline passes, and everything lost is asked for. The rate of Monero moves; some buyers pay after the end of
 * their quote, and some after the end of their order.
 */
export async function passADay(strapi: Core.Strapi, town: Town): Promise<void> {
  const { chain, chance } = town;
  await confirmAll(strapi, chain, 0);
  for (let minutes = 3; minutes < QUOTE_OVER_MINUTES; minutes += 10) await doAllJobs(strapi, minutes);
  const bills = await lateBills(strapi, town);
  await moveRates(strapi, chance.oneOf(RATE_PERCENTS));
  for (const bill of bills.splice(0, Math.ceil(bills.length / 3))) chain.pay([bill]);
  await confirmAll(strapi, chain, QUOTE_OVER_MINUTES);

  for (let minutes = QUOTE_OVER_MINUTES; minutes <= DAY_MINUTES; minutes += 100) await doAllJobs(strapi, minutes);
  await moveRates(strapi, chance.oneOf(RATE_PERCENTS));
  await sendInVain(strapi, chain, bills.splice(0, Math.ceil(bills.length / 4)));
  for (const bill of bills) chain.pay([bill]);
  await confirmAll(strapi, chain, DAY_MINUTES);
  await doAllJobs(strapi, DAY_MINUTES);
}

/** Handles everything that messages or staff left to do, and sends every mail. */
export async function endDay(strapi: Core.Strapi): Promise<void> {
  await doAllJobs(strapi, 2 * DAY_MINUTES);
  await mailService(strapi).deliver(later(2 * DAY_MINUTES));
}

async function moveRates(strapi: Core.Strapi, percent: number): Promise<void> {
  const shop = strapi.db.query("api::shop.shop");
  const { id, ...rates } = (await shop.findOne({ where: {} })) as Rates & { id: number };
  const moved = (minor: number) => Math.round((minor * percent) / 100);
  const data = {
    moneroChf: moved(rates.moneroChf),
    moneroEur: moved(rates.moneroEur),
    moneroUsd: moved(rates.moneroUsd),
  };
  await shop.update({ where: { id }, data });
}

/** Buyers who saw the address too late, and those who know it from the mail only. */
async function lateBills(strapi: Core.Strapi, { late, bills }: Town): Promise<Output[]> {
  const seen = new Set(bills.map(({ address }) => address));
  const all = (await strapi.db.query("api::monero.monero-payment").findMany({})) as MoneroPaymentRow[];
  const unseen = all.filter(({ address }) => !seen.has(address));
  return [...late, ...unseen.map(({ address, quotes }) => ({ address, piconero: BigInt(quotes[0]?.piconero ?? 0) }))];
}

/** Sends transactions that are seen for a while, and never get into a block. */
async function sendInVain(strapi: Core.Strapi, chain: WalletSimulator, bills: Output[]): Promise<void> {
  const txids = bills.map((bill) => chain.pay([bill], { isIgnored: true }));
  await moneroService(strapi).watch(later(DAY_MINUTES));
  for (const txid of txids) chain.drop(txid);
}

async function confirmAll(strapi: Core.Strapi, chain: WalletSimulator, minutes: number): Promise<void> {
  for (let block = 0; block < BLOCKS; block += 1) {
    chain.mine();
    await moneroService(strapi).watch(later(minutes));
  }
}

async function doAllJobs(strapi: Core.Strapi, minutes: number): Promise<void> {
  const [payment, monero] = [paymentService(strapi), moneroService(strapi)];
  await untilNothing(() => payment.workOnInbox(later(minutes)));
  await untilNothing(() => payment.checkOpenPayments(later(minutes)));
  await untilNothing(() => monero.checkClaims(later(minutes)));
  await untilNothing(() => payment.expireOrders(later(minutes)));
}

async function untilNothing(work: () => Promise<number>): Promise<void> {
  for (let rounds = 0; rounds < 1_000; rounds += 1) if ((await work()) === 0) return;
}
