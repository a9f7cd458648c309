import type { Core } from "@strapi/strapi";
import { isSandboxAllowed } from "../../payments/work/sandbox/sandbox-allowed";
import { env } from "../../../platform/env";
import { createCmsRates } from "./rates/cms-rates";
import { createHttpRates } from "./rates/http-rates";
import type { RateSource } from "./rates/rate-source";
import { rpcWalletFromEnv } from "./rpc/wallet-from-env";
import { createSandboxWallet, type SandboxWallet } from "./sandbox-wallet";
import type { MoneroWallet } from "./wallet";

export type MoneroParts = {
  wallet: MoneroWallet;
  rates: RateSource;
  /** Set where payments are simulated. */
  sandbox: SandboxWallet | null;
};

/** The configured wallet; a simulated one in the sandbox; null in a shop that takes no Monero. */
export function moneroFromEnv(strapi: Core.Strapi): MoneroParts | null {
  const rates = ratesFromEnv(strapi);
  const wallet = rpcWalletFromEnv((message) => strapi.log.warn(message));
  if (wallet?.isTest && !isSandboxAllowed())
    throw new Error(`The Monero of a test network would be taken at ${env("PUBLIC_URL")}. Set MONERO_NETWORK=mainnet.`);
  if (wallet) return { wallet, rates, sandbox: null };
  const isPlayed = !env("STRIPE_SECRET_KEY") && isSandboxAllowed();
  if (!isPlayed) return null;
  const sandbox = createSandboxWallet(strapi);
  return { wallet: sandbox, rates, sandbox };
}

function ratesFromEnv(strapi: Core.Strapi): RateSource {
  const own = createCmsRates(strapi);
  const url = env("MONERO_RATE_URL");
  const warn = (code: string) => strapi.log.warn(`The price of Monero is the shop's own (${code})`);
  return url ? createHttpRates({ url, fallback: own, warn }) : own;
}
