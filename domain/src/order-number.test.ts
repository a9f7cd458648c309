import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_NUMBER_BYTES, orderNumberOf, parseOrderNumber } from "./order-number.js";

const numbers = fc
  .uint8Array({ minLength: ORDER_NUMBER_BYTES, maxLength: ORDER_NUMBER_BYTES })
  .map((bytes) => orderNumberOf(bytes));

test("an order number is two groups that can be read out", () => {
  expect(orderNumberOf(new Uint8Array([7, 19, 3, 20, 23, 9, 29, 13]))).toBe("W-7K3M-Q9XD");
});

test("every number is understood again, however it was typed", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseOrderNumber(number)).toBe(number);
      expect(parseOrderNumber(` ${number.toLowerCase().replaceAll("-", " ")} `)).toBe(number);
      expect(parseOrderNumber(number.replaceAll("0", "O").replaceAll("1", "l").replaceAll("-", "–"))).toBe(number);
      expect(parseOrderNumber(number.slice(2))).toBe(number);
    }),
  );
});

test.each(["", "W-7K3M", "W-7K3M-Q9XU", "X-7K3M-Q9XD", "W-7K3M-Q9XD-1", "'; drop table orders"])(
  "%j is no order number",
  (text) => {
    expect(parseOrderNumber(text)).toBeNull();
  },
);

test("too little randomness is refused", () => {
  expect(() => orderNumberOf(new Uint8Array(4))).toThrow(RangeError);
});
