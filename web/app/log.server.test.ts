import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

test("the log leaves no handlers of its own at the process, however often it is loaded", async () => {
  await import("./log.server.ts");
  const count = () => process.listenerCount("exit") + process.listenerCount("beforeExit");
  const before = count();
  vi.resetModules();
  await import("./log.server.ts");
  expect(count()).toBe(before);
});
