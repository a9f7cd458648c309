import { optionalEnv, requiredEnv } from "../../required-env";
import type { MoneroWallet } from "../wallet";
import type { Login } from "./digest";
import { isMoneroNetwork, type MoneroNetwork } from "./network";
import { createRpcWallet } from "./rpc-wallet";

/** @returns null where no wallet is configured */
export function rpcWalletFromEnv(warn: (message: string) => void): MoneroWallet | null {
  const url = optionalEnv("MONERO_WALLET_RPC_URL");
  if (!url) return null;
  const name = optionalEnv("MONERO_WALLET_FILE");
  const login = readLogin();
  return createRpcWallet({
    wallet: { url, login, ...(name && { file: { name, password: optionalEnv("MONERO_WALLET_PASSWORD") ?? "" } }) },
    node: { url: requiredEnv("MONERO_NODE_RPC_URL") },
    network: readNetwork(),
    onSpendable: () =>
      warn(
        "THE MONERO WALLET OF THIS SERVER CAN SPEND. Whoever breaks in takes all of it: replace it by a view-only wallet (docs/monero.md) and move the money.",
      ),
  });
}

function readNetwork(): MoneroNetwork {
  const network = optionalEnv("MONERO_NETWORK") ?? "mainnet";
  if (isMoneroNetwork(network)) return network;
  throw new Error(`MONERO_NETWORK must be mainnet, stagenet, testnet or regtest, not "${network}".`);
}

/** `user:password`, as `--rpc-login` has it. */
function readLogin(): Login | undefined {
  const text = optionalEnv("MONERO_WALLET_RPC_LOGIN");
  if (!text) return undefined;
  const [user = "", ...rest] = text.split(":");
  return { user, password: rest.join(":") };
}
