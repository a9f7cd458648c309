import { expect, test } from "vitest";
import { withoutOwnOrigin } from "./return-path.server.ts";

test("an address of our own becomes a path, another one stays", () => {
  const publicUrl = "https://wren.example/";
  expect(withoutOwnOrigin("https://wren.example/de/sandbox-payment/x?y=1", publicUrl)).toBe(
    "/de/sandbox-payment/x?y=1",
  );
  expect(withoutOwnOrigin("https://checkout.stripe.com/c/pay/1", publicUrl)).toBe(
    "https://checkout.stripe.com/c/pay/1",
  );
  expect(withoutOwnOrigin("/shop", publicUrl)).toBe("/shop");
});
