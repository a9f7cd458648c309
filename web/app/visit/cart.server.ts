import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cartSchema, type Cart } from "@wren/domain";
import { parseCookie } from "cookie";
import { env } from "#app/env.server.ts";
import { serializeCookie } from "./cookies.server.ts";

const CART_COOKIE = "wren-cart";
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
/** Browsers keep no more of a cookie, and a full cart is smaller. */
const MAX_LENGTH = 4_000;

const secret = env.CART_SECRET ?? randomBytes(32).toString("hex");

/** The visitor's cart during one request: articles and how many, signed, and never a price. */
export type CartCookie = {
  readonly lines: Cart;
  store(lines: Cart): void;
  /** What to tell the browser, or null when nothing changed. */
  setCookie(): string | null;
};

export function readCart(cookieHeader: string | null): CartCookie {
  const { [CART_COOKIE]: value } = parseCookie(cookieHeader ?? "");
  const held = value === undefined ? [] : unseal(value);
  let lines: Cart = held ?? [];
  // What was altered or cannot be read is an empty cart, and is taken away.
  let isChanged = held === null;
  return {
    get lines() {
      return lines;
    },
    store(next) {
      lines = next;
      isChanged = true;
    },
    setCookie() {
      if (!isChanged) return null;
      return lines.length > 0
        ? serializeCookie(CART_COOKIE, seal(lines), MAX_AGE_SECONDS)
        : serializeCookie(CART_COOKIE, "", 0);
    },
  };
}

function seal(lines: Cart): string {
  const text = Buffer.from(JSON.stringify(lines)).toString("base64url");
  return `${text}.${sign(text).toString("base64url")}`;
}

function unseal(value: string): Cart | null {
  const [text, signature, ...rest] = value.split(".");
  if (!text || !signature || rest.length > 0 || value.length > MAX_LENGTH) return null;
  const [given, expected] = [Buffer.from(signature, "base64url"), sign(text)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return parseLines(Buffer.from(text, "base64url").toString());
}

/** Signed by us, but perhaps by an older version with other rules. */
function parseLines(json: string): Cart | null {
  try {
    return cartSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

function sign(text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
