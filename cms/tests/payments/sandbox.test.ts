import type { Core } from "@strapi/strapi";
import { afterEach, expect, test, vi } from "vitest";
import { providersFromEnv } from "../../src/api/payments/work/providers";

/** A shop without a Monero wallet. */
const strapi = { db: { query: () => ({}) }, service: () => ({ parts: null }) } as unknown as Core.Strapi;

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["https://wren.example", "http://127.wren.example", "http://192.168.1.2"])(
  "payments are not played at %s unless the operator says so",
  (address) => {
    vi.stubEnv("PUBLIC_URL", address);
    vi.stubEnv("ALLOW_SANDBOX", "");
    expect(() => providersFromEnv(strapi)).toThrow("ALLOW_SANDBOX");
    vi.stubEnv("ALLOW_SANDBOX", "true");
    expect(providersFromEnv(strapi).isTest).toBe(true);
  },
);

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
  "at %s they are",
  async (address) => {
    vi.stubEnv("PUBLIC_URL", address);
    vi.stubEnv("ALLOW_SANDBOX", "");
    expect(await providersFromEnv(strapi).methodsFor("eur")).toEqual(["card", "twint", "provider"]);
  },
);

test("a shop with a wallet and without a provider takes Monero alone, in public, where it has a price", async () => {
  vi.stubEnv("PUBLIC_URL", "https://wren.example");
  vi.stubEnv("ALLOW_SANDBOX", "");
  const parts = { wallet: { isTest: false }, rates: { currencies: () => Promise.resolve(["chf"]) }, sandbox: null };
  const withWallet = { ...strapi, service: () => ({ parts }) } as unknown as Core.Strapi;
  const providers = providersFromEnv(withWallet);
  expect(providers.isTest).toBe(false);
  expect([await providers.methodsFor("chf"), await providers.methodsFor("usd")]).toEqual([["monero"], []]);
});
