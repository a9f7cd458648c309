import { createHmac } from "node:crypto";
import { env } from "../../../platform/env";
import { hashOf } from "../../../platform/hash";
import type { Order } from "./rows";

/**
 * The order page's secret is derived and not stored: a repeated checkout gets the same one, every mail can link to the
 * order, and a copy of the database opens none.
 */
export function orderSecret({ tokenHash, secretHash }: Pick<Order, "tokenHash" | "secretHash">): string {
  const derived = env("ORDER_SECRET").map((secret) => derive(secret, tokenHash));
  return derived.find((secret) => hashOf(secret) === secretHash) ?? newOrderSecret(tokenHash);
}

/** Secret of an order that is being placed. */
export function newOrderSecret(tokenHash: string): string {
  return derive(env("ORDER_SECRET")[0], tokenHash);
}

function derive(secret: string, tokenHash: string): string {
  return createHmac("sha256", secret).update(`order ${tokenHash}`).digest("base64url").slice(0, 32);
}
