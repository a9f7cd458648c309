import { expect, test, vi } from "vitest";
import { createMaintenanceCheck } from "./maintenance.server.ts";

const ALLOWED = "192.0.2.1";
const OTHER = "198.51.100.1";

function setUp() {
  let nowMs = 0;
  const cms = { isEnabled: false, isUp: true };
  const ask = vi.fn((address: string) => {
    if (!cms.isUp) return Promise.reject(new Error("down"));
    return Promise.resolve({
      maintenance: cms.isEnabled && address !== ALLOWED,
      isForEveryone: !cms.isEnabled,
      isClosed: false,
      message: null,
    });
  });
  const check = createMaintenanceCheck(ask, () => nowMs);
  const isInMaintenance = (address: string) => check(() => address);
  return { cms, ask, isInMaintenance, pass: (ms: number) => (nowMs += ms) };
}

test("without maintenance one answer serves all visitors for some seconds", async () => {
  const { ask, isInMaintenance, pass } = setUp();
  expect(await isInMaintenance(OTHER)).toBe(false);
  expect(await isInMaintenance("203.0.113.5")).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  pass(3_000);
  await isInMaintenance(OTHER);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("with maintenance each address is judged on its own", async () => {
  const { cms, isInMaintenance } = setUp();
  cms.isEnabled = true;
  expect(await isInMaintenance(OTHER)).toBe(true);
  expect(await isInMaintenance(ALLOWED)).toBe(false);
  expect(await isInMaintenance(OTHER)).toBe(true);
});

test("switching is noticed by everyone within seconds, both ways", async () => {
  const { cms, isInMaintenance, pass } = setUp();
  expect(await isInMaintenance(OTHER)).toBe(false);
  cms.isEnabled = true;
  pass(3_000);
  expect(await isInMaintenance(OTHER)).toBe(true);
  cms.isEnabled = false;
  pass(3_000);
  expect(await isInMaintenance(ALLOWED)).toBe(false);
  expect(await isInMaintenance(OTHER)).toBe(false);
});

test("when the cms cannot be asked the last answer holds", async () => {
  const { cms, isInMaintenance, pass } = setUp();
  cms.isEnabled = true;
  await isInMaintenance(OTHER);
  cms.isUp = false;
  pass(3_600_000);
  expect(await isInMaintenance(OTHER)).toBe(true);
});

test("a site that never reached its cms is not in maintenance", async () => {
  const { cms, isInMaintenance } = setUp();
  cms.isUp = false;
  expect(await isInMaintenance(OTHER)).toBe(false);
});
