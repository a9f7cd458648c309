import type { Core } from "@strapi/strapi";
import type { ClaimOutcome, Currency, MoneroState } from "@wren/domain";
import { table } from "../../../platform/rows/table";

/** A stored quote; amounts of piconero are strings everywhere in the database. */
export type KeptQuote = { piconero: string; rateMinor: number; source: string; from: string; until: string };

export type MoneroPaymentRow = {
  id: number;
  /** Key of the payment attempt that it belongs to. */
  key: string;
  orderId: number;
  /** The order's number. */
  reference: string;
  subaddressIndex: number;
  address: string;
  amountMinor: number;
  currency: Currency;
  /** Oldest first, never empty. */
  quotes: KeptQuote[];
  /** Grows with each quote: of two concurrent additions only one succeeds. */
  quoteCount: number;
  confirmationsRequired: number;
  /** The last known state, which the buyer was told. */
  state: MoneroState;
  received: string;
  surplus: string;
  confirmations: number;
  /** The buyer is no longer asked to pay here; money that arrives anyway is still booked. */
  isClosed: boolean;
  returnedMinor: number;
  /** Keys of the refunds that staff sent by hand. */
  returns: string[];
  /** Time of the staff's decision about money too much, too little or vanished. */
  decidedAt: string | null;
  isTest: boolean;
};

export type MoneroTransferRow = {
  id: number;
  txid: string;
  subaddressIndex: number;
  piconero: string;
  height: number | null;
  confirmations: number;
  isLocked: boolean;
  isDoubleSpent: boolean;
  seenAt: string;
  /** Consecutive scans in which the wallet did not show it. */
  missedScans: number;
  /** False from a change until its payment was assessed; after a crash, the next run finds such rows. */
  isBooked: boolean;
};

export type MoneroClaimRow = {
  id: number;
  orderId: number;
  txid: string;
  /**
   * True when the transaction's key proved that it pays the order's address, whatever the wallet has seen. The key is
   * not stored.
   */
  isProven: boolean;
  claimedAt: string;
  outcome: ClaimOutcome;
  tries: number;
  /** Null when no further check is due. */
  nextCheckAt: string | null;
};

export type MoneroWatchRow = {
  id: number;
  name: string;
  walletHeight: number;
  nodeHeight: number;
  scannedAt: string | null;
  /** Start of the wallet's outage; null while it is reachable. */
  failedAt: string | null;
  failure: string | null;
};

export const moneroPayments = (strapi: Core.Strapi) => table<MoneroPaymentRow>(strapi, "api::monero.monero-payment");
export const moneroTransfers = (strapi: Core.Strapi) => table<MoneroTransferRow>(strapi, "api::monero.monero-transfer");
export const moneroClaims = (strapi: Core.Strapi) => table<MoneroClaimRow>(strapi, "api::monero.monero-claim");
export const moneroWatches = (strapi: Core.Strapi) => table<MoneroWatchRow>(strapi, "api::monero.monero-watch");
