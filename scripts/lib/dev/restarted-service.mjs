import { seconds } from "../progress.mjs";
import { printLine } from "../settings.mjs";

/** Edits often come in pairs: a rule of the domain, then the code that compiles against it. */
const SETTLE_MS = 300;
/** Short, because somebody waits at a terminal; the services must survive a kill anyway. */
export const STOP_GRACE_MS = 1_000;

/**
 * @typedef {object} Runnable
 * @property {Promise<unknown>} failed
 * @property {() => Promise<void>} untilReady
 * @property {(graceMs: number) => Promise<unknown>} stop
 */

/**
 * A service that is restarted after edits. One that crashes is started again at the next edit.
 * @param {object} options
 * @param {string} options.name
 * @param {() => Promise<Runnable>} options.spawn
 * @param {() => Promise<string>} options.version of the code it would run now; unchanged code needs no restart
 */
export function createRestartedService({ name, spawn, version }) {
  /** @type {Runnable | null} */
  let running = null;
  /** @type {string | null} */
  let runningVersion = null;
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  let isStopped = false;
  /** @type {Promise<void>} Queue of starts, one after another. */
  let turn = Promise.resolve();

  async function startAnew() {
    const wanted = await version();
    if (isStopped || wanted === runningVersion) return;
    if (running) printLine(name, "Restarting after an edit");
    await running?.stop(STOP_GRACE_MS);
    if (isStopped) return;
    const startedAt = Date.now();
    const service = await spawn();
    [running, runningVersion] = [service, wanted];
    if (isStopped) return void (await service.stop(STOP_GRACE_MS));
    try {
      await service.untilReady();
      service.failed.catch(fail);
      printLine(name, `Ready (${seconds(startedAt)})`);
    } catch (error) {
      await service.stop(STOP_GRACE_MS);
      if (!isStopped) fail(error);
    }
  }

  function fail(/** @type {unknown} */ error) {
    [running, runningVersion] = [null, null];
    printLine(name, `${error instanceof Error ? error.message : String(error)}\nIt starts again after the next edit.`);
  }

  const start = () => (turn = turn.then(startAnew).catch(fail));

  return {
    start,
    isStopped: () => isStopped,

    /** Restarts it once the edits have settled. */
    restartSoon() {
      clearTimeout(soon);
      if (!isStopped) soon = setTimeout(() => void start(), SETTLE_MS);
    },

    /** Postpones the restart while a compiler is at work. */
    holdRestart: () => clearTimeout(soon),

    /** Works during a start as well. */
    async stop() {
      isStopped = true;
      clearTimeout(soon);
      await running?.stop(STOP_GRACE_MS);
      await turn;
    },
  };
}
