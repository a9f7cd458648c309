import { seconds } from "../progress.mjs";
import { printLine } from "../settings.mjs";

/** Edits often come in pairs: the domain's rule, then whoever compiles against it. */
const SETTLE_MS = 300;

/** @typedef {{ failed: Promise<unknown>, stop: () => Promise<unknown> }} Runnable */

/**
 * A service that is started anew after edits. One that falls over is started again at the next edit.
 * @param {string} name
 * @param {() => Promise<Runnable>} start resolves when it answers
 */
export function createRestartedService(name, start) {
  /** @type {Runnable | null} */
  let running = null;
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  let isStopped = false;
  /** @type {Promise<void>} Starts and stops happen one after another. */
  let turn = Promise.resolve();

  async function startAnew() {
    await running?.stop();
    running = null;
    if (isStopped) return;
    const startedAt = Date.now();
    try {
      const service = await start();
      running = service;
      service.failed.catch((error) => printLine(name, `${error.message}\nIt starts again after the next edit.`));
      printLine(name, `Ready (${seconds(startedAt)})`);
    } catch (error) {
      printLine(name, `${error instanceof Error ? error.message : error}\nIt starts again after the next edit.`);
    }
  }

  const inTurn = (/** @type {() => Promise<void>} */ step) => (turn = turn.then(step));

  return {
    start: () => inTurn(startAnew),

    /** Starts it anew when the edits have come to rest. */
    restartSoon() {
      clearTimeout(soon);
      soon = setTimeout(() => {
        printLine(name, "Restarting after an edit");
        void inTurn(startAnew);
      }, SETTLE_MS);
    },

    /** A compiler is at work: what it makes is worth waiting for. */
    holdRestart: () => clearTimeout(soon),

    async stop() {
      isStopped = true;
      clearTimeout(soon);
      await inTurn(async () => {
        await running?.stop();
      });
    },
  };
}
