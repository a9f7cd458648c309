import { WalletUnavailable } from "../wallet";
import { RpcFailure } from "./rpc-failure";

/** Turns every failure into a code such as `wallet-timeout`, `wallet-rpc-38`, `node-connection`. */
export async function orUnavailable<T>(who: "wallet" | "node", call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof RpcFailure)) throw error;
    const { code } = error;
    throw new WalletUnavailable(`${who}-${typeof code === "number" ? `rpc-${String(Math.abs(code))}` : code}`);
  }
}
