import {
  addToCart,
  cartFormSchema,
  removeFromCart,
  setQuantity,
  type Cart,
  type CartForm,
  type CartLimit,
} from "@wren/domain";
import { data, isRouteErrorResponse, redirect, replace } from "react-router";
import {
  CartRefusalPage,
  isCartRefusal,
  type CartRefusal,
  type CartRefusalCode,
} from "#app/features/checkout/cart-refusal.tsx";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { COOKIE_MARKS } from "#app/lib/cookie-marks.ts";
import { localAddress } from "#app/lib/local-address.ts";
import { hasContradiction, parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { CART_PATH, CHECKOUT_PATH } from "#app/lib/paths.ts";
import { flashCookie } from "#app/visit/cookies.server.ts";
import { cartContext, visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/cart";

const STATUS = {
  "quantity-invalid": 400,
  "invalid-request": 400,
  "quantity-limit": 409,
  "cart-full": 409,
  "cookie-refused": 400,
} as const satisfies Record<CartRefusalCode, number>;

/** Names the page on which the first article was put into the cart. */
const ADDED_ON = "added-on";

/**
 * Redirects to the checkout, which shows the cart. After the first article the visitor passes here on the way back: a
 * cart that is still empty then means that the browser refused its cookie.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  const addedOn = url.searchParams.get(ADDED_ON);
  if (addedOn === null) throw redirect(localizePath(CHECKOUT_PATH, context.get(visitContext).locale));
  const returnTo = localAddress(addedOn);
  if (context.get(cartContext).isEmpty()) throw refuse("cookie-refused", delocalizePath(returnTo));
  // Set by this redirect, because the frame of this answer, which nobody sees, would consume the message.
  throw replace(returnTo, { headers: { "Set-Cookie": flashCookie("added-to-cart") } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseForm(cartFormSchema, form);
  if (hasContradiction(form)) throw refuse("invalid-request");
  if (!parsed.ok) throw refuse(parsed.errors.quantity === "quantity-invalid" ? "quantity-invalid" : "invalid-request");

  const cart = context.get(cartContext);
  const wasEmpty = cart.isEmpty();
  const changed = change(cart.lines, parsed.data);
  if (typeof changed === "string") throw refuse(changed);
  cart.store({ lines: changed });

  const { locale } = context.get(visitContext);
  const checkout = localizePath(CHECKOUT_PATH, locale);
  if (parsed.data.intent !== "add") return redirect(checkout, 303);
  const addedOn = form.get("returnTo");
  const returnTo = addedOn === null ? checkout : localAddress(addedOn);
  const check = `${localizePath(CART_PATH + COOKIE_MARKS.addedToCart, locale)}?${new URLSearchParams({ [ADDED_ON]: returnTo }).toString()}`;
  const headers = { "Set-Cookie": flashCookie("added-to-cart") };
  return redirect(wasEmpty ? check : returnTo, { status: 303, headers });
}

export default function CartRoute() {
  return null;
}

/** Shows a refusal on its own page, with its true status. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (!isCartRefusal(refusal)) throw error;
  return <CartRefusalPage {...refusal} />;
}

function change(cart: Cart, form: CartForm): Cart | CartLimit {
  if (form.intent === "remove") return removeFromCart(cart, form.sku);
  if (form.intent === "set") return setQuantity(cart, form);
  const added = addToCart(cart, form);
  return added.ok ? added.cart : added.limit;
}

/** @param returnTo the page to continue from, without language prefix */
function refuse(code: CartRefusalCode, returnTo: string | null = null) {
  return data({ code, returnTo } satisfies CartRefusal, { status: STATUS[code] });
}
