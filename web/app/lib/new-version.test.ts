// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchForNewVersion } from "./new-version.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
let latest: string;
let stop: () => void = () => undefined;
const onNewVersion = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  latest = "build-1";
  onNewVersion.mockReset();
  vi.stubGlobal("window", { __reactRouterManifest: { version: "build-1" } });
  vi.stubGlobal("document", page);
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(Response.json({ id: latest }))),
  );
  stop = watchForNewVersion(onNewVersion);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a newer build is noticed after a while, and told once", async () => {
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(onNewVersion).not.toHaveBeenCalled();
  latest = "build-2";
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(onNewVersion).toHaveBeenCalledTimes(1);
});

test("a tab that comes back looks at once, but not every time", async () => {
  latest = "build-2";
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(onNewVersion).toHaveBeenCalledTimes(1);
});

test("a failure is told to the console and nobody else", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.mocked(fetch).mockRejectedValue(new Error("offline"));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(onNewVersion).not.toHaveBeenCalled();
  warn.mockClear();
});
