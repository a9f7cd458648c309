import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cartSchema, serviceLinesSchema, type Cart, type ServiceLine } from "@wren/domain";
import { parseCookie } from "cookie";
import { z } from "zod";
import { env } from "#app/env.server.ts";
import { serializeCookie } from "./cookies.server.ts";

const CART_COOKIE = "wren-cart";
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
/** Browsers keep no more of a cookie, and a full cart is smaller. */
const MAX_LENGTH = 4_000;

const secret = env.CART_SECRET ?? randomBytes(32).toString("hex");

const heldSchema = z.object({ lines: cartSchema, services: serviceLinesSchema });

type Held = { lines: Cart; services: readonly ServiceLine[] };

/** The visitor's cart during one request: articles and how many, services and for which subscription; never a price. */
export type CartCookie = {
  readonly lines: Cart;
  readonly services: readonly ServiceLine[];
  /** Nothing is in it. */
  readonly isEmpty: boolean;
  /** What is not named stays as it is. */
  store(change: Partial<Held>): void;
  /** What to tell the browser, or null when nothing changed. */
  setCookie(): string | null;
};

export function readCart(cookieHeader: string | null): CartCookie {
  const { [CART_COOKIE]: value } = parseCookie(cookieHeader ?? "");
  const held = value === undefined ? EMPTY : unseal(value);
  let cart: Held = held ?? EMPTY;
  // What was altered or cannot be read is an empty cart, and is taken away.
  let isChanged = held === null;
  return {
    get lines() {
      return cart.lines;
    },
    get services() {
      return cart.services;
    },
    get isEmpty() {
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
        : serializeCookie(CART_COOKIE, seal(cart), MAX_AGE_SECONDS);
    },
  };
}

const EMPTY: Held = { lines: [], services: [] };

function isEmpty({ lines, services }: Held): boolean {
  return lines.length + services.length === 0;
}

function seal(cart: Held): string {
  const text = Buffer.from(JSON.stringify(cart)).toString("base64url");
  return `${text}.${sign(text).toString("base64url")}`;
}

function unseal(value: string): Held | null {
  const [text, signature, ...rest] = value.split(".");
  if (!text || !signature || rest.length > 0 || value.length > MAX_LENGTH) return null;
  const [given, expected] = [Buffer.from(signature, "base64url"), sign(text)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return parseHeld(Buffer.from(text, "base64url").toString());
}

/** Signed by us, but perhaps by an older version with other rules. */
function parseHeld(json: string): Held | null {
  try {
    return heldSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

function sign(text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
