import type { RpcResult } from "./read";
import { createRpcClient, type RpcAccess, type RpcClient } from "./rpc-client";
import { RpcFailure } from "./rpc-failure";

export type WalletFile = { name: string; password: string };

export type WalletAccess = RpcAccess & {
  /** The wallet to open; left out when the process was started with one. */
  file?: WalletFile | undefined;
};

export type WalletCall = RpcClient["call"];

const NO_WALLET_OPEN = -13;

/** A restarted wallet process has no wallet open: then it is opened, and the call repeated. */
export function createWalletCall({ file, ...access }: WalletAccess): WalletCall {
  const rpc = createRpcClient(access);

  return async (method, params) => {
    try {
      return await rpc.call(method, params);
    } catch (error) {
      if (!file || !isCode(error, NO_WALLET_OPEN)) throw error;
      await openWallet(rpc, file);
      return await rpc.call(method, params);
    }
  };
}

/** Two of our processes may open it at once. The second one fails, finds it open, and continues. */
async function openWallet(rpc: RpcClient, { name, password }: WalletFile): Promise<RpcResult | null> {
  try {
    return await rpc.call("open_wallet", { filename: name, password });
  } catch (error) {
    const isOpen = await rpc.call("get_height").catch(() => null);
    if (isOpen) return null;
    throw error;
  }
}

export function isCode(error: unknown, code: number): boolean {
  return error instanceof RpcFailure && error.code === code;
}
