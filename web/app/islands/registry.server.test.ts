import { expect, test } from "vitest";
import { ISLANDS } from "./registry.server.ts";

test.each([
  [undefined],
  [null],
  ["tos"],
  [{ slug: 1 }],
  [{ slug: "shop/such/place" }],
  [{ slug: "<script>" }],
  [{ slug: "tos", html: "<script>" }],
])("no fragment takes %j", (props) => {
  for (const island of Object.values(ISLANDS)) expect(island.prepare(props)).toBeNull();
});

test("only the top questions accept empty props", () => {
  const takers = Object.entries(ISLANDS).filter(([, island]) => island.prepare({}) !== null);
  expect(takers.map(([key]) => key)).toEqual(["top-questions"]);
});
