import type { MoneroChain, Piconero } from "@wren/domain";

/** An address of the wallet's first account that no order has had before. */
export type NewAddress = { index: number; address: string };

/** What one transaction brought to one address, as the wallet sees it now. */
export type WalletTransfer = {
  txid: string;
  /** Which address: the index of the subaddress. */
  index: number;
  piconero: Piconero;
  /** The block that it is in; null while it waits in the pool. */
  height: number | null;
  confirmations: number;
  unlockTime: number;
  isDoubleSpent: boolean;
  /** When the wallet first saw it, or its block was made. */
  at: Date;
};

export type WalletScan = {
  /** Of the chain, as far as the wallet has read it. */
  height: number;
  transfers: WalletTransfer[];
};

export type WalletHealth = {
  walletHeight: number;
  nodeHeight: number;
};

/** `unknown`: no node has heard of it. `foreign`: the network knows it, and it pays nothing to this wallet. */
export type WalletLookUp = WalletTransfer[] | "unknown" | "foreign";

export type TransactionProof = { txid: string; txKey: string; address: string };

/**
 * A wallet that can look and not spend. Every call may be repeated; whoever cannot be asked throws
 * `WalletUnavailable`.
 */
export type MoneroWallet = {
  readonly chain: MoneroChain;
  /** Its money is worth nothing. */
  readonly isTest: boolean;
  /** Kept by the wallet before it is returned: not even a crash hands it out again. */
  newAddress(): Promise<NewAddress>;
  /** After the wallet was restored: makes it forget that it would hand out addresses up to this index again. */
  skipAddresses(upToIndex: number): Promise<void>;
  /** Everything in the pool, and in blocks from this height on. */
  scan(sinceHeight: number): Promise<WalletScan>;
  lookUp(txid: string): Promise<WalletLookUp>;
  /** Whether this key, a valid one, shows that the transaction pays this address. */
  isProvenBy(proof: TransactionProof): Promise<boolean>;
  health(): Promise<WalletHealth>;
};

export class WalletUnavailable extends Error {
  override readonly name = "WalletUnavailable";
  constructor(
    /** A code without anything personal. */
    readonly code: string,
  ) {
    super(code);
  }
}
