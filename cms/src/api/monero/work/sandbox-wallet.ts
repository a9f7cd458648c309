import { createHash, randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import type { Piconero } from "@wren/domain";
import { env } from "../../../platform/env";
import { table } from "../../../platform/rows/table";
import { moneroPayments } from "./rows";
import type { MoneroWallet, WalletTransfer } from "./wallet";
import { clock } from "../../../platform/process/clock";

/** Block time of a few seconds: ten confirmations take half a minute instead of twenty minutes. */
/** Number of blocks for which a vanishing transfer is visible. */
const VANISHES_AFTER_BLOCKS = 4;

export type SandboxTransferRow = {
  id: number;
  txid: string;
  subaddressIndex: number;
  piconero: string;
  sentAt: string;
  isVanishing: boolean;
  isLocked: boolean;
};

type PlayedTransfer = { index: number; piconero: Piconero; isVanishing: boolean; isLocked: boolean };

export type SandboxWallet = MoneroWallet & {
  /** @returns the transaction's id */
  play(transfer: PlayedTransfer, now: Date): Promise<string>;
};

/**
 * Simulated wallet on a chain whose blocks follow the clock: every process sees the same chain, and a restart changes
 * nothing.
 */
export function createSandboxWallet(strapi: Core.Strapi): SandboxWallet {
  const rows = table<SandboxTransferRow>(strapi, "api::monero.sandbox-transfer");
  const blockMs = env("SANDBOX_BLOCK_MS");
  const heightAt = (time: Date) => Math.floor(time.getTime() / blockMs);

  function shown(row: SandboxTransferRow, now: Date): WalletTransfer[] {
    const at = new Date(row.sentAt);
    const minedHeight = heightAt(at) + 1;
    const blocks = heightAt(now) - minedHeight + 1;
    if (row.isVanishing && blocks > VANISHES_AFTER_BLOCKS) return [];
    return [
      {
        txid: row.txid,
        index: row.subaddressIndex,
        piconero: BigInt(row.piconero),
        height: blocks > 0 ? minedHeight : null,
        confirmations: Math.max(0, blocks),
        unlockTime: row.isLocked ? 100_000 : 0,
        isDoubleSpent: false,
        at,
      },
    ];
  }

  return {
    chain: "played",
    isTest: true,
    async newAddress() {
      const [last] = await moneroPayments(strapi).findMany({
        where: {},
        orderBy: { subaddressIndex: "desc" },
        limit: 1,
      });
      const index = (last?.subaddressIndex ?? 0) + 1;
      return { index, address: playedAddress(index) };
    },
    skipAddresses: () => Promise.resolve(),
    async scan(sinceHeight) {
      const now = clock.now();
      const since = new Date((sinceHeight - 1) * blockMs).toISOString();
      const sent = await rows.findMany({ where: { sentAt: { $gte: since } } });
      return { height: heightAt(now), transfers: sent.flatMap((row) => shown(row, now)) };
    },
    async lookUp(txid) {
      const row = await rows.findOne({ where: { txid } });
      const transfers = row ? shown(row, clock.now()) : [];
      return transfers.length > 0 ? transfers : "unknown";
    },
    isProvenBy: () => Promise.resolve(false),
    health() {
      const height = heightAt(clock.now());
      return Promise.resolve({ walletHeight: height, nodeHeight: height });
    },
    async play({ index, piconero, isVanishing, isLocked }, now) {
      const txid = randomBytes(32).toString("hex");
      const sentAt = now.toISOString();
      await rows.create({
        txid,
        subaddressIndex: index,
        piconero: String(piconero),
        sentAt,
        isVanishing,
        isLocked,
      });
      return txid;
    },
  };
}

/**
 * Text of an address's length that is clearly none: its first letters say so, and every wallet refuses its checksum.
 */
function playedAddress(index: number): string {
  const text = createHash("sha512")
    .update(`${env("ORDER_SECRET")[0]} address ${String(index)}`)
    .digest("hex")
    .replaceAll("0", "x");
  return `8TESTNoRealMoney${text}`.slice(0, 95);
}
