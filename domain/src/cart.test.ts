import { expect, test } from "vitest";
import {
  addService,
  addToCart,
  countItems,
  fitToStock,
  mergeCarts,
  mergeServices,
  removeFromCart,
  removeService,
  serviceKey,
  setQuantity,
} from "./cart.js";
import { cartSchema } from "./contracts/cart.js";
import { MAX_CART_LINES, MAX_QUANTITY } from "./form-limits.js";

const phone = { sku: "WREN-ONE-RED", quantity: 1 };
const keys = { sku: "NEST-KEY", quantity: 2 };
const full = Array.from({ length: MAX_CART_LINES }, (_, index) => ({ sku: `SKU-${String(index)}`, quantity: 1 }));

test("the same article twice is one line with both", () => {
  const added = addToCart([phone, keys], { sku: "WREN-ONE-RED", quantity: 2 });
  expect(added).toEqual({ ok: true, cart: [{ sku: "WREN-ONE-RED", quantity: 3 }, keys] });
});

test("more of an article than anybody may order is refused, and so is one line too many", () => {
  expect(addToCart([phone], { ...phone, quantity: MAX_QUANTITY })).toEqual({ ok: false, limit: "quantity-limit" });
  expect(addToCart(full, phone)).toEqual({ ok: false, limit: "cart-full" });
  expect(addToCart(full, { sku: "SKU-3", quantity: 1 }).ok).toBe(true);
});

test("a quantity is set, an article removed, and what is not there stays out", () => {
  expect(setQuantity([phone, keys], { ...keys, quantity: 5 })).toEqual([phone, { ...keys, quantity: 5 }]);
  expect(setQuantity([phone], keys)).toEqual([phone]);
  expect(removeFromCart([phone, keys], "WREN-ONE-RED")).toEqual([keys]);
});

test("two carts in one never pass the limits", () => {
  const merged = mergeCarts([{ ...phone, quantity: 9 }], [{ ...phone, quantity: 4 }, keys]);
  expect(merged).toEqual([{ ...phone, quantity: 10 }, keys]);
  expect(mergeCarts([...full], [phone])).toEqual(full);
  expect(cartSchema.safeParse(mergeCarts(full, full)).success).toBe(true);
});

test("what is sold out leaves the cart, and of what is scarce the rest stays", () => {
  const problems = [
    { sku: "NEST-KEY", left: 1 },
    { sku: "WREN-ONE-RED", left: 0 },
  ];
  expect(fitToStock([phone, keys, { sku: "CASE", quantity: 1 }], problems)).toEqual([
    { sku: "NEST-KEY", quantity: 1 },
    { sku: "CASE", quantity: 1 },
  ]);
});

const renewal = { service: "renewal", identifier: "M-4F7K-29QX-3", months: 12 } as const;
const extension = { service: "extension", identifier: "M-4F7K-29QX-3", quotaGb: 200 } as const;

test("a service is in the cart once for each subscription: a new choice replaces the old one", () => {
  const added = addService([renewal, extension], { ...renewal, months: 24 });
  expect(added).toEqual({ ok: true, services: [extension, { ...renewal, months: 24 }] });
});

test("only so many services fit into a cart, and a full one can still be changed", () => {
  const full = ["a", "b", "c", "d", "e"].map((identifier) => ({ ...renewal, identifier }));
  expect(addService(full, renewal)).toEqual({ ok: false, limit: "cart-full" });
  expect(addService(full, { ...renewal, identifier: "a", months: 3 }).ok).toBe(true);
});

test("an old order's services come into the cart beside what is there", () => {
  expect(mergeServices([extension], [{ line: renewal }])).toEqual([extension, renewal]);
  expect(mergeServices([{ ...renewal, months: 1 }], [{ line: renewal }])).toEqual([renewal]);
});

test("a service is removed by its key", () => {
  expect(removeService([renewal, extension], serviceKey(renewal))).toEqual([extension]);
});

test("the number of items counts every piece and every service", () => {
  expect(countItems([phone, keys], [])).toBe(3);
  expect(countItems([phone, keys], [renewal, extension])).toBe(5);
  expect(countItems([], [])).toBe(0);
});
