import type { Core } from "@strapi/strapi";
import { perStrapi } from "../../../platform/per-strapi";
import type { MoneroClaimAnswer, MoneroHealth, SandboxTransfer } from "@wren/domain";
import { checkClaims, claim } from "./claims";
import { findPaymentOf } from "./find-payment";
import { reportHealth } from "./health";
import { moneroFromEnv, type MoneroParts } from "./parts";
import { play } from "./play";
import { isQuoteOver, renewQuote } from "./quotes";
import { watchWallet } from "./watch";
import { isPastDeadline } from "../../orders/work/deadline";
import { hashOf } from "../../../platform/hash";
import { reserveAgain } from "../../orders/work/reservations";
import { orders } from "../../orders/work/rows";
import { clock } from "../../../platform/process/clock";

type MoneroService = {
  /** Null in a shop that takes no Monero. */
  readonly parts: MoneroParts | null;
  claim(secret: string, named: { txid: string; txKey: string | null }): Promise<MoneroClaimAnswer | null>;
  /** @returns false when there is nothing to pay, or no price to pay at */
  renewQuote(secret: string, visitor: string): Promise<boolean>;
  /** @returns the transaction's id; null where payments are real */
  play(secret: string, transfer: SandboxTransfer): Promise<string | null>;
  watch(now: Date): Promise<number>;
  checkClaims(now: Date): Promise<number>;
  health(): Promise<MoneroHealth | null>;
};

export const moneroService = perStrapi((strapi: Core.Strapi): MoneroService => {
  const parts = moneroFromEnv(strapi);
  const findOrder = (secret: string) => orders(strapi).findOne({ where: { secretHash: hashOf(secret) } });

  return {
    parts,
    async claim(secret, named) {
      const order = parts && (await findOrder(secret));
      return order ? claim(strapi, order, { ...named, ...parts, now: clock.now() }) : null;
    },
    async renewQuote(secret, visitor) {
      const now = clock.now();
      const order = parts && (await findOrder(secret));
      if (!order || isPastDeadline(order, now)) return false;
      const row = await findPaymentOf(strapi, order);
      if (!row || row.isClosed) return false;
      await reserveAgain(strapi, order.id, { visitor, isMonero: true, now });
      // Without a price in the order's currency there is no new amount.
      return !isQuoteOver(await renewQuote(strapi, row, { rates: parts.rates, now }), now);
    },
    async play(secret, transfer) {
      const wallet = parts?.sandbox;
      const order = wallet && (await findOrder(secret));
      return order ? play(strapi, order, { transfer, wallet, now: clock.now() }) : null;
    },
    watch: async (now) => (parts ? watchWallet(strapi, parts, now) : 0),
    checkClaims: async (now) => (parts ? checkClaims(strapi, { ...parts, now }) : 0),
    health: async () => (parts ? reportHealth(strapi, parts, clock.now()) : null),
  };
});
