import { setTimeout as pause } from "node:timers/promises";

/** Collects neighbouring changes into one run, and leaves time for visitors during a long import. */
const GATHER_MS = 100;
const RETRY_MS = 1_000;

type Follower = {
  /** Runs the work for the first time. */
  start(): Promise<void>;
  /** Schedules another run after a change. */
  follow(): void;
  /** Resolves when no run is under way any more. */
  stop(): Promise<void>;
};

/**
 * Runs the work after every call, one run at a time, shared by all calls before it begins, and retried until it
 * succeeds.
 */
export function createFollower(work: () => Promise<void>, onFailure: (error: unknown) => void): Follower {
  let last = Promise.resolve();
  let isWaiting = false;
  let isStopped = false;

  async function workAfter(previous: Promise<void>): Promise<void> {
    await previous;
    await pause(GATHER_MS);
    isWaiting = false;
    while (!isStopped)
      try {
        await work();
        return;
      } catch (error) {
        onFailure(error);
        await pause(RETRY_MS);
      }
  }

  return {
    start() {
      last = work();
      return last;
    },
    follow() {
      if (isWaiting) return;
      isWaiting = true;
      last = workAfter(last);
    },
    stop() {
      isStopped = true;
      return last;
    },
  };
}
