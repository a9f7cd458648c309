import {
  cartLineSchema,
  checkoutTokenSchema,
  quantityFieldSchema,
  setQuantity,
  shippedCheckoutFormSchema,
  type Cart,
} from "@wren/domain";
import type { CheckoutFormResult } from "#app/features/checkout/checkout-form-result.ts";

export type Intent =
  | { kind: "order" | "update" | "adjust" | "switch-chf" }
  | { kind: "remove"; sku: string }
  | { kind: "remove-service"; key: string };

const REMOVE = "remove:";
const REMOVE_SERVICE = "remove-service:";

/** Null for an action that no button of ours has. */
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

/** The cart with the quantities of the form; null when one of them is invalid. */
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

/** Longer than any field allows, and short enough to be written into the page again. */
const MAX_ECHO_LENGTH = 300;

const FIELDS = shippedCheckoutFormSchema.keyof().options;

/** Typed texts to show again, whatever the result. */
export function readTyped(form: FormData): CheckoutFormResult["values"] {
  const typed: CheckoutFormResult["values"] = {};
  for (const name of FIELDS) {
    const value = form.get(name);
    if (typeof value === "string") typed[name] = value.slice(0, MAX_ECHO_LENGTH);
  }
  const token = checkoutTokenSchema.safeParse(form.get("token")).data;
  return token ? { ...typed, token } : typed;
}

/** The total that the buyer saw, in minor units; null when the form's value is not one of ours. */
export function readTotal(form: FormData): number | null {
  const field = form.get("expectedTotalMinor");
  return typeof field === "string" && /^\d{1,12}$/.test(field) ? Number(field) : null;
}
