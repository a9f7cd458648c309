import type { MoneroPayment, OrderState } from "@wren/domain";

/** Phase of the payment, which decides what the section shows. */
export type MoneroPhase = "pay" | "quote-over" | "verifying" | "validated" | "ended";

/** @param state the order's state */
export function phaseOf(state: OrderState, payment: Pick<MoneroPayment, "state" | "isQuoteOver">): MoneroPhase {
  const isPaid = state === "paid" || state === "shipped" || state === "fulfilled";
  // A payment now would be late, so the page must not ask for one.
  if (!isPaid && state !== "awaiting_payment" && state !== "verifying") return "ended";
  // Applies to paid orders, too: their payment may have vanished and must be sent again.
  if (payment.state === "validated" || payment.state === "verifying") return payment.state;
  return payment.isQuoteOver ? "quote-over" : "pay";
}

export const PAYMENT_STEPS = ["sent", "seen", "confirmed", "paid"] as const;

export type PaymentStep = (typeof PAYMENT_STEPS)[number];

/** The step at which the payment is. What is missing must be sent first. */
export function stepOf({ phase, confirmations }: Pick<MoneroView, "phase" | "confirmations">): PaymentStep {
  if (phase === "validated") return "paid";
  if (phase !== "verifying") return "sent";
  return confirmations > 0 ? "confirmed" : "seen";
}

/** A payment request; only present while money should be sent. */
export type MoneroRequest = {
  address: string;
  xmr: string;
  /** The link that wallets open. */
  uri: string;
  /** Address of the QR code's picture. */
  qrCode: string;
  /** End of the quote, as a time and as day and time. */
  untilTime: string;
  untilMoment: string;
  /** Computed by the server, because the visitor's clock may be wrong. */
  leftMs: number;
};

export type MoneroTransferView = {
  txid: string;
  xmr: string;
  confirmations: number;
  problem: MoneroPayment["transfers"][number]["problem"];
  seenAt: string;
};

/** The payment section of an order's page: the server formats times, because browsers format them differently. */
export type MoneroView = Pick<
  MoneroPayment,
  "receivedXmr" | "missingXmr" | "confirmations" | "confirmationsRequired" | "isWalletAway" | "chain"
> & {
  phase: MoneroPhase;
  isTooLow: boolean;
  request: MoneroRequest | null;
  /** End of the last quote. */
  quotedUntil: string;
  /** Price of one XMR in minor units of the order's currency. */
  rateMinor: number;
  /** The overpaid amount, or null. */
  surplusXmr: string | null;
  transfers: readonly MoneroTransferView[];
  pendingClaims: readonly { txid: string; claimedAt: string }[];
  /** True when the buyer may have sent something that was not seen. */
  mayClaim: boolean;
  links: MoneroLinks;
};

/** Addresses of this order. They contain its secret, so the server makes them. */
export type MoneroLinks = {
  page: string;
  /** With scheme and host, for paper. */
  absolutePage: string;
  claim: string;
  /** Address of the sandbox wallet; null with a real chain. */
  sandbox: string | null;
};

/** A transaction id shortened for display. */
export function shortTxid(txid: string): string {
  return `${txid.slice(0, 8)}…${txid.slice(-8)}`;
}

const GROUP_LENGTH = 5;

/** Groups of characters that are easy to compare; joined they are the address again. */
export function groupAddress(address: string): readonly string[] {
  return address.match(new RegExp(`.{1,${String(GROUP_LENGTH)}}`, "g")) ?? [];
}
