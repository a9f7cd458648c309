import type { NewAddress } from "../wallet";
import { readText, readWholeNumber } from "./read";
import { isCode, type WalletCall } from "./wallet-client";

/** The main account, the only one we use. */
export const FIRST_ACCOUNT = { account_index: 0 };
/** Limit of the wallet for one call. */
const MAX_NEW = 64;
const NO_SUCH_INDEX = -15;

export async function createAddress(call: WalletCall): Promise<NewAddress> {
  const made = await createMany(call, 1);
  // The wallet forgets new addresses when it crashes, and would hand them out again.
  await call("store");
  return made;
}

/**
 * Makes unused addresses until the next one is above this index. A wallet that needs them was restored and may have
 * scanned past payments to them, so it rescans. It is saved only after the rescan: a crash before that starts over.
 */
export async function skipAddresses(call: WalletCall, upToIndex: number): Promise<void> {
  if (await hasAddress(call, upToIndex)) return;
  let { index } = await createMany(call, 1);
  while (index < upToIndex) {
    const count = Math.min(MAX_NEW, upToIndex - index);
    await createMany(call, count);
    index += count;
  }
  await call("rescan_blockchain");
  await call("store");
}

async function createMany(call: WalletCall, count: number): Promise<NewAddress> {
  const { address_index, address } = await call("create_address", { ...FIRST_ACCOUNT, count });
  return { index: readWholeNumber(address_index), address: readText(address) };
}

async function hasAddress(call: WalletCall, index: number): Promise<boolean> {
  try {
    await call("get_address", { ...FIRST_ACCOUNT, address_index: [index] });
    return true;
  } catch (error) {
    if (isCode(error, NO_SUCH_INDEX)) return false;
    throw error;
  }
}
