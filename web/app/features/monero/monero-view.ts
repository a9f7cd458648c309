import type { MoneroPayment, OrderState } from "@wren/domain";

/** What the payment part of an order's page is about. */
export type MoneroPhase = "pay" | "quote-over" | "verifying" | "validated" | "ended";

/** @param state the order's */
export function phaseOf(state: OrderState, payment: Pick<MoneroPayment, "state" | "isQuoteOver">): MoneroPhase {
  const isPaid = state === "paid" || state === "shipped" || state === "fulfilled";
  // Whatever comes now is late: nobody shall be invited to send it.
  if (!isPaid && state !== "awaiting_payment" && state !== "verifying") return "ended";
  // Also of an order that is paid: what paid it may have vanished, and is to be sent again.
  if (payment.state === "validated" || payment.state === "verifying") return payment.state;
  return payment.isQuoteOver ? "quote-over" : "pay";
}

/** What to send where. Given only as long as it should be sent. */
export type MoneroRequest = {
  address: string;
  xmr: string;
  /** What wallets open. */
  uri: string;
  /** The address of the QR code. */
  qrCode: string;
  /** Until when the amount holds: the time, and day and time. */
  untilTime: string;
  untilMoment: string;
  /** By the server's clock: the visitor's may be wrong. */
  leftMs: number;
};

export type MoneroTransferView = {
  txid: string;
  xmr: string;
  confirmations: number;
  problem: MoneroPayment["transfers"][number]["problem"];
  seenAt: string;
};

/** The payment part of an order's page: times in words, because browsers write them differently. */
export type MoneroView = Pick<
  MoneroPayment,
  "receivedXmr" | "missingXmr" | "confirmations" | "confirmationsRequired" | "isWalletAway" | "chain"
> & {
  phase: MoneroPhase;
  isTooLow: boolean;
  request: MoneroRequest | null;
  /** Until when the last amount held. */
  quotedUntil: string;
  /** The price of one XMR, in minor units of the order's currency. */
  rateMinor: number;
  /** Null when nothing came too much. */
  surplusXmr: string | null;
  transfers: readonly MoneroTransferView[];
  pendingClaims: readonly { txid: string; claimedAt: string }[];
  /** Whether something may have been paid that is not seen here. */
  mayClaim: boolean;
  links: MoneroLinks;
};

/** Addresses of this order: they hold its secret, so they are made where it is known. */
export type MoneroLinks = {
  page: string;
  /** With scheme and host, for paper. */
  absolutePage: string;
  claim: string;
  /** The wallet that plays payments; null where they are made on a chain. */
  sandbox: string | null;
};

/** Enough to recognize it. */
export function shortTxid(txid: string): string {
  return `${txid.slice(0, 8)}…${txid.slice(-8)}`;
}

const GROUP_LENGTH = 5;

/** In pieces that eyes can compare; together they are the address again. */
export function groupsOf(address: string): readonly string[] {
  return address.match(new RegExp(`.{1,${String(GROUP_LENGTH)}}`, "g")) ?? [];
}
