import type { Core } from "@strapi/strapi";
import type { Piconero, SandboxTransfer } from "@wren/domain";
import { expireOrders } from "../../payments/work/reconcile";
import { orders, type Order } from "../../orders/work/rows";
import { findPaymentOf } from "./find-payment";
import { judge } from "./provider";
import type { SandboxWallet } from "./sandbox-wallet";

type What = { transfer: SandboxTransfer; wallet: SandboxWallet; now: Date };

/** Simulates a payment of an order. @returns the transaction's id; null when the order has no address */
export async function play(strapi: Core.Strapi, order: Order, { transfer, wallet, now }: What): Promise<string | null> {
  const row = await findPaymentOf(strapi, order);
  if (!row) return null;
  if (transfer === "late") await letExpire(strapi, order, now);
  const { missingPiconero } = await judge(strapi, row);
  const played = {
    index: row.subaddressIndex,
    piconero: AMOUNT[transfer](missingPiconero),
    isVanishing: transfer === "vanishing",
    isLocked: transfer === "locked",
  };
  return wallet.play(played, now);
}

const whole = (missing: Piconero) => missing;

const AMOUNT: Record<SandboxTransfer, (missing: Piconero) => Piconero> = {
  full: whole,
  "too-little": (missing) => missing / 2n,
  "too-much": (missing) => missing * 2n,
  late: whole,
  vanishing: whole,
  locked: whole,
};

/** Moves the deadline into the past. */
async function letExpire(strapi: Core.Strapi, { id }: Order, now: Date): Promise<void> {
  await orders(strapi).updateMany({ id, state: "awaiting_payment" }, { expiresAt: now.toISOString() });
  await expireOrders(strapi, now);
}
