import type { Core } from "@strapi/strapi";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMoneroProvider } from "../../src/api/monero/work/provider";
import { paymentProviders, registerProvider } from "../../src/api/payments/work/providers";

/** A freshly started shop. */
const newShop = () => ({ db: { query: () => ({}) } }) as unknown as Core.Strapi;

beforeEach(() => {
  vi.stubEnv("SEED_DEMO_CONTENT", "true");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["https://wren.example", "http://127.wren.example", "http://192.168.1.2"])(
  "payments are not played at %s unless the operator says so",
  (address) => {
    vi.stubEnv("PUBLIC_URL", address);
    vi.stubEnv("ALLOW_SANDBOX", "");
    expect(() => paymentProviders(newShop())).toThrow("ALLOW_SANDBOX");
    vi.stubEnv("ALLOW_SANDBOX", "true");
    expect(paymentProviders(newShop()).isTest).toBe(true);
  },
);

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])(
  "at %s they are",
  async (address) => {
    vi.stubEnv("PUBLIC_URL", address);
    vi.stubEnv("ALLOW_SANDBOX", "");
    expect(await paymentProviders(newShop()).methodsFor("eur")).toEqual(["card", "twint", "provider"]);
  },
);

test.each(["http://localhost:3000", "https://shop.test"])(
  "a site of one's own at %s has no method of payment until one is set up",
  async (address) => {
    vi.stubEnv("SEED_DEMO_CONTENT", "false");
    vi.stubEnv("PUBLIC_URL", address);
    vi.stubEnv("ALLOW_SANDBOX", "");
    expect(await paymentProviders(newShop()).methodsFor("chf")).toEqual([]);
  },
);

test("a shop with a wallet and without a provider takes Monero alone, in public, where it has a price", async () => {
  vi.stubEnv("PUBLIC_URL", "https://wren.example");
  vi.stubEnv("ALLOW_SANDBOX", "");
  const parts = { wallet: { isTest: false }, rates: { currencies: () => Promise.resolve(["chf"]) }, sandbox: null };
  const shop = newShop();
  registerProvider((strapi) =>
    strapi === shop
      ? createMoneroProvider(strapi, parts as unknown as Parameters<typeof createMoneroProvider>[1])
      : null,
  );
  const providers = paymentProviders(shop);
  expect(providers.isTest).toBe(false);
  expect([await providers.methodsFor("chf"), await providers.methodsFor("usd")]).toEqual([["monero"], []]);
});
