import { beforeEach, expect, vi } from "vitest";

// An unexpected warning is a failure: React reports broken markup only here.
beforeEach(() => {
  const spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  return () => {
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  };
});
