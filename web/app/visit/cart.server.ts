import { cartSchema, serviceLinesSchema, type Cart, type ServiceLine } from "@wren/domain";
import { parseCookie } from "cookie";
import { z } from "zod";
import { serializeCookie } from "./cookies.server.ts";
import { seal, unseal } from "./signed-value.server.ts";

export const CART_COOKIE = "wren-cart";
export const CART_SECONDS = 30 * 24 * 60 * 60;
const heldSchema = z.object({ lines: cartSchema, services: serviceLinesSchema });

type CartContent = { lines: Cart; services: readonly ServiceLine[] };

/** The visitor's cart during one request: articles with quantities, services with their subscription, never a price. */
export type CartCookie = {
  readonly lines: Cart;
  readonly services: readonly ServiceLine[];
  isEmpty(): boolean;
  /** Replaces the given parts; the others stay. */
  store(change: Partial<CartContent>): void;
  /** `Set-Cookie` for the changed cart, or null when nothing changed. */
  setCookie(): string | null;
};

export function readCart(cookieHeader: string | null): CartCookie {
  const { [CART_COOKIE]: value } = parseCookie(cookieHeader ?? "");
  const held = value === undefined ? EMPTY : readHeld(value);
  let cart: CartContent = held ?? EMPTY;
  // An altered or unreadable cookie counts as an empty cart and is cleared.
  let isChanged = held === null;
  return {
    get lines() {
      return cart.lines;
    },
    get services() {
      return cart.services;
    },
    isEmpty() {
      return isEmpty(cart);
    },
    store(change) {
      cart = { ...cart, ...change };
      isChanged = true;
    },
    setCookie() {
      if (!isChanged) return null;
      return isEmpty(cart)
        ? serializeCookie(CART_COOKIE, "", 0)
        : serializeCookie(CART_COOKIE, seal(CART_COOKIE, cart), CART_SECONDS);
    },
  };
}

const EMPTY: CartContent = { lines: [], services: [] };

function isEmpty({ lines, services }: CartContent): boolean {
  return lines.length + services.length === 0;
}

/** Reads a cart that we signed, though perhaps in an older version with other rules. */
function readHeld(value: string): CartContent | null {
  return heldSchema.safeParse(unseal(CART_COOKIE, value)).data ?? null;
}
