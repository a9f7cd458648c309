import { redirect } from "react-router";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { findOrder } from "#app/cms/orders.server.ts";
import { statusOfOrder } from "#app/features/checkout/order-status.ts";
import { flashCookie } from "#app/visit/cookies.server.ts";
import { atOnion, isOnionHost } from "#app/visit/own-origin.server.ts";
import { readOrderCookie } from "#app/visit/order-cookie.server.ts";
import { orderPath } from "#app/visit/payment-redirect.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";

type Buyer = { visit: Visit; visitor: Visitor };

/**
 * The buyer comes back from the provider, who does not know the order's secret: this browser's cookie does. Leads to
 * the order's own page, or says what to do without the cookie.
 */
export async function findWayBack(request: Request, url: URL, { visit, visitor }: Buyer) {
  const isBack = url.searchParams.has("returned");
  const isCancelled = url.searchParams.has("cancelled");
  const secret = readOrderCookie(request);
  if (!isBack && !isCancelled)
    return { order: null, help: "none" as const, hasLastOrder: secret !== null, onionAddress: null };

  const order = secret && (await findOrder(visitor, { secret, isBack: true }));
  if (!secret || !order) {
    const onionAddress = isOnionHost(url.host) ? null : atOnion(url.pathname + url.search);
    return { order: null, help: "back" as const, hasLastOrder: false, onionAddress };
  }

  const path = orderPath(secret, visit.locale);
  const status = statusOfOrder({ ...order, isBack });
  if (isCancelled && status === "awaiting") throw redirect(path, leave(flashCookie("payment-not-made")));
  // Only as long as the provider has not said anything, the page must know why it waits.
  throw redirect(status === "returned" ? `${path}&returned=1` : path, leave());
}

function leave(cookie?: string) {
  return { status: 303, headers: cookie ? { "Set-Cookie": cookie } : undefined };
}
