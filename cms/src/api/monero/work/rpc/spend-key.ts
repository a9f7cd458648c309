import { RpcFailure } from "./rpc-failure";
import type { WalletCall } from "./wallet-client";

const WATCH_ONLY = -29;
const NOTHING_TO_SIGN = -39;

/** Tells once, as soon as the wallet can be asked, that it can spend. */
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
 * Whether the wallet has the key to spend, which no server should. Asked by letting it sign nothing: asking for the
 * key itself would bring it here.
 * @returns null when the wallet says neither
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
