import { expect, test } from "vitest";
import { readSession } from "./session.server.ts";

test("without a cookie there is no session, and nothing is set", () => {
  const session = readSession(null);
  session.clear();
  expect(session.token).toBeNull();
  expect(session.setCookie()).toBeNull();
});

test("stored tokens travel in one cookie that scripts cannot read, and come back from it", () => {
  const session = readSession(null);
  session.store({ token: "a.b.c", refreshToken: "d.e.f" });
  const cookie = session.setCookie() ?? "";
  expect(cookie).toBe("wren-session=a.b.c~d.e.f; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax");
  const next = readSession(cookie.split(";")[0] ?? "");
  expect(next.tokens).toEqual({ token: "a.b.c", refreshToken: "d.e.f" });
  expect(next.setCookie()).toBeNull();
});

test("a cleared session is taken from the browser", () => {
  const session = readSession("wren-session=a.b.c~d.e.f");
  session.clear();
  expect(session.token).toBeNull();
  expect(session.setCookie()).toContain("wren-session=; Max-Age=0");
});

test("a cookie that cannot be read is taken away", () => {
  expect(readSession("wren-session=nonsense").setCookie()).toContain("Max-Age=0");
});
