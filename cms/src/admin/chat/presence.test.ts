import { PRESENCE_BEAT_MS } from "@wren/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "./paced";
import { CLOCK_MS, createPresence } from "./presence";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever is online says so once in a beat, and is heard", async () => {
  const tell = vi.fn(() => Promise.resolve());
  const presence = createPresence(tell, false);
  presence.wish(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(presence.get()).toEqual({ isWanted: true, isHeard: true });
  for (let tick = 0; tick < 4; tick++) {
    await vi.advanceTimersByTimeAsync(CLOCK_MS);
    presence.beat();
  }
  expect(tell.mock.calls).toEqual([[true], [true]]);
});

test("a server that does not hear is told again soon, and nobody claims to be online meanwhile", async () => {
  const tell = vi.fn(() => Promise.reject(new Error("gone")));
  const presence = createPresence(tell, true);
  presence.beat();
  await vi.advanceTimersByTimeAsync(CLOCK_MS);
  expect(presence.get()).toEqual({ isWanted: true, isHeard: false });
  presence.beat();
  expect(tell).toHaveBeenCalledTimes(2);
  expect(CLOCK_MS).toBeLessThan(PRESENCE_BEAT_MS);
});

test("who looks at another page stays online for two minutes, and who comes back stays", async () => {
  const presence = createPresence(() => Promise.resolve(), true);
  presence.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  presence.arrive();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(presence.get().isWanted).toBe(true);
  presence.leave();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(presence.get().isWanted).toBe(false);
});

test("what is asked for many times at once is loaded once now and once after the pause", async () => {
  const task = vi.fn(() => Promise.resolve());
  const loading = paced(task, 1_000);
  for (let time = 0; time < 5; time++) loading.ask();
  expect(task).toHaveBeenCalledTimes(1);
  loading.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(2);
});

test("who has left loads nothing more", async () => {
  const task = vi.fn(() => Promise.resolve());
  const loading = paced(task, 1_000);
  loading.ask();
  loading.ask();
  loading.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(1);
});
