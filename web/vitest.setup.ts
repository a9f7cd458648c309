import { afterEach, beforeEach, expect, vi } from "vitest";

// A warning that nobody expected is a failure: React tells about broken markup only here.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
