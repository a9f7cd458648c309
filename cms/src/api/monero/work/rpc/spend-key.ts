import { RpcFailure } from "./rpc-failure";
import type { WalletCall } from "./wallet-client";

const WATCH_ONLY = -29;
const NOTHING_TO_SIGN = -39;

/** Warns once, as soon as the wallet is reachable, when it can spend. */
export function createSpendWarning(call: WalletCall, onSpendable: () => void): () => Promise<void> {
  let isKnown = false;
  return async () => {
    if (isKnown) return;
    const isSpendable = await canSpend(call);
    isKnown = isSpendable !== null;
    if (isSpendable) onSpendable();
  };
}

/**
 * True when the wallet has a spend key, which no server should have. It is asked to sign an empty set, because asking
 * for the key itself would bring the key here.
 * @returns null when the answer is unclear
 */
async function canSpend(call: WalletCall): Promise<boolean | null> {
  try {
    await call("sign_transfer", { unsigned_txset: "" });
    return true;
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error;
    if (error.code === WATCH_ONLY) return false;
    return error.code === NOTHING_TO_SIGN ? true : null;
  }
}
