import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFairQueue, type Leave } from "./fair-queue.ts";

const OPTIONS = { atOnce: 1, heldMs: 500, maxPerVisitor: 3, maxWaiting: 4 };

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Lets time pass, and the queue admit whom it admits after it. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await setImmediate();
}

/** Enters for each visitor in turn and notes the order in which they are admitted or turned away. */
function openQueue(options: Partial<typeof OPTIONS> = {}) {
  const queue = createFairQueue({ ...OPTIONS, ...options });
  const seen: string[] = [];
  const leaves: Leave[] = [];
  return {
    seen,
    queue,
    /** A name with a question mark is that of a request that is still arriving. */
    arrive: async (...names: string[]) => {
      for (const name of names)
        void queue.enter(name.charAt(0), !name.endsWith("?")).then((leave) => {
          seen.push(leave ? name : `no ${name}`);
          if (leave) leaves.push(leave);
        });
      await pass(0);
    },
    leave: async () => {
      leaves.shift()?.();
      await pass(0);
    },
  };
}

test("whoever finds a free place works at once", async () => {
  const { arrive, seen, queue } = openQueue({ atOnce: 2 });
  await arrive("a1", "a2");
  expect(seen).toEqual(["a1", "a2"]);
  expect(queue.waitingCount()).toBe(0);
});

test("the visitor with the fewest requests is next, however late they came", async () => {
  const { arrive, leave, seen } = openQueue();
  await arrive("a1");
  await arrive("a2", "a3", "b1");
  await leave();
  expect(seen).toEqual(["a1", "b1"]);
});

test("of all who came in the same moment the one with the fewest requests is first, although the work never pauses", async () => {
  const { queue } = openQueue({ atOnce: 1 });
  const drawn: string[] = [];
  for (const visitor of ["a", "a", "a", "b"])
    void queue.enter(visitor, true).then((leave) => {
      drawn.push(leave ? visitor : `no ${visitor}`);
      leave?.();
    });
  await vi.waitFor(() => expect(drawn).toEqual(["b", "a", "a", "a"]));
});

test("equals go in the order of their arrival", async () => {
  const { arrive, leave, seen } = openQueue();
  await arrive("a1", "b1", "c1");
  await leave();
  await leave();
  expect(seen).toEqual(["a1", "b1", "c1"]);
});

test("a visitor with too many requests is turned away, and others are not", async () => {
  const { arrive, seen } = openQueue();
  await arrive("a1", "a2", "a3", "a4", "b1");
  expect(seen).toEqual(["no a4", "b1"]);
});

test("a full queue turns away the visitor with the most requests, not the newcomer", async () => {
  const { arrive, leave, seen } = openQueue();
  await arrive("a1", "a2", "a3", "b1", "c1", "d1");
  expect(seen).toEqual(["no a3", "b1"]);
  await leave();
  expect(seen.at(-1)).toBe("c1");
});

test("work that takes long no longer keeps others waiting", async () => {
  const { arrive, seen } = openQueue();
  await arrive("a1", "b1");
  await pass(OPTIONS.heldMs);
  expect(seen).toEqual(["a1", "b1"]);
});

test("work that ends after its time frees no second place", async () => {
  const { arrive, leave, seen } = openQueue();
  await arrive("a1", "b1", "c1");
  await pass(OPTIONS.heldMs);
  await leave();
  expect(seen).toEqual(["a1", "b1"]);
});

test("nobody waits for a request that is still arriving", async () => {
  const { arrive, seen } = openQueue();
  await arrive("a1?", "b1?", "c1");
  await pass(2);
  expect(seen).toEqual(["a1?", "b1?", "c1"]);
});

test("a visitor who left counts no more", async () => {
  const { arrive, leave, seen } = openQueue();
  await arrive("a1", "a2", "a3");
  await leave();
  await leave();
  await leave();
  await arrive("a4");
  expect(seen).toEqual(["a1", "a2", "a3", "a4"]);
});
