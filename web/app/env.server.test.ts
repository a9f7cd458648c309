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
