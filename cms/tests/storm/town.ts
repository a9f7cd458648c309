import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { VISITOR_KEY_HEADER } from "@wren/domain";
import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { startStripeSimulator } from "../../../scripts/lib/stripe-simulator.mjs";
import type { Chance } from "./chance";

export type StripeSimulator = Awaited<ReturnType<typeof startStripeSimulator>>;

/** An amount that somebody was asked to send, and its address. */
export type Bill = { secret: string; address: string; piconero: bigint };

/** A subscription that services are bought for, in its state before the storm. */
export type Subscriber = { id: number; mobileId: string; endsOn: string; quotaGb: number };

export type Town = {
  /** Random numbers of the acting person; everybody has a stream of their own. */
  chance: Chance;
  simulator: StripeSimulator;
  chain: WalletSimulator;
  urls: () => string[];
  /** The public site, for buyers who use it. */
  webUrl: string;
  subscribers: readonly [Subscriber, ...Subscriber[]];
  /** Numbers of the orders that a buyer was told of. */
  told: Set<string>;
  /** Bills of everybody who was shown an address. */
  bills: Bill[];
  /** Bills that are paid too late. */
  late: Bill[];
  /** Transactions that other buyers may claim. */
  txids: string[];
  /** Unforeseen errors. */
  surprises: string[];
};

const PATIENCE = 60;
const UNAVAILABLE = 503;

type Answer = { status: number; body: unknown };

/** @returns null for a refusal, and when the buyer runs out of patience */
export async function ask<Body>(town: Town, path: string, body: object, patience = PATIENCE): Promise<Body | null> {
  const answer = await askForStatus(town, path, body, patience);
  return answer?.status === 200 ? (answer.body as Body) : null;
}

/** @returns null when the buyer runs out of patience */
export function askForStatus(town: Town, path: string, body: object, patience = PATIENCE): Promise<Answer | null> {
  return persist(town, path, { patience, send: () => post(town, path, body) });
}

type Trial = { patience?: number; send: () => Promise<Answer | null> };

/**
 * Repeats a request while there is no response (the process died, or is starting) or an error: the database did not
 * commit, or the cms was unreachable. Every error but 503 is recorded.
 * @returns null when the buyer runs out of patience
 */
export async function persist(
  { surprises }: Town,
  what: string,
  { patience = PATIENCE, send }: Trial,
): Promise<Answer | null> {
  for (let tries = 0; tries < patience; tries += 1) {
    const answer = await send();
    if (answer && answer.status < 500) return answer;
    if (answer && answer.status !== UNAVAILABLE) surprises.push(`${what}: ${String(answer.status)}`);
    await pause(answer ? 200 : 1_000);
  }
  return null;
}

export function anyUrl({ chance, urls }: Town): string {
  const [first = "", ...others] = urls();
  return chance.oneOf([first, ...others]);
}

/** @returns null without a response */
async function post(town: Town, path: string, body: object): Promise<Answer | null> {
  try {
    const response = await fetch(`${anyUrl(town)}/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", [VISITOR_KEY_HEADER]: randomUUID() },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}
