import { z } from "zod";
import { CLAIM_OUTCOMES } from "../monero/claim.js";
import { parseTxid, parseTxKey } from "../monero/transaction.js";
import { orderSecretSchema } from "./order-secret.js";

const instant = z.iso.datetime();
/** A sum as wallets take it, `0.689656`. */
const xmr = z.string().regex(/^\d+(\.\d{1,12})?$/);

export const MONERO_STATES = ["nothing", "too-low", "verifying", "validated"] as const;

/** Where the money moves: `played` is the demo's own wallet, `regtest` a private chain of one computer. */
export const MONERO_CHAINS = ["mainnet", "stagenet", "testnet", "regtest", "played"] as const;

export type MoneroChain = (typeof MONERO_CHAINS)[number];

/** The payment part of the order's page. */
export const moneroPaymentSchema = z.object({
  state: z.enum(MONERO_STATES),
  address: z.string(),
  /** What the whole order costs at the newest quote, and until when that holds. */
  quotedXmr: xmr,
  quotedAt: instant,
  quoteUntil: instant,
  /** Then the buyer asks for today's amount; what is sent anyway counts at the rate of its moment. */
  isQuoteOver: z.boolean(),
  /** The price of one XMR, in minor units of the order's currency. */
  rateMinor: z.int().positive(),
  receivedXmr: xmr,
  /** What is still to send: the whole, or the rest. */
  missingXmr: xmr,
  surplusXmr: xmr,
  confirmations: z.int().nonnegative(),
  confirmationsRequired: z.int().positive(),
  /** What was seen, oldest first. */
  transfers: z.array(
    z.object({
      txid: z.string(),
      xmr,
      confirmations: z.int().nonnegative(),
      problem: z.enum(["gone", "locked", "double-spent"]).nullable(),
      seenAt: instant,
    }),
  ),
  /** Transactions that the buyer named, and nobody has seen yet. */
  pendingClaims: z.array(z.object({ txid: z.string(), claimedAt: instant })),
  /** The wallet cannot be asked at the moment; what is shown is what was known last. */
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

/** What the buyer types: the transaction's id, and its key if they like. */
export const moneroClaimFormSchema = z.object({ txid, txKey });

export type MoneroClaimForm = z.infer<typeof moneroClaimFormSchema>;

/** `POST /shop/orders/monero-claim`. */
export const moneroClaimRequestSchema = z.strictObject({
  secret: orderSecretSchema,
  txid,
  txKey: txKey.nullable().default(null),
});

/** Its answer. */
export const moneroClaimAnswerSchema = z.object({
  outcome: z.enum(CLAIM_OUTCOMES),
  /** What is still to send, when it was too little. */
  missingXmr: xmr,
});

export type MoneroClaimAnswer = z.infer<typeof moneroClaimAnswerSchema>;

/** `POST /shop/orders/monero-quote`: today's amount, after the one before has ended. Answered with nothing. */
export const moneroQuoteRequestSchema = z.strictObject({ secret: orderSecretSchema });

/** What the sandbox's wallet plays for an order. */
export const SANDBOX_TRANSFERS = ["full", "too-little", "too-much", "late", "vanishing", "locked"] as const;

export type SandboxTransfer = (typeof SANDBOX_TRANSFERS)[number];

/** `POST /shop/orders/monero-sandbox`: only where payments are played. Answered with the transaction's id. */
export const moneroSandboxRequestSchema = z.strictObject({
  secret: orderSecretSchema,
  transfer: z.enum(SANDBOX_TRANSFERS),
});

export const moneroSandboxAnswerSchema = z.object({ txid: z.string() });

const priceOfXmr = z.number().positive().max(10_000_000).optional();
const pricesOfXmr = z
  .object({ chf: priceOfXmr, usd: priceOfXmr, eur: priceOfXmr })
  .refine((prices) => Object.values(prices).some((price) => price !== undefined));

/** What a source of rates answers, in whole francs, dollars and euros: with or without the coin's name around it. */
export const moneroPricesSchema = z.union([
  z.object({ monero: pricesOfXmr }).transform(({ monero }) => monero),
  pricesOfXmr,
]);

export type MoneroPrices = z.infer<typeof moneroPricesSchema>;
