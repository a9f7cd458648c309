import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { VISITOR_KEY_HEADER } from "@wren/domain";
import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { startStripeSimulator } from "../../../scripts/lib/stripe-simulator.mjs";
import type { Chance } from "./chance";

export type StripeSimulator = Awaited<ReturnType<typeof startStripeSimulator>>;

/** What somebody was asked to send, and where. */
export type Bill = { secret: string; address: string; piconero: bigint };

export type Town = {
  chance: Chance;
  simulator: StripeSimulator;
  chain: WalletSimulator;
  urls: () => string[];
  /** Numbers of the orders that somebody was told of. */
  told: Set<string>;
  /** Everybody who was shown an address. */
  bills: Bill[];
  /** Who pays when it is too late. */
  late: Bill[];
  /** Transactions that others may name. */
  txids: string[];
  /** What went wrong in a way that nobody foresaw. */
  surprises: string[];
};

const PATIENCE = 60;

/** @returns null for a refusal, and when the buyer's patience is at its end */
export async function ask<Answer>(town: Town, path: string, body: object, patience = PATIENCE): Promise<Answer | null> {
  for (let tries = 0; tries < patience; tries += 1) {
    const answer = await post(town, path, body);
    if (answer) {
      if (answer.status === 200) return answer.body as Answer;
      if (answer.status >= 500) town.surprises.push(`${path}: ${String(answer.status)} ${JSON.stringify(answer.body)}`);
      return null;
    }
    await pause(1_000);
  }
  return null;
}

/** @returns null when nobody answered: the process died, or is just starting */
async function post({ chance, urls }: Town, path: string, body: object) {
  const [first = "", ...others] = urls();
  try {
    const response = await fetch(`${chance.oneOf([first, ...others])}/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", [VISITOR_KEY_HEADER]: randomUUID() },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  } catch {
    return null;
  }
}
