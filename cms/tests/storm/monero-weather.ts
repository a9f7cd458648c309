import { setTimeout as pause } from "node:timers/promises";
import type { WalletSimulator } from "../../../scripts/lib/monero/wallet-simulator.mjs";
import type { Chance } from "./chance";

const BLOCK_MS = 400;
const OUTAGE_MS = 1_000;
/** Less than the confirmations of any order, so that validated payments stay valid. */
const DEEPEST = 4;

/** Mines blocks all the time; chain, wallet and node break now and then. @returns function that ends it */
export function startWeather(chain: WalletSimulator, chance: Chance): () => Promise<void> {
  const stopping = new AbortController();
  chain.faults.choose = () =>
    chance.happens(0.02) ? chance.oneOf(["reset-before-work", "reset-after-work", "slow", "500"] as const) : null;

  async function blow(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(chance.upTo(2 * BLOCK_MS));
      if (chance.happens(0.06)) chain.reorganise(1 + chance.upTo(DEEPEST - 1), () => chance.happens(0.3));
      else if (chance.happens(0.03)) await shrink(chain, 1 + chance.upTo(DEEPEST - 1));
      else chain.mine();
      if (chance.happens(0.05)) chain.killWallet();
      if (chance.happens(0.02)) await outage(chain, chance.oneOf(["isNodeDown", "isWalletDown"] as const));
    }
  }

  const blowing = blow();
  return async () => {
    stopping.abort();
    await blowing;
    Object.assign(chain.faults, { isNodeDown: false, isWalletDown: false, choose: () => null });
  };
}

/** Leaves the node with fewer blocks than the wallet for a while. */
async function shrink(chain: WalletSimulator, depth: number): Promise<void> {
  chain.pop(depth);
  await pause(OUTAGE_MS);
  chain.mine(depth + 1);
}

async function outage({ faults }: WalletSimulator, which: "isNodeDown" | "isWalletDown"): Promise<void> {
  faults[which] = true;
  await pause(OUTAGE_MS);
  faults[which] = false;
}
