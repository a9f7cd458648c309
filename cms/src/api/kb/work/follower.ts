import { setTimeout as pause } from "node:timers/promises";

/** Time for the neighbours of a change to come along, and for visitors between the changes of a long import. */
const GATHER_MS = 100;
const RETRY_MS = 1_000;

type Follower = {
  /** Does the work for the first time. */
  start(): Promise<void>;
  /** Something changed. */
  follow(): void;
  /** Ends when nothing is under way any more. */
  stop(): Promise<void>;
};

/** Does the work after every call, one at a time, once for all calls that come before it begins, until it succeeds. */
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
