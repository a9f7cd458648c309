import { createHmac } from "node:crypto";
import { env } from "../../../platform/env";

/**
 * The order page's secret is derived and not stored: a repeated checkout gets the same one, every mail can link to the
 * order, and a copy of the database opens none.
 */
export function orderSecret(tokenHash: string): string {
  return createHmac("sha256", env("ORDER_SECRET")).update(`order ${tokenHash}`).digest("base64url").slice(0, 32);
}
