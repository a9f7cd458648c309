import type { Core } from "@strapi/strapi";
import type { ClaimOutcome, Currency, MoneroState } from "@wren/domain";
import { table } from "../../../platform/rows/table";

/** A quote as it is kept; sums of piconero are texts everywhere in the database. */
export type KeptQuote = { piconero: string; rateMinor: number; source: string; from: string; until: string };

export type MoneroPaymentRow = {
  id: number;
  /** Of the attempt to pay that it belongs to. */
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
  /** Grows with each quote: of two who add one at once, only one does. */
  quoteCount: number;
  confirmationsRequired: number;
  /** What was known when it was last looked at; the buyer was told so. */
  state: MoneroState;
  received: string;
  surplus: string;
  confirmations: number;
  /** Nobody is asked to pay here any more; what comes all the same is not lost. */
  isClosed: boolean;
  returnedMinor: number;
  /** The keys of what staff sent back by hand. */
  returns: string[];
  /** Since when somebody of the staff has decided about money too much, too little or gone. */
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
  /** How often in a row the wallet did not show it any more. */
  missedScans: number;
  /** Whether the payment was looked at since anything changed; what a crash leaves undone is found by it. */
  isBooked: boolean;
};

export type MoneroClaimRow = {
  id: number;
  orderId: number;
  txid: string;
  /** The transaction's key showed that it pays the order's address, whatever the wallet has seen. The key is not kept. */
  isProven: boolean;
  claimedAt: string;
  outcome: ClaimOutcome;
  tries: number;
  /** Null when nobody has to look again. */
  nextCheckAt: string | null;
};

export type MoneroWatchRow = {
  id: number;
  name: string;
  walletHeight: number;
  nodeHeight: number;
  scannedAt: string | null;
  /** Since when the wallet cannot be asked; null while it can. */
  failedAt: string | null;
  failure: string | null;
};

export const moneroPayments = (strapi: Core.Strapi) => table<MoneroPaymentRow>(strapi, "api::monero.monero-payment");
export const moneroTransfers = (strapi: Core.Strapi) => table<MoneroTransferRow>(strapi, "api::monero.monero-transfer");
export const moneroClaims = (strapi: Core.Strapi) => table<MoneroClaimRow>(strapi, "api::monero.monero-claim");
export const moneroWatches = (strapi: Core.Strapi) => table<MoneroWatchRow>(strapi, "api::monero.monero-watch");
