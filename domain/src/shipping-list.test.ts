import { expect, test } from "vitest";
import { parseShippingList } from "./shipping-list.js";

const cells = (text: string) =>
  parseShippingList(text).map(({ number, trackingNumber }) => [number, trackingNumber] as const);

test.each([
  "W-7K3M-Q9XD,99.00.123456",
  "W-7K3M-Q9XD;99.00.123456;Ada;Bern",
  "W-7K3M-Q9XD\t99.00.123456\tAda",
  '"W-7K3M-Q9XD" , "99.00.123456"',
  "w-7k3m-q9xd   99.00.123456",
  "\uFEFFW7K3MQ9XD,99.00.123456\r\n",
  "Order;Tracking number\nW-7K3M-Q9XD;99.00.123456",
])("%j names an order and its parcel", (text) => {
  expect(cells(text)).toEqual([["W-7K3M-Q9XD", "99.00.123456"]]);
});

test("a tracking number may hold spaces", () => {
  expect(cells("W-7K3M-Q9XD, RX 123 456 789 CH")).toEqual([["W-7K3M-Q9XD", "RX 123 456 789 CH"]]);
  expect(cells("W-7K3M-Q9XD RX 123 456 789 CH")).toEqual([["W-7K3M-Q9XD", "RX 123 456 789 CH"]]);
});

test("every line that is not empty is told, with its position, also what cannot be read", () => {
  expect(parseShippingList("W-7K3M-Q9XD,1\n\n  \nparcel 12\nW-7K3M-Q9XE")).toEqual([
    { position: 1, text: "W-7K3M-Q9XD,1", number: "W-7K3M-Q9XD", trackingNumber: "1" },
    { position: 4, text: "parcel 12", number: null, trackingNumber: "12" },
    { position: 5, text: "W-7K3M-Q9XE", number: "W-7K3M-Q9XE", trackingNumber: "" },
  ]);
  expect(parseShippingList(" \n")).toEqual([]);
});
