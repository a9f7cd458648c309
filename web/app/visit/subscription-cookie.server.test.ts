import { identifierOf } from "@wren/domain";
import { expect, test } from "vitest";
import { seal } from "./signed-value.server.ts";
import { readSubscriptionCookie, subscriptionCookie } from "./subscription-cookie.server.ts";

const identifier = identifierOf("nest", new Uint8Array(8));

function read(cookie: string): string | null {
  return readSubscriptionCookie(new Request("http://localhost/", { headers: { Cookie: cookie } }));
}

test("the subscription that was looked up is remembered for an hour, out of scripts' sight", () => {
  const cookie = subscriptionCookie(identifier);
  expect(cookie).toMatch(/^wren-subscription=[\w.-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(read(cookie.split(";")[0] ?? "")).toBe(identifier);
});

test("nobody can claim to have looked one up: altered, plain or otherwise signed it counts for nothing", () => {
  const [sealed = ""] = subscriptionCookie(identifier).split(";");
  const other = identifierOf("mobile", new Uint8Array(8));
  const [text = ""] = seal("wren-subscription", { identifier: other }).split(".");
  const signature = sealed.split(".")[1] ?? "";
  for (const cookie of [
    "",
    `wren-subscription=${identifier}`,
    sealed.slice(0, -2),
    `wren-subscription=${text}.${signature}`,
    `wren-subscription=${seal("wren-cart", { identifier })}`,
    `wren-subscription=${seal("wren-subscription", { identifier: "M-0000-0000-1" })}`,
  ]) {
    expect(read(cookie), cookie).toBeNull();
  }
});
