import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.server.ts";

test.each([
  ["ada@example.org", "ada@example.org"],
  ["info@xn--zrich-kva.ch", "info@zürich.ch"],
  ["i•••@xn--zrich-kva.ch", "i•••@zürich.ch"],
  ["Ada@xn--99999", "Ada@xn--99999"],
  ["S-4F7K-29QX-3", "S-4F7K-29QX-3"],
])("%s is shown as %s", (address, shown) => {
  expect(readableAddress(address)).toBe(shown);
});
