import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { sessionIdOf, withCurrentSignature } from "./token-signature";

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function tokenBy(secret: string, payload: object = { sessionId: "of Ada" }): string {
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

test.each([
  ["an older value, while the new one signs", "old", ["new", "old"], "new"],
  ["the new value, while it is only announced", "new", ["old", "new"], "old"],
  ["the value that signs", "new", ["new", "old"], "new"],
] as const)("a token by %s is signed anew for Strapi", (_, by, secrets, current) => {
  expect(withCurrentSignature(tokenBy(by), secrets)).toBe(tokenBy(current));
  expect(sessionIdOf(tokenBy(by), secrets)).toBe("of Ada");
});

test("a token that none of our values signed stays as it is", () => {
  const [header = "", payload = ""] = tokenBy("old").split(".");
  for (const foreign of [tokenBy("theirs"), `${header}.${payload}.`, `${header}.${payload}`, "", "a.b.c", "....."]) {
    expect(withCurrentSignature(foreign, ["new", "old"])).toBe(foreign);
    expect(sessionIdOf(foreign, ["new", "old"])).toBeNull();
  }
});

test("a payload that was altered is not signed anew", () => {
  const [header = "", , signature = ""] = tokenBy("old").split(".");
  const altered = `${header}.${encode({ sessionId: "of Eve" })}.${signature}`;
  expect(withCurrentSignature(altered, ["new", "old"])).toBe(altered);
});
