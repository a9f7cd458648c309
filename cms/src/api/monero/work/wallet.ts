import type { MoneroChain, Piconero } from "@wren/domain";

/** An address of the wallet's first account that no order has had before. */
export type NewAddress = { index: number; address: string };

/** The amount that one transaction brought to one address, as the wallet sees it now. */
export type WalletTransfer = {
  txid: string;
  /** Index of the subaddress. */
  index: number;
  piconero: Piconero;
  /** Height of its block; null while it is in the pool. */
  height: number | null;
  confirmations: number;
  unlockTime: number;
  isDoubleSpent: boolean;
  /** Time at which the wallet first saw it, or its block was made. */
  at: Date;
};

export type WalletScan = {
  /** Height of the chain, as far as the wallet has read it. */
  height: number;
  transfers: WalletTransfer[];
};

export type WalletHealth = {
  walletHeight: number;
  nodeHeight: number;
};

/** `unknown`: no node knows it. `foreign`: the network knows it, and it pays nothing to this wallet. */
export type WalletLookUp = WalletTransfer[] | "unknown" | "foreign";

export type TransactionProof = { txid: string; txKey: string; address: string };

/** A view-only wallet. Every call may be repeated; an unreachable wallet throws `WalletUnavailable`. */
export type MoneroWallet = {
  readonly chain: MoneroChain;
  /** True when its money is worth nothing. */
  readonly isTest: boolean;
  /** Saved by the wallet before it is returned: not even a crash hands it out again. */
  newAddress(): Promise<NewAddress>;
  /** Keeps a restored wallet from handing out addresses up to this index again. */
  skipAddresses(upToIndex: number): Promise<void>;
  /** Reads the pool, and the blocks from this height on. */
  scan(sinceHeight: number): Promise<WalletScan>;
  lookUp(txid: string): Promise<WalletLookUp>;
  /** True when this key, a valid one, proves that the transaction pays this address. */
  isProvenBy(proof: TransactionProof): Promise<boolean>;
  health(): Promise<WalletHealth>;
};

export class WalletUnavailable extends Error {
  override readonly name = "WalletUnavailable";
  constructor(
    /** A code without personal data. */
    readonly code: string,
  ) {
    super(code);
  }
}
