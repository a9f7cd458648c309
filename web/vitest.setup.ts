import { beforeEach, expect, vi } from "vitest";

// A warning that nobody expected is a failure: React tells about broken markup only here.
beforeEach(() => {
  const spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  return () => {
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  };
});
