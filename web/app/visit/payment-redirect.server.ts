import type { Locale, PlacedOrder } from "@wren/domain";
import { redirect } from "react-router";
import { env } from "#app/env.server.ts";
import { localizePath } from "#app/i18n/path.ts";
import { CONFIRMATION_PATH } from "#app/lib/paths.ts";
import { orderCookie } from "./order-cookie.server.ts";
import { withoutOwnOrigin } from "./return-path.server.ts";

/** Redirects to the payment page, or to the order's own page when one pays there or the provider is unreachable. */
export function goToPayment({ secret, paymentUrl }: PlacedOrder, locale: Locale): Response {
  const target = paymentUrl ? withoutOwnOrigin(paymentUrl, env.PUBLIC_URL) : orderPath(secret, locale);
  return redirect(target, { status: 303, headers: { "Set-Cookie": orderCookie(secret) } });
}

export function orderPath(secret: string, locale: Locale): string {
  return localizePath(`${CONFIRMATION_PATH}?order=${encodeURIComponent(secret)}`, locale);
}
