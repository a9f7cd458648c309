import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAhead, fetchJson, takeFetched } from "./fetched-ahead.ts";

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  ask.mockImplementation(() => Promise.resolve(Response.json({ title: "About" })));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

test("what was fetched ahead is fetched once and taken once", async () => {
  fetchAhead("/about.json");
  fetchAhead("/about.json");
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await takeFetched("/about.json")).toEqual({ title: "About" });
  expect(await takeFetched("/about.json")).toBeNull();
});

test("after ten seconds prefetched data is too old", async () => {
  fetchAhead("/old.json");
  vi.advanceTimersByTime(10_000);
  expect(await takeFetched("/old.json")).toBeNull();
});

test("a refused request gives no data", async () => {
  ask.mockResolvedValue(Response.json({ code: "not-found" }, { status: 404 }));
  expect(await fetchJson("/none.json")).toBeNull();
});

test("a failure is told to the console, and nothing is thrown", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  ask.mockRejectedValue(new TypeError("redirected"));
  expect(await fetchJson("/moved.json")).toBeNull();
  expect(ask).toHaveBeenCalledWith("/moved.json", { redirect: "error" });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockClear();
});
