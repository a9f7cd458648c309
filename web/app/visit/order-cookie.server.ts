import { orderSecretSchema } from "@wren/domain";
import { parseCookie } from "cookie";
import { serializeCookie } from "./cookies.server.ts";

export const ORDER_COOKIE = "wren-order";
export const ORDER_SECONDS = 24 * 60 * 60;

/** Lets a buyer who returns from the payment page find the order, because the provider never learns its secret. */
export function orderCookie(secret: string): string {
  return serializeCookie(ORDER_COOKIE, secret, ORDER_SECONDS);
}

/** The secret of the order that this browser placed last. */
export function readOrderCookie(request: Request): string | null {
  const { [ORDER_COOKIE]: value } = parseCookie(request.headers.get("cookie") ?? "");
  return orderSecretSchema.safeParse(value).data ?? null;
}
