import type { Core } from "@strapi/strapi";
import { afterEach, expect, test, vi } from "vitest";
import { createSandboxProvider } from "../../src/lib/payments/sandbox/sandbox-provider";

const strapi = { db: { query: () => ({}) } } as unknown as Core.Strapi;

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["https://wren.example", "http://127.wren.example", "http://192.168.1.2"])(
  "payments are not played at %s unless the operator says so",
  (address) => {
    vi.stubEnv("PUBLIC_URL", address);
    vi.stubEnv("ALLOW_SANDBOX", "");
    expect(() => createSandboxProvider(strapi)).toThrow("ALLOW_SANDBOX");
    vi.stubEnv("ALLOW_SANDBOX", "true");
    expect(createSandboxProvider(strapi).isTest).toBe(true);
  },
);

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])("at %s they are", (address) => {
  vi.stubEnv("PUBLIC_URL", address);
  vi.stubEnv("ALLOW_SANDBOX", "");
  expect(createSandboxProvider(strapi).methods).toEqual(["card", "twint", "provider"]);
});
