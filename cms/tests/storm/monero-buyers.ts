import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseXmr, type OrderPage } from "@wren/domain";
import { ask, type Bill, type Town } from "./town";

/** @returns the transactions sent */
type Way = (town: Town, bill: Bill) => Promise<string[]> | string[];

/** Enough to wait for an unreachable wallet. */
const ADDRESS_TRIES = 40;
const MOST_WAIT_MS = 1_500;
/** Most vanishing transactions were seen before. */
const SEEN_MS = 1_000;
const LOCKED_UNTIL = 100_000;

const exactly: Way = ({ chain }, bill) => [chain.pay([bill])];

async function inParts({ chain, chance }: Town, { address, piconero }: Bill): Promise<string[]> {
  const first = piconero / BigInt(2 + chance.upTo(3));
  const one = chain.pay([{ address, piconero: first }]);
  await pause(chance.upTo(MOST_WAIT_MS));
  return [one, chain.pay([{ address, piconero: piconero - first }])];
}

async function spentTwice({ chain, chance }: Town, bill: Bill): Promise<string[]> {
  const txid = chain.pay([bill], { isIgnored: true });
  await pause(chance.upTo(MOST_WAIT_MS));
  chain.spendAgain(txid, { isLost: chance.happens(0.5) });
  return [txid];
}

async function vanishing({ chain, chance }: Town, bill: Bill): Promise<string[]> {
  const txid = chain.pay([bill], { isIgnored: true });
  await pause(SEEN_MS + chance.upTo(MOST_WAIT_MS));
  chain.drop(txid);
  return [txid];
}

/** One transaction for two orders: all of one's own, and a part or all of another buyer's. */
function withNeighbour({ chain, chance, bills }: Town, bill: Bill): string[] {
  const neighbour = chance.oneOf([bill, ...bills]);
  const piconero = neighbour.piconero / BigInt(1 + chance.upTo(1));
  return [chain.pay([bill, { address: neighbour.address, piconero }])];
}

function late({ late }: Town, bill: Bill): string[] {
  late.push(bill);
  return [];
}

const WAYS: readonly [Way, ...Way[]] = [
  exactly,
  exactly,
  inParts,
  spentTwice,
  vanishing,
  withNeighbour,
  late,
  () => [],
  ({ chain }, { address, piconero }) => [chain.pay([{ address, piconero: piconero - 1n }])],
  ({ chain }, { address, piconero }) => [chain.pay([{ address, piconero: piconero * 2n }])],
  ({ chain }, bill) => [chain.pay([bill]), chain.pay([bill])],
  ({ chain }, bill) => [chain.pay([bill], { unlockTime: LOCKED_UNTIL })],
];

/** Reads address and amount, pays in one of the ways, and claims some transaction. */
export async function payInMonero(town: Town, secret: string): Promise<void> {
  const bill = await findBill(town, secret);
  if (!bill) return;
  town.bills.push(bill);
  const txids = await town.chance.oneOf(WAYS)(town, bill);
  await nameSome(town, secret, txids);
  town.txids.push(...txids);
}

async function findBill(town: Town, secret: string): Promise<Bill | null> {
  for (let tries = 0; tries < ADDRESS_TRIES; tries += 1) {
    const order = await ask<OrderPage>(town, "shop/orders/look-up", { secret });
    // An order that has ended, or is paid another way, has no address any more.
    if (order?.state !== "awaiting_payment" || order.payment?.method !== "monero") return null;
    const { monero } = order.payment;
    const piconero = monero && parseXmr(monero.missingXmr);
    if (piconero) return { secret, address: monero.address, piconero };
    await pause(500);
  }
  return null;
}

/** Claims one's own transaction, perhaps in capitals, perhaps twice; another buyer's; or one that was never sent. */
async function nameSome(town: Town, secret: string, own: string[]): Promise<void> {
  const { chance, txids } = town;
  const [foreign = bogus()] = txids.slice(-1 - chance.upTo(10));
  const named = [
    ...own.filter(() => chance.happens(0.4)),
    ...own.filter(() => chance.happens(0.1)).map((txid) => txid.toUpperCase()),
    ...(chance.happens(0.15) ? [foreign] : []),
    ...(chance.happens(0.1) ? [bogus()] : []),
  ];
  for (const txid of named) await ask(town, "shop/orders/monero-claim", { secret, txid });
}

const bogus = () => randomBytes(32).toString("hex");
