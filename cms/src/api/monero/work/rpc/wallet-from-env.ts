import { env } from "../../../../platform/env";
import type { MoneroWallet } from "../wallet";
import type { Login } from "./digest";
import { createRpcWallet } from "./rpc-wallet";

/** @returns null when no wallet is configured */
export function rpcWalletFromEnv(warn: (message: string) => void): MoneroWallet | null {
  const [url, nodeUrl] = [env("MONERO_WALLET_RPC_URL"), env("MONERO_NODE_RPC_URL")];
  if (!url || !nodeUrl) return null;
  const name = env("MONERO_WALLET_FILE");
  const login = readLogin();
  return createRpcWallet({
    wallet: { url, login, ...(name && { file: { name, password: env("MONERO_WALLET_PASSWORD") } }) },
    node: { url: nodeUrl },
    network: env("MONERO_NETWORK"),
    onSpendable: () =>
      warn(
        "THE MONERO WALLET OF THIS SERVER CAN SPEND. Whoever breaks in takes all of it: replace it by a view-only wallet (docs/monero.md) and move the money.",
      ),
  });
}

function readLogin(): Login | undefined {
  const text = env("MONERO_WALLET_RPC_LOGIN");
  if (!text) return undefined;
  const [user = "", ...rest] = text.split(":");
  return { user, password: rest.join(":") };
}
