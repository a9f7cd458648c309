import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFirstReading } from "./first-reading.ts";

const isCmsHeard = () => true;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("reads again until it has succeeded, never twice at once, and has ended after the first try", async () => {
  const answers = [false, true];
  const readAhead = vi.fn(() => Promise.resolve(answers.shift() ?? true));
  const reading = createFirstReading({ readAhead, isCmsHeard });
  expect(reading.hasEnded()).toBe(false);
  await Promise.all([reading.cmsReached(), reading.cmsReached(), reading.untilEnded()]);
  expect([readAhead.mock.calls.length, reading.hasEnded()]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  await reading.cmsReached();
  expect(readAhead).toHaveBeenCalledTimes(2);
});

test("a cms that is away is not asked again before it is back", async () => {
  const heard = { isTrue: true };
  const readAhead = vi.fn(() => Promise.resolve(!heard.isTrue));
  const reading = createFirstReading({ readAhead, isCmsHeard: () => heard.isTrue });
  await reading.cmsReached();
  heard.isTrue = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(readAhead).toHaveBeenCalledTimes(1);
  heard.isTrue = true;
  await reading.cmsReached();
  expect(readAhead).toHaveBeenCalledTimes(2);
});

test("a cms that never answers keeps nobody out for ever", async () => {
  const reading = createFirstReading({ readAhead: () => new Promise(() => undefined), isCmsHeard, longestMs: 1_000 });
  void reading.cmsReached();
  vi.advanceTimersByTime(999);
  expect(reading.hasEnded()).toBe(false);
  vi.advanceTimersByTime(1);
  await reading.untilEnded();
  expect(reading.hasEnded()).toBe(true);
});
