import { optionalEnv, requiredEnv } from "../../../../platform/env";
import type { MoneroWallet } from "../wallet";
import type { Login } from "./digest";
import { isMoneroNetwork, type MoneroNetwork } from "./network";
import { createRpcWallet } from "./rpc-wallet";

/** @returns null where no wallet is configured */
export function rpcWalletFromEnv(warn: (message: string) => void): MoneroWallet | null {
  if (!optionalEnv("MONERO_WALLET_RPC_URL")) return null;
  const url = readUrl("MONERO_WALLET_RPC_URL");
  const name = optionalEnv("MONERO_WALLET_FILE");
  const login = readLogin();
  return createRpcWallet({
    wallet: { url, login, ...(name && { file: { name, password: optionalEnv("MONERO_WALLET_PASSWORD") ?? "" } }) },
    node: { url: readUrl("MONERO_NODE_RPC_URL") },
    network: readNetwork(),
    onSpendable: () =>
      warn(
        "THE MONERO WALLET OF THIS SERVER CAN SPEND. Whoever breaks in takes all of it: replace it by a view-only wallet (docs/monero.md) and move the money.",
      ),
  });
}

/** Plain HTTP: both listen on the loopback. */
function readUrl(name: string): string {
  const url = requiredEnv(name);
  if (URL.canParse(url) && new URL(url).protocol === "http:") return url;
  throw new Error(`${name} must be an address like http://127.0.0.1:18083, not "${url}".`);
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
