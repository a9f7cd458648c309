import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { thinOut } from "./repeated-lines.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function lines() {
  const written: unknown[] = [];
  const warn = thinOut<{ cause: string }>((event, fields) => written.push([event, fields]), 1_000);
  return { written, warn };
}

test("the first line is written at once, and others beside it", () => {
  const { written, warn } = lines();
  warn("away", { cause: "refused" });
  warn("away", { cause: "refused" });
  warn("away", { cause: "late" });
  expect(written).toEqual([
    ["away", { cause: "refused" }],
    ["away", { cause: "late" }],
  ]);
});

test("how often it came again is said once a second, as long as it comes", () => {
  const { written, warn } = lines();
  for (let second = 0; second < 3; second++) {
    for (let time = 0; time < 100; time++) warn("away", { cause: "refused" });
    vi.advanceTimersByTime(1_000);
  }
  expect(written).toEqual([
    ["away", { cause: "refused" }],
    ["away", { cause: "refused", repeated: 99 }],
    ["away", { cause: "refused", repeated: 100 }],
    ["away", { cause: "refused", repeated: 100 }],
  ]);
});

test("after a second of silence the next is written at once again, and nothing is kept", () => {
  const { written, warn } = lines();
  warn("away", { cause: "refused" });
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  warn("away", { cause: "refused" });
  expect(written).toHaveLength(2);
});
