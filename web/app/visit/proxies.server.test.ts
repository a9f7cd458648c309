import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function load(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { log } = await import("#app/log.server.ts");
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  return { error, ...(await import("./proxies.server.ts")) };
}

test("without a proxy visitors are known by their connection", async () => {
  const { addressOfVisitor } = await load({});
  expect(addressOfVisitor(() => "192.0.2.1", "127.0.0.1")).toBe("127.0.0.1");
});

test("a proxy on this machine is believed, and others only if they are listed", async () => {
  const here = await load({ PROXY_ADDRESS_HEADER: "X-Real-IP" });
  const header = (name: string) => (name === "x-real-ip" ? "203.0.113.7" : "192.0.2.1");
  expect(here.addressOfVisitor(header, "127.0.0.1")).toBe("203.0.113.7");
  expect(here.addressOfVisitor(header, "10.0.0.7")).toBe("10.0.0.7");
  const elsewhere = await load({ PROXY_ADDRESS_HEADER: "X-Real-IP", TRUSTED_PROXIES: "10.0.0.7" });
  expect(elsewhere.addressOfVisitor(header, "10.0.0.7")).toBe("203.0.113.7");
  expect(elsewhere.addressOfVisitor(header, "127.0.0.1")).toBe("127.0.0.1");
});

test("a visitor whom the proxy does not tell of is unknown, and the log says so once", async () => {
  const { addressOfVisitor, error } = await load({ PROXY_ADDRESS_HEADER: "X-Forwarded-For" });
  for (const claim of [null, "", "unknown"]) expect(addressOfVisitor(() => claim, "127.0.0.1")).toBe("unknown");
  expect(error.mock.calls).toEqual([["proxy-tells-no-address", { header: "x-forwarded-for" }]]);
});
