import { redirect } from "react-router";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { findOrder } from "#app/cms/orders.server.ts";
import { statusOfOrder } from "#app/features/checkout/order-status.ts";
import { flashCookie } from "#app/visit/cookies.server.ts";
import { toOnionAddress, isOnionHost } from "#app/visit/own-origin.server.ts";
import { readOrderCookie } from "#app/visit/order-cookie.server.ts";
import { orderPath } from "#app/visit/payment-redirect.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";

type Buyer = { visit: Visit; visitor: Visitor };

/**
 * Redirects a buyer who returns from the provider to the order's page. The provider does not know the order's secret,
 * so this browser's cookie names the order; without the cookie the page says what to do.
 */
export async function resolvePaymentReturn(request: Request, url: URL, { visit, visitor }: Buyer) {
  const isBack = url.searchParams.has("returned");
  const isCancelled = url.searchParams.has("cancelled");
  const secret = readOrderCookie(request);
  if (!isBack && !isCancelled)
    return { order: null, help: "none" as const, hasLastOrder: secret !== null, onionAddress: null };

  const order = secret && (await findOrder(visitor, { secret, isBack: true }));
  if (!secret || !order) {
    const onionAddress = isOnionHost(url.host) ? null : toOnionAddress(url.pathname + url.search);
    return { order: null, help: "back" as const, hasLastOrder: false, onionAddress };
  }

  const path = orderPath(secret, visit.locale);
  const status = statusOfOrder({ ...order, isBack });
  if (isCancelled && status === "awaiting") throw redirect(path, leave(flashCookie("payment-not-made")));
  // While the provider has not reported yet, the page must know that the buyer has returned.
  throw redirect(status === "returned" ? `${path}&returned=1` : path, leave());
}

function leave(cookie?: string) {
  return { status: 303, headers: cookie ? { "Set-Cookie": cookie } : undefined };
}
