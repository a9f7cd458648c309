import { expect, test } from "vitest";
import { readSession } from "./session.server.ts";

const HTTP = "http://localhost:3000";

test("without a cookie there is no session, and nothing is set", () => {
  const session = readSession(null, HTTP);
  session.clear();
  expect(session.token).toBeNull();
  expect(session.setCookie()).toBeNull();
});

test("stored tokens travel in one cookie that scripts cannot read, and come back from it", () => {
  const session = readSession(null, HTTP);
  session.store({ token: "a.b.c", refreshToken: "d.e.f" });
  const cookie = session.setCookie() ?? "";
  expect(cookie).toBe("wren-session=a.b.c~d.e.f; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax");
  const next = readSession(cookie.split(";")[0] ?? "", HTTP);
  expect(next.tokens).toEqual({ token: "a.b.c", refreshToken: "d.e.f" });
  expect(next.setCookie()).toBeNull();
});

test("a cleared session is taken from the browser", () => {
  const session = readSession("wren-session=a.b.c~d.e.f", HTTP);
  session.clear();
  expect(session.token).toBeNull();
  expect(session.setCookie()).toContain("wren-session=; Max-Age=0");
});

test("a cookie that cannot be read is taken away", () => {
  expect(readSession("wren-session=nonsense", HTTP).setCookie()).toContain("Max-Age=0");
});

test("at each of the site's addresses the cookie has the strictest name that works there", () => {
  const nameAt = (origin: string) => {
    const session = readSession(null, origin);
    session.store({ token: "a", refreshToken: "b" });
    return session.setCookie()?.split("=")[0];
  };
  expect(nameAt("https://wren.example")).toBe("__Host-wren-session");
  expect(nameAt("http://wren.onion")).toBe("wren-session");
});
