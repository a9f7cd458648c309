import { expect, test } from "vitest";
import { readIntent, readQuantities, readTotal, readTyped } from "./checkout-fields.server.ts";

const cart = [
  { sku: "WREN-ONE-RED", quantity: 1 },
  { sku: "NEST-KEY", quantity: 2 },
];

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("buttons say what they want; what no button says is no intent", () => {
  expect(readIntent(formOf({ intent: "order" }))).toEqual({ kind: "order" });
  expect(readIntent(formOf({ intent: "remove:NEST-KEY" }))).toEqual({ kind: "remove", sku: "NEST-KEY" });
  for (const intent of ["", "steal", "remove:", "remove:<script>"]) expect(readIntent(formOf({ intent }))).toBeNull();
  expect(readIntent(formOf({}))).toBeNull();
});

test("the form's numbers count, the others stay, and nothing comes in that was not in the cart", () => {
  const form = formOf({ "quantity.NEST-KEY": "5", "quantity.WREN-MINI": "3" });
  expect(readQuantities(cart, form)).toEqual([cart[0], { sku: "NEST-KEY", quantity: 5 }]);
});

test.each(["0", "-1", "1000000000", "1.5", "abc", ""])("%s is no quantity", (quantity) => {
  expect(readQuantities(cart, formOf({ "quantity.NEST-KEY": quantity }))).toBeNull();
});

test("what was typed comes back as it was, without what no field of ours holds", () => {
  const form = formOf({ firstName: " Ada ", street: "x".repeat(5000), intent: "order", token: "short" });
  expect(readTyped(form)).toEqual({ firstName: " Ada ", street: "x".repeat(300) });
});

test("the sum that was seen is a whole number that no form of ours would write otherwise", () => {
  expect(readTotal(formOf({ expectedTotalMinor: "4990" }))).toBe(4990);
  for (const sum of ["", "-1", "NaN", "1e3", " 5", "49.90", "9".repeat(20)])
    expect(readTotal(formOf({ expectedTotalMinor: sum })), sum).toBeNull();
  expect(readTotal(formOf({}))).toBeNull();
});
