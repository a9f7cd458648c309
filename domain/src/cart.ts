import type { CartLine } from "./contracts/cart.js";
import type { ServiceLine } from "./contracts/services.js";
import { MAX_CART_LINES, MAX_CART_SERVICES, MAX_QUANTITY } from "./form-limits.js";

/** Content of a cart: every article once, in the order of adding. */
export type Cart = readonly CartLine[];

/** Reason why something does not fit into the cart. */
export type CartLimit = "quantity-limit" | "cart-full";

type Added = { ok: true; cart: Cart } | { ok: false; limit: CartLimit };

/** Adds an article to the quantity already there. Too much is refused, not cut: the buyer decides. */
export function addToCart(cart: Cart, { sku, quantity }: CartLine): Added {
  const held = cart.find((line) => line.sku === sku);
  if (!held && cart.length >= MAX_CART_LINES) return { ok: false, limit: "cart-full" };
  const wanted = (held?.quantity ?? 0) + quantity;
  if (wanted > MAX_QUANTITY) return { ok: false, limit: "quantity-limit" };
  return { ok: true, cart: held ? setQuantity(cart, { sku, quantity: wanted }) : [...cart, { sku, quantity }] };
}

/** Ignores an article that is not in the cart: another tab may have removed it. */
export function setQuantity(cart: Cart, { sku, quantity }: CartLine): Cart {
  return cart.map((line) => (line.sku === sku ? { sku, quantity } : line));
}

export function removeFromCart(cart: Cart, sku: string): Cart {
  return cart.filter((line) => line.sku !== sku);
}

/** Merges both carts as far as the limits allow: used when an old order is resumed. */
export function mergeCarts(cart: Cart, more: Cart): Cart {
  return more.reduce((merged, { sku, quantity }) => {
    const held = merged.find((line) => line.sku === sku)?.quantity ?? 0;
    const fitting = Math.min(quantity, MAX_QUANTITY - held);
    const added = fitting > 0 ? addToCart(merged, { sku, quantity: fitting }) : null;
    return added?.ok ? added.cart : merged;
  }, cart);
}

/** Merges both lists of services as far as they fit; the older order's choice counts. */
export function mergeServices(
  services: readonly ServiceLine[],
  ordered: readonly { line: ServiceLine }[],
): ServiceLine[] {
  return ordered.reduce<ServiceLine[]>(
    (merged, { line }) => {
      const added = addService(merged, line);
      return added.ok ? added.services : merged;
    },
    [...services],
  );
}

/** The part of a cart that can be ordered: at most the quantities left, and nothing sold out. */
export function fitToStock(cart: Cart, problems: readonly { sku: string; left: number }[]): Cart {
  return cart.flatMap((line) => {
    const problem = problems.find(({ sku }) => sku === line.sku);
    const quantity = problem ? Math.min(problem.left, line.quantity) : line.quantity;
    return quantity > 0 ? [{ sku: line.sku, quantity }] : [];
  });
}

/** Key of a service in the cart. Each service is there once per subscription: a new choice replaces the old. */
export function serviceKey({ service, identifier }: Pick<ServiceLine, "service" | "identifier">): string {
  return `${service} ${identifier}`;
}

type AddedService = { ok: true; services: ServiceLine[] } | { ok: false; limit: CartLimit };

export function addService(services: readonly ServiceLine[], line: ServiceLine): AddedService {
  const others = removeService(services, serviceKey(line));
  if (others.length >= MAX_CART_SERVICES) return { ok: false, limit: "cart-full" };
  return { ok: true, services: [...others, line] };
}

export function removeService(services: readonly ServiceLine[], key: string): ServiceLine[] {
  return services.filter((line) => serviceKey(line) !== key);
}

/** The number shown at the cart's link. */
export function countItems(cart: Cart, services: readonly ServiceLine[]): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, services.length);
}
