import { subscriptionLookUpSchema } from "@wren/domain";
import { parseCookie } from "cookie";
import { serializeCookie } from "./cookies.server.ts";
import { seal, unseal } from "./signed-value.server.ts";

export const SUBSCRIPTION_COOKIE = "wren-subscription";
export const SUBSCRIPTION_SECONDS = 60 * 60;

/**
 * Remembers the looked-up subscription for an hour, so that its number is in no address and not asked for again.
 * Signed, because its holder may see the subscription's prices without being counted.
 */
export function subscriptionCookie(identifier: string): string {
  return serializeCookie(SUBSCRIPTION_COOKIE, seal(SUBSCRIPTION_COOKIE, { identifier }), SUBSCRIPTION_SECONDS);
}

export function clearedSubscriptionCookie(): string {
  return serializeCookie(SUBSCRIPTION_COOKIE, "", 0);
}

/** The identifier of the subscription looked up last; null when there is none. */
export function readSubscriptionCookie(request: Request): string | null {
  const { [SUBSCRIPTION_COOKIE]: value = "" } = parseCookie(request.headers.get("cookie") ?? "");
  return subscriptionLookUpSchema.safeParse(unseal(SUBSCRIPTION_COOKIE, value)).data?.identifier ?? null;
}
