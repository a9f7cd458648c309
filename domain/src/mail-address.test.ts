import { expect, test } from "vitest";
import { emailFieldSchema } from "./contracts/email-field.js";
import { toMailAddress } from "./mail-address.js";

test.each([
  ["info@zürich.ch", "info@xn--zrich-kva.ch"],
  ["Ada@Zürich.CH", "Ada@xn--zrich-kva.ch"],
  [" ada@example.org\u200B", "ada@example.org"],
  ["Ada@Example.org", "Ada@Example.org"],
  ["S-4F7K-29QX-3", "S-4F7K-29QX-3"],
  ["ada@zü rich.ch", "ada@zü rich.ch"],
  ["ada@zürich.ch/x", "ada@zürich.ch/x"],
  ["ada@zürich.ch\\evil.example", "ada@zürich.ch\\evil.example"],
  ["ada@zürich%2ech", "ada@zürich%2ech"],
])("%s is %s", (typed, address) => {
  expect(toMailAddress(typed)).toBe(address);
});

test.each(["ada@zü rich.ch", "ada@", "ädä@example.org", "ada@zürich"])("%s is refused in a form", (typed) => {
  expect(emailFieldSchema.safeParse(typed).error?.issues[0]?.message).toBe("email-invalid");
});
