import type { Core } from "@strapi/strapi";
import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { MoneroPaymentRow } from "../../src/lib/monero/rows";
import { requireBuilt } from "../support/boot";
import type { Bill, Town } from "./town";

const { mailService } = requireBuilt("api/mail/services/mail") as typeof import("../../src/api/mail/services/mail");
const { paymentService } = requireBuilt(
  "api/payment/services/payment",
) as typeof import("../../src/api/payment/services/payment");
const { moneroService } = requireBuilt(
  "api/monero-payment/services/monero-payment",
) as typeof import("../../src/api/monero-payment/services/monero-payment");

type Output = Pick<Bill, "address" | "piconero">;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 26 * 60;
/** More than any order waits for. */
const BLOCKS = 12;

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** Every deadline passes, everything that got lost is asked for, every mail leaves; some pay when it is too late. */
export async function passADay(strapi: Core.Strapi, town: Town): Promise<void> {
  await confirmAll(strapi, town.chain);
  for (let minutes = 3; minutes < 60; minutes += 10) await doAllJobs(strapi, minutes);
  for (let minutes = 60; minutes <= DAY_MINUTES; minutes += 100) await doAllJobs(strapi, minutes);
  const bills = await lateBills(strapi, town);
  await sendInVain(strapi, town.chain, bills.splice(0, Math.ceil(bills.length / 4)));
  for (const bill of bills) town.chain.pay([bill]);
  await confirmAll(strapi, town.chain);
  await doAllJobs(strapi, DAY_MINUTES);
  await mailService(strapi).deliver(later(DAY_MINUTES));
}

/** Who saw the address too late, and who never saw it but in the mail. */
async function lateBills(strapi: Core.Strapi, { late, bills }: Town): Promise<Output[]> {
  const seen = new Set(bills.map(({ address }) => address));
  const all = (await strapi.db.query("api::monero-payment.monero-payment").findMany({})) as MoneroPaymentRow[];
  const unseen = all.filter(({ address }) => !seen.has(address));
  return [...late, ...unseen.map(({ address, quotes }) => ({ address, piconero: BigInt(quotes[0]?.piconero ?? 0) }))];
}

/** What everybody has seen for a while, and what never gets into a block. */
async function sendInVain(strapi: Core.Strapi, chain: WalletSimulator, bills: Output[]): Promise<void> {
  const txids = bills.map((bill) => chain.pay([bill], { isIgnored: true }));
  await moneroService(strapi).watch(new Date());
  for (const txid of txids) chain.drop(txid);
}

async function confirmAll(strapi: Core.Strapi, chain: WalletSimulator): Promise<void> {
  for (let block = 0; block < BLOCKS; block += 1) {
    chain.mine();
    await moneroService(strapi).watch(new Date());
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
