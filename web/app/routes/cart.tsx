import {
  addToCart,
  cartFormSchema,
  removeFromCart,
  setQuantity,
  type Cart,
  type CartForm,
  type CartLimit,
} from "@wren/domain";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { CartRefusal, isCartRefusalCode, type CartRefusalCode } from "#app/features/checkout/cart-refusal.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { hasContradiction, parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { CHECKOUT_PATH } from "#app/lib/paths.ts";
import { flashCookie } from "#app/visit/cookies.server.ts";
import { safeReturnPath } from "#app/visit/return-path.server.ts";
import { cartContext, visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/cart";

const STATUS = {
  "quantity-invalid": 400,
  "invalid-request": 400,
  "quantity-limit": 409,
  "cart-full": 409,
} as const satisfies Record<CartRefusalCode, number>;

/** The cart is shown at the checkout. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(localizePath(CHECKOUT_PATH, context.get(visitContext).locale));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(cartFormSchema, form);
  if (hasContradiction(form)) throw refuse("invalid-request");
  if (!parsed.ok) throw refuse(parsed.errors.quantity === "quantity-invalid" ? "quantity-invalid" : "invalid-request");

  const cart = context.get(cartContext);
  const changed = change(cart.lines, parsed.data);
  if (typeof changed === "string") throw refuse(changed);
  cart.store({ lines: changed });

  const checkout = localizePath(CHECKOUT_PATH, context.get(visitContext).locale);
  if (parsed.data.intent !== "add") return redirect(checkout, 303);
  const returnTo = form.get("returnTo");
  const headers = { "Set-Cookie": flashCookie("added-to-cart") };
  return redirect(returnTo === null ? checkout : safeReturnPath(returnTo), { status: 303, headers });
}

export default function CartRoute() {
  return null;
}

/** What could not be done is said on a page of its own, with its true status. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const code: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (!isCartRefusalCode(code)) throw error;
  return <CartRefusal code={code} />;
}

function change(cart: Cart, form: CartForm): Cart | CartLimit {
  if (form.intent === "remove") return removeFromCart(cart, form.sku);
  if (form.intent === "set") return setQuantity(cart, form);
  const added = addToCart(cart, form);
  return added.ok ? added.cart : added.limit;
}

function refuse(code: CartRefusalCode) {
  return data(code, { status: STATUS[code] });
}
