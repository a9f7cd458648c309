export type Paced = { ask: () => void; stop: () => void };

/**
 * Runs a task on request, never twice at once and with a pause in between; requests made meanwhile share the next run.
 */
export function paced(task: () => Promise<void>, pauseMs: number): Paced {
  let isBusy = false;
  let isAsked = false;
  let isStopped = false;

  async function run() {
    isBusy = true;
    while (takeRequest()) {
      await task();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    isBusy = false;
  }

  function takeRequest(): boolean {
    const isWanted = isAsked && !isStopped;
    isAsked = false;
    return isWanted;
  }

  return {
    ask() {
      isAsked = true;
      if (!isBusy) void run();
    },
    stop() {
      isStopped = true;
    },
  };
}
