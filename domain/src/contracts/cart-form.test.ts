import { expect, test } from "vitest";
import { cartFormSchema } from "./cart-form.js";

const add = { intent: "add", sku: "WREN-ONE-RED" };

test("an article goes in once when no number is given", () => {
  expect(cartFormSchema.parse(add)).toEqual({ ...add, quantity: 1 });
  expect(cartFormSchema.parse({ ...add, quantity: " 3 " })).toEqual({ ...add, quantity: 3 });
});

test("what is no quantity is refused by its code", () => {
  for (const quantity of ["0", "-1", "11", "1000000000", "1.5", "1e1", "abc", "", "0x2", "٣"]) {
    const parsed = cartFormSchema.safeParse({ ...add, quantity });
    expect(parsed.error?.issues[0]?.message, quantity).toBe("quantity-invalid");
  }
});

test("an unknown intent or article is no form of ours", () => {
  for (const form of [{ ...add, intent: "steal" }, { ...add, sku: "../etc" }, { intent: "add" }, {}]) {
    expect(cartFormSchema.safeParse(form).success).toBe(false);
  }
});
