import { expect, test } from "vitest";
import { parseEnv } from "./env.server.ts";

test("an empty environment has usable defaults", () => {
  expect(parseEnv({})).toMatchObject({
    NODE_ENV: "production",
    PORT: 3000,
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    CMS_URL: "http://127.0.0.1:1337",
    BACKEND_PUBLIC_URL: "/media",
  });
});

test("everything that is wrong is told at once", () => {
  const start = () => parseEnv({ PORT: "eighty", PUBLIC_URL: "wren.example", CMS_URL: "ftp://cms" });
  expect(start).toThrow(/PORT[\s\S]*PUBLIC_URL[\s\S]*CMS_URL/);
});

test("an onion address is an origin that ends in .onion, and may be left out", () => {
  expect(parseEnv({ ONION_URL: "http://wren.onion" }).ONION_URL).toBe("http://wren.onion");
  expect(parseEnv({ ONION_URL: "" }).ONION_URL).toBeUndefined();
  for (const wrong of ["http://wren.example", "http://wren.onion/", "http://wren.onion/path", "ftp://wren.onion"]) {
    expect(() => parseEnv({ ONION_URL: wrong }), wrong).toThrow("ONION_URL");
  }
});

test("the session's cookie and what is asked about its user have options", () => {
  expect(parseEnv({})).toMatchObject({ AUTH_COOKIE_MAX_AGE_DAYS: 30, AUTH_COOKIE_SAME_SITE: "lax", AUTH_QUERY: {} });
  const set = parseEnv({
    AUTH_COOKIE_MAX_AGE_DAYS: "7",
    AUTH_COOKIE_SAME_SITE: "strict",
    AUTH_QUERY: "populate[0]=role&fields[0]=email",
  });
  expect(set).toMatchObject({
    AUTH_COOKIE_MAX_AGE_DAYS: 7,
    AUTH_COOKIE_SAME_SITE: "strict",
    AUTH_QUERY: { populate: ["role"], fields: ["email"] },
  });
  expect(() => parseEnv({ AUTH_COOKIE_SAME_SITE: "none" })).toThrow("AUTH_COOKIE_SAME_SITE");
});

const PROXY = { PROXY_ADDRESS_HEADER: "X-Forwarded-For" };

test("a proxy is named with the header that it sets", () => {
  expect(parseEnv({ ...PROXY, TRUSTED_PROXIES: "10.0.0.7, 2001:db8::/64" })).toMatchObject({
    PROXY_ADDRESS_HEADER: "x-forwarded-for",
    TRUSTED_PROXIES: ["10.0.0.7", "2001:db8::/64"],
  });
  expect(() => parseEnv({ PROXY_ADDRESS_HEADER: "X-Anything" })).toThrow("PROXY_ADDRESS_HEADER");
});

test.each([
  { PUBLIC_URL: "https://wren.example" },
  { PUBLIC_URL: "https://wren.example", HOST: "0.0.0.0" },
  { PUBLIC_URL: "http://wren.example" },
  { PUBLIC_URL: "http://wren.example", HOST: "::1" },
])("%j needs a proxy, and a start that does not know its header says so", (settings) => {
  expect(() => parseEnv(settings)).toThrow(
    /PROXY_ADDRESS_HEADER: must name the header .* only be reached through a proxy/,
  );
  expect(() => parseEnv({ ...settings, ...PROXY })).not.toThrow();
});

test.each([
  { PUBLIC_URL: "http://localhost:3000" },
  { PUBLIC_URL: "http://[::1]:3000" },
  { PUBLIC_URL: "http://wren.example", HOST: "0.0.0.0" },
])("%j can be reached without a proxy", (settings) => {
  expect(() => parseEnv(settings)).not.toThrow();
});

test("proxies whose word would not be read, or everybody's would be, stop the start", () => {
  expect(() => parseEnv({ TRUSTED_PROXIES: "10.0.0.7" })).toThrow(/TRUSTED_PROXIES: has no effect without/);
  expect(() => parseEnv({ TRUSTED_PROXIES: "127.0.0.0/8, ::1" })).not.toThrow();
  for (const all of ["0.0.0.0/0", "10.0.0.7, ::/0"])
    expect(() => parseEnv({ ...PROXY, TRUSTED_PROXIES: all })).toThrow(/TRUSTED_PROXIES: must not hold everybody/);
});
