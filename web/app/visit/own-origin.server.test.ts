import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function load(onionUrl: string) {
  vi.stubEnv("PUBLIC_URL", "https://wren.example");
  vi.stubEnv("ONION_URL", onionUrl);
  vi.resetModules();
  return import("./own-origin.server.ts");
}

test("the origin is the one that the visitor sees", async () => {
  const { ownOrigin, isOnionHost } = await load("http://wren.onion");
  expect(ownOrigin("wren.example")).toBe("https://wren.example");
  expect(ownOrigin("www.wren.example")).toBe("https://www.wren.example");
  expect(ownOrigin(undefined)).toBe("https://wren.example");
  expect(ownOrigin("wren.onion")).toBe("http://wren.onion");
  expect(["wren.onion", "wren.example", "other.onion", undefined].map(isOnionHost)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("a page has its address at the onion, where there is one", async () => {
  const { toOnionAddress } = await load("http://wren.onion");
  expect(toOnionAddress("/shop?a=1")).toBe("http://wren.onion/shop?a=1");
  expect(toOnionAddress("//evil.example/")).toBe("http://wren.onion/evil.example/");
  expect((await load("")).toOnionAddress("/shop")).toBeNull();
});
