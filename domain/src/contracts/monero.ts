import { z } from "zod";
import { CLAIM_OUTCOMES } from "../monero/claim.js";
import { parseTxid, parseTxKey } from "../monero/transaction.js";
import { orderSecretSchema } from "./order-secret.js";

const instant = z.iso.datetime();
/** An amount as wallets accept it, `0.689656`. */
const xmr = z.string().regex(/^\d+(\.\d{1,12})?$/);

export const MONERO_STATES = ["nothing", "too-low", "verifying", "validated"] as const;

/**
 * Chain that the money moves on: `played` is the demo's simulated wallet, `regtest` a private chain on one computer.
 */
export const MONERO_CHAINS = ["mainnet", "stagenet", "testnet", "regtest", "played"] as const;

export type MoneroChain = (typeof MONERO_CHAINS)[number];

/** The payment part of the order's page. */
export const moneroPaymentSchema = z.object({
  state: z.enum(MONERO_STATES),
  address: z.string(),
  /** Price of the whole order at the newest quote, and the end of that quote. */
  quotedXmr: xmr,
  quotedAt: instant,
  quoteUntil: instant,
  /** True after that end: the buyer asks for a new amount; money sent anyway counts at the rate of its moment. */
  isQuoteOver: z.boolean(),
  /** The price of one XMR, in minor units of the order's currency. */
  rateMinor: z.int().positive(),
  receivedXmr: xmr,
  /** Amount still to be sent: all of it, or the rest. */
  missingXmr: xmr,
  surplusXmr: xmr,
  confirmations: z.int().nonnegative(),
  confirmationsRequired: z.int().positive(),
  /** Transfers seen, oldest first. */
  transfers: z.array(
    z.object({
      txid: z.string(),
      xmr,
      confirmations: z.int().nonnegative(),
      problem: z.enum(["gone", "locked", "double-spent"]).nullable(),
      seenAt: instant,
    }),
  ),
  /** Transactions that the buyer claimed and that have not been seen yet. */
  pendingClaims: z.array(z.object({ txid: z.string(), claimedAt: instant })),
  /** True when the wallet is unreachable; the last known state is shown. */
  isWalletAway: z.boolean(),
  chain: z.enum(MONERO_CHAINS),
});

export type MoneroPayment = z.infer<typeof moneroPaymentSchema>;

const txid = z
  .string("txid-missing")
  .trim()
  .min(1, "txid-missing")
  .max(200, "txid-invalid")
  .transform((text, context) => {
    const parsed = parseTxid(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: "txid-invalid" });
    return z.NEVER;
  });

const txKey = z
  .string()
  .trim()
  .max(2_000, "tx-key-invalid")
  .default("")
  .transform((text, context) => {
    if (text === "") return null;
    const parsed = parseTxKey(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: "tx-key-invalid" });
    return z.NEVER;
  });

/** The buyer's form: the transaction's id, and optionally its key. */
export const moneroClaimFormSchema = z.object({ txid, txKey });

export type MoneroClaimForm = z.infer<typeof moneroClaimFormSchema>;

/** `POST /shop/orders/monero-claim`. */
export const moneroClaimRequestSchema = z.strictObject({
  secret: orderSecretSchema,
  txid,
  txKey: txKey.nullable().default(null),
});

/** Answer to `POST /shop/orders/monero-claim`. */
export const moneroClaimAnswerSchema = z.object({
  outcome: z.enum(CLAIM_OUTCOMES),
  /** Amount still to be sent, when it was too little. */
  missingXmr: xmr,
});

export type MoneroClaimAnswer = z.infer<typeof moneroClaimAnswerSchema>;

/** `POST /shop/orders/monero-quote`: a new amount, once the last quote has ended. Answered with nothing. */
export const moneroQuoteRequestSchema = z.strictObject({ secret: orderSecretSchema });

/** Transfers that the sandbox's wallet can simulate. */
export const SANDBOX_TRANSFERS = ["full", "too-little", "too-much", "late", "vanishing", "locked"] as const;

export type SandboxTransfer = (typeof SANDBOX_TRANSFERS)[number];

/** `POST /shop/orders/monero-sandbox`: only where payments are simulated. Answered with the transaction's id. */
export const moneroSandboxRequestSchema = z.strictObject({
  secret: orderSecretSchema,
  transfer: z.enum(SANDBOX_TRANSFERS),
});

export const moneroSandboxAnswerSchema = z.object({ txid: z.string() });

const priceOfXmr = z.number().positive().max(10_000_000).optional();
const pricesOfXmr = z
  .object({ chf: priceOfXmr, usd: priceOfXmr, eur: priceOfXmr })
  .refine((prices) => Object.values(prices).some((price) => price !== undefined));

/** Answer of a source of rates, in whole francs, dollars and euros: with or without the coin's name around it. */
export const moneroPricesSchema = z.union([
  z.object({ monero: pricesOfXmr }).transform(({ monero }) => monero),
  pricesOfXmr,
]);

export type MoneroPrices = z.infer<typeof moneroPricesSchema>;
