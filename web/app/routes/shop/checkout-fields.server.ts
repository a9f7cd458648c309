import {
  cartLineSchema,
  checkoutTokenSchema,
  quantityFieldSchema,
  setQuantity,
  shippedCheckoutFormSchema,
  type Cart,
} from "@wren/domain";
import type { CheckoutAnswer } from "#app/features/checkout/checkout-answer.ts";

/** What a button of the checkout asks for. */
export type Intent =
  | { kind: "order" | "update" | "adjust" | "switch-chf" }
  | { kind: "remove"; sku: string }
  | { kind: "remove-service"; key: string };

const REMOVE = "remove:";
const REMOVE_SERVICE = "remove-service:";

/** Null when no button of ours says it. */
export function readIntent(form: FormData): Intent | null {
  const intent = form.get("intent");
  if (intent === "order" || intent === "update" || intent === "adjust" || intent === "switch-chf")
    return { kind: intent };
  if (typeof intent !== "string") return null;
  if (intent.startsWith(REMOVE_SERVICE)) return { kind: "remove-service", key: intent.slice(REMOVE_SERVICE.length) };
  if (!intent.startsWith(REMOVE)) return null;
  const sku = cartLineSchema.shape.sku.safeParse(intent.slice(REMOVE.length)).data;
  return sku === undefined ? null : { kind: "remove", sku };
}

/** The cart with the numbers that the form holds; null when one of them is no quantity. */
export function readQuantities(cart: Cart, form: FormData): Cart | null {
  let changed = cart;
  for (const { sku } of cart) {
    const field = form.get(`quantity.${sku}`);
    if (field === null) continue;
    const quantity = quantityFieldSchema.safeParse(field).data;
    if (quantity === undefined) return null;
    changed = setQuantity(changed, { sku, quantity });
  }
  return changed;
}

/** Longer than any field may be, and short enough to be written into the page again. */
const MAX_ECHO_LENGTH = 300;

const FIELDS = shippedCheckoutFormSchema.keyof().options;

/** What was typed, to be shown again whatever comes of it. */
export function readTyped(form: FormData): CheckoutAnswer["values"] {
  const typed: CheckoutAnswer["values"] = {};
  for (const name of FIELDS) {
    const value = form.get(name);
    if (typeof value === "string") typed[name] = value.slice(0, MAX_ECHO_LENGTH);
  }
  const token = checkoutTokenSchema.safeParse(form.get("token")).data;
  return token ? { ...typed, token } : typed;
}

/** The sum that the buyer saw, in the smallest unit; null when the form does not hold one of ours. */
export function readTotal(form: FormData): number | null {
  const field = form.get("expectedTotalMinor");
  return typeof field === "string" && /^\d{1,12}$/.test(field) ? Number(field) : null;
}
